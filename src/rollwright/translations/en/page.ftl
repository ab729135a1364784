### The page in the browser.

## Everywhere

page-needs-script = This page needs JavaScript.
page-language = Language
page-close = Close
page-unreachable = The server does not answer. Try again in a moment.
page-points = points
page-broken = Something went wrong on this page. Reload it: nothing is lost.
page-your-name = Your name
page-guest = Guest

## The start page

page-welcome = Roll and write together
page-game = Game
page-variant = Variant
page-as-in-the-box = as in the box
page-pace = Pace
page-pace-live = live
page-pace-days = over days
page-dice = Dice
page-dice-proven = proven, by the server
page-dice-typed = real dice, typed in
page-patience = Seconds until a bot may play on for somebody away
page-open = Open the table
page-my-tables = My tables
page-status-waiting = waiting for players
page-status-playing = in play
page-status-over = over
page-my-data = My data
page-my-data-what = The server knows this browser by a cookie: its tables, the names you sat down with, your moves, and when you first and last came. Nothing else.
page-my-data-forever = Finished tables are stored until the operator of the server deletes them.
page-my-data-days = { $days ->
    [one] Finished tables are deleted after one day.
   *[other] Finished tables are deleted after { $days } days.
  }
page-export = Export my data
page-forget = Delete my data
page-forget-sure = Leave all your tables, and take your names out of all of them?

## At a table

page-connecting = Connecting…
page-waiting-for-players = Waiting for players
page-your-turn = Your turn
page-your-roll = Your roll
page-your-word = Your word for the dice
page-faces = What the dice show
page-keep = Keep the dice
page-undo = Undo
page-pass = Pass
page-take-back = Take back
page-cross-off = cross off a box
page-area = Area
page-worth-now = Worth now
page-you = you
page-left = has left
page-away = away
page-has-chosen = has chosen
page-come-back = Come back
page-leave = Leave
page-leave-sure = Get up from the table? You can come back.
page-hand-over = To another device
page-let-bot-play = Let a bot play on
page-seat-bot = Seat a bot
page-free-seat = Free the seat
page-free-seat-sure = Take this seat from its player?
page-remove-guest = Remove for good
page-remove-guest-sure = Remove this player from the table for good? No link will let them back in. New links are created; the old ones stop working.
page-say = Say something
page-news = What happened
page-invitation = To play
page-watching = To watch
page-qr = Show as QR code
page-new-links = New links
page-new-links-sure = Make new links? Those handed out before open nothing any more.
page-more = More
page-close-table = Close the table
page-close-table-sure = Break the game off for everyone?

## The end

page-result = Result
page-rematch = Rematch
page-to-the-rematch = To the rematch
page-replay = Look at it again
page-record = Record
page-record-json = Record (JSON)
page-proof = Prove the dice
page-proof-commitment = Known from the start
page-proof-secret = Secret
page-proof-words = Words

## The table: turns, dice and marks

page-menu = Menu
page-home = Start page
page-rules = Rules
page-settings = Settings
page-people = People
page-as-text = As text
page-seat-number = Seat { $seat }
page-round-number = Round { $round }
page-over = The game is over
page-roll-or-mark = Your turn: roll again, or mark
page-roll-or-keep = Your turn: roll again, or keep
page-waiting-for-names = Waiting for { $names }
page-connection-lost = Connection lost. Trying again…
page-rule-number = Rule { $rule }
page-roll = Roll
page-roll-again = Roll again
page-rolls-left = { $left ->
    [one] one left
   *[other] { $left } left
  }
page-chosen-waiting = Done. The others still choose.
page-done-points = { $points ->
    [0] Done
   *[other] Done: +{ $points }
  }
page-score = { $score ->
    [one] one point
   *[other] { $score } points
  }
page-sheet-of = The sheet of { $name }
page-rolls-now = rolls
page-chooses-now = choosing
page-pass-to = Pass the device to { $name }
page-i-am = I am { $name }

## Keys

page-keys = Keys
page-keys-off = They can be switched off in the settings.
page-key-roll = roll
page-key-dice = keep a die, or free it
page-key-keep = keep all dice
page-key-walk = walk over the sheet
page-key-lit = to the next place that is lit
page-key-mark = mark what has the focus
page-key-undo = undo
page-key-done = done, or take it back
page-key-text = the position as text
page-key-help = these keys

