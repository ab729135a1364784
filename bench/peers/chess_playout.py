"""python-chess: moves of random playouts. Runs in the peers' environment and is not a dependency."""

import random
import sys

import chess

from bench.common import work_for

LONGEST = 400


def playout() -> int:
    """Play one game of random legal moves; returns their number."""
    board = chess.Board()
    for played in range(LONGEST):
        moves = list(board.legal_moves)
        if not moves or board.is_insufficient_material():
            return played
        board.push(random.choice(moves))
    return LONGEST


if __name__ == "__main__":
    random.seed(1)
    work_for(float(sys.argv[1]), playout)
