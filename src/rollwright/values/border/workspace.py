"""The arrays that `look_ahead` works with, and its call."""

from functools import cache

import numpy as np

from rollwright.core.seats import Seat
from rollwright.kernels.border.packed import SEATS_AT_MOST, WORDS, Boards, Integer, Position
from rollwright.values.border.evaluation import MEMORY, Layers
from rollwright.values.border.look_ahead import look_ahead
from rollwright.values.border.rolls import MOST_MARKS, PARTS, RollIndex, make_plan, make_tables

MOST = max(MOST_MARKS, PARTS)
"""Marks that can be compared."""


@cache
def roll_tables() -> RollIndex:
    """Return the tables of rolls, which are made once."""
    return make_tables()


class Workspace:
    """A position in which a seat has to choose, with the working memory of the kernel."""

    def __init__(self, layers: Layers, boards: Boards, position: Position, seat: Seat) -> None:
        self.layers, self.boards, self.position, self.seat = layers, boards, position, seat
        self.memories = np.zeros(4, MEMORY)
        self.root, self.plan, self.further = make_plan(), make_plan(), make_plan()
        self.marks = np.zeros((MOST, 2), np.uint64)
        self.ends = np.zeros((MOST, SEATS_AT_MOST + 1, WORDS), np.uint64)
        self.values = np.zeros(MOST, np.float32)
        self.outputs = np.zeros((MOST, SEATS_AT_MOST, 2), np.float32)

    def do(self, task: int, begin: int = 0, end: int = 0, *, depth: int = 0, seed: int = 0) -> Integer:
        """Carry out a task of `look_ahead`."""
        return look_ahead(
            task,
            depth,
            np.uint64(seed),
            self.layers,
            roll_tables(),
            self.boards,
            self.position,
            int(self.seat),
            begin,
            end,
            self.memories,
            self.root,
            self.plan,
            self.further,
            self.marks,
            self.ends,
            self.values,
            self.outputs,
        )
