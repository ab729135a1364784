### The rules of both games, in our own words. `rule-B14` is rule B14; `heading-…` begins a part of the rulebook;
### `overview-…` is the game in short; `illustration-BE1` is the caption of an illustration.

rulebook-marks = “(house rule)” marks our own reading or addition where the printed rulebook is silent. “(known)” marks a fact that is not in the rulebook’s text but is known from the printed game.

# The text alternative of an illustration is made of these.

illustration-dice = Dice: { $dice }.
illustration-roll = Roll { $number }: { $dice }.
illustration-kept = These stay: { $dice }.
illustration-used = Used: { $dice }.
illustration-board = Board { $name }.
illustration-sheet = Sheet { $name }.
illustration-row = Row { $row }: { $boxes }.
illustration-crossed = Crossed off now: { $places }.
illustration-highlighted = Highlighted: { $places }.
illustration-refused = Not allowed: { $places }.

heading-border = The Border

heading-border-overview = In short
overview-border-about = Your board is a map with nine areas. Cross off all the border spaces around an area and you score it. Be quick: the first player to complete an area gets about twice as much as any player who completes it later.
overview-border-step-1 = The active player rolls all five dice, and may reroll any of them up to twice.
overview-border-step-2 = First action: with each die, the active player crosses off one space of its colour, but may only complete whole segments, anywhere on the board.
overview-border-step-3 = Second action: all the others use the dice that are left, at the same time; everyone may use all of them. Each new cross goes next to a cross; segments need not be completed. If no die is left, each of them chooses one of the five.
overview-border-step-4 = The next player clockwise becomes active.
overview-border-scoring = Scoring: an area counts as soon as its whole border is crossed off. The first player to close it takes the higher value, everyone after that the lower one.
overview-border-end = End: the game is over after the round in which someone completes a sixth area. Most points wins.

heading-border-material = The material
rule-B1 = 2 to 4 players, ages 8 and up, about 30 minutes.
rule-B2 = One board and one erasable marker per player, four different boards; 5 identical dice, each with six coloured faces: grey, green, blue, red, yellow, orange (known). No face is a joker (known).
rule-B3 = A board is a map of hexagons (known) with 9 areas. Each area is ringed by border spaces, one hexagon thick. Neighbouring areas share border spaces: a space may belong to the border of one, two or three areas.
illustration-B3 = The border of the villa. Its neighbours use some of these spaces, too.
rule-B4 = The areas and the border spaces are the same on all four boards. Only the arrangement of the coloured segments differs. Our own four boards share the shapes of their segments and differ in their colours, so that no board is better than another (house rule).
rule-B5 = A segment is a connected run of 2 to 5 border spaces of one colour. On every board each of the six colours has exactly four segments: one of 2, one of 3, one of 4 and one of 5 spaces (known). That makes 24 segments and 84 coloured spaces; with the two white ones (B6) a board has 86 border spaces. Two segments of one colour never touch (house rule), so a segment can be recognised from its picture only.
illustration-B5 = The four red segments of this board, with 2, 3, 4 and 5 spaces.
rule-B6 = Two border spaces are white, upper left and lower right. They bear a printed cross: they count as crossed off from the start, for borders and for adjacency, and belong to no segment.
illustration-B6 = The two white spaces with their printed cross.
rule-B7 = Each area has two values. The villa, at the top of the map, is worth 9 to the first; the well 4, and 2 later. The higher values are 12, 11, 10, 9, 8, 7, 6, 5, 4, one area each; the lower is half of the higher, rounded down: 6, 5, 5, 4, 4, 3, 3, 2, 2; the larger the area, the more it is worth (known). The names of the other seven areas are ours.

heading-border-round = A round
rule-B8 = A random player is the first active player. Afterwards the role passes clockwise, round by round.
rule-B9 = A round is the first action, by the active player only, then the second action, by all the others.

