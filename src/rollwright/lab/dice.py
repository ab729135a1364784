"""Dice that do not depend on what the players do: each fall follows from the seed, the round and the roll in it."""

from rollwright.core.chance import Chance, Faces
from rollwright.core.game import GameState
from rollwright.record.proof import fall, roll_bytes, secret_of_seed

ROLLS_IN_A_ROUND = 4
"""The rolls of a round that have numbers of their own; in a longer round a word tells the next ones apart."""


def keyed_fall(seed: int, state: GameState, node: Chance) -> Faces:
    """How the dice of this node fall; the deal is in round 0.

    Two games of one seed see the same first roll in every round. A player who rolls three dice again sees the first
    three of the five that another player would have seen.
    """
    further, roll = divmod(state.rolls, ROLLS_IN_A_ROUND)
    words = (str(further),) if further else ()
    return fall(node, roll_bytes(secret_of_seed(seed), state.round * ROLLS_IN_A_ROUND + roll, words))
