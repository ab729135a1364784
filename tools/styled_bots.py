"""Bots of The Border without search that differ in how much a cross is worth to them."""

from random import Random
from typing import Any, ClassVar

from rollwright.bots.border.search import NetworkSearch, Style
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class StyledBot:
    """Plays the plan of the network, with a worth of progress of its own."""

    progress: ClassVar[float]

    def __init__(self, game: AnyGame) -> None:
        self.style = Style(depth=0, progress=self.progress)

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return the best move in this style."""
        return NetworkSearch(state, seat, self.style).candidates()[0].move


class Progress0(StyledBot):
    """Only winning counts."""

    progress = 0.0


class Progress2(StyledBot):
    """0.02 log odds per cross."""

    progress = 0.02


class Progress5(StyledBot):
    """0.05 log odds per cross."""

    progress = 0.05


class Progress8(StyledBot):
    """0.08 log odds per cross."""

    progress = 0.08


class Progress12(StyledBot):
    """0.12 log odds per cross."""

    progress = 0.12
