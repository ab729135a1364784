"""Dice that are the same whatever the players do: each fall follows from the seed, the round and the roll in it."""

from typing import Any

from rollwright.core.chance import Chance, Faces
from rollwright.record.proof import fall, roll_bytes, secret_of_seed

MOST_ROLLS = 4
"""More than either game has in a round (B11, T10)."""


def keyed_fall(seed: int, state: Any, node: Chance) -> Faces:
    """How the dice of this node fall; the deal is in round 0.

    Two games of one seed see the same first roll in every round. Who rolls three dice again sees the first three of the
    five that another would have seen. In Twenty One the second roll is the same as well, since the same dice show a 1.
    """
    return fall(node, roll_bytes(secret_of_seed(seed), state.round * MOST_ROLLS + state.rolls, ()))
