### Everything that can be refused: by a rule, by the table, in a text, in a file. `core/errors.py` says who carries them.

## Either game: whose turn it is, and what is due

game-over = The game is over.
deal-first = The boards or sheets have not been dealt yet.
deal-impossible = The deal cannot have come out like this.
roll-first = The dice have to be rolled first.
no-roll-due = No roll is due now.
wrong-number-of-dice = { $due ->
    [one] One die is to be rolled,
   *[other] { $due } dice are to be rolled,
  } but there { $fell ->
    [one] is one face.
   *[other] are { $fell } faces.
  }
no-such-face = No die has such a face.
not-the-active-player = Seat { $active } is the active player and chooses alone now.
marks-together = These marks are made by all together.
marks-of-all = A mark is needed from each seat that owes one, in the order of the seats.
move-of-another-game = That is not a move of this game.
no-such-seat = There is no seat { $seat } at this table.

## The Border

no-roll-left = All { $rolls } rolls of this round have been made.
reroll-nothing = Choose at least one die to reroll.
dice-not-there = There are not that many { $colour } dice on the table.
segment-left-open = The whole { $colour } segment has to be completed; still open: { $spaces }.
not-enough-dice = This takes { $needed ->
    [one] one { $colour } die,
   *[other] { $needed } { $colour } dice,
  } and there { $there ->
    [0] is none.
    [one] is one.
   *[other] are { $there }.
  }
second-action-of-the-others = The active player has had the first action; the second is for the others.
reroll-in-second-action = Nobody rerolls in the second action.
no-second-action-yet = The active player has not finished the first action yet.
one-die-only = All five dice were used: choose one of them, for one space.
not-one-of-the-five = There is no { $colour } die among the five.
no-leftover-die = There is no { $colour } die left for this.
not-adjacent = Space { $space } does not touch a crossed-off space.
white-space = Space { $space } is white: its cross is printed.
no-such-space = There is no space { $space }; the last one is { $most }.
already-crossed = Space { $space } is crossed off already.
already-marked = You have marked space { $space } already.

## Twenty One

again-or-keep-first = The active player first decides whether to roll again.
dice-are-kept = The first roll was kept.
six-ones = With six 1s there is no second roll.
no-second-roll-left = The dice may be rolled { $rolls ->
    [one] only once.
   *[other] { $rolls } times at most.
  }
mark-nothing = Enter at least one number, or cross off a box.
enter-and-cross-off = Whoever enters a number crosses off nothing.
no-such-box = There is no such box.
not-the-current-row = You are in row { $current }, not in row { $row }.
two-rows = Nobody writes in two rows in one round.
box-not-free = Row { $row }, { $colour }: this box is not free.
number-too-high = Row { $row }, { $colour }: a { $number } does not fit under { $most }.
already-marked-box = You have marked that already.
no-marks-yet = The dice are not settled yet.

## Setting up a table

seats-out-of-range = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
  } not possible: the game is for { $least } to { $most }.
variant-unknown = There is no variant called { $variant }.
first-seat-unknown = There is no seat { $seat } that could begin.
too-few-sheets = { $seats ->
    [one] One seat needs
   *[other] { $seats } seats need
  } a board or sheet each, and { $sheets ->
    [0] none was given.
    [one] one was given.
   *[other] { $sheets } were given.
  } Name a file for each seat.
sheet-of-another-game = One of the boards or sheets belongs to another game.
boards-of-two-maps = All boards at a table share one map; { $one } and { $other } do not.
sheets-of-two-kinds = All sheets at a table show the same numbers; { $one } and { $other } do not.
sheet-twice = { $name } is there twice. All players have different boards or sheets, unless copies are allowed.

## At the table

seat-taken = Seat { $seat } is taken.
seat-free = Seat { $seat } is free already.
no-person-there = No person sits in seat { $seat }.
seats-empty = { $count ->
    [one] One seat is
   *[other] { $count } seats are
  } still empty.
