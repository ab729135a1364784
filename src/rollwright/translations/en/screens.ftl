### All other screens of the page: loaded with the first of them.

## Everywhere

page-language = Language
page-notifications = Notifications
page-points = points
page-nothing-here = There is nothing at this address
page-nothing-here-how = Part of the link may be missing. Ask for it again, or continue from here.
page-no-table = There is no such table
page-no-table-how = It may have been deleted, or part of the link is missing. Ask the host for the link again.
page-no-way-in = This table is open only to people who have its link
page-no-way-in-how = Ask the host for the link to play or to watch.
page-no-way-in-ask = Ask { $name } for the link to play or to watch.
page-no-way-in-later = When the game is over, you can watch the replay at this address.
page-old-page = This page is older than the server
page-old-page-how = Reload it. If that does not help, close all of its tabs and open it again.
page-reload = Reload
page-replay-empty-how = It was closed before the first roll. You can open a new one at any time.
page-still-playing = This game is not over yet
page-still-playing-how = You can watch the replay here as soon as it ends.
page-your-name = Your name

## The start page

page-game = Game
page-variant = Variant
page-as-in-the-box = standard rules
page-pace = Pace
page-pace-live = live
page-pace-days = over several days
page-dice = Dice
page-dice-proven = rolled by the server, verifiable
page-dice-typed = real dice, entered by hand
page-patience = Seconds before a bot may take over for an absent player
page-open = Open the table
page-my-data = My data
page-my-data-what = The server recognises this browser by a cookie. It stores your tables, the names you used there, your moves, and when you first and last visited. If you turn on notifications, also where they are sent and when. Nothing else.
page-my-data-forever = Finished tables are stored until the operator of the server deletes them.
page-my-data-days = { $days ->
    [one] Finished tables are deleted after one day.
   *[other] Finished tables are deleted after { $days } days.
  }
page-export = Export my data
page-forget = Delete my data
page-forget-sure = Leave all your tables and remove your name from them?

## At a table

page-connecting = Connecting…
page-waiting-for-players = Waiting for players
page-your-roll = Your turn to roll
page-your-word = Your word
page-faces = Your dice
page-keep = Keep dice
page-undo = Undo
page-pass = Pass
page-pass-no = Keep playing
page-pass-rolls = { $left ->
    [one] You have one roll left.
   *[other] You have { $left } rolls left.
  }
page-pass-could = You could still mark something.
page-border-could-complete = { $count ->
    [one] You could complete one segment.
   *[other] You could complete { $count } segments.
  }
page-border-could-cross = You could still cross off a space.
page-keep-hint = Tap a die to keep it
page-take-back = Take back
page-cross-off = cross off a box
page-area = Area
page-worth-now = Value now
page-you = you
page-left = has left
page-away = away
page-has-chosen = has chosen
page-come-back = Come back
page-leave = Leave
page-leave-sure = Leave the table? You can come back.
page-hand-over = Move to another device
page-let-bot-play = Let a bot take over
page-seat-bot = Add a bot
page-free-seat = Free the seat
page-free-seat-sure = Take this seat away from its player?
page-remove-guest = Remove permanently
page-remove-guest-sure = Remove this player from the table permanently? No link will let them back in. New links are created; the old ones stop working.
page-say = Say something
page-news = Game log
page-invitation = Link to play
page-watching = Link to watch
page-qr = Show QR code
page-new-links = New links
page-new-links-sure = Create new links? The old ones will stop working.
page-more = More
page-close-table = Close the table
page-close-table-sure = End the game for everyone?

## The end

page-result = Result
page-rematch = Rematch
page-to-the-rematch = Go to the rematch
page-accept-rematch = Accept
page-series = Wins so far
page-at-rematch = waiting at the rematch
page-waiting-at-rematch = { $count ->
    [one] { $names } is waiting at the rematch.
   *[other] { $names } are waiting at the rematch.
  }
page-invited = invited
page-replay = Watch the replay
page-record = Record
page-record-json = Record (JSON)
page-proof = Verify the dice
page-proof-commitment = Commitment (known from the start)
page-proof-secret = Secret
page-proof-words = Words

