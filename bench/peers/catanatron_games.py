"""catanatron: actions of games of four random players. Runs in the peers' environment and is not a dependency."""

import random
import sys

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from bench.common import work_for


def play() -> int:
    """Play one game; returns the number of actions."""
    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
    game.play()
    return len(game.state.actions)


if __name__ == "__main__":
    random.seed(1)
    work_for(float(sys.argv[1]), play)
