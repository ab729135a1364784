"""The facts about Twenty One that the conformance suite needs."""

from collections import Counter

from rollwright.core.events import Move
from rollwright.core.game import Places
from rollwright.core.seats import Seat
from rollwright.games.twentyone.colours import COLOURS
from rollwright.games.twentyone.game import TwentyOne
from rollwright.games.twentyone.moves import Again, Keep, Mark
from rollwright.games.twentyone.sheet import CROSS_OFF, row_and_colour
from rollwright.games.twentyone.state import State
from rollwright.testing.conformance import GameUnderTest
from rollwright.testing.twentyone.ledger import TwentyOneLedger


def dice_for(_: State, __: Seat, places: Places) -> Counter[str]:
    """The die of each box's colour (T14); crossing off takes none."""
    return Counter(COLOURS[row_and_colour(place)[1]].id for place in places - {CROSS_OFF})


def sort_key(move: Move) -> tuple[int, int, list[int]]:
    """Decisions about the dice come before marks, fewer boxes before more."""
    match move:
        case Again():
            return (0, 0, [])
        case Keep():
            return (0, 1, [])
        case Mark(places):
            return (1, len(places), sorted(places))
        case _:
            raise AssertionError(move)


TWENTY_ONE = GameUnderTest(
    game=TwentyOne(),
    ledger=TwentyOneLedger,
    move_texts=("again", "keep", "mark x"),
    dice_for=dice_for,
    sort_key=sort_key,
)