## The table: turns, dice and marks

page-home = Start page
page-people = Players
page-as-text = Text view
page-round-number = Round { $round }
page-over = Game over
page-dice-count = { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
  }
page-ask-done = Press Done to confirm.
# Tooltip: ends the animation of the other players' moves.
page-skip = Skip to now
page-last-round = Last round
page-maybe-last-round = Perhaps the last round
page-missed = You missed { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
page-border-ask-reroll = Your turn: tap dice to keep them, then roll again ({ $left } left), or complete a segment.
page-border-ask-reroll-only = Your turn: no segment fits yet. Tap dice to keep them, then roll again ({ $left } left).
page-border-ask-complete = Your turn: complete a segment with your dice.
page-border-ask-nothing = Your turn: no segment fits these dice. Pass.
page-border-ask-more = Cross off more, or press Done.
page-border-ask-second = { $name } left { $dice }: cross off spaces next to a cross.
page-border-ask-one-die = { $name } used all five dice: choose one of them and cross off one space next to a cross.
page-border-ask-no-die = No die fits next to a cross: pass.
page-twentyone-ask-again = Your turn: keep the dice, or reroll { $dice ->
    [one] the one die that does not show a 1.
   *[other] all { $dice } dice that do not show a 1.
  }
page-twentyone-ask-enter = Enter dice in row { $row }: same colour, and no higher than the number in the box.
page-twentyone-ask-more = Enter more dice, or press Done.
page-twentyone-ask-cross = No die fits in row { $row }: cross off the leftmost free box.
page-waiting-for-names = Waiting for { $names }
page-connection-lost = Connection lost. Reconnecting…
page-rule-number = Rule { $rule }
page-roll = Roll
page-roll-again = Roll again
page-rolls-left = { $left ->
    [one] one roll left
   *[other] { $left } rolls left
  }
page-chosen-waiting = Done. Waiting for the others.
page-done-points = { $points ->
    [0] Done
   *[other] Done: +{ $points }
  }
page-score = { $score ->
    [one] one point
   *[other] { $score } points
  }
page-rolls-now = rolling
page-chooses-now = choosing
page-scores = Scores
page-leads = in the lead
page-active = active
# Completed, of those that end the game.
page-border-areas = { $areas } of { $total } areas
page-twentyone-rows = { $rows } of { $total } rows
page-pass-to = Pass the device to { $name }
page-i-am = I am { $name }
# What a player of a shared device is asked for.
page-asked-by-name = { $name }: { $prompt }
page-players-here = Players on this device

## Keyboard shortcuts

page-keys = Keyboard shortcuts
page-keys-off = You can turn them off in the settings.
page-key-roll = roll
page-key-dice = keep or release a die
page-key-keep = keep all dice
page-key-walk = move around
page-key-lit = next highlighted place
page-key-mark = mark the selected place
page-key-undo = undo
page-key-done = done, or take back
page-key-text = text view
page-key-help = this list

## Opening a table

page-new-with-friends = New table with friends
page-new-here = New table on this device
page-new-here-how = Everyone plays on this device.
page-who-plays = Who plays?
page-sitter = Player in seat { $seat }
page-sitter-here = on this device
page-sitter-link = joins by link
page-sitter-bot = bot: { $bot }
page-bots-missing = Not installed on this server: { $bots }. The operator can install them with: { $command }
page-name-of-seat = Name in seat { $seat }
page-player-number = Player { $seat }
page-hidden-choices = Hide choices from each other
page-hidden-choices-hint = Hand over the device for every choice. Otherwise everyone marks on one screen.
page-add-seat = Add a seat
page-remove-seat = Remove seat { $seat }
page-no-person = At least one seat must be for a person.
page-boards = Boards
page-sheets = Sheets
page-drawn = random
page-chosen-by-seat = chosen
page-new-boards = new
page-new-boards-hint = Four new boards for this game, none better than another. The same number gives the same boards again.
# Label of a field: the number from which a set of four boards is made.
page-set-number = Number of the set
page-other-number = Another number
page-made-from = Boards made from the number { $number }
page-any-board = any board
page-any-sheet = any sheet
page-named-board = Board { $name }
page-named-sheet = Sheet { $name }
page-of-seat-board = Board in seat { $seat }
page-of-seat-sheet = Sheet in seat { $seat }
page-game-options = Game options
page-dice-proven-hint = Nobody can change these dice, not even the server. Everyone can check them at the end.
page-dice-typed-hint = Roll your own dice on the table and tap what they show.
page-pace-live-hint = Everyone plays now. A bot may take over for a player who is away for too long.
page-pace-days-hint = Everyone plays when they have time. The table waits.

## My tables

page-my-tables = My tables
page-no-tables-yet = No tables yet. Your tables appear here.
page-running-tables = In progress
page-finished-tables = Finished
page-watch-replay = Watch the replay

## Settings

page-settings-kept = These settings are saved in this browser.
page-your-name-hint = The other players see it.
page-theme = Theme
page-theme-system = system
page-theme-light = light
page-theme-dark = dark
page-symbols = Symbols for colours
page-symbols-hint = Each colour has its own symbol, so you never have to tell colours apart.
page-sounds = Sounds
page-sounds-hint = Dice, pen, and a sound when it is your turn.
page-motion = Animations
page-motion-system = system
page-motion-full = full
page-motion-reduced = reduced
page-speed = Speed of the others’ moves
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-instant = instant
page-key-shortcuts = Keyboard shortcuts
page-key-shortcuts-hint = R rolls, D is done, digits keep dice. Press ? at a table for the full list.
page-confirm-pass = Ask before passing
page-confirm-pass-hint = Only while you could do something else.

## Dialogs and links

page-cancel = Cancel
page-copy = Copy
page-copied = Copied.
page-copy-selected = The link is selected. Copy it now.
page-share = Share
page-qr-of = QR code: { $label }
page-link-local = This link works only on this computer. For phones on your network, start the server with --lan.

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
page-get-up = Leave the seat
page-lobby-begins = Everyone is here. The game begins.
page-invite = Invite the others
page-invite-how = Anyone with this link can take a seat.
page-invite-lost = The links were shown when the table was opened. You can create new ones.
page-your-word-how = It goes into the random numbers for the dice, so nobody can predict them. A random word is fine.
page-watch-only = You’re watching.

## People at the table

page-away-since = away since { $time }
page-bot-for = played by { $bot }
page-bot-note = bot
page-free-seat-of = Free the seat: { $name }
page-remove-guest-of = Remove permanently: { $name }
page-link = Link
page-hand-over-title = { $name } on another device
page-hand-over-how = Open this link on the other device within ten minutes. It works only once.
page-choose-bot = Which bot?
page-watchers-count = { $watchers ->
    [0] No one is watching.
    [one] One person is watching.
   *[other] { $watchers } people are watching.
  }
page-host-part = For the host

## Filled in by the server before the script runs

page-not-built = The page has not been built yet. Run “make web”, or reinstall the package with pip, and reload.

## The map of The Border

page-map-closer = Zoom in
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
   *[other] { $count } spaces can be crossed off together
}{ $points ->
    [0] .
    [one] , for { $points } point.
   *[other] , for { $points } points.
}
page-space-not-now = Cannot be crossed off now.
page-space-points = +{ $points }
page-scoring-row = Scoring row
page-area-values = { $area }: { $value } for the first player, { $low } for the others.
page-area-scored = { $area }: scored { $points }.
page-area-low = { $area }: { $low }, because another player was first.
# Below the name of the area.
page-area-worth = Worth { $value } to the first player, { $low } to the others.
page-area-worth-low = Worth { $low }, because another player was first.

