"""How a promise is declared and found: a function of one moment, or of one whole game, that asserts."""

from collections.abc import Callable, Iterator
from functools import wraps
from types import ModuleType
from typing import TypeAlias

from hypothesis import HealthCheck, given, settings

from rollwright.testing.conformance.cases import Case
from rollwright.testing.conformance.moments import GAMES_PER_CASE, Moment, moments

Promise: TypeAlias = Callable[[Case], None]

MOMENTS_PER_CASE = 25


def promise(holds: Callable[[Moment], None]) -> Promise:
    """Declare a promise about any moment; it is checked at moments of random games, the same ones in every run."""

    @wraps(holds)
    def check(case: Case) -> None:
        @settings(
            max_examples=MOMENTS_PER_CASE,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        )
        @given(moments(case))
        def at(moment: Moment) -> None:
            holds(moment)

        at()

    check.is_promise = True  # type: ignore[attr-defined]
    return check


def promise_about_games(holds: Callable[[Case, int], None]) -> Promise:
    """Declare a promise about whole games; it is checked with the random games of a few seeds."""

    @wraps(holds)
    def check(case: Case) -> None:
        for seed in range(GAMES_PER_CASE):
            holds(case, seed)

    check.is_promise = True  # type: ignore[attr-defined]
    return check


def promises_in(module: ModuleType) -> Iterator[Promise]:
    """All promises that a module declares, in their order."""
    yield from (value for value in vars(module).values() if getattr(value, "is_promise", False))
