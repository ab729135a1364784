"""A finite set of actions reaches every legal move, and nothing else."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from rollwright.core.deal import Setup
from rollwright.core.events import Move
from rollwright.core.game import Places
from rollwright.core.nodes import seats_to_choose
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.border.colours import Colour
from rollwright.games.border.moves import Reroll
from rollwright.games.material import all_shipped
from rollwright.lab.environments.actions import DONE, FIRST_MOVE, WAIT, Actions, actions_for
from rollwright.lab.environments.border import reroll, rerolls
from rollwright.lab.game_run import GameRun, GameSpec


def positions(game: str, seats: int, count: int) -> list[Any]:
    """Positions of a random game in which somebody owes a choice."""
    run = GameRun(GameSpec(game, Setup(seats, all_shipped(game)), ("random",) * seats, seed=seats))
    found: list[Any] = []
    while len(found) < count and run.step() is None:
        if seats_to_choose(run.game.node(run.state)):
            found.append(run.state)
    return found


def reached(actions: Actions, state: Any, seat: Seat) -> set[Move]:
    """Every move that some way of small steps leads to."""
    moves: set[Move] = set()
    seen: set[Places] = {frozenset()}
    waiting: list[Places] = [frozenset()]
    while waiting:
        marks = waiting.pop()
        for action in actions.legal(state, seat, marks):
            led_to = actions.take(state, seat, marks, action)
            if isinstance(led_to, Move):
                moves.add(led_to)
            elif led_to not in seen:
                seen.add(led_to)
                waiting.append(led_to)
    return moves


@pytest.mark.parametrize(("game", "seats", "count"), [("border", 3, 25), ("twentyone", 2, 40)])
def test_small_steps_reach_exactly_the_legal_moves(game: str, seats: int, count: int) -> None:
    actions = actions_for(game, Setup(seats, all_shipped(game)))
    for state in positions(game, seats, count):
        for seat in seats_to_choose(GAMES[game].node(state)):
            legal = set(islice(GAMES[game].legal_moves(state, seat), 500))
            if len(legal) < 500:
                assert reached(actions, state, seat) == legal


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_in_range_and_each_is_there_once(game: str) -> None:
    actions, rng = actions_for(game, Setup(2, all_shipped(game))), Random(1)
    for state in positions(game, 2, 30):
        for seat in seats_to_choose(GAMES[game].node(state)):
            marks: Places | Move = frozenset()
            while not isinstance(marks, Move):
                legal = actions.legal(state, seat, marks)
                assert WAIT not in legal
                assert len(set(legal)) == len(legal) > 0
                assert all(0 < action < actions.size for action in legal)
                marks = actions.take(state, seat, marks, rng.choice(legal))


def test_sizes() -> None:
    assert actions_for("twentyone", Setup(1, all_shipped("twentyone"))).size == 2 + 2 + 31
    assert actions_for("border", Setup(2, all_shipped("border"))).size == 2 + 31 + 86


def test_of_dice_that_are_alike_the_first_ones_go() -> None:
    grey, red = Colour.GREY, Colour.RED
    found = rerolls((grey, grey, grey, red, red))
    assert len(found) == 4 * 3 - 1  # 0 to 3 grey, 0 to 2 red, but not none
    assert DONE < FIRST_MOVE


def test_a_reroll_names_its_dice() -> None:
    state = next(state for state in positions("border", 2, 30) if state.rolls == 1)
    assert reroll(state, 0b00101 - 1) == Reroll((state.dice[0], state.dice[2]))
