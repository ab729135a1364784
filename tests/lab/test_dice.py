"""The same dice, whatever the players do."""

from collections import Counter
from dataclasses import replace

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Roll
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.lab.dice import keyed_fall
from rollwright.lab.game_run import GameRun, GameSpec


def first_rolls(game: str, bots: tuple[str, ...], seed: int) -> dict[int, tuple[int, ...]]:
    """How the dice fell first in each round."""
    run = GameRun(GameSpec(game, Setup(len(bots), all_shipped(game)), bots, seed))
    found: dict[int, tuple[int, ...]] = {}
    while run.step() is None:
        view = run.game.view(run.state)
        if view.rolls == 1:
            found.setdefault(view.round, view.dice)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_round_begins_with_the_same_roll_whoever_plays(game: str) -> None:
    one, other = first_rolls(game, ("greedy", "random"), 5), first_rolls(game, ("random", "random"), 5)
    assert min(len(one), len(other)) > 10
    assert all(one[round_] == other[round_] for round_ in one.keys() & other.keys())


def test_who_rolls_fewer_dice_again_sees_the_first_of_those_that_another_sees() -> None:
    game = GAMES["border"]
    state = game.start(Setup(2, all_shipped("border")))
    state = replace(game.apply(state, Roll((0, 0, 0))), rolls=1)
    die = tuple(range(6))
    assert keyed_fall(3, state, Chance((die,) * 5))[:3] == keyed_fall(3, state, Chance((die,) * 3))


def test_every_face_comes_about_as_often() -> None:
    game = GAMES["twentyone"]
    state = game.apply(game.start(Setup(1, all_shipped("twentyone"))), Roll((0, 0)))
    faces = Counter(face for seed in range(1000) for face in keyed_fall(seed, state, Chance(((1, 2, 3, 4, 5, 6),) * 6)))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(900 < count < 1100 for count in faces.values())
