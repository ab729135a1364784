"""Moments of random games, drawn by Hypothesis, at which the promises are checked."""

import pickle
from dataclasses import dataclass
from functools import cache
from random import Random

from hypothesis import strategies as st

from rollwright.core.deal import Setup
from rollwright.core.events import Event
from rollwright.core.game import AnyGame
from rollwright.core.nodes import seats_to_choose
from rollwright.core.seats import Seat, all_seats
from rollwright.testing.conformance.cases import AnyState, Case
from rollwright.testing.walks import walk

GAMES_PER_CASE = 4


def copied(state: AnyState) -> AnyState:
    """Return an equal state that shares nothing with this one; several times faster than a deep copy."""
    return pickle.loads(pickle.dumps(state))


@dataclass(frozen=True)
class Moment:
    """A state of a game, the events before it and the event that follows; None if the game is over."""

    case: Case
    past: tuple[Event, ...]
    state: AnyState
    event: Event | None
    random: Random

    @property
    def game(self) -> AnyGame:
        """The game under test."""
        return self.case.game

    @property
    def setup(self) -> Setup:
        """The setup of the game."""
        return self.case.setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats at the table."""
        return all_seats(self.setup.seats)

    @property
    def seats_to_choose(self) -> tuple[Seat, ...]:
        """The seats that have to choose."""
        return seats_to_choose(self.game.node(self.state))

    def __repr__(self) -> str:
        return f"{self.case} after {len(self.past)} events: {self.past}"


@cache
def played(case: Case, seed: int) -> tuple[tuple[AnyState, Event | None], ...]:
    """One random game from the first state to the last, each state with the event that follows it."""
    return tuple(walk(case.game, case.setup, Random(seed)))


@st.composite
def moments(draw: st.DrawFn, case: Case) -> Moment:
    """Any moment of a few random games."""
    steps = played(case, draw(st.integers(0, GAMES_PER_CASE - 1), label="game"))
    number = draw(st.integers(0, len(steps) - 1), label="step")
    past = tuple(event for _, event in steps[:number] if event is not None)
    return Moment(case, past, *steps[number], random=Random(draw(st.integers(0, 2**32), label="seed")))
