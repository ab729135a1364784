"""Compiles the kernels of The Border, or loads them, before anyone needs them."""

import numpy as np

from rollwright.games.border.board import Board
from rollwright.games.material import all_shipped
from rollwright.kernels.border import judging, steps
from rollwright.kernels.border.games import RANDOM, play_games, play_games_on_all_cores, room_for
from rollwright.kernels.border.packed import SEATS_AT_MOST, boards_of, opening
from rollwright.kernels.border.taste import tables_of
from rollwright.kernels.border.tastes import HAND
from rollwright.kernels.border.weighing import DESK


def warm_up() -> None:
    """Call once every kernel that bots and the laboratory call; those inside of them come along."""
    dealt = tuple(board for board in all_shipped("border") if isinstance(board, Board))[:2]
    boards, start, tastes, seed = boards_of(dealt), opening(dealt), tables_of(HAND), np.uint64(1)
    promises = np.zeros((1, 1))
    policies = np.full(SEATS_AT_MOST, RANDOM)
    play_games(boards, start, policies, tastes, seed, 0, 1, room_for(1))
    play_games_on_all_cores(boards, start, policies, tastes, seed, room_for(1))
    steps.throw(start, seed)
    marks, left = np.zeros((SEATS_AT_MOST, 2), np.uint64), np.full(1, judging.AS_IT_IS)
    judging.judge(boards, start, 0, marks[:1], left, True, tastes, promises[0])
    judging.play_on(boards, start[None].copy(), 0, 0, tastes, seed, 0, 1, promises)
    steps.reroll(start.copy(), start[-1, 4])
    desk = np.recarray(1, DESK)[0]
    judging.finish(boards, start, 0, marks[0, 0], marks[0, 1], judging.AS_IT_IS, True, tastes, desk, marks)
