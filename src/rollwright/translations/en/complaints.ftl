### Errors: moves that a rule forbids, requests that a table refuses, texts and files that cannot be read.

## Both games: turns and rolls

game-over = The game is over.
deal-first = The boards or sheets have not been dealt yet.
deal-impossible = This deal is not possible.
roll-first = Roll the dice first.
no-roll-due = There is nothing to roll now.
wrong-number-of-dice = This roll needs { $due ->
    [one] one face,
   *[other] { $due } faces,
  } but { $fell ->
    [0] none was given.
    [one] one was given.
   *[other] { $fell } were given.
  }
no-such-face = No die has this face.
not-the-active-player = Only the active player in seat { $active } can choose now.
marks-together = All players mark together here.
marks-of-all = There must be one choice for each seat that marks now, in the order of the seats.
move-of-another-game = This is not a move of this game.
no-such-seat = There is no seat { $seat } at this table.

## The Border

no-roll-left = You have used all { $rolls } rolls of this round.
reroll-nothing = Choose at least one die to reroll.
dice-not-there = There are not that many { $colour } dice.
segment-left-open = You must complete the whole { $colour } segment; still open: { $spaces }.
not-enough-dice = You need { $needed ->
    [one] one { $colour } die,
   *[other] { $needed } { $colour } dice,
  } but there { $there ->
    [0] is none.
    [one] is only one.
   *[other] are only { $there }.
  }
second-action-of-the-others = The second action is only for the other players.
reroll-in-second-action = You cannot reroll in the second action.
no-second-action-yet = The active player has not finished the first action yet.
one-die-only = The active player used all five dice, so you may use one of them for one space.
not-one-of-the-five = There is no { $colour } die among the five.
no-leftover-die = No { $colour } die is left for this.
not-adjacent = Space { $space } does not touch a crossed-off space.
white-space = Space { $space } is white and already has a printed cross.
no-such-space = There is no space { $space }. The last one is { $most }.
already-crossed = Space { $space } is already crossed off.
already-marked = You have already marked space { $space }.

## Twenty One

again-or-keep-first = The active player must first decide whether to roll again.
dice-are-kept = The active player kept the first roll.
six-ones = With six 1s there is no second roll.
no-second-roll-left = The dice may be rolled { $rolls ->
    [one] only once.
   *[other] { $rolls } times at most.
  }
mark-nothing = Enter at least one number, or cross off a box.
enter-and-cross-off = You cannot enter a number and cross off a box in the same round.
no-such-box = There is no such box.
not-the-current-row = Your current row is row { $current }, not row { $row }.
two-rows = You cannot write in two rows in one round.
box-not-free = Row { $row }, { $colour }: this box is not free.
number-too-high = Row { $row }, { $colour }: a { $number } does not fit under { $most }.
already-marked-box = You have already marked this box.
no-marks-yet = You cannot mark yet: the dice may still be rolled again.

## Setting up a table

seats-out-of-range = The game is for { $least } to { $most } players, not for { $seats }.
variant-unknown = There is no variant called { $variant }.
first-seat-unknown = Seat { $seat } cannot begin, because there is no such seat.
too-few-sheets = { $seats ->
    [one] One seat needs a board or sheet,
   *[other] { $seats } seats need a board or sheet each,
  } but { $sheets ->
    [0] none was given.
    [one] only one was given.
   *[other] only { $sheets } were given.
  } Name a file for each seat.
sheet-of-another-game = One of the boards or sheets belongs to another game.
boards-of-two-maps = All boards at a table must have the same map; { $one } and { $other } do not.
sheets-of-two-kinds = All sheets at a table must show the same numbers; { $one } and { $other } do not.
sheet-twice = { $name } was chosen twice. Each player has a different board or sheet, unless copies are allowed.

## At the table

seat-taken = Seat { $seat } is taken.
seat-free = Seat { $seat } is already free.
no-person-there = There is no person in seat { $seat }.
seats-empty = { $count ->
    [one] One seat is
   *[other] { $count } seats are
  } still empty.
