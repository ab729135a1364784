"""Measures the bots in the arena and writes the tables of `docs/bots.md`.

python -m tools.bot_tables                  all tables, hours on two cores
python -m tools.bot_tables border-2         one table
python -m tools.bot_tables border-2 --only master:planner    one pairing of it, printed
python -m tools.bot_tables --since 2026-11-19          only tables that were not finished on that day or later
python -m tools.bot_tables --games-at-most 20 --dry    only check whether it works

A table is written again after each of its pairings, so that an interrupted run loses no more than one pairing.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from rollwright.bots import can_play, levels_of
from rollwright.cli.progress import watched
from rollwright.core.deal import Sheet
from rollwright.games.border.generator import make_boards
from rollwright.games.border.material import shipped_board
from rollwright.games.material import all_shipped
from rollwright.lab.arena import EVEN, ArenaSettings, Pairing, compete, ratings
from rollwright.lab.game_run import Thinking
from rollwright.lab.worker_pool import WorkerPool
from rollwright.translations import SOURCE, Words
from tools import timed_bots
from tools.sections import ROOT, circumstances, deliver, section_of, table

PAGE = ROOT / "docs" / "bots.md"
WORDS = Words(SOURCE)
UNFINISHED = "Not finished"
LADDER = ("random", "greedy", "planner", "searcher", "master")
"""Level 1 to level 5."""


@dataclass(frozen=True)
class Meeting:
    """Two bots, and the share of the wins that the first is expected to reach."""

    one: str
    other: str
    share: float = EVEN


@dataclass(frozen=True)
class Measured:
    """One table of the page."""

    game: str
    seats: int
    meetings: tuple[Meeting, ...]
    milliseconds: int | None = 20
    """The time for a decision; None if the bots have times of their own."""
    play_all: bool = False
    """Whether all games are played, for a closer estimate."""
    sheets: Callable[[str], tuple[Sheet, ...]] = all_shipped
    subject: str = ""
    games: int = 1000
    """Games per pairing at most."""

    @property
    def title(self) -> str:
        """The heading of its section."""
        time = "" if self.milliseconds is None else f", {self.milliseconds} ms per decision"
        return f"{WORDS.name('game', self.game)}, {self.seats} players{time}{self.subject}"


STEPS = tuple(Meeting(better, worse) for worse, better in pairwise(LADDER))
"""Each level against the one below."""
SOLO_OPTIMUM = "rollwright.bots.twentyone.solo:Solo"
TIMED = {milliseconds: f"tools.timed_bots:Master{milliseconds}" for milliseconds in (5, 20, 100, 500)}
UNSEEN = range(1_000_000, 1_000_010)
"""The numbers of sets of boards that training never uses."""


def unseen_boards(_: str) -> tuple[Sheet, ...]:
    """The first board of each of these sets."""
    return tuple(make_boards(shipped_board("1").map, number)[0] for number in UNSEEN)


def with_times(game: str) -> Measured:
    """The master with more time against the master with less."""
    meetings = Meeting(TIMED[20], TIMED[5]), Meeting(TIMED[100], TIMED[5]), Meeting(TIMED[100], TIMED[20])
    return Measured(game, 2, meetings, milliseconds=None, play_all=True, subject=", more time against less")


def with_much_time(game: str) -> Measured:
    """The master with 500 ms per decision, in fewer games, because each takes minutes."""
    meetings = (Meeting(TIMED[500], TIMED[5]),)
    return Measured(
        game, 2, meetings, milliseconds=None, play_all=True, subject=", 500 ms against less time", games=200
    )


def against_yardsticks(game: str, seats: int, *meetings: Meeting) -> Measured:
    """The levels that learned against those of 2026."""
    return Measured(game, seats, meetings, play_all=True, subject=", learned values")


def of_characters(game: str, *characters: str) -> Measured:
    """The characters against level 4."""
    meetings = tuple(Meeting(character, "searcher") for character in characters)
    return Measured(game, 2, meetings, play_all=True, subject=", characters")


TABLES = {
    "border-2": Measured("border", 2, (*STEPS, Meeting("master", "greedy", 0.8), Meeting("master", "planner", 0.6))),
    "border-4": Measured("border", 4, STEPS),
    "twentyone-2": Measured(
        "twentyone", 2, (*STEPS, Meeting("master", SOLO_OPTIMUM, 0.7), Meeting("master", "greedy", 0.7))
    ),
    "twentyone-4": Measured("twentyone", 4, STEPS),
    "border-2-values": against_yardsticks(
        "border",
        2,
        Meeting("master", "master-2026", 0.68),
        Meeting("master", "searcher", 0.55),
    ),
    "border-4-values": against_yardsticks("border", 4, Meeting("master", "master-2026", 0.58)),
    "border-2-unseen": Measured(
        "border",
        2,
        (Meeting("master", "master-2026", 0.6),),
        play_all=True,
        sheets=unseen_boards,
        subject=", ten boards that training never saw",
    ),
    "border-2-time": with_times("border"),
    "border-2-time-500": with_much_time("border"),
    "twentyone-2-values": against_yardsticks(
        "twentyone", 2, Meeting("master", "master-2026", 0.58), Meeting("master", SOLO_OPTIMUM, 0.82)
    ),
    "twentyone-4-values": against_yardsticks("twentyone", 4, Meeting("master", "master-2026")),
    "twentyone-2-time": with_times("twentyone"),
    "twentyone-2-time-500": with_much_time("twentyone"),
    "border-2-characters": of_characters("border", "builder", "sprinter", "spoiler"),
    "twentyone-2-characters": of_characters("twentyone", "builder", "sprinter", "gambler"),
    "twentyone-2-slow": Measured("twentyone", 2, (Meeting("master", "searcher"),), milliseconds=500),
}


def measure(wanted: Measured, games_at_most: int, jobs: int | None, seed: int) -> Iterator[str]:
    """Play the pairings of the available bots; yields the text of the section, longer with each of them."""
    settings = ArenaSettings(
        game=wanted.game,
        seats=wanted.seats,
        sheets=wanted.sheets(wanted.game),
        seed=seed,
        games_at_most=games_at_most,
        seconds=None if wanted.milliseconds is None else wanted.milliseconds / 1000,
        play_all=wanted.play_all,
        cpu_time=True,
    )
    present = {bot for bot in levels_of(wanted.game) if can_play(bot, wanted.game)}
    chosen = [
        Pairing(meeting.one, meeting.other, replace(settings, share=meeting.share))
        for meeting in wanted.meetings
        if {bot for bot in (meeting.one, meeting.other) if ":" not in bot} <= present
    ]
    if not chosen:
        yield "Not measured: none of these bots is here."
    with WorkerPool(jobs) as pool:
        for number, pairing in enumerate(chosen, 1):
            for _ in watched(compete(pairing, pool), games_at_most // 2, between(pairing)):
                pass
            sys.stderr.write(f"{' | '.join(said(pairing))}\n")
            so_far = f"\n\n{UNFINISHED}: {number} of {len(chosen)} pairings." if number < len(chosen) else ""
            yield told(chosen[:number], settings) + so_far


def told(played: Sequence[Pairing], settings: ArenaSettings) -> str:
    """Both tables of a section."""
    bots = list(dict.fromkeys(bot for pairing in played for bot in (pairing.one, pairing.other)))
    rated = ratings(bots, played)
    thinking = {bot: sum((pairing.thinking.get(bot, Thinking()) for pairing in played), Thinking()) for bot in bots}
    pairings = table(
        ["pairing", "games", "wins of the first", "95% confidence interval", "points", "the test says"],
        [said(pairing) for pairing in played],
    )
    strengths = table(
        ["bot", "rating", "decisions", "late", "slowest"],
        [
            [
                name_of(rating.bot),
                f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
                f"{thinking[rating.bot].decisions:,}",
                f"{thinking[rating.bot].late:,}",
                f"{1000 * thinking[rating.bot].slowest:.1f} ms",
            ]
            for rating in rated
        ],
    )
    how = f"{circumstances()}; at most {settings.games_at_most:,} games per pairing, CPU time, seed {settings.seed}."
    return f"{how}\n\n{pairings}\n\n{strengths}"


def said(pairing: Pairing) -> list[str]:
    """A pairing as a row of its table."""
    wins, share, better = pairing.wins, pairing.settings.share, pairing.better
    if better is None:
        verdict = "open"
    elif share == EVEN:
        verdict = f"{name_of(better)} is better"
    else:
        verdict = f"{'above' if better == pairing.one else '**below**'} {share:.0%}"
    return [
        between(pairing),
        f"{pairing.games:,}",
        f"{wins.value:.1%}",
        f"{wins.low:.1%} to {wins.high:.1%}",
        f"{pairing.mean_margin:+.1f}",
        verdict,
    ]


def between(pairing: Pairing) -> str:
    """`Greedy (2) : Random (1)`."""
    return f"{name_of(pairing.one)} : {name_of(pairing.other)}"


def name_of(bot: str) -> str:
    """`Greedy (2)`; a bot without a level has its own name."""
    if bot in LADDER:
        return f"{WORDS.name('bot', bot)} ({LADDER.index(bot) + 1})"
    if WORDS.has(f"bot-{bot}"):
        return WORDS.name("bot", bot)
    module, _, name = bot.partition(":")
    if module == timed_bots.__name__:
        return str(getattr(timed_bots, name).title)
    return "solo optimum" if bot == SOLO_OPTIMUM else bot


def finished_since(title: str, day: str) -> bool:
    """Whether the page has this table, with all of its pairings, of this day or a later one."""
    return section_of(PAGE, title)[: len(day)] >= day and UNFINISHED not in section_of(PAGE, title)


def only(wanted: Measured, pairings: Sequence[str]) -> Measured:
    """The table with these pairings only. Raises SystemExit if it has none of them."""

    def short(bot: str) -> str:
        return bot.rpartition(":")[2]

    has = {f"{short(meeting.one)}:{short(meeting.other)}": meeting for meeting in wanted.meetings}
    chosen = tuple(meeting for name, meeting in has.items() if name in pairings)
    if not chosen:
        raise SystemExit(f"{wanted.title} has only the pairings {', '.join(has)}")
    return replace(wanted, meetings=chosen)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the requested tables and write them into the page."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("tables", nargs="*", metavar="table", help=", ".join(TABLES))
    wishes.add_argument("--games-at-most", type=int, help="per pairing; without it, those of the table")
    wishes.add_argument("--only", nargs="+", metavar="ONE:OTHER", help="these pairings of the tables; writes nothing")
    wishes.add_argument("--since", metavar="DAY", help="leave out tables that were finished on that day or later")
    wishes.add_argument("--jobs", type=int)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--dry", action="store_true", help="print, and write nothing")
    wish = wishes.parse_args(arguments)
    if unknown := set(wish.tables) - set(TABLES):
        wishes.error(f"no such table: {', '.join(sorted(unknown))}")
    for name in wish.tables or TABLES:
        wanted = TABLES[name]
        if wish.since and finished_since(wanted.title, wish.since):
            continue
        if wish.only:
            wanted = only(wanted, wish.only)
        bodies = measure(wanted, wish.games_at_most or wanted.games, wish.jobs, wish.seed)
        deliver(PAGE, wanted.title, bodies, dry=wish.dry or wish.only is not None)


if __name__ == "__main__":
    main()
