"""Statistics of many games between the same players: wins and points by bot, by turn order, and by board or sheet."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rollwright.core.deal import Setup
from rollwright.core.seats import Points, Seat
from rollwright.lab.game_run import GameResult, GameSpec
from rollwright.lab.statistics import Estimate, Mean, mean_of, rate_of


def game_specs(
    game: str, setup: Setup, bots: tuple[str, ...], games: int, seed: int, seconds: float | None = None
) -> list[GameSpec]:
    """The matches of a series, each with its own seed."""
    return [GameSpec(game, setup, bots, game_seed(seed, number), seconds) for number in range(games)]


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series, different for each game and each series."""
    return (seed << 32) + number


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat in one game."""

    game: int
    seat: Seat
    bot: str
    sheet: str | None
    turn: int
    """0 for the first active player, then clockwise."""
    points: Points
    share: float
    """The seat's share of the win."""


def seat_results(played: Iterable[GameResult]) -> list[SeatResult]:
    """The results of all seats of all games."""
    return [
        SeatResult(
            game=number,
            seat=Seat(seat),
            bot=game.bots[seat],
            sheet=game.sheets[seat],
            turn=(seat - game.first) % len(game.bots),
            points=points,
            share=game.share(Seat(seat)),
        )
        for number, game in enumerate(played)
        for seat, points in enumerate(game.outcome.scores)
    ]


@dataclass(frozen=True, slots=True)
class Group:
    """The statistics of the results that share a property."""

    name: str
    results: int
    points: Mean
    wins: Estimate


@dataclass(frozen=True, slots=True)
class SeriesSummary:
    """The statistics of a series of games."""

    games: int
    seats: int
    rounds: Mean
    by_player: tuple[Group, ...]
    by_seat: tuple[Group, ...]
    by_turn: tuple[Group, ...]
    """The first player, the second, and so on; the first group shows the advantage of the first player."""
    by_sheet: tuple[Group, ...]
    """Empty in a game without boards and sheets."""
    reasons: dict[str, int]
    """The number of games by the reason of their end."""
    ties: dict[str, int]
    """The number of games with equal top scores, by the tie-break that decided."""

    @property
    def advantage(self) -> Estimate:
        """The first player's share of the wins above an even share."""
        first, even = self.by_turn[0].wins, 1 / self.seats
        return Estimate(first.value - even, first.low - even, first.high - even)


def summary(played: Sequence[GameResult]) -> SeriesSummary:
    """The statistics of these games."""
    everyone = seat_results(played)
    return SeriesSummary(
        games=len(played),
        seats=len(played[0].bots),
        rounds=mean_of([game.rounds for game in played]),
        by_player=grouped(everyone, lambda one: one.bot, str),
        by_seat=grouped(everyone, lambda one: one.seat, lambda seat: str(seat + 1)),
        by_turn=grouped(everyone, lambda one: one.turn, lambda turn: str(turn + 1)),
        by_sheet=grouped([one for one in everyone if one.sheet is not None], lambda one: one.sheet, str),
        reasons=dict(Counter(game.outcome.reason.value for game in played)),
        ties=dict(Counter(tie.value for game in played if (tie := game.outcome.tie_break) is not None)),
    )


GroupKey = TypeVar("GroupKey", bound=Hashable)


def grouped(
    everyone: Iterable[SeatResult], key: Callable[[SeatResult], GroupKey], name: Callable[[GroupKey], str]
) -> tuple[Group, ...]:
    """The results grouped by a key, in the order of the names."""
    groups: dict[GroupKey, list[SeatResult]] = {}
    for result in everyone:
        groups.setdefault(key(result), []).append(result)
    found = [
        Group(
            name=name(common),
            results=len(group),
            points=mean_of([one.points for one in group]),
            wins=rate_of(sum(one.share for one in group), len(group)),
        )
        for common, group in groups.items()
    ]
    return tuple(sorted(found, key=lambda group: group.name))
