"""Level 2 for Twenty One. Its moves are fixed exactly, so that other bots can be measured against it."""

from random import Random

from rollwright.core.seats import Seat
from rollwright.games.twentyone.moves import Again, Keep, Mark, Move
from rollwright.games.twentyone.options import fitting
from rollwright.games.twentyone.sheet import CROSS_OFF
from rollwright.games.twentyone.state import Phase, State, current_row


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:  # noqa: ARG001  as all bots
    """Enter every die that fits; roll again only if none does."""
    played = state.sheets[seat]
    boxes = fitting(state, played, current_row(state, played))
    if state.phase is Phase.AGAIN:
        return Keep() if boxes else Again()
    return Mark(frozenset(boxes or (CROSS_OFF,)))
