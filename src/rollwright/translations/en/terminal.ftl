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
dice-label = Dice:
leftover-label = Left for you:
one-of-five-label = One of:
# The right-hand column: at most 18 characters each.
points-label = points
others-label = Everyone
bonus-label = bonus by hits:
# In the list of options: spaces, colour, and points if any. Short.
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
prompt-first-action = Type spaces, “keep a b” or “reroll r” (letters), pass, why 33, help
prompt-first-action-marked = Type more spaces, undo, done, why 33, help
prompt-last-roll = Type spaces, pass, why 33, help
prompt-second-action = Type spaces, pass, undo, done, why 33, help
prompt-again = Type again (rolls every die except the 1s), keep, or help
prompt-mark = Type letters to enter, x to cross off, undo, done, why r, help
prompt-hand-over = { $name }, it is your turn at the keyboard. Press Enter.
prompt-back = Press Enter to go back.
prompt-step = Enter: next · b: back · q: quit
pass-with-marks = You have marks. Undo them first, or type done to confirm them.
roll-with-marks = You have marks. Undo them before you roll again, or type done to confirm them.
not-possible = “{ $text }” is not possible now.
screen-small = This terminal has { $width } x { $height } characters. You need 80 x 24 to see everything.
nothing-marked-yet = You have no marks. Type pass to cross off nothing.
nothing-to-undo = There is nothing to undo.
may-be-touched = You can mark { $place } now.
not-understood = “{ $text }” is not a command here. Type help.
no-such-rule = There is no rule { $rule }.
forced-pass = { $name }: no die can be used, so you pass.
forced-cross-off = { $name }: no number fits, so a box is crossed off.

## Real dice

dice-proven = The dice of this game are verifiable. They follow from a secret, which is fixed now and shown in the record at the end, and from one word per player.
dice-commitment = Commitment: { $commitment }
ask-word = { $name }, your word for the dice (Enter for a random one):
ask-first = Which seat begins? (1 to { $seats }):
ask-sheet = Which board or sheet does { $name } take? ({ $left }):
ask-colours = Roll { $count ->
    [one] one die and type its colour
   *[other] { $count } dice and type their colours
  } (letters { $letters }):
ask-pips = Roll the { $dice } { $count ->
    [one] die and type its number:
   *[other] dice and type their numbers in this order:
  }

## The end

end-score = { $name }: { $points }
end-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } played.
record-saved = Record: { $file }
record-verify = Verify the dice with: rollwright verify { $file }
goodbye = Goodbye. You left before the end of the game.

## At a table on the network: `rollwright play --at LINK`

# What to type: one line of at most 80 characters each.
prompt-throw = Press Enter to roll the dice, or type say hello, board 2, help
prompt-waiting = Type say hello, board 2, help or quit
prompt-waiting-chosen = Type undo to take your choice back, say hello, board 2, help or quit
prompt-watching = Type board 2, help or quit
prompt-over = Type rematch to play again with the same players, or press Enter to leave.
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
seat-lost = Seat { $seat } is no longer yours. You can still watch.
bot-may-play = { $name } is away. Type bot { $seat } to let a bot take over.
phrases-known = You can say: { $phrases }
connection-lost = Connection lost. Trying again…
connection-back = Connected again.
come-back-how = Your seat is still yours. Come back with: rollwright play --at { $link }
table-full = Every seat at this table is taken.
link-unreadable = “{ $text }” is not a link to a table.
server-unreachable = { $server } cannot be reached: { $reason }
server-strange = { $server } is not a Rollwright server, or runs another version.
server-refuses = The server refuses: { $code }
at-no-terminal = You need a terminal to sit down at a table.
at-excludes = The host has set up this table already, so leave out { $option }.
seat-without-at = --seat can only be used with --at.
help-table-commands =
    At a table on the network: undo takes your choice back as long as other players are still choosing. “say hello”
    says a phrase; say lists all phrases. “bot 2” lets a bot take over for a player who is away. quit closes only the
    terminal; your seat is still yours.

## Help in the game

help-border =
    First action: the active player rolls up to three times. “keep a a” keeps two grey dice (a as in ash) and rerolls
    the rest; “reroll r b” rerolls one red and one blue die. Then type any space of a segment, and all its open spaces
    are marked. Second action: type single spaces in the colours of the leftover dice, each next to a cross.
help-twentyone =
    Roll once, and a second time if you like: every 1 stays. Then type the letters of the dice that you enter in your
    current row, or x to cross off its leftmost free box. A number equal to the number in its box is a hit.
help-commands =
    undo takes back the last mark, done confirms your marks. why { $place } shows which rule forbids a place. board 2
    shows the board or sheet of seat 2. rule { $rule } shows a rule. quit ends the game and saves the record.
help-letters = Letters: { $letters }

## Choosing a game

choose-game = Which game?  { $games }
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
  } from the seed { $seed }. This proves nothing, because anyone who knew the seed knew the dice.
