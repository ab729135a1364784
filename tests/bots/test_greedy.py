"""The greedy bot of a game without one of its own: the most points now."""

from itertools import islice
from random import Random

import pytest

from rollwright.bots.greedy import Greedy
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.testing.border.positions import FIRST, GAME, crossed, opened, ring, rolled, spaces
from rollwright.testing.matches import BotMatch


def test_it_takes_the_most_points() -> None:
    well_but_red = ring("well") - spaces("42 43 44")
    state = rolled(crossed(opened("1", "2"), FIRST, well_but_red), "r r r a a")
    assert "42 43 44" in str(Greedy(GAME).choose(state, FIRST, Random(1)))


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_by_the_rules_of_any_game(game: str) -> None:
    greedy = Greedy(GAMES[game])
    for decision in islice(BotMatch(GAMES[game], ["random"] * 2, seed=3).decisions(), 20):
        GAMES[game].check(decision.state, decision.seat, greedy.choose(decision.state, decision.seat, Random(1)))


def test_it_draws_among_equal_moves() -> None:
    state = rolled(opened("1", "2"), "a a r r y")
    random = Random(1)
    assert len({Greedy(GAME).choose(state, Seat(0), random) for _ in range(20)}) > 1
