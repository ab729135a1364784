### The lessons: learning a game by playing it.

## Every lesson

# For a move that is legal, but not the one that the step asks for; most steps have a hint of their own (“-hint”).
lesson-another-move = You could do that. But here, do what the text says.
# For a move in which some of the marks that the step asks for are missing.
lesson-incomplete = Right so far, but something is missing. Do everything that the text says, then press Done.
# For a move at a step that is only read. `page-learn-next` is the button.
lesson-read-first = Read the text first, then press Next.

page-learn-step = Step { $step } of { $steps }
page-learn-finished = That was the lesson. You know everything you need for a real game!
page-learn-next = Next
page-learn-back = Back
page-learn-skip = Skip
page-learn-restart = Start again
# Before the text of a step whose position is not a continuation of the one before.
page-learn-jump = Another game
page-learn-play = Play a game
# A heading, without a full stop.
page-no-lesson = There is no lesson here

## The Border

lesson-border-goal = Your board has nine areas. Cross off all the border spaces around an area to score it. Most points wins. You are the active player: roll the dice.
lesson-border-keep = You may roll up to three times, and each time you choose again which dice to keep. Tap the grey and the yellow die to keep them, then roll again.
lesson-border-keep-hint = You could do that. But here, keep grey and yellow, and roll green, orange and red again.
lesson-border-segment = Each die crosses off one space of its colour. In the first action you may only complete whole segments. Tap the highlighted grey one: one tap takes all three spaces. Then press Done.
lesson-border-segment-hint = You could do that. But here, use all three grey dice for the grey segment of three spaces.
lesson-border-second = The dice that are left are for all the others: two yellow. Each cross must touch a cross or a white space. Cross off the highlighted yellow space, then the next, then press Done.
lesson-border-second-hint = You could do that. But here, cross off both yellow spaces.
lesson-border-one-of-five = The active player has used all five dice. Then each of the others may use just one of the five, whichever they like. Cross off the highlighted yellow space, then press Done.
lesson-border-open = In the second action a segment may stay unfinished, like your yellow one. If the active player uses no die at all, the others have all five.
lesson-border-first-value = One space of the villa’s border is still open. The first player to complete an area scores the higher of its two values, here 9. Cross off the green space, then press Done.
lesson-border-value-hint = You could do that. But here, cross off only the space that completes the area.
lesson-border-together = 9 points! Another player completed the villa in the same second action: you are first together, so you both score 9. Later it is worth only the lower value, 4.
lesson-border-later-value = The active player has just scored 4 for the well in the first action. The second comes later, so you score only 2. Complete the well at the highlighted grey space, then press Done.
lesson-border-scoring = 2 points. In your scoring row, what you scored is circled, and a higher value that another player has taken is struck out. One cross may complete several areas.
lesson-border-sixth = You have five areas; a sixth ends the game with this round. The grey segment at the lower right needs only its four open spaces. Complete it, then press Done.
lesson-border-end = Six areas! The others still took their second action. Most points wins. On a tie, the most valuable single area decides; if that is equal too, the win is shared.
# Shown until the learner's first move; after that, only the prompts of a real game are shown.
lesson-border-free = Now on your own: the last rounds against an easy bot with five areas. You are one point ahead. The line above the dice tells you what you can do.

## Twenty One

lesson-twentyone-goal = Your sheet has five rows of six boxes. You fill them from top to bottom, and each row scores. Most points wins. You are the active player: roll the dice.
lesson-twentyone-again = You may roll a second and last time. Every 1 stays, and all the other dice must be rolled. Roll again.
lesson-twentyone-again-hint = You could keep these dice. But here, roll again.
lesson-twentyone-enter = A number goes into the box of its colour in your current row, if not higher than the one there. Equal is a hit. You choose: tap the black, blue and yellow boxes, then press Done.
lesson-twentyone-enter-hint = You could do that, but low numbers score little. Here, enter just black, blue and yellow.
lesson-twentyone-together = All players used the same dice at the same time, each on their own sheet. Your two hits have a small cross: hits bring a bonus when the row is complete.
lesson-twentyone-cross-off = White 6 and green 5 are too high for your free boxes. If you cannot or do not want to enter a number, cross off a box: tap “Cross off the leftmost free box”, then Done.
lesson-twentyone-row = The next round: the green die shows 1. Enter it, then press Done, and your row is complete.
lesson-twentyone-row-hint = You could do that. But here, enter the green 1.
lesson-twentyone-row-score = 5, 4, 2, 2 and 1 make 14; the crossed-off box is 0. Three hits bring a bonus of 6: 20 points. The line below the rows shows every bonus. Next round, next row.
lesson-twentyone-fifth = Your fifth and last row, and all six dice fit. You may enter any number of dice in one round. Enter all six, then press Done.
lesson-twentyone-fifth-hint = You could do that. But here, enter all six dice.
lesson-twentyone-end = 88 points! The game ends with the round in which a player completes the fifth row. The others also score their unfinished row, with its bonus. A tie is a shared win.
lesson-twentyone-free = Now on your own: the last rounds against an easy bot. You are ahead. +4 on a box means that it would add 4 points. The line above the dice tells you what you can do.