bot-unusable = “{ $text }” cannot be the id of a bot. Use lower-case letters, digits and hyphens.
word-unusable = This word cannot be used. Use 1 to { $most } characters, without control characters.
nothing-owed = Seat { $seat } has nothing to choose now.
words-closed = The dice have been rolled, so the words can no longer be changed.
no-dice-due = There are no dice to roll now.
table-closed = This table is closed.
left-already = The player in seat { $seat } has already left.
nobody-left = The player in seat { $seat } has not left.
no-takeover = A bot cannot take over seat { $seat } now.
not-over-yet = The game is not over yet.
rematch-already = There is already a table for the rematch.
log-without-opening = This log does not start with the opening of a table.
chosen-already = You have already chosen. Take your choice back first.
nothing-to-take-back = There is nothing to take back.
typed-number-of-dice = { $due ->
    [one] One die was rolled,
   *[other] { $due } dice were rolled,
  } but you entered { $typed ->
    [0] none.
    [one] one.
   *[other] { $typed }.
  }
typed-face-unknown = No die has this face.
dice-fall-by-themselves = The program rolls these dice. There is nothing to type in.

## Invalid text

move-incomplete = The move is incomplete.
move-unknown = “{ $text }” is not a move.
text-left-over = “{ $text }” does not belong here.
place-twice = “{ $text }” is named twice.
colour-unknown = “{ $text }” is not a colour. The letters are { $letters }.
space-unreadable = “{ $text }” is not the number of a space.
box-unreadable = “{ $text }” is not a box. Type its row and letter ({ $letters }), such as 2r, or x to cross off.
box-letter-unknown = “{ $text }” is not the letter of a box ({ $letters }). Type x to cross off.
pips-unreadable = “{ $text }” is not a number from 1 to 6.
picture-space = Space { $space } shows “{ $text }” instead of “{ $wanted }” or a cross.
picture-box = Row { $row }, box { $box } should begin like “{ $wanted }”.

## Records

not-a-record = This is not a record. The first line must be “rollwright record 2”.
record-too-long = The record has more than { $most } characters.
record-format-unknown = This record has format { $format }; this version reads { $known }.
record-of-other-rules = This record was made with version { $version } of the rules, which this version of Rollwright does not know.
header-line = “{ $text }” is not a header line. It must have the form “key: value”.
header-key-twice = “{ $key }” appears twice in the header.
header-key-missing = “{ $key }” is missing from the header.
header-key-unknown = “{ $key }” is not a key of the header.
header-value = “{ $text }” is not a valid value of “{ $key }”.
header-words = Each seat adds one word to the dice, but there are { $seats } seats and { $words } words.
not-json = This is not valid JSON: { $reason }
json-header = The header must be an object of strings.
json-events = The events must be a list of strings.
deal-unreadable = “{ $text }” is not a deal such as “deal first 2, sheets 3 1”.
deal-not-as-announced = The deal does not match the header: “first” belongs here if the seat that begins is drawn, and “sheets” if the boards or sheets are drawn; otherwise they do not.
deal-of-missing-sheet = The deal names a board or sheet that is not in the header, or names one twice.
event-unknown = “{ $text }” is not an event.
sheet-not-found = The board or sheet { $name } ({ $hash }…) does not come with Rollwright. Give its file with --sheet.
secret-not-published = The record does not have the secret of the dice, because the game was not over.
secret-not-the-committed = The secret does not match the commitment made at the start.
dice-typed-in = Real dice were typed in, so there is nothing to verify.
roll-not-proven = Roll { $roll } does not follow from the secret and the words.

## Board and sheet files

file-not-playable = { $name } cannot be played: { $count ->
    [one] one fault.
   *[other] { $count } faults.
  }
