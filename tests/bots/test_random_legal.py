"""Any legal move, each as likely as another."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rollwright.bots import RandomLegal
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.testing.border import positions as border
from rollwright.testing.twentyone import positions as twentyone

SEAT = Seat(0)
DRAWS = 6_000

FIRST_ACTION = border.rolled(border.opened("1", "2"), "a a r r y")
MARKING = twentyone.marking(twentyone.played("A"), twentyone.played("B"), fell="w2 k1 r6 b3 y6 g5")

every_position = pytest.mark.parametrize(
    ("game", "state"), [(border.GAME, FIRST_ACTION), (twentyone.GAME, MARKING)], ids=["border", "twentyone"]
)


def drawn(game: AnyGame, state: Any) -> Counter[Move]:
    """What the bot does, over and over."""
    random = Random(1)
    return Counter(RandomLegal(game).choose(state, SEAT, random) for _ in range(DRAWS))


@every_position
def test_every_legal_move_is_drawn_as_often_as_another_and_no_other_is(game: AnyGame, state: Any) -> None:
    counts = drawn(game, state)
    even = DRAWS / len(counts)
    assert set(counts) == set(game.legal_moves(state, SEAT))
    assert all(0.7 * even < count < 1.3 * even for count in counts.values())
