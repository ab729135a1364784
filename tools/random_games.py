"""Plays a great many random games and holds what must be true against every step of each.

`python tools/random_games.py --games 20000` plays so many of every game and number of seats; variants take turns.
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
from itertools import islice
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Summary

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import AnyGame, Places
from rollwright.core.nodes import Choice, Joint, Node, Over
from rollwright.core.seats import Points, Seat, all_seats
from rollwright.games import GAMES
from rollwright.games.border.state import Phase as BorderPhase
from rollwright.games.border.state import State as BorderState
from rollwright.games.material import all_shipped
from rollwright.games.twentyone.state import State as TwentyOneState
from rollwright.games.twentyone.state import play_order
from rollwright.record import Header, Player, Record, SheetName, TypedIn, final_state

MOST_ROUNDS = {"border": 500, "twentyone": 30}
"""The rounds after which a game must be over: in Twenty One a box is written in each (T13), and there are thirty."""
MOST_ROUNDS_OF_OTHERS = 5000
REPLAYED = 19
"""Every so many games one is written in both forms and replayed; a prime, so that every setup has its turn."""
CHUNK = 50
STOP = 0.15
FROM_THE_LIST = 0.2
LISTED, LISTED_TO_OTHERS = 31, 8
"""How many legal moves are looked at: all rerolls of the active player come first."""
LAZY = 25
"""In every so many games nearly everyone passes whenever they may, so that idle rounds end some games (B32)."""


@dataclass(frozen=True)
class Table:
    """A game, its seats and variant."""

    game: str
    seats: int
    variant: str | None

    def __str__(self) -> str:
        return f"{self.game} {self.seats}{f' {self.variant}' if self.variant else ''}"


class Breach(Exception):
    """Something that must be true is not."""


def must(holds: bool, what: str) -> None:
    """A Breach unless it holds."""
    if not holds:
        raise Breach(what)


# One game


def setup_of(table: Table, number: int) -> Setup:
    """What is drawn and what is given differs from game to game."""
    first = Seat(number % table.seats) if number % 3 == 0 else None
    return Setup(table.seats, all_shipped(table.game), number % 4 == 0, first, table.variant)


def play(table: Table, number: int, seed: int) -> tuple[list[Event], Any]:
    """One whole game; its events and its last state. Breach or any other exception if something is wrong."""
    game = GAMES[table.game]
    rng = Random(f"{seed} {table} {number}")  # noqa: S311 (no dice that anyone plays with)
    state = game.start(setup_of(table, number))
    scores = game.scores(state)
    events: list[Event] = []
    while not isinstance(node := game.node(state), Over):
        event = next_event(game, state, node, rng, lazy=number % LAZY == 0)
        after = game.apply(state, event)
        scores = check_step(game, state, scores, event, after)
        events.append(event)
        state = after
    check_end(game, state, node)
    if number % REPLAYED == 0:
        check_record(table, setup_of(table, number), events, state)
    return events, state


def next_event(game: AnyGame, state: Any, node: Node, rng: Random, *, lazy: bool) -> Event:
    """Anything that may happen now."""
    match node:
        case Chance(dice):
            return Roll(tuple(rng.choice(die) for die in dice))
        case Choice(seat):
            return Play(seat, choose(game, state, seat, rng, lazy=lazy))
        case Joint(seats):
            return Marks(tuple(Play(seat, choose(game, state, seat, rng, lazy=lazy)) for seat in seats))
        case _:
            raise Breach("nothing may happen in a game that is over")


def choose(game: AnyGame, state: Any, seat: Seat, rng: Random, *, lazy: bool) -> Move:
    """A move by touching target after target, or one of the first of the list."""
    marks: Places = frozenset()
    if lazy and rng.random() < 0.99 and game.is_legal(state, seat, game.mark(marks)):
        return game.mark(marks)
    while rng.random() >= STOP and (targets := game.targets(state, seat, marks)):
        target = rng.choice(targets)
        must(bool(target.adds) and not target.adds & marks, "a target adds something new")
        must(target.points >= 0, "no target costs points")
        marks |= target.adds
    if marks and rng.random() >= FROM_THE_LIST:
        return game.mark(marks)
    legal = list(islice(game.legal_moves(state, seat), LISTED if seat == state.active else LISTED_TO_OTHERS))
    must(bool(legal), "whoever owes a choice has one")
    return rng.choice(legal)


# What must be true


def check_step(game: AnyGame, before: Any, scores: tuple[Points, ...], event: Event, after: Any) -> tuple[Points, ...]:
    """Of every game: points never fall. Then of each by itself. Returns the points after the event."""
    most = MOST_ROUNDS.get(game.name, MOST_ROUNDS_OF_OTHERS)
    must(after.round <= most, f"the game ends within {most} rounds")
    must(before.round == 0 or after.round - before.round in (0, 1), "rounds are counted one by one")
    if after.round == before.round + 1 > 1:
        must(after.active == (before.active + 1) % after.setup.seats, "the role passes clockwise (B8, T9)")
    if isinstance(after, BorderState):
        check_border(before, event, after)
    elif isinstance(after, TwentyOneState):
        check_twentyone(before, event, after)
    if game.sheets(before) == game.sheets(after):
        return scores
    new = game.scores(after)
    must(len(new) == after.setup.seats, "every seat has a score")
    must(all(more >= less for more, less in zip(new, scores, strict=True)), "no score falls")
    if isinstance(after, TwentyOneState):
        must(new == tuple(map(slow_score, after.sheets)), "the sum of the numbers and the bonus for the hits (T20)")
    return new


def check_border(before: BorderState, event: Event, after: BorderState) -> None:
    """Crosses only grow, by the dice that lie there; an area is scored exactly when its border is crossed off."""
    must(after.rolls <= 3, "at most three rolls (B11)")
    must(len(after.dice) <= 5, "at most five dice (B2)")
    if after.phase in (BorderPhase.FIRST_ACTION, BorderPhase.SECOND_ACTION):
        must(len(after.dice) == 5, "five dice lie there")
    must(not Counter(after.leftover) - Counter(after.dice), "what is left over was rolled (B19)")
    must(after.idle_rounds <= 10, "ten idle rounds end the game (B32)")
    for seat, (old, new) in enumerate(zip(before.boards, after.boards, strict=False)):
        must(old.crossed <= new.crossed, "a cross stays")
        added = new.crossed - old.crossed
        if not added:
            must(new.scored == old.scored, "without a cross nothing is scored (B25)")
            continue
        colours = Counter(new.board.colour_at[space] for space in added)
        dice = before.leftover or before.dice if isinstance(event, Marks) else before.dice
        must(not colours - Counter(dice), "one die, one space of its colour (B13, B19)")
        must(isinstance(event, Marks) != (seat == before.active), "first action, then the others (B9)")
        if not isinstance(event, Marks):
            must(all(new.board.segment_at[space].spaces <= new.crossed for space in added), "segments complete (B14)")
            must(Counter(after.leftover) == Counter(dice) - colours, "the rest is left over (B19)")
        elif not before.leftover:
            must(len(added) == 1, "one space after five dice (B22)")
        check_areas(before, seat, after)


def check_areas(before: BorderState, seat: int, after: BorderState) -> None:
    """The areas of one board, with the values that hold in this action (B25 to B28)."""
    old, new = before.boards[seat], after.boards[seat]
    for number, area in enumerate(new.board.map.areas):
        complete = area.border <= new.crossed
        must((new.scored[number] is not None) == complete, "complete areas are scored, and no others (B25)")
        if old.scored[number] is not None:
            must(new.scored[number] == old.scored[number], "an area is scored once")
        elif complete:
            first = all(board.scored[number] is None for board in before.boards)
            must(new.scored[number] == (area.value if first else area.low), "first higher, then lower (B26 to B28)")


def check_twentyone(before: TwentyOneState, event: Event, after: TwentyOneState) -> None:
    """What is written stays, in one row a round, never above its box; the score is the sum and the bonus."""
    must(after.rolls <= 2, "at most two rolls (T10)")
    must(len(after.dice) in (0, 6) and all(1 <= pips <= 6 for pips in after.dice), "six dice with 1 to 6 pips (T2)")
    if isinstance(event, Roll) and before.dice:
        must(all(new == 1 for old, new in zip(before.dice, after.dice, strict=True) if old == 1), "a 1 stays (T11)")
    if not isinstance(event, Marks):
        must(not before.sheets or after.sheets == before.sheets, "without marks nothing is written")
        return
    order = play_order(after.setup.variant)
    for old, new in zip(before.sheets, after.sheets, strict=True):
        changed = [row for row in range(5) if old.rows[row] != new.rows[row]]
        must(len(changed) == 1, "everyone writes in one row (T13, T17)")
        for row in changed:
            must(all(None not in old.rows[done] for done in order[: order.index(row)]), "rows in their order (T21)")
            boxes = list(zip(new.sheet.rows[row], old.rows[row], new.rows[row], strict=True))
            must(all(was in (None, now) for _, was, now in boxes), "what is written stays")
            written = [(box, now) for box, was, now in boxes if was is None and now is not None]
            crossed = [box for box, now in written if now == 0]
            must(len(crossed) <= 1 and (not crossed or len(written) == 1), "enter, or cross off one box (T13, T19)")
            for box, now in written:
                must(now == 0 or now == before.dice[box.colour] <= box.number, "the die of its colour fits (T14)")


def slow_score(played: Any) -> Points:
    """The numbers of all rows and 1 + 2 + … for the hits of each, counted once more."""
    total = 0
    for boxes, row in zip(played.sheet.rows, played.rows, strict=True):
        hits = sum(entry == box.number for box, entry in zip(boxes, row, strict=True))
        total += sum(entry or 0 for entry in row) + hits * (hits + 1) // 2
    return total


def check_end(game: AnyGame, state: Any, node: Over) -> None:
    """The winners are among those with the most points; nobody owes anything any more."""
    outcome = node.outcome
    most = {seat for seat in all_seats(state.setup.seats) if outcome.scores[seat] == max(outcome.scores)}
    must(outcome == game.outcome(state) and outcome.scores == game.scores(state), "one outcome")
    must(bool(outcome.winners) and set(outcome.winners) <= most, "most points wins (B31, T24)")
    must((outcome.tie_break is None) == (len(most) == 1), "a tie is broken or shared")
    must(not any(game.targets(state, seat) for seat in all_seats(state.setup.seats)), "no targets after the end")
    if isinstance(state, BorderState):
        six = any(played.areas_completed >= 6 for played in state.boards)
        must(six or state.idle_rounds == 10, "six areas or ten idle rounds (B29, B32)")
    elif isinstance(state, TwentyOneState):
        must(any(None not in sum(played.rows, ()) for played in state.sheets), "a fifth row is complete (T22)")


def check_record(table: Table, setup: Setup, events: list[Event], state: Any) -> None:
    """Written in both forms and read back, the game replays to an equal state."""
    header = Header(
        game=table.game,
        rules_version=GAMES[table.game].rules_version,
        sheets=tuple(SheetName(sheet.name, sheet.content_hash) for sheet in setup.sheets),
        players=tuple(Player(f"Player {seat + 1}") for seat in all_seats(table.seats)),
        dice=TypedIn(),
        as_listed=setup.as_listed,
        first=setup.first,
        variant=setup.variant,
    )
    record = Record(header, tuple(events))
    must(Record.parse(record.to_text()) == record == Record.parse(record.to_json()), "a record reads back exactly")
    must(final_state(Record.parse(record.to_text())) == state, "a record replays to an equal state")


# Many games


@dataclass
class Tally:
    """What came of some games at one table."""

    table: Table
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
        """The games of another tally as well."""
        for name in ("games", "events", "replayed", "rounds", "ties"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest, self.best = max(self.longest, other.longest), max(self.best, other.best)
        self.reasons.update(other.reasons)
        self.breaches += other.breaches


def play_some(job: tuple[Table, range], seed: int) -> Tally:
    """The games of these numbers at a table."""
    table, numbers = job
    tally = Tally(table)
    for number in numbers:
        tally.games += 1
        try:
            events, state = play(table, number, seed)
        except Exception:  # noqa: BLE001 (whatever it is, it is a breach; the other games go on)
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


def tables(game: str | None, seats: int | None) -> list[Table]:
    """Every table that is asked for."""
    return [
        Table(one.name, count, variant)
        for one in GAMES.values()
        for count in one.seats
        for variant in (None, *one.variants)
        if game in (None, one.name) and seats in (None, count)
    ]


def jobs(at: list[Table], games: int) -> Iterator[tuple[Table, range]]:
    """The games in small portions, a few of each table at a time."""
    shares = {table: games_at(table, games) for table in at}
    for start in range(0, games, CHUNK):
        for table, share in shares.items():
            if start < share:
                yield table, range(start, min(start + CHUNK, share))


def games_at(table: Table, games: int) -> int:
    """How many of the games are played at this table: its share among the variants, rounded up."""
    return -(-games // (1 + len(GAMES[table.game].variants)))


def summary(tallies: list[Tally], seconds: float) -> Summary:
    """All tables, one a line."""
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
    """Play them all; 1 if anything was not as it must be."""
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
