### The server: its commands, and what it tells clients. `server/protocol/errors.py` has the codes.

## Commands and their options

help-serve = Serve tables to the browsers of this machine, or of the network.
help-host = Listen on this address; this machine alone without it.
help-lan = Listen for the whole local network, and show a QR code for the phones in it.
help-port = Listen on this port; 0 takes any that is free.
help-database = The database: a file or an address. Without it, one in your data folder.
help-root-path = The path under which a proxy shows the server.
help-browser = Open the page in the browser.
help-trusted-proxies = Addresses of proxies whose forwarded headers are believed, with commas.
help-allowed-host = Answer to this host name too, as a proxy passes it on; “*” is any name. May be given several times.
help-limit = Change a limit: NAME=NUMBER. May be given several times.
help-extra-bot = Offer one more bot: ID=MODULE:CLASS. May be given several times.
help-bot-workers = Worker processes in which bots think; by default one per two cores.
help-log = Write the log to this file; “-” is the error stream.
help-check = Start, see that everything works, and stop.
help-backup = Copy the database into a file, also while a server uses it.
help-backup-file = The file of the copy.
help-restore = Put a copy in the place of the database; no server may be using it.
help-overwrite-database = Replace the existing database.
help-keep-finished = Delete finished tables after so many days. Without it they are stored forever.
help-archive = Write the records of finished tables to files and delete these tables, also while a server runs.
help-older-than = Only tables in which nothing has happened for so many days.
help-archive-folder = The folder of the records. Without it, “archive” beside the database.
help-dry-run = Only say what would be done.
help-forget = Delete a table, or everything that identifies a guest, also while a server runs.
help-forget-what = The id of a table (the end of its link) or of a guest (“guest” in the export of their data).
help-forget-seat = Delete the guest in this seat of the table, not the table.
help-yes = Do not ask for confirmation.

serve-address = The tables are open at { $url }
serve-phones = For phones in the same network:
serve-how-to-stop = Ctrl-C stops the server.
serve-stopped = The server has stopped. Everything is kept.
check-done = Everything works.
backup-done = The copy is in { $file }.
restore-done = The database is now that of { $file }.
archive-progress = Archiving tables
archive-would = { $count ->
    [0] There is nothing to archive.
    [one] One table would be archived in { $folder }.
   *[other] { $count } tables would be archived in { $folder }.
  }
archive-done = { $count ->
    [0] There was nothing to archive.
    [one] One table was archived in { $folder }.
   *[other] { $count } tables were archived in { $folder }.
  }
archive-not-played = { $count ->
    [one] One table that was never played was deleted.
   *[other] { $count } tables that were never played were deleted.
  }
archive-unreadable = { $name } could not be read back as it was written. The table was not deleted.
forget-table = Table { $table }: { $game }, opened on { $day }, { $status }
forget-seat = Seat { $seat }: { $name }
forget-seat-guest = Seat { $seat }: { $name }, guest { $guest }
forget-guest = { $count ->
    [one] Guest { $guest } belongs to one table.
   *[other] Guest { $guest } belongs to { $count } tables.
  }
forget-table-sure = Delete this table for good? Type “{ $yes }” to confirm.
forget-guest-sure = Delete the names and ids of this guest from all tables for good? Type “{ $yes }” to confirm.
forget-yes = yes
forget-table-done = { $count ->
    [one] The table was deleted with one entry.
   *[other] The table was deleted with { $count } entries.
  }
forget-guest-done = The guest was deleted: names removed: { $names }; entries without their id now: { $count }.
forget-erased-later = Another program is still reading the database. When it ends, the server erases the rest from the files.
forget-unknown = “{ $text }” is neither a table nor a guest in this database.
forget-seat-empty = No guest has seat { $seat } at this table.
forget-needs-yes = Nobody can be asked for confirmation here: add --yes.
forget-not-confirmed = Not confirmed. Nothing was deleted.

host-and-lan = --host and --lan do not go together: take one of them.
cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }. Is another server running there? Try --port.
check-failed = The server does not answer as it should: { $reason }
limit-unknown = “{ $text }” is no limit. Write NAME=NUMBER; the names are { $known }.
root-path-unusable = “{ $text }” cannot be part of an address.
bot-wish-unreadable = “{ $text }” is no bot. Write ID=MODULE:CLASS.

## Errors, by their code

error-bad-message = The server could not read this message ({ $where }: { $reason }).
error-stale = The game has moved on in the meantime. Look again.
error-not-your-seat = Seat { $seat } is not yours.
error-not-allowed = You may not do this here.
error-not-found = There is nothing here.
error-wrong-origin = This was sent by the page of another site, and is refused.
error-wrong-host = The server does not answer under the name “{ $host }”. If it is the right one, its operator starts the server with { $option } and this name.
error-hello-first = The first message must be a greeting.
error-other-protocol = The server speaks version { $protocol } of the protocol. Reload the page.
error-too-large = This is too long.
error-head-too-large = The request has too many headers, or they are too long.
error-too-fast = This is too fast. Wait a moment.
error-too-many = Too many connections. Close some of them.
error-too-slow = You were too far behind. Connecting again…
error-request-too-slow = The request took too long to arrive. Try again.
error-server-full = The server has too many connections at the moment. Try again in a moment.
error-too-many-offences = Too many messages that nobody can read. The connection is closed.
error-stopping = The server stops. Everything is kept.
error-internal = Something went wrong in the server. It is not your fault.
message-not-text = The server reads text only.
hello-twice = You have said hello already.

## The store

database-says = { $database }: { $said }
store-disk-full = Nothing was kept: the disk of the server is full.
store-read-only = Nothing was kept: the database cannot be written.
store-unavailable = Nothing was kept: the database cannot be reached.
store-busy = Too many are writing at this table at once. Try again.
store-newer-database = A newer version of Rollwright has written this database: use that one.
store-foreign-database = This is not a database of Rollwright.
store-database-in-use = Another program uses the database: stop it first.
store-file-exists = There is such a file already: choose another name.
store-no-such-file = There is no such file.
store-damaged-database = The database is damaged.
store-unsupported = That does not work with this kind of database.

## Tables

too-many-tables = You have { $most } tables that are not over. Close one of them first.
phrases-used-up = You have said { $most } phrases at this table, which is as many as it takes from one player.
too-fast-wait = This is too fast. You can do it again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
table-removed = This table has been deleted.
guest-forgotten = The data of this browser has been deleted, so it no longer belongs to this table.
exports-busy = Another export of data is running. Try again in a moment.
seats-no-person = At least one seat must be for a person.
bot-unknown = There is no bot “{ $text }”; there are { $bots }.
link-used-up = This link opens nothing any more.
removed-from-table = The host has removed you from this table.
host-stays = The host cannot be removed from their own table.
watchers-do-not-sit = With this link you may watch. Ask the host for an invitation to play.
bot-plays-here = A bot plays in seat { $seat }. Come back first.
player-is-here = The player of seat { $seat } is here.
table-waits-for-days = This table waits for days. The host may free seat { $seat }.
not-away-long-enough = A bot may play on in seat { $seat } in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
