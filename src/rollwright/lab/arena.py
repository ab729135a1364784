"""Bots against bots until it is sure who is better.

Two bots, A and B, play *pairs* of games. In both games of a pair the dice, the first seat and the boards or sheets of
the seats are the same; in the second A and B have changed places. So luck with the dice, the seat and the board is
taken out of the comparison, and two equal bots share a pair evenly, 1/2 each, whatever the game. The result of a pair
is A's part of the two wins, from 0 to 1, and the pair is what the sequential test counts.

At a table for more than two, each side has half of the seats, in every arrangement in turn; if the number is odd, A has
one less in the first game of a pair and one more in the second. With one against three an even result would no longer
be 1/2, the three would mostly fight each other, and most of the games would say little about the one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, count, islice, permutations, product
from random import Random

from rollwright.core.deal import Setup, Sheet
from rollwright.core.seats import Seat, all_seats
from rollwright.lab.crew import Crew
from rollwright.lab.match import Match, Played, Thinking
from rollwright.lab.needs import needed
from rollwright.lab.sequential import Doubt
from rollwright.lab.simulate import game_seed
from rollwright.lab.statistics import Estimate

EVEN = 0.5


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings that all pairings of an arena share."""

    game: str
    seats: int
    sheets: tuple[Sheet, ...]
    seed: int
    games_at_most: int = 1000
    seconds: float | None = None
    variant: str | None = None
    copies: bool = False
    """Whether two seats may have the same board or sheet."""
    share: float = EVEN
    """The part of the wins that the first bot of a pairing must surely reach or surely miss."""
    play_all: bool = False
    """Go on when it is sure, for a closer estimate."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The same game twice; in the second the sides have changed places."""

    games: tuple[Match, Match]
    seats: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    """Where the first bot sits in each."""


def pairs(one: str, other: str, terms: Terms) -> Iterator[Pair]:
    """Pairs without end: every arrangement, every first seat, every order of sheets; each pair with its own dice."""
    seatings = list(product(all_seats(terms.seats), arrangements(terms.seats)))
    sheets = orders(terms.sheets, terms.seats, terms.seed)
    for number in count():
        first, seats = seatings[number % len(seatings)]
        setup = Setup(
            terms.seats,
            sheets[number % len(sheets)],
            as_listed=True,
            first=first,
            variant=terms.variant,
            copies=terms.copies,
        )
        swapped = tuple(seat for seat in all_seats(terms.seats) if seat not in seats)
        games = [
            Match(
                terms.game,
                setup,
                tuple(one if seat in places else other for seat in all_seats(terms.seats)),
                game_seed(terms.seed, number),
                terms.seconds,
            )
            for places in (seats, swapped)
        ]
        yield Pair((games[0], games[1]), (seats, swapped))


def arrangements(seats: int) -> list[tuple[Seat, ...]]:
    """Where the first bot sits in the first game of a pair: half of the seats. Every arrangement that there is."""
    every = list(combinations(all_seats(seats), seats // 2))
    if seats % 2 == 0:
        every = [places for places in every if Seat(0) in places]  # the others come in the second game
    return every


def orders(sheets: Sequence[Sheet], seats: int, seed: int) -> list[tuple[Sheet, ...]]:
    """The boards or sheets of the seats: every choice in every order, shuffled. Nothing in a game without any."""
    every: list[tuple[Sheet, ...]] = list(permutations(sheets, seats)) if sheets else [()]
    Random(seed).shuffle(every)  # noqa: S311  no secret
    return every


@dataclass
class Pairing:
    """The results of two bots so far: their pairs, points and thinking times."""

    one: str
    other: str
    terms: Terms
    doubt: Doubt = field(default_factory=Doubt)
    results: list[float] = field(default_factory=list)
    margin: float = 0.0
    """How many points more than the other a seat of the first bot had, summed over the games."""
    thinking: dict[str, Thinking] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """How many were played and counted."""
        return 2 * len(self.results)

    @property
    def wins(self) -> Estimate:
        """The first bot's part of the wins, with the interval that holds at all times."""
        return self.doubt.estimate()

    @property
    def mean_margin(self) -> float:
        """How many points more a game the first bot has."""
        return self.margin / self.games

    @property
    def better(self) -> str | None:
        """Who surely does better than the terms ask for; None while it is open."""
        if self.doubt.surely_above(self.terms.share):
            return self.one
        return self.other if self.doubt.surely_below(self.terms.share) else None

    @property
    def over(self) -> bool:
        """Whether no further pair is needed."""
        if self.games + 2 > self.terms.games_at_most:
            return True
        return bool(self.results) and not self.terms.play_all and self.better is not None

    def add(self, pair: Pair, played: Sequence[Played]) -> None:
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
        self.doubt.add(won / 2)


def pairings(bots: Sequence[str], terms: Terms, *, gauntlet: bool) -> list[Pairing]:
    """Everyone against everyone; in a gauntlet, the first against each of the others."""
    meetings = [(bots[0], other) for other in bots[1:]] if gauntlet else list(combinations(bots, 2))
    return [Pairing(one, other, terms) for one, other in meetings]


def compete(pairing: Pairing, crew: Crew) -> Iterator[Pairing]:
    """Play until it is sure or the games are used up; the pairing as it stands after every pair.

    Pairs count in their order, so a seed gives the same result however many processes play. What was played beyond the
    last pair that counts is thrown away.
    """
    coming = pairs(pairing.one, pairing.other, pairing.terms)
    while not pairing.over:
        batch = list(islice(coming, min(crew.jobs, (pairing.terms.games_at_most - pairing.games) // 2)))
        played = crew.play([game for pair in batch for game in pair.games])
        for pair in batch:
            both = next(played), next(played)
            if not pairing.over:
                pairing.add(pair, both)
                yield pairing


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is by all of its pairs: a guess and how unsure it is."""

    bot: str
    mu: float
    sigma: float


def ratings(bots: Sequence[str], played: Sequence[Pairing]) -> list[Rating]:
    """By openskill's Plackett-Luce, pair by pair, the best first; the pairings take turns."""
    model = needed("openskill.models").PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for number in range(max(len(pairing.results) for pairing in played)):
        for pairing in played:
            if number < len(pairing.results):
                result = pairing.results[number]
                teams = model.rate([[known[pairing.one]], [known[pairing.other]]], scores=[result, 1 - result])
                known[pairing.one], known[pairing.other] = teams[0][0], teams[1][0]
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)
