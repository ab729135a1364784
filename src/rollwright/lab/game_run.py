"""One game between bots, from the deal to the end: its settings and its result."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from rollwright.bots import Bot, bot_for, clock
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
class GameSpec:
    """A game to be played. The same specification is always played the same way, unless a bot depends on the clock."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    """One per seat: the id of a bot, or `module:Class`."""
    seed: int
    seconds: float | None = None
    """The time limit of a decision; unlimited if None."""
    cpu_time: bool = False
    """Whether the limit is CPU time, so that other programs on the machine do not change the game."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """The thinking time of a seat."""

    decisions: int = 0
    late: int = 0
    """Number of decisions that took longer than the time limit."""
    slowest: float = 0.0
    """Seconds of the slowest decision."""

    def __add__(self, other: "Thinking") -> "Thinking":
        return Thinking(self.decisions + other.decisions, self.late + other.late, max(self.slowest, other.slowest))


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a match; all tuples are in the order of the seats."""

    bots: tuple[str, ...]
    outcome: Outcome
    rounds: int
    first: Seat
    sheets: tuple[str | None, ...]
    """The names of the boards or sheets; None in a game without any."""
    tallies: Mapping[str, tuple[int, ...]]
    """The further counts of the game for each seat at the end."""
    thinking: tuple[Thinking, ...]

    def share(self, seat: Seat) -> float:
        """The share of this seat in the win: 1 if it is the only winner, a half if two share the win."""
        winners = self.outcome.winners
        return 1 / len(winners) if seat in winners else 0.0


class GameRun:
    """Plays a game event by event."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.game: AnyGame = GAMES[spec.game]
        self.bots: list[Bot] = [bot_for(name, self.game) for name in spec.bots]
        self.limits = [time_limit(bot, spec) for bot in self.bots]
        """The time limit of each seat's decisions; unlimited if None."""
        self.chance = [Random(f"{spec.seed} {seat}") for seat in all_seats(spec.setup.seats)]  # noqa: S311  not dice
        self.thinking = [Thinking()] * spec.setup.seats
        self.first = Seat(0)
        self.state: GameState = self.game.start(spec.setup)

    def step(self) -> Outcome | None:
        """Play the next event; returns the outcome if the game is over."""
        match self.game.node(self.state):
            case Chance() as node:
                event: Event = Roll(keyed_fall(self.spec.seed, self.state, node))
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
        """The move of the bot in this seat; its thinking time is recorded. Raises Complaint if the move is illegal."""
        seconds, before = self.limits[seat], clock.CPU_TIME.set(self.spec.cpu_time)
        try:
            begun = clock.now()
            deadline = None if seconds is None else begun + seconds
            move = self.bots[seat].choose(self.state, seat, self.chance[seat], deadline)
            spent = clock.now() - begun
        finally:
            clock.CPU_TIME.reset(before)
        self.thinking[seat] += Thinking(1, int(seconds is not None and spent > seconds), spent)
        try:
            self.game.check(self.state, seat, move)
        except IllegalMove as refusal:
            raise Complaint("entrant-cheats", text=self.spec.bots[seat], move=str(move), rule=refusal.rule) from None
        return Play(seat, move)


def time_limit(bot: Bot, spec: GameSpec) -> float | None:
    """The time limit of a bot: its own if it has an attribute `seconds_per_decision`, otherwise that of the game."""
    own: float | None = getattr(bot, "seconds_per_decision", spec.seconds)
    return own


def play(spec: GameSpec) -> GameResult:
    """Play a match to the end."""
    run = GameRun(spec)
    if any(limit is not None for limit in run.limits):
        warm_up(spec)
    while (outcome := run.step()) is None:
        pass
    return GameResult(
        bots=spec.bots,
        outcome=outcome,
        rounds=run.state.round,
        first=run.first,
        sheets=run.game.names_of_sheets(run.state) or (None,) * spec.setup.seats,
        tallies=run.game.tallies(run.state),
        thinking=tuple(run.thinking),
    )


WARM: set[tuple[object, ...]] = set()
"""The bots of this process that have played, with the game, the seats and the boards or sheets."""


def warm_up(spec: GameSpec) -> None:
    """Play two rounds that do not count, once per process, so that loading and compiling are not timed."""
    setup = spec.setup
    for bot in dict.fromkeys(spec.bots):
        known_as = bot, spec.game, setup.variant, setup.seats, frozenset(sheet.name for sheet in setup.sheets)
        if known_as not in WARM:
            run = GameRun(replace(spec, bots=(bot,) * setup.seats))
            while run.state.round <= WARM_UP_ROUNDS and run.step() is None:
                pass
            WARM.add(known_as)