bot-unusable = “{ $text }” cannot be the id of a bot: small letters, digits and hyphens.
word-unusable = This word cannot be used: 1 to { $most } characters, no control characters.
nothing-owed = No choice is due from seat { $seat } now.
words-closed = The dice have fallen: the words cannot be changed any more.
no-dice-due = No dice are due now.
table-closed = This table is closed.
left-already = Seat { $seat } has been left already.
nobody-left = Nobody has left seat { $seat }.
no-takeover = No bot can take over seat { $seat } now.
not-over-yet = The game is not over yet.
rematch-already = The rematch has its table already.
log-without-opening = This log does not begin with the opening of a table.
chosen-already = You have chosen already; take it back first.
nothing-to-take-back = There is nothing to take back.
typed-number-of-dice = { $due ->
    [one] One die was rolled,
   *[other] { $due } dice were rolled,
  } but you typed { $typed ->
    [0] none.
    [one] one.
   *[other] { $typed }.
  }
typed-face-unknown = No die has such a face.
dice-fall-by-themselves = These dice fall by themselves: there is nothing to type in.

## Text that cannot be read

move-incomplete = The move is incomplete.
move-unknown = “{ $text }” is not a move.
text-left-over = “{ $text }” is too much here.
place-twice = “{ $text }” is named twice.
colour-unknown = “{ $text }” is not a colour; the letters are { $letters }.
space-unreadable = “{ $text }” is not the number of a space.
box-unreadable = “{ $text }” is not a box: write its row and its letter ({ $letters }), such as 2r, or x for the cross-off.
box-letter-unknown = “{ $text }” is not the letter of a box ({ $letters }), nor x for the cross-off.
pips-unreadable = “{ $text }” is not a number from 1 to 6.
picture-space = “{ $text }” stands where space { $space } should be “{ $wanted }” or crossed off.
picture-box = Row { $row }, box { $box } should begin like “{ $wanted }”.

## Records

not-a-record = This is not a record: the first line should be “rollwright record 2”.
record-too-long = The record has more than { $most } characters.
record-format-unknown = This record has format { $format }; this version knows { $known }.
record-of-other-rules = The record was made by version { $version } of the rules, which this version does not know.
header-line = “{ $text }” is not a line of a header: it should read “key: value”.
header-key-twice = “{ $key }” stands in the header twice.
header-key-missing = “{ $key }” is missing in the header.
header-key-unknown = “{ $key }” does not belong in the header.
header-value = “{ $text }” is not a value of “{ $key }”.
header-words = Each seat adds one word to the dice: seats { $seats }, words { $words }.
not-json = This is not JSON: { $reason }
json-header = The header should be an object of texts.
json-events = The events should be a list of texts.
deal-unreadable = “{ $text }” is not a deal, such as “deal first 2, sheets 3 1”.
deal-not-as-announced = The deal does not draw what the header says is drawn.
deal-of-missing-sheet = The deal names a board or sheet that is not in the header, or one twice.
event-unknown = “{ $text }” is not an event.
sheet-not-found = The board or sheet { $name } ({ $hash }…) does not come with Rollwright: give its file with --sheet.
secret-not-published = The secret of the dice is not in the record: the game was not over.
secret-not-the-committed = The secret is not the one that was committed to at the start.
dice-typed-in = Real dice were typed in: there is nothing to verify.
roll-not-proven = Roll { $roll } does not follow from the secret and the words.

## Board and sheet files

file-not-playable = { $name } cannot be played: { $count ->
    [one] one fault.
   *[other] { $count } faults.
  }