## Dice

# $used: yes where the die is used up or of no use; no otherwise.
page-die-colour = Die { $number }: { $colour }{ $used ->
    [yes] , not usable now
   *[no] {""}
}
page-die-pips = { $colour } die: { $pips }{ $used ->
    [yes] , not usable now
   *[no] {""}
}
page-die-waiting = Die { $number }, not rolled yet
page-die-waiting-colour = { $colour } die, not rolled yet
page-die-stays = { $colour } die: { $pips }, stays
page-die-empty = Die { $number }: not entered yet
page-die-empty-colour = { $colour } die: not entered yet
page-faces-how = Roll your own dice, then tap what they show. Tap a die to correct it.
page-faces-palette = Choose a face
page-face-colour = { $colour }
page-face-pips = { $pips }
page-faces-enter = Confirm the dice

## The sheet of Twenty One

# $state: one of the messages page-box-... below.
page-box = Row { $row }, { $colour } { $number }: { $state }
page-box-free = free
page-box-holds = { $entry } entered
page-box-hit = { $entry } entered, a hit
page-box-crossed = crossed off
page-box-could = free, { $entry } would fit
page-box-pencilled = { $entry } pencilled in
page-box-crossing = marked for crossing off
page-box-may = can take { $entry }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# The points that a box would add, on the box itself.
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

