"""Measures the learned values and writes sections of `docs/values.md`.

python -m tools.measure_values                       all sections
python -m tools.measure_values rounds --games 100    one of them

A section is written again after each of its rows, so that an interrupted run loses no more than one row.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from statistics import mean

from joblib import cpu_count

from rollwright.core.deal import Setup
from rollwright.core.events import Play
from rollwright.core.seats import Seat
from rollwright.games.material import all_shipped
from rollwright.kernels.border.packed import SEATS_AT_MOST, boards_of, opening
from rollwright.lab.game_run import GameRun, GameSpec
from rollwright.values.border.games import ONE_NETWORK
from rollwright.values.border.network import layers_for
from tools import styled_bots
from tools.calibration import border_calibration, twentyone_calibration
from tools.sections import ROOT, circumstances, deliver, table
from tools.train.border_games import SHIPPED, Worker
from tools.watched_games import SECONDS, WatchedGames, watch

PAGE = ROOT / "docs" / "values.md"
PROCESSES = min(2, cpu_count())
"""Never more than the cores that this process may use, because the bots have deadlines."""


# Rounds, passes and endings

LEVELS = ("random", "greedy", "planner", "searcher", "master", "master-2026")
YARDSTICK = "planner", "planner"
PAIRINGS = (
    YARDSTICK,
    *((bot, bot) for bot in LEVELS if bot != "planner"),
    *((bot, "planner") for bot in LEVELS if bot != "planner"),
)
BAR_ROUNDS = 1.25
"""How much longer the master's games may be than the planner's."""


def rounds(games: int) -> Iterator[str]:
    """Rounds, passes and idle endings of the bots against themselves and against the planner."""
    rows: list[list[str]] = []
    played: dict[tuple[str, str], WatchedGames] = {}
    heads = [
        *("pairing", "games", "rounds", "of planner : planner"),
        *("passes in the first action", "idle endings", "wins of the first"),
    ]
    with ProcessPoolExecutor(PROCESSES) as pool:
        for pair in PAIRINGS:
            found = played[pair] = watch(pool, pair, games)
            rows.append(
                [
                    " : ".join(pair),
                    f"{len(found.games):,}",
                    f"{found.rounds:.1f}",
                    f"{found.rounds / played[YARDSTICK].rounds:.2f}",
                    f"{found.passes:.1%}",
                    f"{found.idle_endings:.1%}",
                    f"{found.wins:.1%}",
                ]
            )
            said = ""
            if master := played.get(("master", "master")):
                ratio = master.rounds / played[YARDSTICK].rounds
                said = (
                    f"\n\nThe master's games against itself have {ratio:.2f} times the rounds of the planner's: "
                    f"{verdict(ratio <= BAR_ROUNDS)}, the bar is {BAR_ROUNDS}."
                )
            how = f"{circumstances()}; 2 players, {1000 * SECONDS:.0f} ms per decision."
            yield f"{how}\n\n{table(heads, rows)}{said}"


BAR_COST = 0.02
"""The part of the master's wins that getting on may cost."""


def worth_of_progress(
    what: str, bots: Sequence[type[styled_bots.StyledBot]], games: int, bar: type[styled_bots.StyledBot] | None = None
) -> Iterator[str]:
    """The wins of each bot against the first, to which a cross is worth nothing, and its rounds against itself."""
    rows: list[list[str]] = []
    said = ""
    name_of = {bot: f"{styled_bots.__name__}:{bot.__name__}" for bot in bots}
    heads = ["log odds per cross", "wins against 0", "rounds against itself", "passes", "idle endings"]
    with ProcessPoolExecutor(PROCESSES) as pool:
        for bot in bots:
            against = ""
            if bot is not bots[0]:
                met = watch(pool, (name_of[bot], name_of[bots[0]]), games)
                against = f"{met.wins:.1%} ± {196 * met.error:.1f}"
                if bot is bar:
                    cost = 1 - 2 * met.wins
                    said = f"\n\nGetting on costs {cost:.1%} of the wins: {verdict(cost <= BAR_COST)}, the bar is 2%."
            alike = watch(pool, (name_of[bot], name_of[bot]), games)
            rows.append(
                [
                    f"{bot.style.progress:.2f}",
                    against,
                    f"{alike.rounds:.1f}",
                    f"{alike.passes:.1%}",
                    f"{alike.idle_endings:.1%}",
                ]
            )
            how = f"{circumstances()}; 2 players, {what}, {games:,} games each."
            yield f"{how}\n\n{table(heads, rows)}{said}"


def progress(games: int) -> Iterator[str]:
    """The worth of progress for level 4."""
    styled = styled_bots
    bots = [styled.Progress0, styled.Progress2, styled.Progress5, styled.Progress8]
    return worth_of_progress("level 4", bots, games)


