"""Plays many random games and compares every step with a ledger, which computes the game a second time.

`python tools/random_games.py --games 20000` plays that many per game and number of seats, divided among the variants.
"""

import argparse
import multiprocessing
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Summary

from rollwright.core.deal import Setup
from rollwright.core.events import Event, Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Points, Seat, all_seats
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.record import Record, final_state
from rollwright.testing.border.conformance import BORDER
from rollwright.testing.conformance.records import record_of
from rollwright.testing.ledger import Ledger
from rollwright.testing.twentyone.conformance import TWENTY_ONE
from rollwright.testing.walks import random_move, walk

LEDGERS = {subject.game.name: subject.ledger for subject in (BORDER, TWENTY_ONE)}
MOST_ROUNDS = 5_000
REPLAYED = 19
"""One game in this many is written in both forms and replayed; a prime, so that every set-up is among them."""
CHUNK = 50
LAZY = 25
"""In one game of this many nearly all seats pass whenever they may, so that idle rounds end some games (B32)."""


@dataclass(frozen=True)
class TableSize:
    """A game, its seats and variant."""

    game: str
    seats: int
    variant: str | None

    def __str__(self) -> str:
        return f"{self.game} {self.seats}{f' {self.variant}' if self.variant else ''}"


# One game


def setup_of(table: TableSize, number: int) -> Setup:
    """A set-up; which parts are drawn and which are given differs from game to game."""
    first = Seat(number % table.seats) if number % 3 == 0 else None
    return Setup(table.seats, all_shipped(table.game), number % 4 == 0, first, table.variant)


def pass_if_possible(game: AnyGame, state: Any, seat: Seat, random: Random) -> Move:
    """Pass nearly always where it is legal."""
    nothing = game.mark(frozenset())
    if random.random() < 0.99 and game.is_legal(state, seat, nothing):
        return nothing
    return random_move(game, state, seat, random)


def ledger_for(game: AnyGame, setup: Setup) -> Ledger:
    """The ledger of a game. A game from another package has it in the module `ledger` next to its rules."""
    if game.name in LEDGERS:
        return LEDGERS[game.name](setup)
    package = type(game).__module__.rpartition(".")[0]
    ledger: Ledger = import_module(f"{package}.ledger").Ledger(setup)
    return ledger


def play(table: TableSize, number: int, seed: int) -> tuple[list[Event], Any]:
    """Play one game and return its events and its last state. Raises AssertionError if a step is wrong."""
    game, setup = GAMES[table.game], setup_of(table, number)
    rng = Random(f"{seed} {table} {number}")  # noqa: S311 (not the dice of a real game)
    ledger = ledger_for(game, setup)
    scores: tuple[Points, ...] = (0,) * table.seats
    events: list[Event] = []
    state: Any = None
    for state, event in walk(game, setup, rng, pass_if_possible if number % LAZY == 0 else random_move):
        before, scores = scores, game.scores(state)
        assert all(more >= less for more, less in zip(scores, before, strict=True)), "a score fell"
        assert list(scores) == ledger.scores, "the scores differ from the ledger's"
        assert ledger.agrees_with(state), "the position differs from the ledger's"
        assert state.round <= MOST_ROUNDS, f"the game does not end within {MOST_ROUNDS} rounds"
        if event is not None:
            ledger.note(event)
            events.append(event)
    check_end(game, state)
    if number % REPLAYED == 0:
        check_record(record_of(game, setup, tuple(events)), state)
    return events, state


def check_end(game: AnyGame, state: Any) -> None:
    """Raise AssertionError unless the winners are among the players with the most points, and all is done."""
    outcome = game.outcome(state)
    assert outcome is not None, "a game that is over has no outcome"
    seats = all_seats(state.setup.seats)
    most = {seat for seat in seats if outcome.scores[seat] == max(outcome.scores)}
    assert outcome.winners, "no winner"
    assert set(outcome.winners) <= most, "the winner does not have the most points (B31, T24)"
    assert (outcome.tie_break is None) == (len(most) == 1), "a tie is broken or shared (B31, T24)"
    assert not any(game.targets(state, seat) for seat in seats), "there are targets after the end"


def check_record(record: Record, state: Any) -> None:
    """Raise AssertionError unless the record, in both forms, reads back and replays to an equal state."""
    assert Record.parse(record.to_text()) == record == Record.parse(record.to_json()), "the record reads back otherwise"
    assert final_state(Record.parse(record.to_text())) == state, "the record replays to another state"