## The connection, and the dice as text

page-connected-again = Connected again.
page-text-dice = The dice show { $dice }.

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
page-border-left = { $count ->
    [one] one space left
   *[other] { $count } spaces left
  }
page-twentyone-left = { $count ->
    [one] one box left
   *[other] { $count } boxes left
  }
page-twentyone-bonus = Bonus for hits
page-twentyone-next-hit = next hit: +{ $points }
page-past = Looking back
page-past-back = Back to the game
page-past-news = { $count ->
    [one] one new move
   *[other] { $count } new moves
  }
page-row-number = Row { $row }
page-hits = { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
  }
page-proof-proven = Verified: the dice were not changed.
page-proof-not-proven = Verification failed: something does not match.
page-proof-promised = The secret matches the commitment made before the first roll.
page-proof-not-promised = The secret does not match the commitment made before the first roll.
page-proof-heard = The words are the ones that the players added at this table.
page-proof-not-heard = The words are not the ones that the players added at this table.
page-proof-follow = { $rolls ->
    [one] The one roll follows
   *[other] All { $rolls } rolls follow
  } from the secret and the words, and so does the draw.
page-proof-wrong = { $roll ->
    [0] The draw does not follow
   *[other] Roll { $roll } does not follow
  } from the secret and the words.
page-proof-details = What was checked
page-proof-means = Your own browser has checked this. It proves that the dice were not changed after the words were in. It cannot prove that nobody knew the secret before.
page-proof-typed = These were real dice, so there is nothing to verify.

## The rulebook

page-rules-which = Choose the rules
page-rules-both = Both
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] No rules found.
    [one] One rule.
   *[other] { $count } rules.
  }

## The position as text

page-text-active = Active player: { $name }
page-text-chosen = Done: { $names }
page-text-pencil = Your marks (not confirmed)
page-text-may = Possible marks
# Spaces or boxes, and what they would score.
page-text-places = { $points ->
    [0] { $places }
    [one] { $places }: one point
   *[other] { $places }: { $points } points
  }
# A box that shows a number, and the die that would be entered: “red 4 in the 5”.
page-text-box = { $die } in the { $number }
page-text-areas = Areas
page-text-board = { $name }, board { $sheet }
page-text-sheet = { $name }, sheet { $sheet }
page-text-open-borders = Open border spaces per area
page-text-segments = Segments
page-text-crossed-off = crossed off
page-text-still-open = open: { $spaces }
page-text-all-open = all open
page-text-current-row = current row
page-text-free = free

## Replay of a finished game

page-replay-title = A finished game
# A heading, without a full stop.
page-replay-empty = No moves were made at this table
page-replay-step = Step
page-replay-where = Round { $round } · step { $step } of { $steps }
page-replay-where-draw = The draw · step { $step } of { $steps }
page-replay-draw = The draw
page-replay-back = Previous step
page-replay-on = Next step
page-replay-round-back = Back to the start of the round
page-replay-round-on = Next round
page-replay-speed = Speed: { $times }×
page-replay-share = Share
page-replay-link = Link to this step
# Next to the buttons of the replay.
page-replay-keys = Keys: ← → step, ↑ ↓ round, Space plays
page-replay-play = Play
page-replay-pause = Pause

## Lessons

page-learn = Learn by playing
