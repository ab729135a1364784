### The terminal: `rollwright play`, `replay`, `verify`, `check-board`, `rules`.
### The screen has 80 columns and 24 lines. Where a comment gives a width, the text must not be longer.

complaint-in-text = Line { $line }, column { $column }: { $said }
complaint-in-record = Line { $line }: { $said }
error = Error: { $said }

## Command words: one word each, lower case, without spaces, all different. The English ones always work as well.

command-reroll = reroll
command-keep = keep
command-again = again
command-pass = pass
command-done = done
command-undo = undo
command-why = why
command-board = board
command-rule = rule
command-help = help
command-quit = quit
command-say = say
command-bot = bot
command-rematch = rematch

## At the table. The header is one line of at most 80 characters with names of up to 12.

table-header = { $game } · round { $round } · active: { $active }
table-header-rolls = { $game } · round { $round } · active: { $active } · roll { $roll } of { $rolls }
dice-label = Dice
leftover-label = Left for you
one-of-five-label = One of
# The right-hand column: at most 18 characters each.
points-label = points
others-label = Everyone
bonus-label = bonus by hits:
# In the list of what can be done: spaces, colour, and the points if any. Short.
option-segment = { $spaces } ({ $colour })
option-segment-points = { $spaces } ({ $colour }) +{ $points }
option-space-points = { $space } +{ $points }
options-segments = You can complete: { $options }
options-spaces = You can cross off: { $options }
options-boxes = Fits: { $options }
options-nothing = Nothing more fits the dice.
options-more = { $options } … and { $count } more
marked-so-far = Marked so far: { $marks }
# What to type: one line of at most 80 characters each.
prompt-first-action = Type spaces, "keep a b" or "reroll r" (letters), pass, why 33, help
prompt-first-action-marked = Type more spaces, undo, done, why 33, help
prompt-last-roll = Type spaces, pass, why 33, help
prompt-second-action = Type spaces, pass, undo, done, why 33, help
prompt-again = Type again (every die but the 1s is rolled once more), keep, or help
prompt-mark = Type letters to enter, x to cross off, undo, done, why r, help
prompt-hand-over = { $name }: your turn at the keyboard. Press Enter.
prompt-back = Press Enter to go back.
prompt-step = Enter: next · b: back · q: leave
pass-with-marks = You have marks: undo them first, or type done to keep them.
roll-with-marks = You have marks: undo them before you roll again, or type done to keep them.
not-possible = “{ $text }” is not possible here.
screen-small = This screen has { $width } x { $height } characters; 80 x 24 are needed to see everything.
nothing-marked-yet = You have marked nothing. Type pass to cross off nothing.
nothing-to-undo = There is nothing to undo.
may-be-touched = { $place } may be marked now.
not-understood = “{ $text }” is not understood here. Type help.
no-such-rule = There is no rule { $rule }.
forced-pass = { $name }: the dice fit nothing, so that is a pass.
forced-cross-off = { $name }: no die fits, so a box is crossed off.

## Real dice

dice-proven = The dice of this game are proven: they follow from a secret that is fixed now and stands in the record at the end, and from one word of each player.
dice-commitment = Commitment: { $commitment }
ask-word = { $name }, a word of yours for the dice (Enter for a random one):
ask-first = Who begins? Seat number (1 to { $seats }):
ask-sheet = Which board or sheet does { $name } take? ({ $left }):
ask-colours = Roll { $count ->
    [one] one die and type its colour
   *[other] { $count } dice and type their colours
  } (letters { $letters }):
ask-pips = Roll the { $dice } { $count ->
    [one] die and type its number:
   *[other] dice and type their numbers in this order:
  }

## News: what happened. Each on one line.

news-first = { $name } begins.
news-roll = { $name } rolls { $dice }.
news-reroll = { $name } rerolls { $dice }.
news-crosses = { $name } crosses off { $spaces }.
news-passes = { $name } crosses off nothing.
news-area = { $name } completes the { $area }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
news-again = { $name } rolls again.
news-keeps = { $name } keeps the dice.
news-enters = { $name } enters { $boxes }.
news-crosses-box = { $name } crosses off a box.
news-row = { $name } completes row { $row }: { $points ->
    [one] one point
   *[other] { $points } points
  }.

## The end

end-reason = The game is over: { $reason }.
end-winner = { $name } wins with { $points ->
    [one] one point
   *[other] { $points } points
  }.
