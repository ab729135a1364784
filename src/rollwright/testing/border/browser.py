"""The dice of The Border that tests and screenshots enter on the page."""

DICE = "grey grey green red yellow"