heading-border-first-action-roll = First action: roll
rule-B10 = The round opens with a roll of all five dice by the active player; it cannot be skipped.
rule-B11 = After the first and after the second roll they may stop, or reroll any dice they choose, one to five. Three rolls at the most.
illustration-B11 = Three rolls. The ticked dice stay, the others are rolled again.
rule-B12 = A die set aside after one roll may be rerolled after the next: the choice is free each time.

heading-border-first-action-cross-off = First action: cross off
rule-B13 = One die crosses off one space of the die’s colour that is not crossed off yet. Each die is used once.
rule-B14 = Dice may only be used to complete segments: every open space of each segment that is touched must be crossed off in this same action. A segment may not be opened or extended without completing it.
illustration-B14 = Left: three grey dice complete the grey segment. Right: two crosses would leave it open.
rule-B15 = The segment does not have to touch anything: any place on the board will do.
rule-B16 = A segment that is partly crossed off already needs dice only for the spaces still open.
illustration-B16 = Three of the five spaces were crossed off before, so two yellow dice are enough.
rule-B17 = The dice may be divided over several segments, of the same or of different colours.
rule-B18 = Using dice is never compulsory: the active player may complete fewer segments than they could, or none.

heading-border-second-action = Second action
rule-B19 = Every non-active player may now use each die that the active player did not use: the same leftover dice serve each of them in full. One die, one space of its colour that is not crossed off yet; any number of the dice, or none.
rule-B20 = Each space crossed off must be adjacent (share a hexagon’s side) to a space that is crossed off already. A space crossed off earlier in the same action counts (house rule: crosses are made one after the other).
illustration-B20 = Left: each cross is next to another, starting at the white space. Right: these two touch no cross.
rule-B21 = Segments may be opened, extended or completed: no need to complete.
rule-B22 = If the active player used all five dice, each other player may choose one of the five and cross off one space with it (adjacency holds).
rule-B23 = If the active player used none, by choice or not, the others have all five.
rule-B24 = The second action is simultaneous: no player waits for another, and no player’s crosses change what another may do. Choices are revealed together when the last player is done (house rule).

heading-border-scoring = Scoring
rule-B25 = An area is complete when every space of its border is crossed off, in either action. A single cross may complete several areas. It is scored immediately, and announced to everyone at the table.
rule-B26 = The player who closes an area first takes the higher value and circles it in their own scoring row; all others strike that value out.
illustration-B26 = The first player circles the 9 of the villa, the other one strikes it out.
rule-B27 = A player who completes it in a later action or round scores the lower value. The second action comes after the first: an area that the active player completes in the first action is worth the lower value to the others in the second action of the same round.
rule-B28 = All players who are the first to complete the same area in the same second action score the higher value.

heading-border-end = End
rule-B29 = The game ends with the round in which a player has completed a sixth area. If that happens in the first action, the others still take their second action.
rule-B30 = Every completed area counts, also a seventh or eighth one completed in the last action.
rule-B31 = Most points wins. On a tie, the tied player who scored the most valuable single area wins (the highest value that they actually scored). Still tied: they share the win (house rule).
rule-B32 = After ten consecutive rounds in which no player crossed off anything, the game ends with the current scores (house rule: everyone may pass, and a game must end).
rule-B33 = All boards are open to all players at all times (house rule).

