"""Learned values: the chance of every seat to win and its expected points, by a small network per game."""

from typing import TYPE_CHECKING

from rollwright.core.game import GameState
from rollwright.core.registry import REGISTRY

if TYPE_CHECKING:
    from rollwright.values.seat_value import SeatValue


def seat_values(game: str, state: GameState) -> "tuple[SeatValue, ...] | None":
    """Return the value of a position for each seat; None if the game has no network, or not for this position."""
    evaluate = REGISTRY.load(game, "values")
    return None if evaluate is None else evaluate(state)