check-together = All files together
check-standard = ok: standard
check-playable = ok: playable, but not standard:
check-unplayable = not playable:
check-warnings = Differences from our files (not errors):
file-exists = { $name } already exists. Choose another name, or add --overwrite.
file-unwritable = { $name } cannot be written: { $reason }
file-too-large = { $name } has { $size } bytes. The limit is { $most }.
file-not-ordinary = { $name } is not a regular file.
file-not-text = { $name } is not UTF-8 text.
game-unknown = There is no game called { $text }. Choose from { $games }.
game-without-screen = { $text } cannot be played in the terminal.
sheet-unknown = There is no board or sheet called { $text }. Choose from { $names }, or give the path of a file.
sets-none = This game makes no boards or sheets from a number.
set-unknown = Boards can be made from the numbers { $least } to { $most }, not from { $number }.
boards-made = To play with these boards, with or without the files: { $command }
sheet-is-map = { $name } is a map, not a board. Name the board file.
names-too-many = There are more names ({ $names }) than seats ({ $seats }).
name-unusable = “{ $text }” cannot be used as a name. Use 1 to { $most } characters, without control characters.
bot-not-installed = “{ $text }” is not installed. Install it with: pip install "rollwright[bots]"
needs-extra = This needs { $package }. Install it with: pip install "rollwright[{ $extra }]"
seats-unreadable = “{ $text }” is not a player. Give a number of seats, or a list such as person,greedy,random.
seed-too-long = A seed has at most { $most } digits.
seed-and-real-dice = --seed and --real-dice exclude each other, because real dice have no seed.
language-unknown = There is no language { $text } yet. Choose from { $languages }.
real-dice-no-terminal = Real dice need a person at the keyboard.
default-name = Player { $seat }

## solve

solve-row = Row { $row } ({ $numbers }): { $worth }
solve-sheet-worth = Sheet { $name }: { $worth }
solve-progress = Solving
solve-game = Only twentyone can be solved, not { $text }.
solve-sheet = { $name } is not a Twenty One sheet.
solve-position-and-dice = --position and --dice must be given together.
solve-position-unreadable = “{ $text }” is not a position. Give the row and its six boxes, such as 2:5..x2.
solve-row-complete = “{ $text }” has no free box.
solve-number-too-high = Box { $box } shows { $most }, so it cannot hold { $number } (T14).
solve-dice-unreadable = “{ $text }” is not six dice. Give "w2 k1 r6 b3 y4 g5", or six numbers in this order of colours.

## Help

help-app = The Border and Twenty One: two roll-and-write dice games.
help-play = Play in the terminal, with people at one keyboard and with bots.
help-at = Sit down at a table on the network, with the link from its host.
help-seat = With --at: the number of the seat to take. Default: the first free seat.
help-game = border or twentyone. Without it you are asked.
help-seats = Number of seats, or the players: person,greedy,random. A number gives one person and greedy bots.
help-names = Names in the order of the seats: Ana,Bruno. A named seat without a bot is played by a person.
help-seed = Seed for dice and bots. The same seed gives the same game.
help-real-dice = Roll real dice and type in what they show.
help-record = File for the record. Default: a file in your data folder.
help-overwrite = Replace the record if the file exists.
help-language = One of { $languages }. Default: your system’s language.
help-sheets = Boards or sheets by name or file path: 1,4711-2,my-board.toml. They are dealt in the order of the seats.
help-copies = Allow several seats to have the same board or sheet (B41, T33).
help-first = The seat that begins. Default: drawn at random.
help-variant = The name of a variant of the game.
help-inverted = Play Twenty One from the bottom row to the top (T31).
help-replay = Check every event of a record against the rules, and print the result.
help-step = Step through the game with pictures.
help-json = Print the result as JSON.
help-record-file = The record, as text or JSON.
help-sheet-file = A board or sheet file that the record names and that does not come with Rollwright. Repeatable.
help-verify = Recompute every roll of a record from the secret of its dice.
help-check-board = Check whether board or sheet files are playable (B40, T32) and standard.
help-board-files = Files of boards, maps or sheets. Several files are also checked as a set.
help-make-boards = Write the files of a set of boards that are equally good: the same segments in four colourings. The same number always makes the same boards, and their names are enough to play with them: 4711-1 is the first board of the set 4711.
help-make-boards-seed = The number of the set, 0 to 999999. Drawn by default.
help-make-boards-folder = The folder for the files. It is created if it does not exist.
help-solve = Solve solo Twenty One (T30): the best expected score of each row and of the sheet.
help-solve-game = twentyone, the only game that can be solved.
help-solve-sheet = The sheet: its name (A to F) or the path of its file. Default: A.
help-no-reroll = Solve the game without second rolls.
help-position = Rank the options in a row. Give the number of the row, a colon, and its six boxes from left to right: . if free, x if crossed off, or the number entered. Example: 2:5..x2. is a position in row 2. Each option is shown with the expected score of the row.
help-dice = With --position: the dice, such as "w2 k1 r6 b3 y4 g5", or six numbers in this order of colours.
help-second-roll = With --position: these dice are the second roll.
help-rules = Show the rules, or one of them.
help-rule = A rule such as B14, or all rules of border or twentyone.
help-export = Convert a record between text and JSON.
help-export-form = The form to print.
help-version = Print the version.

## Lessons

learn-listed = { $name }: rollwright learn { $game }
learn-no-lesson = This game has no lesson. There are lessons for { $games }.
learn-no-step = This lesson has { $steps } steps.
learn-no-terminal = A lesson needs a terminal that you can type into.
learn-left = To continue later: rollwright learn { $game } --step { $step }
help-learn = Learn a game by playing it. Without a game, the lessons are listed.
help-learn-game = border or twentyone.
help-learn-step = Number of the step with which the lesson begins.
