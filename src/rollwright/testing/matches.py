"""Whole games between bots, with dice from a generator that the test passes in."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rollwright.bots import bot_for
from rollwright.core.deal import Setup
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat
from rollwright.games.material import all_shipped
from rollwright.testing.walks import walk

SECONDS = 0.005


def soon(seconds: float = SECONDS) -> float:
    """The deadline of a bot's decision in tests."""
    return time.monotonic() + seconds


@dataclass(frozen=True)
class Decision:
    """A bot's move and the state in which it was made."""

    state: Any
    seat: Seat
    move: Move


class BotMatch:
    """A game between the bots of these ids; `decisions` plays it, then `state` is the last one.

    With 0 seconds per decision the searching bots have no time for playouts, so the game is the same every time.
    """

    def __init__(
        self, game: AnyGame, bots: Sequence[str], seed: int, variant: str | None = None, seconds: float = SECONDS
    ) -> None:
        self.seconds = seconds
        self.game = game
        self.random = Random(seed)
        self.bots = [bot_for(bot, game) for bot in bots]
        self.setup = Setup(len(bots), all_shipped(game.name), variant=variant)
        self.state: Any = None

    def decisions(self) -> Iterator[Decision]:
        """Play the game and yield every decision."""
        decided: list[Decision] = []

        def choose(_: AnyGame, state: Any, seat: Seat, random: Random) -> Move:
            move = self.bots[seat].choose(state, seat, random, soon(self.seconds))
            decided.append(Decision(state, seat, move))
            return move

        for state, _ in walk(self.game, self.setup, self.random, choose):
            self.state = state
            yield from decided
            decided.clear()

    def play(self) -> Outcome:
        """Play the whole game and return its outcome."""
        for _ in self.decisions():
            pass
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome
