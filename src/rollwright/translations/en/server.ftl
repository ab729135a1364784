### The server: its commands, and the errors that it sends to clients.

## Commands and their options

help-serve = Serve tables to browsers on this machine or on the network.
help-host = Address to listen on. Default: this machine only.
help-lan = Listen on the whole local network, and show a QR code for phones.
help-port = Port to listen on; 0 takes any free port.
help-database = The database: a file or an address. Default: a file in your data folder.
help-root-path = Path under which a proxy serves Rollwright.
help-browser = Open the page in a browser.
help-trusted-proxies = Addresses of proxies whose forwarded headers are trusted, separated by commas.
help-allowed-host = Also answer to this host name, as a proxy forwards it; “*” allows any name. Repeatable.
help-limit = Change a limit. Repeatable.
help-extra-bot = Offer one more bot. Repeatable.
help-bot-workers = Number of worker processes for bots. Default: one per two cores.
help-log = Write the log to this file; “-” is the standard error stream.
help-check = Start, check that everything works, and stop.
help-backup = Copy the database to a file. Works while a server is running.
help-backup-file = The file of the backup.
help-restore = Replace the database with a backup. Stop the server first.
help-overwrite-database = Replace the existing database.
help-migrate-database = Copy everything to another database, which must be empty. Stop the server first.
help-migrate-from = The database to copy: a file or an address.
help-migrate-to = The new database: a file or an address.
help-keep-finished = Delete finished tables after this many days. Without it they are stored forever.
help-public-url = Address at which players reach the server, for links in notifications: https://…
help-smtp = Mail server for notifications: smtps://USER:PASSWORD@HOST:PORT. Better in the variable ROLLWRIGHT_SMTP, which other users cannot see.
help-mail-from = Sender of the e-mails.
help-allow-private-addresses = Allow private addresses and plain http for webhooks and push services.
help-archive = Write the records of finished tables to files and delete these tables. Works while a server is running.
help-older-than = Only tables in which nothing has happened for this many days.
help-archive-folder = The folder for the records. Default: “archive” next to the database.
help-dry-run = Only show what would be done.
help-forget = Delete a table, or everything that identifies a guest. Works while a server is running.
help-forget-what = The id of a table (the end of its link) or of a guest (“guest” in the export of their data).
help-forget-seat = Delete the guest in this seat of the table instead of the table.
help-yes = Do not ask for confirmation.

serve-address = The tables are at { $url }
serve-phones = For phones on the same network:
serve-how-to-stop = Press Ctrl-C to stop the server.
serve-stopped = The server has stopped. All games are saved.
check-done = Everything works.
backup-done = The backup is in { $file }.
restore-done = The database has been replaced with { $file }.
migrate-progress = Copying and comparing
migrate-done = Copied and compared: { $count ->
    [one] one entry
   *[other] { $count } entries
}.
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
archive-unreadable = { $name } could not be read back after it was written. The table was not deleted.
forget-table = Table { $table }: { $game }, opened on { $day }, { $status }
forget-seat = Seat { $seat }: { $name }
forget-seat-guest = Seat { $seat }: { $name }, guest { $guest }
forget-guest = { $count ->
    [one] Guest { $guest } belongs to one table.
   *[other] Guest { $guest } belongs to { $count } tables.
  }
forget-table-sure = Delete this table permanently? Type “{ $yes }” to confirm.
forget-guest-sure = Delete the names and ids of this guest from all tables permanently? Type “{ $yes }” to confirm.
forget-yes = yes
forget-table-done = { $count ->
    [one] The table was deleted with one entry.
   *[other] The table was deleted with { $count } entries.
  }
forget-guest-done = The guest was deleted. Names removed: { $names }. Entries that no longer have their id: { $count }.
forget-erased-later = Another program is still reading the database. When it is done, the server erases the rest from the files.
forget-unknown = There is no table or guest “{ $text }” in this database.
forget-seat-empty = No guest has seat { $seat } at this table.
forget-needs-yes = There is no terminal to ask for confirmation: add --yes.
forget-not-confirmed = Not confirmed. Nothing was deleted.

