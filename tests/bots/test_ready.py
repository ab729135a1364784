"""Nobody waits for a kernel."""

from random import Random

import pytest

from rollwright.bots import BOTS, COMPILED, here, ready
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.testing.matches import BotMatch, soon


def first_decision(game: str) -> tuple[object, Seat, Move]:
    decision = next(BotMatch(GAMES[game], ["planner"] * 2, seed=1).decisions())
    return decision.state, decision.seat, decision.move


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", sorted(COMPILED))
def test_until_its_kernels_are_ready_the_planner_moves_for_a_bot(
    bot: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat, planned = first_decision(game)
    monkeypatch.setattr(ready, "is_ready", lambda _: False)
    monkeypatch.setattr(BOTS[bot], "choose", lambda *_: pytest.fail("it moved itself"))
    assert ready.at_once(bot, GAMES[game]).choose(state, seat, Random(1), soon()) == planned


@pytest.mark.parametrize("game", GAMES)
def test_when_they_are_ready_it_moves_itself(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat, planned = first_decision(game)
    ready.make_ready(game)
    assert ready.is_ready(game)
    monkeypatch.setattr(BOTS["planner"], "choose", lambda *_: pytest.fail("the stand-in moved"))
    GAMES[game].check(state, seat, ready.at_once("master", GAMES[game]).choose(state, seat, Random(1), soon()))
    monkeypatch.undo()
    assert ready.at_once("planner", GAMES[game]).choose(state, seat, Random(1), soon()) == planned


def test_without_numba_the_first_three_levels_are_here(monkeypatch: pytest.MonkeyPatch) -> None:
    assert here() == list(BOTS)
    monkeypatch.setattr("rollwright.bots.available", lambda: False)
    assert here() == ["random", "greedy", "planner"]
