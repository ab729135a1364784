"""Compiles the kernels of The Border, or loads them, before anyone needs them."""

import numpy as np

from rollwright.games.border.board import Board
from rollwright.games.material import all_shipped
from rollwright.kernels.border import judging, steps
from rollwright.kernels.border.games import RANDOM, play_games, play_on, room_for
from rollwright.kernels.border.packed import SEATS_AT_MOST, boards_of, opening
from rollwright.kernels.border.taste import tables_of
from rollwright.kernels.border.tastes import HAND


def warm_up() -> None:
    """Call once every kernel that bots and the laboratory call; those inside of them come along."""
    dealt = tuple(board for board in all_shipped("border") if isinstance(board, Board))[:2]
    boards, start, tastes, seed = boards_of(dealt), opening(dealt), tables_of(HAND), np.uint64(1)
    policies = np.full(SEATS_AT_MOST, RANDOM)
    play_games(boards, start, policies, tastes, seed, 0, 1, room_for(1))
    steps.throw(start, seed)
    marks, left = np.zeros((1, 2), np.uint64), np.full(1, judging.AS_IT_IS)
    judging.judge(boards, start, 0, marks, left, True, tastes, np.zeros(1), judging.NO_ENDS)
    play_on(boards, start[None], 0, 0, tastes, seed, 0, 1, np.zeros((1, 1)))
    steps.reroll(start.copy(), start[-1, 4])