heading-border-examples = Worked examples
rule-BE1 = Villa: a player crosses off the last space of the villa’s border, is the first to do so, scores 9.
illustration-BE1 = The new cross closes the border of the villa: 9 points.
rule-BE2 = Third roll: 3 grey, 1 yellow, 1 blue. The player completes a grey segment of 3; could instead have used two of the three grey dice for a grey segment of 2 further right. The yellow and the blue die cannot be used: they complete nothing.
illustration-BE2 = The three grey dice are used for the segment of 3. The segment of 2 that was also possible is framed.
rule-BE3 = After BE2 the leftovers are 1 yellow and 1 blue. Two players on their starting boards each cross off a yellow and a blue space beside their white spaces; a third can cross off only a blue one, since no yellow space touches a white space on that board.
illustration-BE3 = The same two dice on three boards. The last one has no yellow space next to a white one.
rule-BE4 = Second roll: 4 yellow, 1 red; the player stops. All five dice go into completing three segments: a yellow one of 5 on the left, a yellow one of 4 and a red one of 3 on the right (each partly crossed off before). Each other player then chooses one of the five dice: two cross off a red space, one a yellow.
illustration-BE4 = The five new crosses complete three segments.
illustration-BE4-others = Each of the others uses one of the five dice: two the red one, one a yellow one.
rule-BE5 = The well: the first to complete it scores 4; anyone completing it in a later action or round scores 2.
illustration-BE5 = Left: the active player is first and takes 4. Right: in the second action there are only 2 left to take.
rule-BE6 = The active player completes a sixth area in the first action. The others still take their second action; then the game is over. The player was first in three areas, not in the other three: 33 points in all.
illustration-BE6 = The green segment completes the town, the sixth area. The scoring row adds up to 33.

heading-border-ours = Our additions
rule-B40 = Boards are stored as files that anyone can write. A file is playable if it has nine ringed areas with two values each, segments of 2 to 5 connected spaces that share out all coloured spaces among at most six colours, and at least one white space; it is standard if it follows B3 to B7 in full. So an owner of the printed game can enter it, whatever its numbers.
rule-B41 = Copies (house rule): every seat has a different board (B2), unless the set-up says that copies are allowed (for an owner who has entered only one board); the record’s header says so. Records written before this rule are read as if they allowed copies.

heading-twentyone = Twenty One

heading-twentyone-overview = In short
overview-twentyone-about = Everyone fills in a sheet of their own with the same dice, row by row. Large numbers are worth more, and exact hits bring a bonus.
overview-twentyone-step-1 = The active player rolls all six dice and may roll once more. Every 1 stays; all the other dice have to be rolled.
overview-twentyone-step-2 = All players use these dice at the same time. You enter as many numbers as you like in your current row, each in the box of the die’s colour, and never higher than the number in the box.
overview-twentyone-step-3 = If you cannot or do not want to enter anything, you cross off the leftmost free box of the row instead.
overview-twentyone-step-4 = When a row is full, you go on with the next one in the next round. The next player clockwise becomes active.
overview-twentyone-scoring = Scoring: a complete row is worth the sum of its numbers, plus a bonus for its hits, the numbers that are equal to the number in their box.
overview-twentyone-end = End: the game is over after the round in which someone completes the fifth row. Most points wins.

heading-twentyone-material = The material
rule-T1 = 2 to 6 players, ages 8 and up, about 15 minutes (known). (Solo play is our extension: T30.)
rule-T2 = Six dice, one each of white, black, red, blue, yellow, green, with pips 1 to 6.
rule-T3 = Six different sheets, lettered A to F. Each player takes a different one.
rule-T4 = A sheet has 5 rows. A row has 6 boxes, one of each colour, each showing a number.
illustration-T4 = A sheet: five rows, and in each of them one box of every colour.
rule-T5 = The numbers are the same on every sheet, in the same places; only the order of the colours differs.
rule-T6 = In a row the numbers never rise from left to right, and the first row is 6 5 4 3 2 1 (known). The four rows below are ours: 5 5 4 3 2 1, then 5 4 4 3 2 1, then 5 4 3 3 2 1, then 5 4 3 2 2 1.
rule-T7 = Colour orders (house rule): within a row, no two of the six sheets have the same colour in the same place; on one sheet, no colour appears twice in the same place over the five rows. Sheets are stored as files: an owner of the printed pad can enter their own.
rule-T8 = All sheets are open to all players at all times.