def master_progress(games: int) -> Iterator[str]:
    """The worth of progress for level 5."""
    bots = [styled_bots.Deep0, styled_bots.Deep1]
    return worth_of_progress(f"level 5, {1000 * SECONDS:.0f} ms per decision", bots, games, bar=styled_bots.Deep1)


# Speed

BAR_GAMES = 50
"""Whole games of two by the network, per second and core."""
BAR_DECISION = {"border": 3.0, "twentyone": 1.0}
"""Milliseconds of CPU time for a decision of level 4."""
DECISION_GAMES = 5
GAMES_AT_A_TIME = 100
"""Games of one deal."""


def verdict(met: bool) -> str:
    """Whether a bar is met."""
    return "met" if met else "**missed**"


class TimedRun(GameRun):
    """A game that measures the CPU time of every decision."""

    def __init__(self, spec: GameSpec) -> None:
        super().__init__(spec)
        self.spent: list[float] = []
        """Milliseconds."""

    def decision(self, seat: Seat) -> Play:
        """The move of the bot in this seat."""
        begun = time.process_time()
        play = super().decision(seat)
        self.spent.append(1000 * (time.process_time() - begun))
        return play


def decision_times(game: str, seats: int, games: int) -> list[float]:
    """The CPU time of each decision of level 4, in milliseconds, sorted; the first game only compiles."""
    spent: list[float] = []
    for number in range(games + 1):
        run = TimedRun(GameSpec(game, Setup(seats, all_shipped(game)), ("searcher",) * seats, number))
        while run.step() is None:
            pass
        spent += run.spent if number else []
    return sorted(spent)


def games_per_second(seats: int, games: int) -> float:
    """Whole games of The Border by the network for the shipped boards per second of CPU time, in this process."""
    here = min(games, GAMES_AT_A_TIME)
    worker, spent, played = Worker(here), 0.0, 0
    for number, dealt in enumerate(permutations(SHIPPED, seats)):
        layers = layers_for(dealt)
        begun = time.process_time()
        worker.play((layers, layers), [ONE_NETWORK] * SEATS_AT_MOST, boards_of(dealt), opening(dealt), number)
        if number == 0:
            continue  # compiles or loads
        spent, played = spent + time.process_time() - begun, played + here
        if played >= games:
            break
    return played / spent


def speed(games: int) -> Iterator[str]:
    """The time of a decision without search, and games of the network against itself per second, on one core."""
    rows: list[list[str]] = []
    how = f"{circumstances()}; CPU time of one core.\nA decision is one of level 4, and {games:,} games are played."
    for game, name in (("border", "The Border"), ("twentyone", "Twenty One")):
        for seats in (2, 4):
            spent, bar = decision_times(game, seats, min(games, DECISION_GAMES)), BAR_DECISION[game]
            rows += [
                [f"{name}, {seats} players: a decision, mean", *within(mean(spent), bar)],
                ["99 of 100 take at most", *within(spent[int(0.99 * len(spent))], bar)],
                ["the slowest", f"{spent[-1]:.2f} ms", "", ""],
            ]
            yield f"{how}\n\n{table(['', 'measured', 'bar', ''], rows)}"
    for seats in (2, 4):
        found = games_per_second(seats, games)
        bar_of_two = [f"{BAR_GAMES}", verdict(found >= BAR_GAMES)] if seats == 2 else ["", ""]
        rows.append([f"The Border: games of {seats} by the network per second", f"{found:.0f}", *bar_of_two])
        yield f"{how}\n\n{table(['', 'measured', 'bar', ''], rows)}"


def within(milliseconds: float, bar: float) -> list[str]:
    """A measured time, its bar, and whether the bar is met."""
    return [f"{milliseconds:.2f} ms", f"{bar:.0f} ms", verdict(milliseconds <= bar)]


MEASURED: dict[str, tuple[str, Callable[[int], Iterator[str]], int]] = {
    "calibration": ("The Border: calibration", border_calibration, 20_000),
    "calibration-twentyone": ("Twenty One: calibration", twentyone_calibration, 20_000),
    "progress": ("The Border: the worth of progress", progress, 1000),
    "progress-master": ("The Border: the worth of progress for level 5", master_progress, 1000),
    "rounds": ("The Border: rounds, passes and idle endings", rounds, 400),
    "speed": ("Speed", speed, 1000),
}
"""The title of the section, what is measured, and the number of games."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and write the sections into the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(MEASURED))
    parser.add_argument("--games", type=int)
    parser.add_argument("--dry", action="store_true", help="print, and write nothing")
    options = parser.parse_args(arguments)
    if unknown := set(options.sections) - set(MEASURED):
        parser.error(f"no such section: {', '.join(sorted(unknown))}")
    for name in options.sections or MEASURED:
        title, measure, games = MEASURED[name]
        sys.stderr.write(f"{title}\n")
        deliver(PAGE, title, measure(options.games or games), dry=options.dry)


if __name__ == "__main__":
    main()
