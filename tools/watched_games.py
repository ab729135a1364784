"""Games of The Border between two bots that are watched: rounds, passes in the first action, endings, wins."""

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean, stdev

from rollwright.core.deal import Setup
from rollwright.core.events import Play
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Mark
from rollwright.games.border.state import BorderEnd, Phase
from rollwright.games.material import all_shipped
from rollwright.lab.game_run import GameRun, GameSpec
from rollwright.lab.simulate import game_seed

GAME = "border"
SECONDS = 0.02


@dataclass(frozen=True)
class PlayedGame:
    """One game: how long it lasted, how often the first bot passed in the first action, how it ended, who won."""

    rounds: int
    first_actions: int
    passes: int
    idle_ending: bool
    share: float


class WatchedRun(GameRun):
    """A game that counts the first actions of one bot, and its passes among them."""

    def __init__(self, spec: GameSpec, bot: str) -> None:
        super().__init__(spec)
        self.bot, self.counts = bot, Counter[bool]()

    def decision(self, seat: Seat) -> Play:
        """The move of the bot in this seat."""
        play = super().decision(seat)
        first = getattr(self.state, "phase", None) is Phase.FIRST_ACTION
        if first and self.spec.bots[seat] == self.bot and isinstance(play.move, Mark):
            self.counts[bool(play.move.spaces)] += 1
        return play


def watched_game(pair: tuple[str, str], number: int) -> PlayedGame:
    """One game of the first bot against the second, which change places in every second game."""
    bots = pair if number % 2 else pair[::-1]
    setup = Setup(2, all_shipped(GAME))
    run = WatchedRun(GameSpec(GAME, setup, bots, game_seed(1, number // 2), SECONDS, cpu_time=True), pair[0])
    while (outcome := run.step()) is None:
        pass
    won = [1 / len(outcome.winners) if Seat(seat) in outcome.winners else 0.0 for seat in range(2)]
    return PlayedGame(
        run.state.round,
        run.counts.total(),
        run.counts[False],
        outcome.reason is BorderEnd.NOTHING_CROSSED_OFF,
        won[bots.index(pair[0])],
    )


@dataclass(frozen=True)
class WatchedGames:
    """The games of one pair of bots."""

    games: Sequence[PlayedGame]

    @property
    def rounds(self) -> float:
        """The mean number of rounds."""
        return mean(game.rounds for game in self.games)

    @property
    def passes(self) -> float:
        """The share of the first bot's first actions in which it passed."""
        return sum(game.passes for game in self.games) / max(1, sum(game.first_actions for game in self.games))

    @property
    def idle_endings(self) -> float:
        """The share of the games that ended because nothing was crossed off (B32)."""
        return mean(game.idle_ending for game in self.games)

    @property
    def wins(self) -> float:
        """The first bot's share of the wins."""
        return mean(game.share for game in self.games)

    @property
    def error(self) -> float:
        """The standard error of the share of the wins, by pairs of games with the same dice."""
        games = self.games
        pairs = [(one.share + other.share) / 2 for one, other in zip(games[::2], games[1::2], strict=False)]
        return float(stdev(pairs) / len(pairs) ** 0.5) if len(pairs) > 1 else 0.0


def watch(pool: ProcessPoolExecutor, pair: tuple[str, str], games: int) -> WatchedGames:
    """Play these games in the processes of the pool."""
    return WatchedGames(list(pool.map(partial(watched_game, pair), range(games), chunksize=4)))
