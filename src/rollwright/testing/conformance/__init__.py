"""The promises that every game makes, as one parametrised pytest test: `test_my_game = suite(MY_GAME)`."""

from collections.abc import Callable

import pytest

from rollwright.testing.conformance import (
    chance_nodes,
    endings,
    events,
    moves,
    narration,
    options,
    records,
    scores,
    targets,
    views,
)
from rollwright.testing.conformance.cases import Case, GameUnderTest
from rollwright.testing.conformance.promises import Promise, promises_in

PROMISES: list[Promise] = [
    promise
    for module in (chance_nodes, endings, events, moves, narration, options, records, scores, targets, views)
    for promise in promises_in(module)
]


def suite(subject: GameUnderTest) -> Callable[[Promise, Case], None]:
    """Return a test that checks every promise with every number of seats and every variant of a game."""

    @pytest.mark.parametrize("case", subject.cases(), ids=str)
    @pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
    def test(promise: Promise, case: Case) -> None:
        promise(case)

    return test


__all__ = ["PROMISES", "Case", "GameUnderTest", "Promise", "suite"]
