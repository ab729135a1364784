"""The dice of Twenty One that tests and screenshots enter on the page."""

DICE = "6 1 5 3 6 4"
