"""The networks of The Border: their weights from the shipped files, and in plain numpy, the reference for the kernels.

All have the same inputs. One was trained on boards that were new in every deal, and judges any board. The others were
then trained on the shipped boards, whose segments they know: one with two players, one with three and four.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from rollwright.games.border.board import Board, Spaces
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.material import NAMES, shipped_board
from rollwright.values.border.evaluation import FIRST, SECOND, Layers
from rollwright.values.border.features import INPUTS
from rollwright.values.seat_value import SeatValue
from rollwright.values.stored import NETWORK, shipped_network

Floats = npt.NDArray[np.float32]


PACKAGE = "rollwright.values.border"
MORE_SEATS = "more_seats"
"""The name of the network for three and four players on the shipped boards."""
TWO_SEATS = "two_seats"
"""The name of the network for two players on the shipped boards."""
POINTS = 10.0
"""The points that are one unit of the network's second output."""


@cache
def shipped_layers(name: str = NETWORK) -> Layers:
    """Return the weights of a shipped network. Raises Complaint if its file is damaged."""
    arrays = shipped_network(PACKAGE, name).arrays
    return Layers(**{name: np.ascontiguousarray(arrays[name], np.float32) for name in Layers._fields})


def layers_for(boards: Sequence[Board]) -> Layers:
    """Return the weights of the network that knows these boards, one per player, best."""
    if any(segments_by_colour(board) != known_segments() for board in boards):
        return shipped_layers()
    return shipped_layers(TWO_SEATS if len(boards) == 2 else MORE_SEATS)


@cache
def known_segments() -> frozenset[frozenset[Spaces]]:
    """Return the segments of the shipped boards, which differ in the names of their colours only (B4)."""
    return segments_by_colour(shipped_board(NAMES[0]))


def segments_by_colour(board: Board) -> frozenset[frozenset[Spaces]]:
    """Return which segments a board has, and which of them have the same colour, whatever it is."""
    return frozenset(
        frozenset(segment.spaces for segment in board.segments if segment.colour == colour) for colour in COLOURS
    )


def values(layers: Layers, inputs: list[list[int]]) -> list[SeatValue]:
    """Return the value for each seat, from the inputs that are on for each seat."""
    seats = len(inputs)
    mixed = np.array([relu(layers.first_bias + layers.inputs[on].sum(axis=0)) @ layers.mix for on in inputs])
    own, given = mixed[:, :SECOND], mixed[:, SECOND:] / max(seats - 1, 1)
    second = relu(layers.second_bias + own + given.sum(axis=0) - given)
    outputs = second @ layers.outputs + layers.output_bias
    chances = np.exp(outputs[:, 0] - outputs[:, 0].max())
    chances /= chances.sum()
    return [SeatValue(float(wins), POINTS * float(points)) for wins, points in zip(chances, outputs[:, 1], strict=True)]


def relu(sums: Floats) -> Floats:
    """Return the positive parts."""
    return np.maximum(sums, 0)


def random_layers(seed: int) -> Layers:
    """Return an untrained network."""
    rng = np.random.default_rng(seed)

    def weights(*shape: int) -> Floats:
        return (rng.standard_normal(shape) * 0.1).astype(np.float32)

    return Layers(
        inputs=weights(INPUTS, FIRST),
        first_bias=weights(FIRST),
        mix=weights(FIRST, 2 * SECOND),
        second_bias=weights(SECOND),
        outputs=weights(SECOND, 2),
        output_bias=weights(2),
    )
