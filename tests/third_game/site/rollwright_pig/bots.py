"""The bots of Pig: one that holds as soon as it has enough points to be worth the risk."""

from random import Random

from rollwright.bots import BotLevel
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright_pig.moves import Hold, RollAgain
from rollwright_pig.rules import ENOUGH
from rollwright_pig.state import State

WORTH_THE_RISK = 20
"""From here on a further roll loses more than it gains on average: 1/6 of 20 against 5/6 of 4."""


class Greedy:
    """Holds at 20 points, or with enough to win."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Roll or hold; there is nothing random in it."""
        wins = state.scores[seat].points + state.gathered >= ENOUGH
        return Hold() if wins or state.gathered >= WORTH_THE_RISK else RollAgain()


LEVELS = (BotLevel("greedy", Greedy),)
