"""No move waits for a kernel to be compiled."""

from random import Random

import pytest

from rollwright.bots import bot_for, levels_of, warmup
from rollwright.bots.warmup import bot_without_wait
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.testing.matches import BotMatch, soon

with_kernels = pytest.mark.parametrize(
    ("game", "bot"),
    [(game, level.id) for game in GAMES for level in levels_of(game).values() if level.kernels is not None],
)


def module(bot: str) -> str:
    return bot.replace("-", "_")


def first_decision(game: str) -> tuple[object, Seat, Move]:
    decision = next(BotMatch(GAMES[game], ["planner"] * 2, seed=1).decisions())
    return decision.state, decision.seat, decision.move


@with_kernels
def test_until_its_kernels_are_compiled_the_strongest_bot_without_kernels_moves(
    game: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat, planned = first_decision(game)
    monkeypatch.setattr(warmup, "is_warm", lambda _: False)
    monkeypatch.setattr(f"rollwright.bots.{game}.{module(bot)}.choose", lambda *_: pytest.fail("it moved itself"))
    assert bot_without_wait(bot, GAMES[game]).choose(state, seat, Random(1), soon()) == planned


@with_kernels
def test_when_they_are_compiled_it_moves_itself(game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat, _ = first_decision(game)
    own_move = object()
    (kernels,) = warmup.kernels_of(game, [bot])
    warmup.warm_up(kernels)
    assert warmup.is_warm(kernels)
    monkeypatch.setattr(f"rollwright.bots.{game}.planner.choose", lambda *_: pytest.fail("the substitute moved"))
    monkeypatch.setattr(f"rollwright.bots.{game}.{module(bot)}.choose", lambda *_: own_move)
    assert bot_without_wait(bot, GAMES[game]).choose(state, seat, Random(1), soon()) is own_move


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_without_kernels_is_made_as_it_is(game: str) -> None:
    assert bot_without_wait("planner", GAMES[game]) == bot_for("planner", GAMES[game])
    assert not warmup.kernels_of(game, ["random", "greedy", "planner"])