heading-twentyone-round = A round
rule-T9 = A random player is the first active player. Afterwards the role passes clockwise, round by round.
rule-T10 = The active player rolls all six dice, and may then roll a second and last time.
rule-T11 = The second roll takes every die that does not show a 1, no more and no less: a 1 stays, the rest must all be rolled. With six 1s there is no second roll (house rule).
rule-T12 = Then every player, the active one included, uses the same dice, all at the same time (house rule). Choices are revealed together when the last player is done (house rule).
rule-T13 = Every player must either enter at least one number or cross off one box (T18), each round.
rule-T14 = A number goes into the player’s current row only, into the box of the die’s colour, if that box is free and the number is not higher than the number in the box.
illustration-T14 = The numbers drawn in dots fit. The white 4 is higher than the 2 in the white box.
rule-T15 = Any number of the six dice may be entered in one round, in that one row. The player chooses which.
rule-T16 = A number equal to the box’s number is a hit and is marked with a small cross.
rule-T17 = A row filled in this round is finished for this round: the next row begins in the next round. No player writes in two rows in one round.
illustration-T17 = The first row is complete. The second one begins in the next round.
rule-T18 = A player who cannot or does not want to enter any number crosses off the leftmost free box of the current row.
rule-T19 = Never both: a player who enters a number crosses off nothing. At most one box is crossed off per round.

heading-twentyone-scoring = Scoring
rule-T20 = A row is complete when its six boxes are filled or crossed off. It scores the sum of its numbers (a crossed-off box is 0) plus the bonus for its hits: 0, 1, 3, 6, 10, 15, 21 for 0 to 6 hits (known; the rulebook’s text gives 6 for three).
rule-T21 = The rows are played strictly from top to bottom; players may be on different rows.

heading-twentyone-end = End
rule-T22 = The game ends with the round in which a player completes the fifth row. All players take part in that round in full (house rule).
rule-T23 = The others then score the unfinished row that they are in: sum and bonus (house rule: the bonus counts). Rows not begun score nothing.
rule-T24 = Most points in all rows wins. A tie is a shared win (house rule).

heading-twentyone-examples = Worked examples
rule-TE1 = First roll 6, 4, 3, 3, 1, 1. The active player rolls again: the two 1s stay, the other four dice are rolled.
illustration-TE1 = The two ticked 1s stay, the other four dice are rolled again.
rule-TE2 = Dice: black 1, blue 3, yellow 4, red 1, green 2, white 4. A player enters the black 1 in the black box showing 1 (a hit), the blue 3 in the blue box showing 3 (a hit), the yellow 4 in the yellow box (higher than 4, so no hit), and passes over the red 1 and the green 2, which would fit. The white 4 does not fit: the white box shows less.
illustration-TE2 = Above: three numbers, two of them hits with their small cross. Below: the white 4 does not fit.
rule-TE3 = A player has filled four boxes of the first row; the white 5 and the green box are free. The green die shows 5, the white die 6: neither fits. The white 5, the leftmost free box, must be crossed off.
illustration-TE3 = Nothing fits, so the white 5 is crossed off.
rule-TE4 = The first row is complete with 5, crossed off, 4, 2, 2, 1: 14 points and 3 hits (the 4, the second 2 and the 1), bonus 6: the row scores 20.
illustration-TE4 = 14 points, and a bonus of 6 for three hits: 20.
rule-TE5 = A player completes the fifth row; the game ends with that round; the five rows add up to 88.
illustration-TE5 = The fifth row completes the sheet: 88 points.

heading-twentyone-ours = Our additions
rule-T30 = Solo: one player, always active, tries for the best score on a sheet. It can be solved exactly.
rule-T31 = Inverted: the five rows from bottom to top, so that the numbers grow as the game goes on.
rule-T32 = Sheets are stored as files that anyone can write. A file is playable if it has five rows of six boxes, each row one box of each colour, numbers 1 to 6; a set of them is standard if it follows T5 to T7 in full.
rule-T33 = Copies (house rule): every seat has a different sheet (T3), unless the set-up says that copies are allowed; as B41 in The Border.
