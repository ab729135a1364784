"""No bot cares which colour is which: exchanging the colours exchanges its moves."""

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from rollwright.bots import bot_for
from rollwright.bots.border.own_colours import InOwnColours
from rollwright.core.deal import Setup
from rollwright.core.nodes import seats_to_choose
from rollwright.core.seats import Seat
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.exchange import exchanged, exchanged_move
from rollwright.games.border.game import Border
from rollwright.games.border.generator import NEXT_COLOUR
from rollwright.games.border.material import board_set
from rollwright.games.border.state import State
from rollwright.testing.walks import walk

GAME = Border()
NEXT = tuple(NEXT_COLOUR[colour] for colour in COLOURS)


def on_the_next_boards(state: State) -> State:
    """The position with its colours exchanged, each seat with the next board of the set."""
    twin = exchanged(state, NEXT)
    made = board_set(11)
    boards = [replace(played, board=made[int(played.board.name[-1]) % len(made)]) for played in state.boards]
    for played, exact in zip(twin.boards, boards, strict=True):
        assert played.board.content_hash == exact.board.content_hash
    return replace(twin, boards=tuple(boards))


def decisions(seats: int) -> Iterator[tuple[State, State, Seat]]:
    """Positions of a random game, each with the one on the next boards, and a seat that has to choose in both."""
    rng = Random(seats)
    setup = Setup(seats, tuple(rng.sample(board_set(11), seats)), as_listed=True)
    for state, _ in walk(GAME, setup, rng):
        for seat in seats_to_choose(GAME.node(state)):
            yield state, on_the_next_boards(state), seat


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("name", "every", "at_least"),
    [
        ("greedy", 1, 90),
        ("planner", 2, 45),
        ("beginner", 2, 45),
        ("searcher", 10, 9),
        ("master", 30, 3),  # without a deadline, a decision takes a second
        ("builder", 10, 9),
    ],
)
def test_a_bot_makes_the_same_moves_on_the_next_boards(name: str, every: int, at_least: int, seats: int) -> None:
    bot, deadline = bot_for(name, GAME), time.monotonic() + 1e6
    compared = list(islice(decisions(seats), 0, None, every))
    assert len(compared) >= at_least
    for number, (state, twin, seat) in enumerate(compared):
        move = bot.choose(state, seat, Random(number), deadline)
        assert exchanged_move(move, NEXT) == bot.choose(twin, seat, Random(number), deadline)


def test_a_bot_is_made_once_for_all_games() -> None:
    bot = InOwnColours(bot_for("greedy", GAME))
    assert bot(GAME) is bot
