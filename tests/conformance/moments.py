"""Moments of random games, drawn by Hypothesis, that the promises of the suite are held against."""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, TypeAlias

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rollwright.core.events import Event
from rollwright.core.nodes import owing
from rollwright.core.seats import Seat, all_seats
from tests.conformance.tables import Table, every_table
from tests.conformance.walk import walk

AnyState: TypeAlias = Any
GAMES_AT_A_TABLE = 4
MOMENTS_AT_A_TABLE = 25


def copied(state: AnyState) -> AnyState:
    """An equal state that shares nothing with this one; several times faster than a deep copy."""
    return pickle.loads(pickle.dumps(state))


@dataclass(frozen=True)
class Moment:
    """A state of a game at a table, how it came about and what follows; nothing follows when it is over."""

    table: Table
    past: tuple[Event, ...]
    state: AnyState
    event: Event | None
    random: Random

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats at the table."""
        return all_seats(self.table.setup.seats)

    @property
    def owing(self) -> tuple[Seat, ...]:
        """The seats that owe a choice."""
        return owing(self.table.game.node(self.state))

    def __repr__(self) -> str:
        return f"{self.table} after {len(self.past)} events: {self.past}"


@cache
def played(table: Table, seed: int) -> tuple[tuple[AnyState, Event | None], ...]:
    """One random game from the first state to the last."""
    game = table.game
    steps: list[tuple[AnyState, Event | None]] = list(walk(game, table.setup, Random(seed)))
    state, event = steps[-1]
    assert event is not None
    return (*steps, (game.apply(state, event), None))


@st.composite
def moments(draw: st.DrawFn, table: Table) -> Moment:
    """Any moment of a few games at this table."""
    steps = played(table, draw(st.integers(0, GAMES_AT_A_TABLE - 1), label="game"))
    number = draw(st.integers(0, len(steps) - 1), label="step")
    past = tuple(event for _, event in steps[:number] if event is not None)
    return Moment(table, past, *steps[number], random=Random(draw(st.integers(0, 2**32), label="seed")))


def at_every_table(promise: Callable[[Moment], None]) -> Callable[[Table], None]:
    """A test of the promise at each table: it is held against moments of random games, the same in every run."""

    @every_table
    def test(table: Table) -> None:
        @settings(
            max_examples=MOMENTS_AT_A_TABLE,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        )
        @given(moments(table))
        def held(moment: Moment) -> None:
            promise(moment)

        held()

    test.__name__ = promise.__name__
    test.__doc__ = promise.__doc__
    return test
