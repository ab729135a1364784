### The page in the browser. No message here takes an argument: the page gets them all at once.

## Everywhere

page-needs-script = This page needs JavaScript.
page-language = Language
page-close = Close
page-unreachable = The server does not answer. Try again in a moment.
page-broken = Something went wrong on this page. Reload it: nothing is lost.
page-seat = Seat
page-points = points
page-your-name = Your name
page-guest = Guest

## The start page

page-welcome = Roll and write together
page-plain = A plain page for now: everything works, and a prettier one is on its way.
page-play-now = Play against a bot now
page-open-table = Open a table for friends
page-game = Game
page-seats = Seats
page-person = a person
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
page-no-tables = No tables yet.
page-status-waiting = waiting for players
page-status-playing = in play
page-status-over = over
page-my-data = My data
page-my-data-what = The server knows this browser by a cookie: its tables, the names you sat down with and your moves. Nothing else.
page-export = Export my data
page-forget = Delete my data
page-forget-sure = Leave all your tables, and take your names out of all of them?

## At a table

page-connecting = Connecting…
page-round = round
page-waiting-for = Waiting for
page-waiting-for-players = Waiting for players
page-your-turn = Your turn
page-your-roll = Your roll
page-your-word = Your word for the dice
page-sit = Sit in seat
page-throw = Roll the dice
page-faces = What the dice show
page-again = Roll again
page-keep = Keep the dice
page-reroll = Reroll the chosen dice
page-reroll-how = Tap dice to choose those to roll again.
page-done = Done
page-undo = Undo
page-pass = Pass
page-chosen = You have chosen:
page-take-back = Take back
page-cross-off = cross off a box
page-board = Board
page-area = Area
page-worth-now = Worth now
page-at-the-table = At the table
page-you = you
page-free = free
page-left = has left
page-away = away
page-has-chosen = has chosen
page-bot-plays = bot:
page-come-back = Come back
page-leave = Leave
page-leave-sure = Get up from the table? You can come back.
page-hand-over = To another device
page-let-bot-play = Let a bot play on
page-seat-bot = Seat a bot
page-free-seat = Free the seat
page-free-seat-sure = Take this seat from its player?
page-say = Say something
page-news = What happened
page-news-sat-down = sat down
page-news-said-word = added a word to the dice
page-news-chose = has chosen
page-news-took-back = took the choice back
page-news-rolled = The dice have fallen.
page-news-left = left
page-news-came-back = came back
page-news-bot-took-over = a bot plays on
page-news-freed = the seat is free
page-news-moved = moved to another device
page-news-stood-in = the bot failed, and another made its move
page-links = Links
page-invitation = To play
page-watching = To watch
page-hand-over-link = To take this seat on another device, once, within ten minutes
page-qr = Show as QR code
page-new-links = New links
page-new-links-sure = Make new links? Those handed out before open nothing any more.
page-more = More
page-commitment = The dice are bound to:
page-watchers = Watching
page-close-table = Close the table
page-close-table-sure = Break the game off for everyone?

## The end

page-result = Result
page-rematch = Rematch
page-to-the-rematch = To the rematch
page-replay = Look at it again
page-step-back = Back
page-step-on = On
page-record = Record
page-record-json = Record (JSON)
page-proof = Prove the dice
page-proof-rolls = Rolls that follow from secret and words
page-proof-commitment = Known from the start
page-proof-secret = Secret
page-proof-words = Words