# Many games


@dataclass
class Tally:
    """The results of some games at one table."""

    table: TableSize
    games: int = 0
    events: int = 0
    replayed: int = 0
    rounds: int = 0
    longest: int = 0
    best: Points = 0
    ties: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    breaches: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        for name in ("games", "events", "replayed", "rounds", "ties"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest, self.best = max(self.longest, other.longest), max(self.best, other.best)
        self.reasons.update(other.reasons)
        self.breaches += other.breaches


def play_some(job: tuple[TableSize, range], seed: int) -> Tally:
    """Play the games of these numbers at a table."""
    table, numbers = job
    tally = Tally(table)
    for number in numbers:
        tally.games += 1
        try:
            events, state = play(table, number, seed)
        except Exception:  # noqa: BLE001 (any exception is a failure; the other games continue)
            tally.breaches.append(f"{table}, game {number}, seed {seed}: {traceback.format_exc(limit=-3)}")
            continue
        outcome = GAMES[table.game].outcome(state)
        tally.events += len(events)
        tally.replayed += number % REPLAYED == 0
        tally.rounds += state.round
        tally.longest = max(tally.longest, state.round)
        if outcome is not None:
            tally.best = max(tally.best, *outcome.scores)
            tally.ties += outcome.tie_break is not None
            tally.reasons[outcome.reason.value] += 1
    return tally


def tables(game: str | None, seats: int | None) -> list[TableSize]:
    """All tables that the arguments ask for."""
    return [
        TableSize(one.name, count, variant)
        for one in GAMES.values()
        for count in one.seats
        for variant in (None, *one.variants)
        if game in (None, one.name) and seats in (None, count)
    ]


def jobs(at: list[TableSize], games: int) -> Iterator[tuple[TableSize, range]]:
    """The games in small batches, a few of each table at a time."""
    shares = {table: games_at(table, games) for table in at}
    for start in range(0, games, CHUNK):
        for table, share in shares.items():
            if start < share:
                yield table, range(start, min(start + CHUNK, share))


def games_at(table: TableSize, games: int) -> int:
    """The number of games at this table: its share among the variants, rounded up."""
    return -(-games // (1 + len(GAMES[table.game].variants)))


def summary(tallies: list[Tally], seconds: float) -> Summary:
    """All tables, one per line."""
    shown = Summary(title=f"{sum(tally.games for tally in tallies):,} random games in {seconds:,.0f} s")
    for column in ("table", "games", "events", "rounds", "longest", "best", "ties", "ended by", "replayed", "breaches"):
        shown.add_column(column, justify="left" if column in ("table", "ended by") else "right")
    for tally in tallies:
        ended = ", ".join(f"{reason.removeprefix('reason-')} {n:,}" for reason, n in sorted(tally.reasons.items()))
        average = f"{tally.rounds / max(tally.games, 1):.1f}"
        figures = [f"{n:,}" for n in (tally.longest, tally.best, tally.ties)]
        last = [ended, f"{tally.replayed:,}", str(len(tally.breaches))]
        shown.add_row(str(tally.table), f"{tally.games:,}", f"{tally.events:,}", average, *figures, *last)
    return shown


def main(arguments: list[str] | None = None) -> int:
    """Play all games; returns 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each game and number of seats; variants take turns")
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args(arguments)
    console = Console(width=None if sys.stdout.isatty() else 140)
    tallies = {table: Tally(table) for table in tables(wanted.game, wanted.seats)}
    if not tallies:
        parser.error("there is no such table")
    todo = list(jobs(list(tallies), wanted.games))
    started = time.monotonic()
    columns = (TextColumn("games"), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
        multiprocessing.Pool(wanted.processes) as pool,
    ):
        bar = progress.add_task("", total=sum(len(numbers) for _, numbers in todo))
        for tally in pool.imap_unordered(partial(play_some, seed=wanted.seed), todo):
            tallies[tally.table].add(tally)
            progress.advance(bar, tally.games)
    console.print(summary(list(tallies.values()), time.monotonic() - started))
    breaches = [breach for tally in tallies.values() for breach in tally.breaches]
    for breach in breaches[:10]:
        console.print(breach, markup=False, highlight=False)
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
