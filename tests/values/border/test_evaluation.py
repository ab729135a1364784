"""The network in the kernels equals the plain one, and a change of the first layer equals a new one."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from rollwright.core.game import Place
from rollwright.games.border.generator import make_boards
from rollwright.games.border.material import shipped_board
from rollwright.kernels.border.evaluation import SCRATCH
from rollwright.kernels.border.packed import (
    ACTIVE,
    HIGH,
    IDLE,
    LOW,
    SEATS,
    TABLE,
    WORDS,
    Boards,
    Position,
    boards_of,
    opening,
    spaces_of,
    two_words,
)
from rollwright.kernels.border.steps import copy, cross_off, take
from rollwright.kernels.border.weights import HAND_WEIGHTS, tables_of
from rollwright.kernels.compiled import kernel
from rollwright.values.border.evaluation import (
    MEMORY,
    POINTS_OUTPUT,
    WINNING,
    Layers,
    mark_value,
    output,
    prepare,
    value,
)
from rollwright.values.border.features import MOST_ACTIVE, position_inputs
from rollwright.values.border.games import EVALUATION, ONE_NETWORK, play_games, room_for
from rollwright.values.border.network import random_layers, values
from rollwright.values.border.rolls import make_plan, make_tables

MAP = shipped_board("1").map
GAMES = 3


@kernel
def kernel_outputs(layers: Layers, boards: Boards, position: Position, memories: Any, found: Any) -> None:
    """Write the logit and the points of each seat."""
    prepare(layers, boards, position, np.int64(position[TABLE, ACTIVE]), np.int64(position[TABLE, IDLE]), memories[0])
    for seat in range(np.int64(position[TABLE, SEATS])):
        found[seat, 0] = output(layers, memories[0], seat, WINNING)
        found[seat, 1] = output(layers, memories[0], seat, POINTS_OUTPUT)


@kernel
def inputs_of(boards: Boards, position: Position, seat: int, found: Any) -> int:
    """Write the inputs that are on, and return their number."""
    return int(position_inputs(boards, position, seat, found))


@kernel
def both_ways(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: int,
    viewer: int,
    low: np.uint64,
    high: np.uint64,
    memories: Any,
    found: Any,
) -> None:
    """Write the value of a mark by changes, by a new first layer, and whether it ends the game."""
    active, idle = np.int64(position[TABLE, ACTIVE]), np.int64(position[TABLE, IDLE])
    prepare(layers, boards, position, active, idle, memories[0])
    found[0] = mark_value(layers, boards, position, seat, viewer, low, high, memories)
    spare = memories[1]
    copy(position, spare.position)
    cross_off(boards, spare.position, seat, low, high)
    take(spare.position)
    prepare(layers, boards, spare.position, active, idle, spare)
    found[1] = value(layers, np.int64(position[TABLE, SEATS]), viewer, spare)
    found[2] = spare.ending


def played(seats: int, policy: int) -> tuple[Boards, list[Position]]:
    """The boards and the positions before every round of some games."""
    dealt = make_boards(MAP, 40 + seats)[:seats]
    boards, positions = boards_of(dealt), np.zeros((GAMES * 200, 5, WORDS), np.uint64)
    count = play_games(
        random_layers(1),
        random_layers(1),
        np.full(4, policy),
        tables_of(HAND_WEIGHTS),
        make_tables(),
        boards,
        opening(dealt),
        np.uint64(7),
        20,
        0,
        GAMES,
        np.zeros(2, MEMORY),
        make_plan(),
        np.zeros(1, SCRATCH),
        room_for(GAMES),
        positions,
        np.zeros(len(positions), np.int64),
        np.zeros(len(positions), np.float32),
    )
    return boards, list(positions[:count])


def random_marks(position: Position, seats: int, rng: Random) -> Iterator[tuple[int, int, int, int]]:
    """A seat, a viewer and marks of up to five open spaces, as two words."""
    for _ in range(2):
        seat = rng.randrange(seats)
        crossed = spaces_of(int(position[seat, LOW]), int(position[seat, HIGH]))
        still_open = [Place(space) for space in range(len(MAP.hexes)) if space not in crossed]
        marks = frozenset(rng.sample(still_open, min(len(still_open), rng.randrange(6))))
        yield seat, rng.randrange(seats), *two_words(marks)


@pytest.mark.parametrize("policy", [ONE_NETWORK, EVALUATION])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_kernels_agree_with_the_plain_network(seats: int, policy: int) -> None:
    boards, positions = played(seats, policy)
    layers, memories, found = random_layers(2), np.zeros(2, MEMORY), np.zeros((4, 2))
    on = np.zeros(MOST_ACTIVE, np.int32)
    assert len(positions) > 50
    for position in positions:
        kernel_outputs(layers, boards, position, memories, found)
        chances = np.exp(found[:seats, 0]) / np.exp(found[:seats, 0]).sum()
        plain = values(layers, [on[: inputs_of(boards, position, seat, on)].tolist() for seat in range(seats)])
        assert [one.wins for one in plain] == pytest.approx(chances, abs=1e-5)
        assert [one.points / 10 for one in plain] == pytest.approx(found[:seats, 1], abs=1e-5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_value_of_a_mark_by_changes_equals_that_of_the_position_after_it(seats: int) -> None:
    boards, positions = played(seats, EVALUATION)
    layers, memories, found, rng = random_layers(3), np.zeros(2, MEMORY), np.zeros(3), Random(seats)
    compared = 0
    for position in positions:
        for seat, viewer, low, high in random_marks(position, seats, rng):
            both_ways(layers, boards, position, seat, viewer, np.uint64(low), np.uint64(high), memories, found)
            if not found[2]:
                assert found[0] == pytest.approx(found[1], abs=1e-5)
                compared += 1
    assert compared > 100
