"""Measures how fair boards, sheets and seats are, and writes the tables of `docs/balance.md`.

python -m tools.balance                     all tables
python -m tools.balance border-greedy       one table
python -m tools.balance --games 20 --dry    only check whether it works
"""

import argparse
import sys
from collections.abc import Callable

from rollwright.bots import available_bots
from rollwright.cli.progress import watched
from rollwright.core.deal import Setup
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.lab.simulate import Group, SeriesSummary, game_specs, summary
from rollwright.lab.statistics import Estimate
from rollwright.lab.worker_pool import WorkerPool
from rollwright.translations import SOURCE, Words
from tools.sections import ROOT, circumstances, put_section, table

PAGE = ROOT / "docs" / "balance.md"
WORDS = Words(SOURCE)
LEVELS = {"greedy": 2, "searcher": 4}
MILLISECONDS = 10
GAMES_BY_LEVEL = {"greedy": 4000, "searcher": 300}
TABLES = {f"{game}-{bot}": (game, bot) for game in GAMES for bot in LEVELS}


def title_of(game: str, bot: str) -> str:
    """The heading of a section."""
    return f"{WORDS.name('game', game)}, level {LEVELS[bot]} ({WORDS.name('bot', bot)})"


def measure(game: str, bot: str, games: int, jobs: int | None, seed: int) -> str:
    """Play games for every number of players, all of them with the same bot."""
    found: dict[int, SeriesSummary] = {}
    with WorkerPool(jobs) as pool:
        for seats in GAMES[game].seats:
            if seats > 1:
                setup = Setup(seats, all_shipped(game))
                series = game_specs(game, setup, (bot,) * seats, games, seed, MILLISECONDS / 1000)
                title = f"{title_of(game, bot)}, {seats} players"
                found[seats] = summary(list(watched(pool.play(series), games, title)))
    heads = [f"{seats} players" for seats in found]
    material = "board" if game == "border" else "sheet"
    parts = [
        f"{circumstances()}; {games:,} games for each number of players, {MILLISECONDS} ms per decision, seed {seed}.",
        "An even share of the wins would be "
        + ", ".join(f"{1 / seats:.1%} for {seats}" for seats in found)
        + ". In brackets: 95% confidence intervals.",
        table([material, *heads], rows(found, lambda one: one.by_sheet)),
        table(["turn", *heads], rows(found, lambda one: one.by_turn)),
        table(["seat", *heads], rows(found, lambda one: one.by_seat)),
        table(["", *heads], facts(found)),
    ]
    return "\n\n".join(parts)


def rows(found: dict[int, SeriesSummary], groups: Callable[[SeriesSummary], tuple[Group, ...]]) -> list[list[str]]:
    """The wins of every group for every number of players; a fourth seat does not exist with three."""
    wins = {seats: {group.name: group.wins for group in groups(one)} for seats, one in found.items()}
    names = sorted({name for of_seats in wins.values() for name in of_seats})
    return [[name, *(share(wins[seats].get(name)) for seats in found)] for name in names]


def facts(found: dict[int, SeriesSummary]) -> list[list[str]]:
    """Further statistics of the games."""
    summaries = found.values()
    return [
        ["going first, percentage points", *(signed(one.advantage) for one in summaries)],
        ["points of a player", *(points(one) for one in summaries)],
        ["rounds", *(f"{one.rounds.mean.value:.1f} ± {one.rounds.spread:.1f}" for one in summaries)],
        ["ties at the top", *(f"{sum(one.ties.values()) / one.games:.1%}" for one in summaries)],
    ]


def share(wins: Estimate | None) -> str:
    """`51.2 % (49.9 to 52.5)`."""
    return "" if wins is None else f"{wins.value:.1%} ({100 * wins.low:.1f} to {100 * wins.high:.1f})"


def signed(advantage: Estimate) -> str:
    """`+1.2 (-0.1 to +2.5)`."""
    return f"{100 * advantage.value:+.1f} ({100 * advantage.low:+.1f} to {100 * advantage.high:+.1f})"


def points(one: SeriesSummary) -> str:
    """Mean and standard deviation over all seats."""
    (everyone,) = one.by_player
    return f"{everyone.points.mean.value:.1f} ± {everyone.points.spread:.1f}"


def main() -> None:
    """Measure the requested tables and write them into the page."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("tables", nargs="*", metavar="table", help=", ".join(TABLES))
    wishes.add_argument("--games", type=int, help=f"for each number of players; otherwise {GAMES_BY_LEVEL}")
    wishes.add_argument("--jobs", type=int)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--dry", action="store_true", help="print, and write nothing")
    wish = wishes.parse_args()
    if unknown := set(wish.tables) - set(TABLES):
        wishes.error(f"no such table: {', '.join(sorted(unknown))}")
    for name in wish.tables or TABLES:
        game, bot = TABLES[name]
        if bot not in available_bots(game):
            continue
        body = measure(game, bot, wish.games or GAMES_BY_LEVEL[bot], wish.jobs, wish.seed)
        if wish.dry:
            sys.stdout.write(f"## {title_of(game, bot)}\n\n{body}\n\n")
        else:
            put_section(PAGE, title_of(game, bot), body)


if __name__ == "__main__":
    main()
