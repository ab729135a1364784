"""The network in the kernels equals the plain one, at every table, before rounds and before second rolls."""

from itertools import product

import numpy as np
import pytest

from rollwright.games.material import all_shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.kernels.compiled import kernel
from rollwright.kernels.twentyone.evaluation import solved_tables
from rollwright.kernels.twentyone.packed import (
    ACTIVE,
    DICE,
    FREE,
    HITS,
    POINTS,
    ROLLS,
    ROW,
    SEATS,
    TABLE,
    Integer,
    Position,
    Sheets,
    opening,
    pack_sheets,
)
from rollwright.kernels.twentyone.policies import CHARGES
from rollwright.kernels.twentyone.steps import BONUS
from rollwright.values.twentyone.evaluation import Floats, lookup_of, make_memory
from rollwright.values.twentyone.features import AMONG_OTHERS, OWN, Outlooks, outlooks_of, position_inputs
from rollwright.values.twentyone.look_ahead import value_position
from rollwright.values.twentyone.network import random_layers, values

SHEETS = [sheet for sheet in all_shipped("twentyone") if isinstance(sheet, Sheet)]
OUTLOOKS = outlooks_of(SHEETS[0].numbers, solved_tables(SHEETS[0].numbers, CHARGES))
LAYERS = random_layers(1)
LOOKUP = lookup_of(LAYERS, OUTLOOKS)
POSITIONS = 40


@kernel
def inputs_of(
    sheets: Sheets, position: Position, outlooks: Outlooks, pending: Integer, own: Floats, among: Floats
) -> None:
    """Write the inputs of all seats."""
    position_inputs(sheets, position, outlooks, position[TABLE, SEATS], position[TABLE, ACTIVE], pending, own, among)


def any_position(seats: int, rng: np.random.Generator) -> Position:
    """A position with arbitrary rows, points and dice."""
    position = opening(seats, int(rng.integers(seats)))
    for seat in range(seats):
        position[seat, ROW], position[seat, FREE] = rng.integers(5), rng.integers(1, 64)
        position[seat, HITS] = rng.integers(7 - int(position[seat, FREE]).bit_count())
        position[seat, POINTS] = rng.integers(90)
    position[TABLE, DICE : DICE + 6] = rng.integers(1, 7, size=6)
    return position


@pytest.mark.parametrize(("seats", "pending"), list(product(range(2, 7), (0, 1))))
def test_the_kernels_agree_with_the_plain_network(seats: int, pending: int) -> None:
    rng, sheets, memory = np.random.default_rng(seats), pack_sheets(SHEETS[:seats]), make_memory()
    for _ in range(POSITIONS):
        position = any_position(seats, rng)
        found = np.zeros((seats, 2), np.float32)
        position[TABLE, ROLLS] = pending
        value_position(LAYERS, LOOKUP, sheets, position, memory, found)
        own, among = np.zeros((seats, OWN), np.float32), np.zeros((seats, AMONG_OTHERS), np.float32)
        inputs_of(sheets, position, OUTLOOKS, pending, own, among)
        plain = values(LAYERS, own, among)
        now = [int(line[POINTS]) + BONUS[line[HITS]] for line in position[:seats]]
        assert found[:, 0] == pytest.approx([value.wins for value in plain], abs=1e-5)
        assert found[:, 1] - now == pytest.approx([value.points for value in plain], abs=1e-4)


def test_points_for_everybody_change_nothing() -> None:
    rng, sheets, memory = np.random.default_rng(9), pack_sheets(SHEETS[:3]), make_memory()
    position = any_position(3, rng)
    found = np.zeros((2, 3, 2), np.float32)
    for at in range(2):
        position[:3, POINTS] += 20 * at
        value_position(LAYERS, LOOKUP, sheets, position, memory, found[at])
    assert found[1, :, 0] == pytest.approx(found[0, :, 0], abs=1e-5)
    assert found[1, :, 1] == pytest.approx(found[0, :, 1] + 20, abs=1e-4)
