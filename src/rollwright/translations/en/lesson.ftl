### The lessons: learning a game by playing it.

## Every lesson

# For a move that is legal, but not the one that the step asks for; most steps have a hint of their own (“-hint”).
lesson-another-move = You could do that. But here, do what the text says.
# For a move at a step that is only read. `page-learn-next` is the button.
lesson-read-first = Read the text first, then press Next.

page-learn-step = Step { $step } of { $steps }
page-learn-finished = That was the lesson. You know everything you need for a real game!
page-learn-next = Next
page-learn-back = Back
page-learn-skip = Skip
page-learn-restart = Start again
page-learn-play = Play a game
# A heading, without a full stop.
page-no-lesson = There is no lesson here

## The Border

lesson-border-goal = Your board has nine areas, such as the villa at the top. Each is ringed by border spaces. Cross off the whole border of an area, and you score it. The player with the most points at the end wins.
lesson-border-roll = You are the active player this round, so the first action is yours. Roll all five dice.
lesson-border-keep = You may roll up to three times. Each time you choose which dice to keep and which to roll again. Keep the grey and the yellow die, and roll the other three.
lesson-border-keep-hint = You could do that. But here, keep grey and yellow, and roll green, orange and red again.
lesson-border-keep-again = Two dice are grey now. After each roll you choose again: even a die that you kept may be rolled again. Keep all dice but the green one, and roll that one. This is your third and last roll.
lesson-border-keep-again-hint = You could do that. But here, roll only the green die again.
lesson-border-segment = Now cross off: one die, one space of its colour. A segment is a run of connected spaces of one colour. In the first action you may only complete whole segments, but anywhere on the board. Complete the grey segment of three spaces. The yellow and the blue die cannot complete anything. You never have to use a die.
lesson-border-segment-hint = You could do that. But here, use all three grey dice for the grey segment of three spaces.
# Shown after the second action of the others, when the next player has already rolled.
lesson-border-leftover = The yellow and the blue die were left over. In the second action, all the others could use them: everyone the same dice, all at the same time. Now the next player is active.
lesson-border-second = The active player left two yellow dice, and now you take the second action. Each space that you cross off must touch one that is already crossed off. The white spaces count as crossed off from the start. Cross off the yellow space next to the white one, then the yellow space next to your new cross.
lesson-border-second-hint = You could do that. But here, cross off both yellow spaces.
lesson-border-one-of-five = The active player has used all five dice this time, so none is left over. Then each of the others may use just one of the five, whichever they like. Use a yellow one: cross off the next yellow space.
lesson-border-open = In the second action a segment may stay unfinished. If the active player uses all five dice, each of the others may use just one of them. If the active player uses none, the others have all five.
lesson-border-first-value = Some rounds later, only one space of the villa’s border is still open. It is green, and a green die is left over. The first player to complete an area scores the higher of its two values: 9 for the villa. Cross off that space.
lesson-border-value-hint = You could do that. But here, cross off only the space that completes the area.
lesson-border-together = 9 points! Another player completed the villa in the same second action. You were first together, so both of you score the higher value. A player who completes the villa later scores the lower value, 4.
# The position is from another game.
lesson-border-later-value = Another game: the active player has just completed the well in the first action and scored the higher value, 4. The second action comes later, so the well is worth only the lower value to you, 2. Complete it with the grey die.
lesson-border-scoring = 2 points. Your scoring row shows both values of every area: what you scored is circled, and a higher value that another player has taken is struck out. One cross may complete several areas.
lesson-border-last-round = The game ends with the round in which a player completes a sixth area. You have five, and you are the active player. Roll the dice.
lesson-border-last-keep = At the lower right, a grey segment has four open spaces. Keep the three grey dice and roll the other two.
lesson-border-last-keep-hint = You could do that. But here, keep the three grey dice and roll the other two.
lesson-border-sixth = Four grey dice! One space of this segment is crossed off already, so you only need the four open ones. Complete it.
lesson-border-end = Your sixth area! The others still took their second action, and now the game is over. Most points wins. On a tie, the tied player who scored the most valuable single area wins; if that is equal too, the win is shared.
# Shown until the learner's first move; after that, only the prompts of a real game are shown.
lesson-border-free = Now on your own: the last rounds against an easy bot, which has five areas already. You are one point ahead. Play as you like. On every turn you are told what you can do.

## Twenty One

lesson-twentyone-goal = Your sheet has five rows of six boxes. You fill them from top to bottom, one row after the other, and each row scores. The player with the most points at the end wins.
lesson-twentyone-roll = You are the active player this round. Roll all six dice.
lesson-twentyone-again = You may roll a second and last time. Every die that shows a 1 stays, and all the others must be rolled. Roll again.
lesson-twentyone-again-hint = You could keep these dice. But here, roll again.
lesson-twentyone-enter = A number goes into the box of the die’s colour, only in your current row, and only if it is not higher than the number in the box. If both are equal, it is a hit. Enter black 1 and blue 3, both hits, and yellow 4. White 4 does not fit: its box shows 2. Red 1 and green 2 would fit too, but you choose which numbers to enter.
lesson-twentyone-enter-hint = You could do that, but low numbers score little. Here, enter just black, blue and yellow.
# Shown when the next player has already rolled.
lesson-twentyone-together = All players used the same dice, each on their own sheet, all at the same time. Hits have a small cross. Now the next player is active and has rolled for everyone.
lesson-twentyone-cross-off = Another game: a bot is active and has rolled for everyone. Two boxes of your row are free. White 6 is too high for white 5, and green 5 for green 1. In every round you must enter a number or cross off a box. Choose “Cross off the leftmost free box”: it is white 5.
lesson-twentyone-row = The next round: the green die shows 1. Enter it, and your row is complete.
lesson-twentyone-row-hint = You could do that. But here, enter the green 1.
lesson-twentyone-row-score = 5, 4, 2, 2 and 1 make 14; the crossed-off box is 0. Three numbers are hits: 4, the second 2 and 1. One to six hits bring a bonus of 1, 3, 6, 10, 15 or 21. So the row scores 14 + 6 = 20. You only write in one row per round, so your next row begins in the next round.
lesson-twentyone-fifth = Near the end of a game: this is your fifth and last row, and all six dice fit. You may enter any number of dice in one round. Enter all six.
lesson-twentyone-fifth-hint = You could do that. But here, enter all six dice.
lesson-twentyone-end = 88 points! The game ends with the round in which a player completes the fifth row; everyone plays that round to its end. The others also score the unfinished row that they are in, with its bonus. Most points wins, and a tie is a shared win.
lesson-twentyone-free = Now on your own: the last rounds against an easy bot. You are ahead. Play as you like. On every turn you are told what you can do.
