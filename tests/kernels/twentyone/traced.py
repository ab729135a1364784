"""A game of a batch with the trace of its rounds."""

import numpy as np

from rollwright.kernels.twentyone.evaluation import RowValues, no_tables
from rollwright.kernels.twentyone.games import MOST_ROUNDS, games_from
from rollwright.kernels.twentyone.packed import Numbers, Sheets
from rollwright.kernels.twentyone.playouts import MARKS


def traced_game(
    sheets: Sheets, policies: list[int], number: int, seed: int, *, tables: RowValues | None = None
) -> tuple[Numbers, Numbers]:
    """Return every round of the game with this number of a batch, and its scores."""
    tables = no_tables() if tables is None else tables
    scores = np.zeros((number + 1, len(policies)), np.int64)
    rounds = np.zeros(number + 1, np.int64)
    trace = np.zeros((MOST_ROUNDS, MARKS + len(policies)), np.int64)
    of_seats = np.array(policies, np.int64)
    games_from(sheets, of_seats, tables, np.uint64(seed), number, number + 1, scores, rounds, trace)
    return trace[: rounds[number]], scores[number]