host-and-lan = --host and --lan exclude each other.
cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }. Is another server running there? Try --port.
check-failed = The server does not work as it should: { $reason }
limit-unknown = “{ $text }” is not a limit. Write NAME=NUMBER; the names are { $known }.
root-path-unusable = “{ $text }” cannot be used as a path.
public-url-unusable = “{ $text }” is not an address such as https://….
smtp-unreadable = Write the mail server as smtps://USER:PASSWORD@HOST:PORT or smtp://HOST.
smtp-needs-more = E-mails also need --mail-from and --public-url.
mail-from-unusable = “{ $text }” is not an e-mail address.
bot-option-unreadable = “{ $text }” is not a bot. Write ID=MODULE:CLASS.

## Errors, by their code

error-bad-message = The server could not read this message ({ $where }: { $reason }).
error-stale = The game has moved on. Check the table and try again.
error-not-your-seat = Seat { $seat } is not yours.
error-not-allowed = You cannot do this here.
error-not-found = There is nothing at this address.
error-wrong-origin = This request came from another site and was refused.
error-wrong-host = The server does not answer to the name “{ $host }”. If the name is right, the operator must start the server with { $option } and this name.
error-hello-first = The first message must be “hello”.
error-other-protocol = The server uses version { $protocol } of the protocol. Reload the page.
error-too-large = The request is too large.
error-head-too-large = The request headers are too large.
error-too-fast = Too many requests. Wait a moment.
error-too-many = Too many connections. Close some of them.
error-too-slow = Your connection was too slow. Connecting again…
error-request-too-slow = The request took too long to arrive. Try again.
error-server-full = The server has too many connections right now. Try again in a moment.
error-too-many-offences = Too many unreadable messages. The connection is closed.
error-stopping = The server is stopping. All games are saved.
server-older = The server is being updated. Try again in a moment.
table-unreadable = This table was continued by a newer version of the server. Try again in a moment.
error-internal = Something went wrong on the server. It is not your fault.
message-not-text = The server accepts only text messages.
# “hello” is a message of the protocol, not a greeting.
hello-twice = The message “hello” can be sent only once.

## The store

database-says = { $database }: { $said }
store-disk-full = Nothing was saved: the server’s disk is full.
store-read-only = Nothing was saved: the database is read-only.
store-unavailable = Nothing was saved: the database cannot be reached.
store-busy = Too many requests are being saved for this table. Try again.
store-newer-database = This database was written by a newer version of Rollwright. Use that version.
store-foreign-database = This is not a Rollwright database.
store-database-in-use = Another program is using the database. Stop it first.
store-file-exists = This file already exists. Choose another name.
store-no-such-file = There is no such file.
store-damaged-database = The database is damaged.
store-database-not-empty = This database is not empty.
store-copy-differs = The copy is not the same as the original. Nothing was saved.
store-unsupported = This does not work with this kind of database.

## Tables

too-many-tables = You have { $most } open tables. Close one of them first.
phrases-used-up = { $most ->
    [one] You have already said one phrase at this table.
   *[other] You have already said { $most } phrases at this table.
  } That is the limit for one player.
too-fast-wait = This is too fast. Try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
table-removed = This table has been deleted.
guest-forgotten = This browser’s data has been deleted, so it no longer belongs to this table.
exports-busy = Another data export is running. Try again in a moment.
seats-no-person = At least one seat must be for a person.
sheets-and-set = Choose either boards or sheets by name or a number to make them from, not both.
bot-unknown = There is no bot “{ $text }”. Choose from { $bots }.
link-used-up = This link no longer works.
removed-from-table = The host has removed you from this table.
host-stays = The host cannot be removed from their own table.
watchers-do-not-sit = This link is only for watching. Ask the host for an invitation to play.
bot-plays-here = A bot plays in seat { $seat }. Come back first.
player-is-here = The player in seat { $seat } is here.
table-waits-for-days = This table is played over days, so it waits for absent players. The host may free seat { $seat }.
not-away-long-enough = A bot may take over seat { $seat } in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }

## Notifications

address-unusable = This address cannot be used.
address-not-https = The address must begin with https://
address-not-public = This address is not on the public internet.
push-keys-unusable = The browser’s keys for notifications cannot be used. Turn notifications off and on again.
push-unavailable = This server does not offer notifications in the browser.
mail-unavailable = This server does not send e-mails.
mail-address-unusable = This e-mail address cannot be used.
mail-failed = The e-mail could not be sent. Try again later.
too-many-channels = You already have { $most } ways to be notified. Remove one of them first.
time-zone-unknown = The server does not know the time zone “{ $text }”.

## In the page, before its script runs

page-needs-script = This page needs JavaScript.
page-description = Two roll-and-write dice games, The Border and Twenty One. Play with friends anywhere, on one device, or against bots.
