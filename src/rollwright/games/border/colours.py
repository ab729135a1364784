"""The colours of The Border."""

from rollwright.core.colours import Lettered


class Colour(Lettered):
    """The six faces of a die (B2); the letter of grey is a, as in ash."""

    GREY = 0, "a"
    GREEN = 1, "g"
    BLUE = 2, "b"
    RED = 3, "r"
    YELLOW = 4, "y"
    ORANGE = 5, "o"


COLOURS = tuple(Colour)
LETTERS = "".join(colour.letter for colour in COLOURS)
