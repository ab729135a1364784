"""OpenSpiel: whole random games of yacht, inside of C++. Runs in a separate environment and is not a dependency."""

import sys

import pyspiel

from bench.common import work_for

ROLLOUTS = 100


def player():
    """A player whose search makes two simulations, and so twice as many rollouts as its evaluator is set to."""
    game = pyspiel.load_game("yacht")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 64, False, 7, False)

    def play():
        bot.step(state)
        return 2 * ROLLOUTS

    return play


if __name__ == "__main__":
    work_for(float(sys.argv[1]), player())
