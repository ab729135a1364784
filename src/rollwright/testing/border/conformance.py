"""The facts about The Border that the conformance suite needs."""

from collections import Counter

from rollwright.core.events import Move
from rollwright.core.game import Places
from rollwright.core.seats import Seat
from rollwright.games.border.game import Border
from rollwright.games.border.moves import Mark, Reroll
from rollwright.games.border.state import State
from rollwright.testing.border.ledger import BorderLedger
from rollwright.testing.conformance import GameUnderTest


def dice_for(state: State, seat: Seat, places: Places) -> Counter[str]:
    """One die of its colour for each space (B13, B19)."""
    board = state.boards[seat].board
    return Counter(board.colour_at[place].id for place in places)


def sort_key(move: Move) -> tuple[int, int, list[int]]:
    """Rerolls come before marks, fewer dice or spaces before more."""
    match move:
        case Reroll(dice):
            return (0, len(dice), list(dice))
        case Mark(places):
            return (1, len(places), sorted(places))
        case _:
            raise AssertionError(move)


BORDER = GameUnderTest(
    game=Border(),
    ledger=BorderLedger,
    move_texts=("pass", "reroll a", "reroll a a a a a a"),
    dice_for=dice_for,
    sort_key=sort_key,
)
