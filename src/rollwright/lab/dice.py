"""Dice that do not depend on the players' choices: each roll is determined by the seed, the round and its number in
it."""

from rollwright.core.chance import Chance, Faces
from rollwright.core.game import GameState
from rollwright.record.proof import fall, roll_bytes, secret_of_seed

ROLLS_IN_A_ROUND = 4
"""The number of rolls per round that have their own numbers; the next rolls of a longer round are distinguished by a
word."""


def keyed_fall(seed: int, state: GameState, node: Chance) -> Faces:
    """The faces of this node; the deal is in round 0.

    Two games of one seed have the same first roll in every round. A player who rerolls three dice gets the first three
    of the five that another player would have got.
    """
    further, roll = divmod(state.rolls, ROLLS_IN_A_ROUND)
    words = (str(further),) if further else ()
    return fall(node, roll_bytes(secret_of_seed(seed), state.round * ROLLS_IN_A_ROUND + roll, words))
