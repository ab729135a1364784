"""Compiles or loads the kernels that the bots of The Border call, so that their first move does not wait."""

import numpy as np

from rollwright.games.border.board import Board
from rollwright.games.material import all_shipped
from rollwright.kernels.border.packed import DICE, FIRST_ACTION, LEFTOVER, PHASE, ROLLS, TABLE, boards_of, opening
from rollwright.kernels.border.playouts import AS_LEFT, NO_ENDS, evaluate_marks, play_on
from rollwright.kernels.border.weights import HAND_WEIGHTS, tables_of


def warm_up() -> None:
    """Call every kernel that a bot calls once; the functions inside them are compiled with them."""
    dealt = tuple(board for board in all_shipped("border") if isinstance(board, Board))[:2]
    boards, start, tables, seed = boards_of(dealt), opening(dealt), tables_of(HAND_WEIGHTS), np.uint64(1)
    start[TABLE, [PHASE, ROLLS, DICE, LEFTOVER]] = FIRST_ACTION, 1, 5, 5
    marks, leftovers = np.zeros((1, 2), np.uint64), np.full(1, AS_LEFT)
    evaluate_marks(boards, start, 0, marks, leftovers, True, tables, np.zeros(1), NO_ENDS)
    play_on(boards, start[None], 0, 0, tables, seed, 0, 1, np.zeros((1, 1)))