end-winners = { $names } win with { $points ->
    [one] one point
   *[other] { $points } points
  } each.
end-alone = { $name } has reached { $points ->
    [one] one point
   *[other] { $points } points
  }.
end-nobody = Nobody wins.
end-score = { $name }: { $points }
end-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } played.
record-kept = Record: { $file }
record-verify = Verify the dice with: rollwright verify { $file }
goodbye = Goodbye. The game was left before its end.

## At a table in the network: `rollwright play --at LINK`

# What to type: one line of at most 80 characters each.
prompt-throw = Press Enter to roll the dice, or type say hello, board 2, help
prompt-waiting = Type say hello, board 2, help or quit
prompt-waiting-chosen = Type undo to take your choice back, say hello, board 2, help or quit
prompt-watching = Type board 2, help or quit
prompt-over = Type rematch to play again with the same players, or Enter to leave.
prompt-over-watching = Press Enter to leave.
waiting-for = Waiting for { $names }.
waiting-for-guests = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
  } to sit down.
free-seat = free
name-away = { $name } (away)
name-left = { $name } (has left)
name-bot = { $name } (bot)
news-sits = { $name } sits down.
news-freed = Seat { $seat } is free.
news-chose = { $name } has chosen.
news-took-back = { $name } takes the choice back.
news-left = { $name } leaves.
news-came-back = { $name } is back in seat { $seat }.
news-bot-took-over = A bot plays on for { $name }.
news-stood-in = The bot in seat { $seat } failed: { $bot } makes its move.
news-moved = { $name } goes on at another device.
news-away = { $name } is away.
news-here = { $name } is here again.
news-says = { $name }: { $said }
news-rematch = There is a rematch: type rematch to join it.
news-seat-lost = Seat { $seat } is no longer yours. You may go on watching.
bot-may-play = { $name } is gone. Type bot { $seat } to let a bot play on.
phrases-known = You can say: { $phrases }
connection-lost = The connection is lost. Trying again…
connection-back = The connection is back.
come-back-how = Your seat stays yours. Come back with: rollwright play --at { $link }
table-full = Every seat at this table is taken.
link-unreadable = “{ $text }” is not the link of a table.
server-unreachable = { $server } cannot be reached: { $reason }
server-strange = { $server } does not answer as a server of tables does. It may be of another version.
server-refuses = The server refuses this: { $code }
at-no-terminal = To sit down at a table somebody must be at the keyboard.
at-excludes = At a table in the network everything is set already: leave out { $option }.
seat-without-at = --seat goes with --at only.
help-company =
    At a table in the network: undo after done takes your choice back while others still choose. “say hello” says
    something, say alone lists what can be said. “bot 2” lets a bot play on for somebody who is gone. Here quit leaves
    the terminal only: your seat stays yours.

## Help in the game

help-border =
    First action: the active player rolls up to three times. “keep a a” keeps the grey dice and rerolls the rest;
    “reroll r b” rerolls one red and one blue. Then type any space of a segment: all its open spaces are marked
    together. Second action: type single spaces of the leftover dice's colours that touch a cross.
help-twentyone =
    Roll once, and again if you like: every 1 stays. Then type the letters of the dice to enter into your current
    row, or x to cross off its leftmost free box. A number equal to its box is a hit.
help-commands =
    undo takes the last mark back, done makes your marks firm. why { $place } says which rule forbids a place.
    board 2 shows the board or sheet of seat 2. rule { $rule } shows a rule. quit leaves the game and keeps the record.
help-letters = Letters: { $letters }

## Choosing a game

choose-game = What shall we play?  { $games }
choose-again = Type a number from 1 to { $most }.

## replay, verify, check-board

replay-title = { $game }, { $count ->
    [one] one event
   *[other] { $count } events
  }
verify-ok = ok: { $count ->
    [one] the one roll follows
   *[other] all { $count } rolls follow
  } from the secret and the words.
verify-ok-seeded = ok: { $count ->
    [one] the one roll follows
   *[other] all { $count } rolls follow
  } from the seed { $seed }. A seed proves nothing: whoever knew it knew the dice.
