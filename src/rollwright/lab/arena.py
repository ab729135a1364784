"""Matches between bots until one is significantly better.

Two bots, A and B, play *pairs* of games. In both games of a pair the dice, the first seat and the boards or sheets of
the seats are the same; in the second game A and B have changed places. This removes the luck of the dice, the seat and
the board from the comparison, and two equal bots share a pair evenly, 1/2 each, whatever the game. The result of a pair
is A's share of the two wins, from 0 to 1, and the sequential test counts pairs.

At a table for more than two, each side has half of the seats, in every arrangement in turn; if the number is odd, A has
one less in the first game of a pair and one more in the second. With one seat against three, an even result would not
be 1/2, the three would mostly compete with each other, and most of the games would say little about the one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, count, islice, permutations, product
from random import Random

from rollwright.core.deal import Setup, Sheet
from rollwright.core.seats import Seat, all_seats
from rollwright.lab.confidence_sequence import ConfidenceSequence
from rollwright.lab.game_run import GameResult, GameSpec, Thinking
from rollwright.lab.optional_dependencies import require
from rollwright.lab.simulate import game_seed
from rollwright.lab.statistics import Estimate
from rollwright.lab.worker_pool import WorkerPool

EVEN = 0.5


@dataclass(frozen=True, slots=True)
class ArenaSettings:
    """The settings that all pairings of an arena share."""

    game: str
    seats: int
    sheets: tuple[Sheet, ...]
    seed: int
    games_at_most: int = 1000
    seconds: float | None = None
    cpu_time: bool = False
    variant: str | None = None
    copies: bool = False
    """Whether two seats may have the same board or sheet."""
    share: float = EVEN
    """The share of the wins that the test compares the first bot of a pairing with."""
    play_all: bool = False
    """Continue after the test is decided, for a closer estimate."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The same game twice; in the second game the sides have changed places."""

    games: tuple[GameSpec, GameSpec]
    seats: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    """The seats of the first bot in each game."""


def pairs(one: str, other: str, settings: ArenaSettings) -> Iterator[Pair]:
    """An infinite series of pairs: every arrangement, every first seat, every order of sheets; each pair with its own
    dice."""
    seatings = list(product(all_seats(settings.seats), arrangements(settings.seats)))
    sheets = orders(settings.sheets, settings.seats, settings.seed)
    for number in count():
        first, seats = seatings[number % len(seatings)]
        setup = Setup(
            settings.seats,
            sheets[number % len(sheets)],
            as_listed=True,
            first=first,
            variant=settings.variant,
            copies=settings.copies,
        )
        swapped = tuple(seat for seat in all_seats(settings.seats) if seat not in seats)
        games = [
            GameSpec(
                settings.game,
                setup,
                tuple(one if seat in places else other for seat in all_seats(settings.seats)),
                game_seed(settings.seed, number),
                settings.seconds,
                settings.cpu_time,
            )
            for places in (seats, swapped)
        ]
        yield Pair((games[0], games[1]), (seats, swapped))


def arrangements(seats: int) -> list[tuple[Seat, ...]]:
    """All possible sets of seats of the first bot in the first game of a pair; each is half of the seats."""
    every = list(combinations(all_seats(seats), seats // 2))
    if seats % 2 == 0:
        every = [places for places in every if Seat(0) in places]  # the other arrangements occur in the second game
    return every


def orders(sheets: Sequence[Sheet], seats: int, seed: int) -> list[tuple[Sheet, ...]]:
    """The boards or sheets of the seats: every choice in every order, shuffled. Empty in a game without any."""
    every: list[tuple[Sheet, ...]] = list(permutations(sheets, seats)) if sheets else [()]
    Random(seed).shuffle(every)  # noqa: S311  not a secret
    return every


@dataclass
class Pairing:
    """The results of two bots so far: their pairs, points and thinking times."""

    one: str
    other: str
    settings: ArenaSettings
    sequence: ConfidenceSequence = field(default_factory=ConfidenceSequence)
    results: list[float] = field(default_factory=list)
    margin: float = 0.0
    """The first bot's points less the other's, per seat, summed over the games."""
    thinking: dict[str, Thinking] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """The number of games that were played and counted."""
        return 2 * len(self.results)

    @property
    def wins(self) -> Estimate:
        """The first bot's share of the wins, with an interval that is valid at all times."""
        return self.sequence.estimate()

    @property
    def mean_margin(self) -> float:
        """The mean number of points per game by which the first bot is ahead."""
        return self.margin / self.games

    @property
    def better(self) -> str | None:
        """The bot that is significantly better than the settings ask for; None while that is undecided."""
        if self.sequence.surely_above(self.settings.share):
            return self.one
        return self.other if self.sequence.surely_below(self.settings.share) else None

    @property
    def over(self) -> bool:
        """Whether no further pair is needed."""
        if self.games + 2 > self.settings.games_at_most:
            return True
        return bool(self.results) and not self.settings.play_all and self.better is not None

    def add(self, pair: Pair, played: Sequence[GameResult]) -> None:
        """Count a pair."""
        won = 0.0
        for seats, game in zip(pair.seats, played, strict=True):
            won += sum(game.share(seat) for seat in seats)
            scores = game.outcome.scores
            mine = sum(scores[seat] for seat in seats)
            self.margin += mine / len(seats) - (sum(scores) - mine) / (len(scores) - len(seats))
            for bot, thinking in zip(game.bots, game.thinking, strict=True):
                self.thinking[bot] = self.thinking.get(bot, Thinking()) + thinking
        self.results.append(won / 2)
        self.sequence.add(won / 2)


def pairings(bots: Sequence[str], settings: ArenaSettings, *, gauntlet: bool) -> list[Pairing]:
    """All pairs of bots; in a gauntlet, the first bot against each of the others."""
    meetings = [(bots[0], other) for other in bots[1:]] if gauntlet else list(combinations(bots, 2))
    return [Pairing(one, other, settings) for one, other in meetings]


def compete(pairing: Pairing, pool: WorkerPool) -> Iterator[Pairing]:
    """Play until the test is decided or the games are used up; yields the pairing after every pair.

    Pairs count in their order, so a seed gives the same result for any number of processes. Games beyond the last pair
    that counts are discarded.
    """
    coming = pairs(pairing.one, pairing.other, pairing.settings)
    while not pairing.over:
        batch = list(islice(coming, min(pool.jobs, (pairing.settings.games_at_most - pairing.games) // 2)))
        played = pool.play([game for pair in batch for game in pair.games])
        for pair in batch:
            both = next(played), next(played)
            if not pairing.over:
                pairing.add(pair, both)
                yield pairing


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot, estimated from all of its pairs, with its uncertainty."""

    bot: str
    mu: float
    sigma: float


def ratings(bots: Sequence[str], played: Sequence[Pairing]) -> list[Rating]:
    """Rate the bots by openskill's Plackett-Luce, pair by pair, best first; the pairings take turns."""
    model = require("openskill.models").PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for number in range(max(len(pairing.results) for pairing in played)):
        for pairing in played:
            if number < len(pairing.results):
                result = pairing.results[number]
                teams = model.rate([[known[pairing.one]], [known[pairing.other]]], scores=[result, 1 - result])
                known[pairing.one], known[pairing.other] = teams[0][0], teams[1][0]
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)
