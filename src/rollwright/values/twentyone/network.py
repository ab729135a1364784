"""The network of Twenty One: its weights from the shipped file, and in plain numpy, the reference for the kernels."""

from functools import cache

import numpy as np
import numpy.typing as npt

from rollwright.values.seat_value import SeatValue
from rollwright.values.stored import shipped_network
from rollwright.values.twentyone.evaluation import FIRST, SECOND, UNIT, Layers
from rollwright.values.twentyone.features import AMONG_OTHERS, OWN

Floats = npt.NDArray[np.float32]


PACKAGE = "rollwright.values.twentyone"


@cache
def shipped_layers() -> Layers:
    """Return the weights of the shipped network, which are read once."""
    return Layers(**shipped_network(PACKAGE).arrays)


def values(layers: Layers, own: Floats, among: Floats) -> list[SeatValue]:
    """Return the value for each seat, with the points still to come, from its own inputs and those among the others,
    [seat, input]."""
    given = own @ layers.others / max(len(own) - 1, 1)
    first = relu(layers.first_bias + own @ layers.own + given.sum(axis=0) - given + among @ layers.among)
    second = relu(first @ layers.second + layers.second_bias)
    outputs = second @ layers.outputs + layers.output_bias
    chances = np.exp(outputs[:, 0] - outputs[:, 0].max())
    chances /= chances.sum()
    return [SeatValue(float(wins), float(UNIT * points)) for wins, points in zip(chances, outputs[:, 1], strict=True)]


def relu(sums: Floats) -> Floats:
    """Return the positive parts."""
    return np.maximum(sums, 0)


def random_layers(seed: int) -> Layers:
    """Return an untrained network."""
    rng = np.random.default_rng(seed)

    def weights(*shape: int) -> Floats:
        return (rng.standard_normal(shape) * 0.1).astype(np.float32)

    return Layers(
        own=weights(OWN, FIRST),
        others=weights(OWN, FIRST),
        among=weights(AMONG_OTHERS, FIRST),
        first_bias=weights(FIRST),
        second=weights(FIRST, SECOND),
        second_bias=weights(SECOND),
        outputs=weights(SECOND, 2),
        output_bias=weights(2),
    )