file-too-long = The file has more than { $most } characters.
file-line-too-deep = Line { $number } has too many dots (.).
file-not-toml = This is not valid TOML: { $reason }
file-unreadable = { $name } cannot be read: { $reason }
network-damaged = The file { $name } is damaged or missing. Install Rollwright again.
kind-unknown = “{ $text }” is not a kind of file. The kinds are { $kinds }.
key-missing = This key is missing. It must be { $wanted ->
    [text] a string without control characters.
    [integer] a whole number.
    [integers] a list of whole numbers.
    [integer-lists] a list of lists of whole numbers.
    [text-lists] a list of lists of strings.
    [tables] a list of tables.
    [table] a table.
   *[numbers] a list of two numbers.
  }
key-of-wrong-type = This must be { $wanted ->
    [text] a string without control characters.
    [integer] a whole number.
    [integers] a list of whole numbers.
    [integer-lists] a list of lists of whole numbers.
    [text-lists] a list of lists of strings.
    [tables] a list of tables.
    [table] a table.
   *[numbers] a list of two numbers.
  }
hex-of-two-numbers = A hexagon is given by two numbers, q and r.
hex-twice = Two spaces have the same hexagon, { $q }, { $r }.
too-many-spaces = A map has at most { $most } spaces.
no-white-space = At least one space must be white.
space-not-on-map = There is no space { $space } on the map.
not-nine-areas = A map has nine areas; this one has { $count }.
same-area-twice = The area { $area } appears twice.
values-of-area = The { $area } needs two values of at least 1, the lower one not above the higher one; it has { $value } and { $low }.
ring-repeats = The ring around the { $area } contains a space twice.
ring-open = The ring around the { $area } is open between { $one } and { $other }.
ring-empty = The ring around the { $area } encloses nothing.
ring-around-border = The ring around the { $area } encloses the border space { $space }.
areas-overlap = The { $area } and the { $than } overlap.
ring-all-white = The ring around the { $area } is all white, so no player could complete it.
label-outside = The label of the { $area } is not inside it.
ring-thick = The ring around the { $area } is too thick at space { $space }.
file-colour-unknown = “{ $text }” is not one of the six colours.
space-taken = Space { $space } is white or belongs to another segment.
space-without-segment = Space { $space } does not belong to a segment.
segment-length = A segment has 2 to 5 different spaces; this one has { $count }.
segment-not-connected = The spaces of this segment are not connected.
not-86-spaces = A standard map has 86 spaces; this one has { $count }.
space-of-no-area = Space { $space } is not on the border of any area.
values-not-standard = The standard values are 12, 11, 10, 9, 8, 7, 6, 5, 4; here they are { $values }.
low-not-half = On a standard map the lower value of the { $area } is { $half }: half of the higher value, rounded down.
name-of-area-not-ours = “{ $area }” is not one of our area names, so it is shown untranslated.
value-of-area-not-standard = On a standard map the { $area } is worth { $value }.
villa-not-at-top = On a standard map the villa is at the top.
larger-worth-less = The { $area } is worth less than the { $than }, although it is not smaller.
not-two-white = A standard map has two white spaces; this one has { $count }.
white-not-in-its-corner = On a standard map the white spaces are at the upper left and lower right; { $space } is not.
not-the-four-segments = On a standard board each colour has one segment each of 2, 3, 4 and 5 spaces; here the lengths are { $lengths }.
segments-touch = The segments at { $one } and { $other } have the same colour and touch.
maps-differ = These boards have different maps and cannot be played at one table.
not-five-rows = A sheet has five rows; this one has { $count }.
not-six-boxes = A row has six boxes; this one has { $count }.
number-not-on-a-die = { $number } is not a number from 1 to 6.
colour-missing = There is no { $colour } box in this row.
numbers-rise = In a standard row the numbers never rise from left to right.
first-row-not-standard = The first row of a standard sheet is { $numbers }.
row-not-ours = On our sheets this row is { $numbers }.
colour-twice-in-column = The { $colour } box is in place { $column } in more than one row.
numbers-differ = These sheets show different numbers and cannot be played at one table.
colours-alike = Row { $row }: both sheets have the same colour in place { $column }.