## Start page

page-tagline-border = Cross off borders, claim the lands.
page-tagline-twentyone = Six dice, five rows: fill them first.
page-facts-border = 2–4 players · 30 min
page-facts-twentyone = 1–6 players · 15 min
page-play = Play now
page-play-against = against a bot
page-with-friends = With friends
page-on-this-device = On one device
page-opponent = Your opponent
page-promise = No account, no advertising, nobody watching over your shoulder.
page-go-on = Go on playing
page-all-my-tables = All my tables

## Opening a table

page-new-with-friends = A table for friends
page-new-here = A table on one device
page-new-here-how = Everyone plays on this device and passes it on.
page-who-plays = Who plays?
page-sitter = Who sits in seat { $seat }
page-sitter-here = on this device
page-sitter-link = comes by a link
page-sitter-bot = bot: { $bot }
page-bots-missing = Not installed on this server: { $bots }. Whoever runs it gets them with: { $command }
page-name-of-seat = Name in seat { $seat }
page-player-number = Player { $seat }
page-add-seat = Add a seat
page-remove-seat = Remove seat { $seat }
page-no-person = At least one seat must be for a person.
page-boards = Boards
page-sheets = Sheets
page-drawn = drawn by lot
page-chosen-by-seat = chosen
page-any-board = any board
page-any-sheet = any sheet
page-named-board = Board { $name }
page-named-sheet = Sheet { $name }
page-of-seat-board = Board in seat { $seat }
page-of-seat-sheet = Sheet in seat { $seat }
page-how-to-play = How do you play?
page-dice-proven-hint = Nobody can change these dice, not even the server: everyone can check it at the end.
page-dice-typed-hint = You roll your own dice on the table and tap in what they show.
page-pace-live-hint = Everybody is here. For somebody who is away for long a bot may play on.
page-pace-days-hint = Each plays when there is time. The table waits.

## My tables

page-no-tables-yet = No tables yet. They appear here as soon as you sit at one.
page-running-tables = In play
page-finished-tables = Finished
page-watch-replay = Look at it again
page-free-seats = { $seats ->
    [one] one free seat
   *[other] { $seats } free seats
  }
page-watching-here = you watch

## Settings

page-settings-kept = All of this stays in this browser.
page-your-name-hint = Others see it at the table.
page-theme = Light or dark
page-theme-system = system
page-theme-light = light
page-theme-dark = dark
page-symbols = Symbols on colours
page-symbols-hint = Every colour has its own sign, so that nobody has to tell colours apart.
page-sounds = Sounds
page-sounds-hint = Dice, pen, and a tone when it is your turn.
page-motion = Motion
page-motion-system = system
page-motion-full = all
page-motion-reduced = little
page-bot-speed = Speed of bots
page-bots-calm = calm
page-bots-brisk = brisk
page-bots-instant = at once
page-key-shortcuts = Single keys
page-key-shortcuts-hint = R rolls, D is done, digits keep dice; ? at a table lists them all.

## Windows and links

page-cancel = Cancel
page-copy = Copy
page-copied = Copied.
page-copy-selected = The link is selected: copy it now.
page-share = Share
page-qr-of = QR code: { $label }
page-link-local = This link works on this machine only. For phones in your network, start the server with --lan.

## Before the first roll

page-sit-down = Sit down
page-free-here = Free seat
page-sit-here = Sit here
page-sit-in = Sit in seat { $seat }
page-lobby-sit = Take a seat
page-lobby-wait = { $seats ->
    [one] One seat is still free
   *[other] { $seats } seats are still free
  }
page-get-up = Get up
page-lobby-begins = Everyone is here. It begins.
page-invite = Invite the others
page-invite-how = Whoever opens this link can sit down.
page-invite-lost = The links were shown when the table was opened. You can make new ones.
page-your-word-how = It is mixed into the dice, so that nobody can know them before. A random one is fine.
page-watch-only = You watch this table.

## People at the table

