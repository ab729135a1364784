"""The dice of The Border that tests and screenshots enter on the page."""

DICE = "grey grey green red yellow"
DICE_OF_ROUND_2 = "blue blue red red orange"
