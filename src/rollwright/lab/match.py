"""One game between bots, from the deal to the end: what decides it, and how it went."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from rollwright.bots.bot import Bot
from rollwright.bots.worker import bot_for
from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint, IllegalMove
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.game import AnyGame, GameState
from rollwright.core.nodes import Choice, Joint, Over
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.lab.dice import keyed_fall

WARM_UP_ROUNDS = 2


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played. The same match is played the same way, unless a bot lets the clock decide."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    """One a seat: the id of one of ours, or `module:Class`."""
    seed: int
    seconds: float | None = None
    """The time that a bot has for a decision; unlimited if None."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long a seat thought."""

    decisions: int = 0
    late: int = 0
    """Decisions that took longer than was allowed."""
    slowest: float = 0.0
    """Seconds."""

    def __add__(self, other: "Thinking") -> "Thinking":
        return Thinking(self.decisions + other.decisions, self.late + other.late, max(self.slowest, other.slowest))


@dataclass(frozen=True, slots=True)
class Played:
    """How a match went; everything by seat is in the order of the seats."""

    bots: tuple[str, ...]
    outcome: Outcome
    rounds: int
    first: Seat
    sheets: tuple[str | None, ...]
    """The names of the boards or sheets; None in a game that is played without any."""
    tallies: Mapping[str, tuple[int, ...]]
    """The further counts of the game for each seat at the end."""
    thinking: tuple[Thinking, ...]

    def share(self, seat: Seat) -> float:
        """The part of the win that this seat has: 1 if it is the only winner, a half if two share the win."""
        winners = self.outcome.winners
        return 1 / len(winners) if seat in winners else 0.0


class Course:
    """A match that is being played, event by event."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: AnyGame = GAMES[match.game]
        self.bots: list[Bot] = [bot_for(name, self.game) for name in match.bots]
        self.chance = [Random(f"{match.seed} {seat}") for seat in all_seats(match.setup.seats)]  # noqa: S311  no dice
        self.thinking = [Thinking()] * match.setup.seats
        self.first = Seat(0)
        self.state: GameState = self.game.start(match.setup)

    def step(self) -> Outcome | None:
        """Let the next event happen; the outcome if the game is over."""
        match self.game.node(self.state):
            case Chance() as node:
                event: Event = Roll(keyed_fall(self.match.seed, self.state, node))
            case Choice(seat):
                event = self.decision(seat)
            case Joint(seats):
                event = Marks(tuple(self.decision(seat) for seat in seats))
            case Over(outcome):
                return outcome
        dealt = self.state.round == 0
        self.state = self.game.apply(self.state, event)
        if dealt:
            self.first = self.state.active
        return None

    def decision(self, seat: Seat) -> Play:
        """The move of the bot in this seat, with its thinking time. Raises Complaint if the move is illegal."""
        begun, seconds = time.monotonic(), self.match.seconds
        move = self.bots[seat].choose(self.state, seat, self.chance[seat], None if seconds is None else begun + seconds)
        spent = time.monotonic() - begun
        self.thinking[seat] += Thinking(1, int(seconds is not None and spent > seconds), spent)
        try:
            self.game.check(self.state, seat, move)
        except IllegalMove as refusal:
            raise Complaint("entrant-cheats", bot=self.match.bots[seat], move=str(move), rule=refusal.rule) from None
        return Play(seat, move)


def play(match: Match) -> Played:
    """Play it to the end."""
    if match.seconds is not None:
        warm_up(match)
    course = Course(match)
    while (outcome := course.step()) is None:
        pass
    return Played(
        bots=match.bots,
        outcome=outcome,
        rounds=course.state.round,
        first=course.first,
        sheets=course.game.names_of_sheets(course.state) or (None,) * match.setup.seats,
        tallies=course.game.tallies(course.state),
        thinking=tuple(course.thinking),
    )


WARM: set[tuple[object, ...]] = set()
"""The bots of this process that have played, with the game, the seats and the boards or sheets."""


def warm_up(match: Match) -> None:
    """Two rounds that do not count, once a process, so that no bot is timed while it loads and compiles."""
    setup = match.setup
    for bot in dict.fromkeys(match.bots):
        known_as = bot, match.game, setup.variant, setup.seats, frozenset(sheet.name for sheet in setup.sheets)
        if known_as not in WARM:
            course = Course(replace(match, bots=(bot,) * setup.seats))
            while course.state.round <= WARM_UP_ROUNDS and course.step() is None:
                pass
            WARM.add(known_as)