page-away-since = away since { $time }
page-bot-for = { $bot } plays on
page-bot-note = bot
page-free-seat-of = Free the seat: { $name }
page-remove-guest-of = Remove for good: { $name }
page-link = Link
page-hand-over-title = { $name } on another device
page-hand-over-how = Open this link there within ten minutes. It works once.
page-choose-bot = Which bot?
page-watchers-count = { $watchers ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $watchers } people watch.
  }
page-host-part = For the host

## Said by the server, before the page is there

page-description = Two roll-and-write dice games, The Border and Twenty One: with friends anywhere, on one device, or against bots.
page-not-built = The page has not been built yet. Run “make web”, or install the package again with pip, and reload.

## The map of The Border

page-map-closer = Look closer
page-map-whole = Show the whole map
# $place: the number of the space; $colour: its colour; $state: open, crossed or pencilled.
page-space = Space { $place }, { $colour }, { $state ->
    [crossed] crossed off
    [pencilled] pencilled in
   *[open] open
}.
page-space-white = Space { $place }, white, crossed off from the start.
page-space-segment = Segment of { $length }, { $open } open.
page-space-border = Border of { $areas }.
# $count: how many spaces are crossed off together; $points: what that scores.
page-space-touch = { $count ->
    [one] Can be crossed off
   *[other] Can be crossed off, { $count } spaces together
}{ $points ->
    [0] .
    [one] , for { $points } point.
   *[other] , for { $points } points.
}
page-space-not-now = Not now.
page-space-points = +{ $points }
page-scoring-row = Scoring row
page-area-values = { $area }: { $value } to the first, { $low } later.
page-area-scored = { $area }: scored { $points }.
page-area-low = { $area }: { $low }, since somebody was first.

## Dice

# $used: yes where the die is used up or of no use; no otherwise.
page-die-colour = Die { $number }: { $colour }{ $used ->
    [yes] , of no use now
   *[no] {""}
}
page-die-pips = { $colour } die: { $pips }{ $used ->
    [yes] , of no use now
   *[no] {""}
}
page-die-waiting = Die { $number }, not rolled yet
page-die-waiting-colour = { $colour } die, not rolled yet
page-die-stays = { $colour } die: { $pips }, stays
page-die-empty = Die { $number }: nothing entered
page-die-empty-colour = { $colour } die: nothing entered
page-faces-how = Roll your own dice, then tap what they show. Tap a die to correct it.
page-faces-palette = Faces
page-face-colour = { $colour }
page-face-pips = { $pips }
page-faces-enter = Enter the dice

## The sheet of Twenty One

# $state: one of the messages page-box-... below.
page-box = Row { $row }, { $colour } { $number }: { $state }
page-box-free = free
page-box-holds = { $entry } entered
page-box-hit = { $entry } entered, a hit
page-box-crossed = crossed off
page-box-pencilled = { $entry } in pencil
page-box-crossing = crossed off in pencil
page-box-may = can take { $entry }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What a box that can be filled would add, on the box itself.
page-box-adds = +{ $points }
# $kind: whether the row is complete, the current one, or another.
page-sheet-row = Row { $row }{ $kind ->
    [complete] , complete
    [current] , current row
   *[other] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
page-sheet-total = All rows: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-bonus = Bonus: { $table }
page-bonus-for = { $points } for { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
page-cross-off-box = Cross off the leftmost free box

## What happened: each in a sentence, read out by screen readers and listed in the history and the replay

# Dice and spaces by colour: “2 red”, “red 5”, “grey 16, 23”.
page-count-colour = { $count } { $colour }
page-colour-number = { $colour } { $number }
page-colour-spaces = { $colour } { $spaces }
page-tell-sat-down = { $name } sits down.
page-tell-freed = Seat { $seat } is free.
page-tell-left = { $name } leaves.
page-tell-came-back = { $name } is back.
page-tell-bot-took-over = { $bot }, a bot, plays on for { $name }.
page-tell-stood-in = The bot in seat { $seat } failed: { $bot } makes its move.
page-tell-moved = { $name } goes on at another device.
page-tell-said = { $name }: { $said }
page-tell-away = { $name } is away.
page-tell-here = { $name } is here again.
page-tell-rematched = There is a rematch.
page-tell-connected = Connected again.
page-tell-board = { $name } has board { $sheet }.
page-tell-sheet = { $name } has sheet { $sheet }.
page-tell-first = { $name } begins.
page-tell-rolled = { $name } rolls. The dice show { $dice }.
page-tell-dice = The dice show { $dice }.
page-tell-reroll = { $name } rolls { $dice } again.
page-tell-again = { $name } rolls again.
page-tell-keep = { $name } keeps the dice.
page-tell-chose = { $name } has chosen.
page-tell-took-back = { $name } takes the choice back.
page-tell-pass = { $name } crosses off nothing.
page-tell-mark = { $name } crosses off { $spaces }.
page-tell-enter = { $name } enters { $boxes } in row { $row }.
page-tell-cross-off = { $name } crosses off a box.
page-tell-area = { $name } completes the { $area }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
page-tell-row = { $name } completes row { $row }: { $score ->
    [one] one point
   *[other] { $score } points
  }, { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
  }.
page-tell-leftover = Left for the others: { $dice }.
page-tell-round = Round { $round }: { $name } rolls.
page-tell-over = The game is over: { $reason }.
page-tell-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  } with { $score ->
    [one] one point
   *[other] { $score } points
  }.
page-tell-tie = It was { $tie }.

## The result and the proof of the dice

page-you-win = You win!
page-names-win = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
page-solo-score = { $score ->
    [one] One point
   *[other] { $score } points
  }
page-no-winner = No winner this time
page-total = Total
page-row-number = Row { $row }
page-hits = { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
  }
page-proof-proven = Proven: these dice were not changed.
page-proof-not-proven = Not proven: something does not fit.
page-proof-promised = The secret is the one that was promised before the first roll.
page-proof-not-promised = The secret is not the one that was promised before the first roll.
page-proof-heard = The words are those that were said at this table.
page-proof-not-heard = The words are not those that were said at this table.
page-proof-follow = { $rolls ->
    [one] The one roll follows
   *[other] All { $rolls } rolls follow
  } from the secret and the words, the draw included.
page-proof-wrong = { $roll ->
    [0] The draw does not follow
   *[other] Roll { $roll } does not follow
  } from the secret and the words.
page-proof-details = What was checked
page-proof-means = Your browser has computed this by itself. It shows that the dice were not changed after the words were in. It cannot show that nobody knew the secret before.
page-proof-typed = These were real dice, typed in: there is nothing to prove.

## The rulebook

page-rules-which = Which rules
page-rules-both = Both
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] No rule says this.
    [one] One rule.
   *[other] { $count } rules.
  }

## The position as text

page-text-active = Active player: { $name }
page-text-chosen = Already chosen: { $names }
page-text-pencil = Your pencil marks
page-text-may = What you may mark
# Spaces or boxes, and what they would score.
page-text-places = { $points ->
    [0] { $places }
    [one] { $places }: one point
   *[other] { $places }: { $points } points
  }
# A box that shows a number, and the die that would be entered: “red 4 in the 5”.
page-text-box = { $die } in the { $number }
page-text-areas = Areas
page-text-open = { $count } open
page-text-board = { $name }, board { $sheet }
page-text-sheet = { $name }, sheet { $sheet }
page-text-open-borders = Open spaces of each border
page-text-segments = Segments
page-text-crossed-off = crossed off
page-text-still-open = open: { $spaces }
page-text-all-open = all open
page-text-current-row = current row
page-text-free = free

## Looking at a finished game again

page-replay-title = A finished game
page-replay-empty = Nothing was played at this table.
page-replay-step = Step of the game
page-replay-where = Round { $round } · step { $step } of { $steps }
page-replay-where-draw = The draw · step { $step } of { $steps }
page-replay-draw = The draw
page-replay-back = One step back
page-replay-on = One step on
page-replay-round-back = Back to the beginning of the round
page-replay-round-on = On to the next round
page-replay-speed = Speed: { $times } times
page-replay-active = active
page-replay-share = Share
page-replay-link = Link to this step
# Beside the buttons of the replay.
page-replay-keys = Keys: ← → a step, ↑ ↓ a round, Space plays
page-replay-play = Play
page-replay-pause = Pause
