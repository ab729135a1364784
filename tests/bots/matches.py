"""Whole games between bots, with dice from a generator that the test hands in."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rollwright.bots import bot_for
from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import AnyGame
from rollwright.core.nodes import Choice, Joint
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat
from rollwright.games.material import all_shipped

SECONDS = 0.005


def soon() -> float:
    """When a bot has to have chosen, so that tests go on."""
    return time.monotonic() + SECONDS


@dataclass(frozen=True)
class Decision:
    """A bot's move, where it made it."""

    state: Any
    seat: Seat
    move: Move


class Match:
    """A game between the bots of these ids; `decisions` plays it, then `outcome` is there."""

    def __init__(self, game: AnyGame, bots: Sequence[str], seed: int, variant: str | None = None) -> None:
        self.game = game
        self.random = Random(seed)
        self.bots = [bot_for(bot, game) for bot in bots]
        self.state: Any = game.start(Setup(len(bots), all_shipped(game.name), variant=variant))

    def decisions(self) -> Iterator[Decision]:
        """Every move of the game, each in the state that it was made in."""
        while self.game.outcome(self.state) is None:
            decided: list[Decision] = []
            match self.game.node(self.state):
                case Chance(dice):
                    event: Event = Roll(tuple(self.random.choice(die) for die in dice))
                case Choice(seat):
                    decided.append(self.decide(seat))
                    event = Play(seat, decided[0].move)
                case Joint(seats):
                    decided += [self.decide(seat) for seat in seats]
                    event = Marks(tuple(Play(one.seat, one.move) for one in decided))
            yield from decided
            self.state = self.game.apply(self.state, event)

    def decide(self, seat: Seat) -> Decision:
        """What the bot of this seat does."""
        return Decision(self.state, seat, self.bots[seat].choose(self.state, seat, self.random, soon()))

    def play(self) -> Outcome:
        """The whole game."""
        for _ in self.decisions():
            pass
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome
