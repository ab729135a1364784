"""Our contender: random games by the readable engine, with every move checked and every mark found target by target."""

import random
import sys
from collections.abc import Callable

from bench.common import work_for
from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Marks, Move, Play, Roll
from rollwright.core.game import AnyGame, Places
from rollwright.core.nodes import Choice, Over
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.border.moves import Reroll
from rollwright.games.border.rules import ROLLS
from rollwright.games.border.state import Phase as BorderPhase
from rollwright.games.border.state import State as BorderState
from rollwright.games.material import all_shipped
from rollwright.games.twentyone.moves import Again, Keep
from rollwright.games.twentyone.state import Phase as TwentyOnePhase
from rollwright.games.twentyone.state import State as TwentyOneState

STOP = 0.2
"""The probability that a player stops after the marks made so far."""
ROLL_AGAIN = 0.5


def play(game: AnyGame, setup: Setup, rng: random.Random) -> int:
    """Play one game by events from the deal to the end; returns the number of decisions."""
    state, decisions = game.start(setup), 0
    while True:
        node = game.node(state)
        if isinstance(node, Over):
            return decisions
        if isinstance(node, Chance):
            state = game.apply(state, Roll(tuple([die[int(rng.random() * len(die))] for die in node.dice])))
        elif isinstance(node, Choice):
            decisions += 1
            state = game.apply(state, Play(node.seat, choose(game, state, node.seat, rng)))
        else:
            decisions += len(node.seats)
            state = game.apply(state, Marks(tuple([Play(seat, choose(game, state, seat, rng)) for seat in node.seats])))


def choose(game: AnyGame, state: object, seat: Seat, rng: random.Random) -> Move:
    """A random choice of this seat."""
    if isinstance(state, BorderState):
        if state.phase is BorderPhase.FIRST_ACTION and state.rolls < ROLLS and rng.random() < ROLL_AGAIN:
            return Reroll(tuple([die for die in state.dice if rng.random() < ROLL_AGAIN]) or state.dice)
    elif isinstance(state, TwentyOneState) and state.phase is TwentyOnePhase.AGAIN:
        return Again() if rng.random() < ROLL_AGAIN else Keep()
    marks: Places = frozenset()
    while targets := game.targets(state, seat, marks):
        marks |= targets[int(rng.random() * len(targets))].adds
        if rng.random() < STOP:
            break
    return game.mark(marks)


def player(name: str, seats: int) -> Callable[[], int]:
    """A function that plays games of this name one after the other."""
    game, setup, rng = GAMES[name], Setup(seats, all_shipped(name)), random.Random(1)
    return lambda: play(game, setup, rng)


if __name__ == "__main__":
    work_for(float(sys.argv[3]), player(sys.argv[1], int(sys.argv[2])))
