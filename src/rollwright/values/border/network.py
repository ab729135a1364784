"""The network of The Border: its weights from the shipped file, and in plain numpy, the reference for the kernels."""

from functools import cache

import numpy as np
import numpy.typing as npt

from rollwright.values.border.evaluation import FIRST, SECOND, Layers
from rollwright.values.border.features import INPUTS
from rollwright.values.seat_value import SeatValue
from rollwright.values.stored import shipped_network

Floats = npt.NDArray[np.float32]


PACKAGE = "rollwright.values.border"
POINTS = 10.0
"""The points that are one unit of the network's second output."""


@cache
def shipped_layers() -> Layers:
    """Return the weights of the shipped network. Raises Complaint if its file is damaged."""
    arrays = shipped_network(PACKAGE).arrays
    return Layers(**{name: np.ascontiguousarray(arrays[name], np.float32) for name in Layers._fields})


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
