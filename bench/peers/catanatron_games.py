"""catanatron: actions of games of four random players. Runs in the peers' environment: measured, never depended on."""

import random
import sys

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from bench.common import work_for


def play() -> int:
    """One game; how many actions it took."""
    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
    game.play()
    return len(game.state.actions)


if __name__ == "__main__":
    random.seed(1)
    work_for(float(sys.argv[1]), play)