check-together = All together
check-standard = ok: standard
check-playable = ok: playable, but not standard:
check-unplayable = not playable:
check-warnings = Not as ours, which is no fault:
file-exists = { $name } exists already. Choose another name, or add --overwrite.
file-unwritable = { $name } cannot be written: { $reason }
file-too-large = { $name } has { $size } bytes; { $most } are the most.
file-not-ordinary = { $name } is not an ordinary file.
file-not-text = { $name } is not a text in UTF-8.
game-unknown = There is no game called { $text }; there are { $games }.
game-without-screen = { $text } cannot be played in the terminal.
sheet-unknown = There is no board or sheet called { $text }: give one of { $names }, or the path of a file.
sheet-is-map = { $name } is a map, not a board: name the board file.
names-too-many = More names ({ $names }) than seats ({ $seats }).
name-unusable = “{ $text }” cannot be used as a name: 1 to { $most } characters, no control characters.
bot-not-installed = “{ $bot }” is not installed here. Get it with: pip install "rollwright[bots]"
seats-unreadable = “{ $text }”: give a number of seats, or who sits there, such as person,greedy,random.
seed-too-long = A seed has at most { $most } digits.
seed-and-real-dice = --seed and --real-dice exclude each other: real dice have no seed.
language-unknown = There is no language { $text } yet; there are { $languages }.
real-dice-no-terminal = Real dice need somebody at the keyboard.
default-name = Player { $seat }

## solve

solve-row = Row { $row } ({ $numbers }): { $worth }
solve-sheet-worth = Sheet { $name }: { $worth }
solve-progress = Solving
solve-game = Only twentyone can be solved, not { $text }.
solve-sheet = { $name } is not a sheet of Twenty One.
solve-position-and-dice = --position and --dice go together.
solve-position-unreadable = “{ $text }” is no position: give the row and its six boxes, such as 2:5..x2.
solve-row-complete = In “{ $text }” no box is free.
solve-number-too-high = Box { $box } cannot hold { $number }: it shows { $most } (T14).
solve-dice-unreadable = “{ $text }” are not six dice: give "w2 k1 r6 b3 y4 g5", or six numbers in this order of colours.

## Help of the command line

help-app = The Border and Twenty One: two roll-and-write dice games.
help-play = Play in the terminal, with people at one keyboard and with bots.
help-at = Sit down at a table in the network, by the link that its host handed out.
help-seat = With --at: the number of the seat to take; otherwise the first that is free.
help-game = border or twentyone; asked for if it is missing.
help-seats = How many seats, or who sits there: person,greedy,random. A number alone gives one person and greedy bots.
help-names = Names in the order of the seats: Ana,Bruno. A seat that is named and has no bot is a person's.
help-seed = Dice and bots from this number: the same game every time.
help-real-dice = Roll real dice and type in what they show.
help-record = Where to write the record; otherwise it goes to your data folder.
help-overwrite = Write the record even if the file exists.
help-language = de, en, es, fr, pl or pt; otherwise the language of your system.
help-sheets = Boards or sheets, by name or by the path of a file: 1,2,my-board.toml. The seats take them in this order.
help-copies = Allow several seats to have the same board or sheet (B41, T33).
help-first = The seat that begins; otherwise it is drawn.
help-variant = The name of a variant of the game.
help-inverted = Twenty One from the bottom row to the top (T31).
help-replay = Check every event of a record by the rules, and print the result.
help-step = Walk through the game with pictures.
help-json = Print the result as JSON.
help-record-file = The record, as text or JSON.
help-sheet-file = A board or sheet file that the record names and that does not come with Rollwright.
help-verify = Recompute every roll of a record from the secret of its dice.
help-check-board = Check board or sheet files: playable (B40, T32) and standard.
help-board-files = Files of boards, maps or sheets; several sheets are also checked as a set.
help-solve = What Twenty One alone (T30) is worth: the best expected score of every row and of the sheet, exactly.
help-solve-game = twentyone: the game that can be solved.
help-solve-sheet = Its name (A to F), or the file of a sheet of your own; otherwise A.
help-no-reroll = As if there were no second roll.
help-position = Rank the options in a row: its number, a colon, and its six boxes from left to right, each . if free, x if crossed off, or the number entered. 2:5..x2. is a position in row 2. Each option is shown with the points that the row is expected to score.
help-dice = With --position: the dice as they lie, such as "w2 k1 r6 b3 y4 g5", or six numbers in this order of colours.
help-second-roll = With --position: the dice were rolled twice already.
help-rules = Show the rules, or one of them.
help-rule = A number such as B14; all rules of a game with border or twentyone.
help-export = Turn a record into the other form: text to JSON, JSON to text.
help-export-form = Which form to print.
help-version = Print the version.