file-too-long = The file has more than { $most } characters.
file-line-too-deep = Line { $number } has too many dots (.) in it.
file-not-toml = This is not TOML: { $reason }
file-unreadable = { $name } cannot be read: { $reason }
kind-unknown = “{ $text }” is not a kind of file; there are { $kinds }.
key-missing = This key is missing: { $wanted ->
    [text] a text without control characters
    [integer] a whole number
    [integers] a list of whole numbers
    [integer-lists] a list of lists of whole numbers
    [text-lists] a list of lists of texts
    [tables] a list of tables
    [table] a table
   *[numbers] a list of two numbers
  } is needed.
key-of-wrong-type = This should be { $wanted ->
    [text] a text without control characters.
    [integer] a whole number.
    [integers] a list of whole numbers.
    [integer-lists] a list of lists of whole numbers.
    [text-lists] a list of lists of texts.
    [tables] a list of tables.
    [table] a table.
   *[numbers] a list of two numbers.
  }
hex-of-two-numbers = A hexagon is given by two numbers, q and r.
hex-twice = Two spaces lie on the same hexagon, { $q }, { $r }.
too-many-spaces = A map may have { $most } spaces at most.
no-white-space = At least one space must be white.
space-not-on-map = There is no space { $space } on the map.
not-nine-areas = A map has nine areas; here { $count ->
    [one] is one.
   *[other] are { $count }.
  }
same-area-twice = The area { $area } is there twice.
values-of-area = The { $area } should have two values of at least 1, the lower not above the higher; they are { $value } and { $low }.
ring-repeats = The ring around the { $area } names a space twice.
ring-open = The ring around the { $area } is open between { $one } and { $other }.
ring-empty = The ring around the { $area } encloses nothing.
ring-around-border = The ring around the { $area } encloses the border space { $space }.
areas-overlap = The { $area } and the { $than } enclose the same land.
ring-all-white = The ring around the { $area } is all white: nobody could complete it.
label-outside = The label of the { $area } does not lie inside it.
ring-thick = The ring around the { $area } is too thick at space { $space }.
file-colour-unknown = “{ $text }” is not one of the six colours.
space-taken = Space { $space } is white or belongs to another segment.
space-without-segment = Space { $space } belongs to no segment.
segment-length = A segment has 2 to 5 spaces, each once; this one has { $count }.
segment-not-connected = The spaces of this segment are not connected.
not-86-spaces = A standard map has 86 spaces; this one has { $count }.
space-of-no-area = Space { $space } belongs to the border of no area.
values-not-standard = The standard values are 12, 11, 10, 9, 8, 7, 6, 5, 4; here they are { $values }.
low-not-half = The lower value of the { $area } is { $half } on a standard map: half of the higher, rounded down.
name-of-area-not-ours = “{ $area }” is not a name of ours: it will be shown as it is.
value-of-area-not-standard = The { $area } is worth { $value } on a standard map.
villa-not-at-top = The villa lies at the top of a standard map.
larger-worth-less = The { $area } is worth less than the { $than }, but is not smaller.
not-two-white = A standard map has two white spaces; this one has { $count }.
white-not-in-its-corner = White spaces lie upper left and lower right; { $space } does not.
not-the-four-segments = On a standard board each colour has one segment each of 2, 3, 4 and 5 spaces; here they have { $lengths }.
segments-touch = The segments at { $one } and { $other } have one colour and touch.
maps-differ = These boards are not of one map: they cannot be played at one table.
not-five-rows = A sheet has five rows; here { $count ->
    [one] is one.
   *[other] are { $count }.
  }
not-six-boxes = A row has six boxes; this one has { $count }.
number-not-on-a-die = { $number } is not a number from 1 to 6.
colour-missing = There is no { $colour } box in this row.
numbers-rise = The numbers of a standard row never rise from left to right.
first-row-not-standard = The first row of a standard sheet is { $numbers }.
row-not-ours = On our sheets this row is { $numbers }.
colour-twice-in-column = The { $colour } box stands in place { $column } more than once.
numbers-differ = These sheets do not show the same numbers: they cannot be played at one table.
colours-alike = Row { $row }: both sheets have the same colour in place { $column }.
