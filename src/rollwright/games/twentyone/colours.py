"""The colours of Twenty One."""

from rollwright.core.colours import Lettered


class Colour(Lettered):
    """The six dice, and the six boxes of a row (T2, T4); the letter of black is k, as in printing."""

    WHITE = 0, "w"
    BLACK = 1, "k"
    RED = 2, "r"
    BLUE = 3, "b"
    YELLOW = 4, "y"
    GREEN = 5, "g"


COLOURS = tuple(Colour)
LETTERS = "".join(colour.letter for colour in COLOURS)
