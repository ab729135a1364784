"""The dice of Twenty One that tests and screenshots enter on the page."""

DICE = "6 1 5 3 6 4"
DICE_OF_ROUND_2 = "2 4 3 3 5 5"
