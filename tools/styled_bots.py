"""Levels 4 and 5 of The Border with a worth of a cross that differs from theirs."""

from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from rollwright.bots.border import search
from rollwright.bots.border.search import DEEP_FOR_TWO, PLAIN, Style
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class StyledBot:
    """Plays the network in a style."""

    style: ClassVar[Style]

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return the best move in this style that is found before the deadline."""
        return search.choose(state, seat, rng, deadline, self.style)


class Progress0(StyledBot):
    """Level 4, to which only winning counts."""

    style = replace(PLAIN, progress=0.0)


class Progress2(StyledBot):
    """Level 4 with 0.02 log odds per cross, as it is shipped."""

    style = replace(PLAIN, progress=0.02)


class Progress5(StyledBot):
    """Level 4 with 0.05 log odds per cross."""

    style = replace(PLAIN, progress=0.05)


class Progress8(StyledBot):
    """Level 4 with 0.08 log odds per cross."""

    style = replace(PLAIN, progress=0.08)


class Deep0(StyledBot):
    """Level 5 for two players, to which only winning counts."""

    style = replace(DEEP_FOR_TWO, progress=0.0)


class Deep1(StyledBot):
    """Level 5 for two players with 0.01 log odds per cross, as it is shipped."""

    style = replace(DEEP_FOR_TWO, progress=0.01)
