"""The kernels and solvers of the bots, compared with a yardstick. `python -m bench.players [kernels threads start
solver]`.

`python -m tools.bot_tables` measures the strength of the bots.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass

from bench.common import PAIRS, ROOT, Contender, module, peers_python
from bench.load.bars import Bar, Found, table
from bench.load.command import command, measure
from bench.load.watch import measured

TITLES = {
    "kernels": "The players: kernels",
    "threads": "The players: two threads",
    "start": "The players: compiling",
    "solver": "The players: exact solver",
}
SECONDS = 2.0
OURS = module("kernels.ours")
YARDSTICK = module("peers.numba_game")
OPENSPIEL = ("open_spiel==2.0.2",)
DIRECT_ROW = 6.6
"""Milliseconds that a direct numba program over the dice of the open boxes took per row on this kind of machine."""
LARGEST = 500
"""Maximum memory of each process in MiB."""


@dataclass(frozen=True)
class Answer:
    """The measurements of one of our processes, and its memory."""

    numbers: list[float]
    size: float


def asked(*arguments: str, cache: str | None = None) -> Answer:
    """Run one of our scripts in a new process, with its own cache folder if one is given."""
    around = dict(os.environ) if cache is None else dict(os.environ, XDG_CACHE_HOME=cache)
    command = (*OURS, *arguments)
    return Answer(
        **json.loads(subprocess.run(command, env=around, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    )


def first_call_of_yardstick(cache: str) -> float:
    """CPU seconds of the yardstick's first call, compiled or loaded from this cache."""
    around = dict(os.environ, NUMBA_CACHE_DIR=cache)
    command = (*YARDSTICK, "first")
    printed = subprocess.run(command, env=around, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return float(json.loads(printed)["seconds"])


def measure_kernels(rounds: int, seconds: float) -> Found:
    """Random games for two on one core, compared with the yardstick; OpenSpiel as a reference."""
    yardstick = Contender("yardstick", "turns", YARDSTICK)
    ours = {game: Contender(game, "turns", (*OURS, "play", game)) for game in ("border", "twentyone")}
    yacht = Contender("yacht", "games", module("peers.openspiel_yacht", peers_python(OPENSPIEL, "openspiel")))
    contenders = (yardstick, *ours.values(), yacht)

    def one_round() -> dict[str, float]:
        return {contender.name: contender.sample(seconds).rate for contender in contenders}

    found, still = measured(one_round, rounds, latencies=False)

    def ratio(game: str) -> float:
        return statistics.median(one[game] / one["yardstick"] for one in found)

    names = {
        "yardstick": "the yardstick, turns",
        "border": "The Border, turns",
        "twentyone": "Twenty One, turns",
        "yacht": "OpenSpiel's yacht, whole random games",
    }
    rows = [f"| {said} | {statistics.median(one[name] for one in found):,.0f} |" for name, said in names.items()]
    return Found(
        how=f"""Whole random games for two on one core, by CPU seconds. The yardstick is a made-up roll-and-write with
62 spaces in one word, written straightforwardly in numba (`bench/peers/numba_game.py`); a turn is one round. {rounds}
rounds of {seconds:g} seconds each in turns, the median of the rounds' ratios counts. OpenSpiel's yacht, random
rollouts in C++, stands there for scale.""",
        bars=[
            Bar("The Border, turns, times the yardstick", ratio("border"), 0.5, 1.0, least=True),
            Bar("Twenty One, turns, times the yardstick", ratio("twentyone"), 1.0, least=True),
        ],
        details=table(["per CPU second"], rows),
        still=still,
    )


def measure_threads(rounds: int, games: int) -> Found:
    """Two threads compared with one, in wall-clock time."""
    found, still = measured(
        lambda: {game: asked("threads", game, str(games)) for game in ("border", "twentyone")}, rounds, latencies=True
    )

    def ratio(game: str) -> float:
        return statistics.median(one[game].numbers[1] / one[game].numbers[0] for one in found)

    size = max(answer.size for one in found for answer in one.values())
    return Found(
        how=f"""{games:,} random games for two, with one thread and with two, by the clock on the wall in one process;
{rounds} rounds, the median of the ratios counts.""",
        bars=[
            Bar("The Border, two threads, times one", ratio("border"), 1.8, least=True),
            Bar("Twenty One, two threads, times one", ratio("twentyone"), 1.8, least=True),
            Bar("size of the largest process", size, LARGEST, form=".0f", unit=" MiB"),
        ],
        details="",
        still=still,
    )


@dataclass(frozen=True)
class Start:
    """CPU seconds of compiling and of loading, with a cache that was empty before."""

    cold: Answer
    cold_yardstick: float
    loaded: dict[str, Answer]
    loaded_yardstick: float


def one_start() -> Start:
    """Compile with an empty cache, then load from the cache that this has filled."""
    with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as theirs:
        return Start(
            cold=asked("warm", cache=ours),
            cold_yardstick=first_call_of_yardstick(theirs),
            loaded={game: asked("first", game, cache=ours) for game in ("border", "twentyone")},
            loaded_yardstick=first_call_of_yardstick(theirs),
        )


def measure_start(rounds: int) -> Found:
    """Compile all kernels, and make the first call with a filled cache, compared with the yardstick's."""
    found, still = measured(one_start, rounds, latencies=False)
    cold = statistics.median(one.cold.numbers[0] / one.cold_yardstick for one in found)
    loaded = {
        game: statistics.median(one.loaded[game].numbers[0] / one.loaded_yardstick for one in found)
        for game in ("border", "twentyone")
    }
    size = max(answer.size for one in found for answer in (one.cold, *one.loaded.values()))
    rows = [
        f"| all kernels of both games, cold | {statistics.median(one.cold.numbers[0] for one in found):.2f} s |",
        f"| the yardstick, cold | {statistics.median(one.cold_yardstick for one in found):.2f} s |",
        f"| the yardstick, from its cache | {1000 * statistics.median(one.loaded_yardstick for one in found):.1f} ms |",
    ]
    return Found(
        how=f"""CPU seconds in fresh processes after the imports: `warm_up` of both games with an empty cache, then the
first game with the cache that it has filled; the yardstick's one kernel in the same way. {rounds} rounds, the medians
of their ratios count.""",
        bars=[
            Bar("all kernels cold, times the yardstick's", cold, 10),
            Bar("The Border, first game from the cache, times the yardstick's", loaded["border"], 3),
            Bar("Twenty One, first game from the cache, times the yardstick's", loaded["twentyone"], 3),
            Bar("size of the largest process", size, LARGEST, form=".0f", unit=" MiB"),
        ],
        details=table(["CPU time"], rows),
        still=still,
    )


def measure_solver(rounds: int) -> Found:
    """Solve solo Twenty One, compiled and in pure Python."""
    found, still = measured(lambda: (asked("rows"), asked("plainly")), rounds, latencies=False)
    row = statistics.median(1000 * compiled.numbers[0] for compiled, _ in found)
    sheet = statistics.median(plain.numbers[0] for _, plain in found)
    kept = max(plain.numbers[1] for _, plain in found) / 1e6
    size = max(answer.size for both in found for answer in both)
    return Found(
        how=f"""CPU seconds; {rounds} rounds, medians. A direct numba programme over the dice of the open boxes took
{DIRECT_ROW} ms for a row on this kind of machine.""",
        bars=[
            Bar("a row with kernels", row, 3 * DIRECT_ROW, unit=" ms"),
            Bar("a sheet in pure Python", sheet, 10, unit=" s"),
            Bar("a solved sheet on disk", kept, 5, unit=" MB"),
            Bar("size of the largest process", size, LARGEST, form=".0f", unit=" MiB"),
        ],
        details="",
        still=still,
    )


def parts(*, briefly: bool) -> dict[str, Callable[[], Found]]:
    """The functions that measure the parts."""
    rounds = 1 if briefly else PAIRS
    return {
        "kernels": lambda: measure_kernels(rounds, 0.3 if briefly else SECONDS),
        "threads": lambda: measure_threads(rounds, 20_000 if briefly else 200_000),
        "start": lambda: measure_start(1 if briefly else 3),
        "solver": lambda: measure_solver(rounds),
    }


def main() -> int:
    """Measure kernels and solver, compared with the yardstick."""
    wish = command(__doc__, TITLES).parse_args()
    return measure(wish.parts or TITLES, TITLES, parts(briefly=wish.briefly), keep=not wish.briefly)


if __name__ == "__main__":
    sys.exit(main())
