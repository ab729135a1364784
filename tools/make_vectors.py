"""Writes everything that is generated under `vectors/`: `python tools/make_vectors.py`. A second run writes the same
bytes.

`games/invalid` and `scoring` are written by hand, and `games/format-1` by earlier versions; they are not changed.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import count, islice
from pathlib import Path
from typing import Any

from rollwright.bots import bot_for
from rollwright.core.chance import Chance, Faces
from rollwright.core.deal import Setup, Sheet
from rollwright.core.errors import Complaint
from rollwright.core.events import Marks, Move
from rollwright.core.game import AnyGame, Place, Places
from rollwright.core.outcome import Outcome, TableEnd
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.games.border.picture import draw as draw_board
from rollwright.games.border.state import State as BorderState
from rollwright.games.twentyone.picture import draw as draw_sheet
from rollwright.record.header import Player, TypedIn
from rollwright.record.notation import event_text
from rollwright.record.proof import verify
from rollwright.record.record import Record
from rollwright.record.replay import final_state, replay
from rollwright.table import DiceSource, ProvenDice, SeededDice, Table

VECTORS = Path(__file__).resolve().parent.parent / "vectors"
LISTED = 32
"""The number of legal moves that `wander` considers when it takes one from the list."""


# Players


class HashedNumbers:
    """Numbers that follow only from a text, by SHA-256, and so are the same in every version of every language."""

    def __init__(self, text: str) -> None:
        self._numbers = (int.from_bytes(hashlib.sha256(f"{text} {n}".encode()).digest()[:8], "big") for n in count())

    def below(self, most: int) -> int:
        """The next number from 0 to `most` - 1."""
        return next(self._numbers) % most


ChooseMove = Callable[[AnyGame, Any, Seat, HashedNumbers], Move]


def wander(game: AnyGame, state: Any, seat: Seat, numbers: HashedNumbers) -> Move:
    """Touch target after target, or take one of the first legal moves."""
    marks: Places = frozenset()
    while targets := sorted(sorted(target.adds) for target in game.targets(state, seat, marks)):
        marks |= frozenset(Place(place) for place in targets[numbers.below(len(targets))])
        if numbers.below(6) == 0:
            break
    if marks and numbers.below(4):
        return game.mark(marks)
    legal = list(islice(game.legal_moves(state, seat), LISTED))
    return legal[numbers.below(len(legal))]


def greedy(game: AnyGame, state: Any, seat: Seat, _: HashedNumbers) -> Move:
    """Return the move of the bot of this name, which draws no random numbers."""
    return bot_for("greedy", game).choose(state, seat, None)  # type: ignore[arg-type]


def idle(game: AnyGame, state: Any, seat: Seat, numbers: HashedNumbers) -> Move:
    """Cross off for three rounds, then nothing more."""
    return wander(game, state, seat, numbers) if state.round <= 3 else game.parse_move("pass")


def share_the_mill(game: AnyGame, state: Any, seat: Seat, _: HashedNumbers) -> Move:
    """Let the second and the third seat close the border of the mill in the same second action (B28); else mark
    nothing."""
    if seat == 0 or seat == state.active:
        return game.parse_move("pass")
    ring = next(area.border for area in state.boards[0].board.map.areas if area.id == "mill")
    last = {other: ring - state.boards[other].crossed for other in (Seat(1), Seat(2))}
    if all(len(still_open) == 1 for still_open in last.values()):
        near = {other: [target.adds for target in game.targets(state, other)] for other in last}
        together = all(still_open in near[other] for other, still_open in last.items())
        return game.mark(last[seat]) if together else game.parse_move("pass")
    marks: Places = frozenset()
    while len(still_open := ring - state.boards[seat].crossed - marks) > 1:
        steps = [target.adds for target in game.targets(state, seat, marks) if target.adds <= still_open]
        if not steps:
            break
        marks |= min(steps, key=min)
    return game.mark(marks)


# Records


@dataclass(frozen=True)
class GamePlan:
    """How a record is made."""

    game: str
    seats: int
    dice: DiceSource
    choosers: tuple[ChooseMove, ...] = (wander,)
    """The functions that choose for the seats, repeated if there are more seats."""
    sheets: tuple[str, ...] = ()
    """The names of the boards or sheets; all shipped ones if empty."""
    as_listed: bool = False
    first: Seat | None = None
    variant: str | None = None
    copies: bool = False
    events: int | None = None
    """The number of events of an unfinished record; None for a whole game."""
    abandoned: bool = False
    date: str | None = None
    names: tuple[str, ...] = ("Ana", "Bert", "Cleo", "Dag", "Eve", "Fynn")
    words: tuple[str, ...] = ("apple", "bramble", "cherry", "damson", "elder", "fig")


def table_of(plan: GamePlan) -> Table:
    """The table with all players seated."""
    game = GAMES[plan.game]
    sheets = tuple(sheet_of(game, name) for name in plan.sheets or game.sheet_names)
    setup = Setup(plan.seats, sheets, plan.as_listed, plan.first, plan.variant, plan.copies)
    table = Table(game, setup, plan.dice)
    for seat in all_seats(plan.seats):
        bot = "greedy" if chooser(plan, seat) is greedy else None
        table.sit(seat, Player(plan.names[seat], bot))
        table.say_word(seat, plan.words[seat])
    return table


def sheet_of(game: AnyGame, name: str) -> Sheet:
    """The board or sheet of this name when the vectors were first made, so that old records stay tested."""
    if not game.retired_names:
        return game.sheet(name)
    before: Any = game.sheet(game.retired_names[game.sheet_names.index(name)])
    renamed: Sheet = replace(before, name=name)
    return renamed


def chooser(plan: GamePlan, seat: Seat) -> ChooseMove:
    """The function that chooses for this seat."""
    return plan.choosers[seat % len(plan.choosers)]


def play(name: str, plan: GamePlan) -> Record:
    """The record of the game of this plan; its name determines the choices of `wander`."""
    table, numbers = table_of(plan), HashedNumbers(name)
    while table.outcome is None and (plan.events is None or len(table.events) < plan.events):
        if isinstance(table.node, Chance):
            table.roll()
        else:
            seat = table.waiting_for[0]
            table.choose(seat, chooser(plan, seat)(table.game, table.state, seat, numbers))
    if plan.abandoned:
        table.close(TableEnd.ABANDONED)
    return table.record(plan.date)


class Typist:
    """Dice as if typed in: first the deal and these rolls, then rolls that follow from the text."""

    real = True

    def __init__(self, text: str, *first_rolls: Faces) -> None:
        self.numbers, self.given = HashedNumbers(text), list(first_rolls)

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """The given roll, if the dice can show it."""
        if self.given and len(self.given[0]) == len(node.dice):
            return self.given.pop(0)
        return tuple(die[self.numbers.below(len(die))] for die in node.dice)

    def origin(self, words: Sequence[str], *, revealed: bool) -> TypedIn:
        return TypedIn()


def proven(text: str) -> ProvenDice:
    """Dice from a secret that follows from a text; a real secret is random."""
    return ProvenDice(hashlib.sha256(f"vector {text}".encode()).digest())


def valid_records() -> Iterator[tuple[str, Record]]:
    """Every record of `games/valid` by its name, without the suffix."""
    both = (greedy, wander)
    plans = {
        "border-2-seeded": GamePlan("border", 2, SeededDice(2), both),
        "border-3-proven": GamePlan("border", 3, proven("3"), both, date="2024-02-29"),
        "border-4-seeded": GamePlan("border", 4, SeededDice(-4), both),
        "border-2-typed-in": GamePlan("border", 2, Typist("border"), both),
        "border-3-first-given": GamePlan("border", 3, SeededDice(3), both, first=Seat(2)),
        "border-4-nothing-drawn": GamePlan("border", 4, proven("4"), both, as_listed=True, first=Seat(0)),
        "border-2-most-valuable-area": GamePlan("border", 2, SeededDice(MOST_VALUABLE)),
        "border-3-shared-win": GamePlan("border", 3, SeededDice(SHARED_BORDER), (share_the_mill,)),
        "border-2-ten-idle-rounds": GamePlan("border", 2, SeededDice(32), (idle,)),
        "border-2-unfinished": GamePlan("border", 2, proven("unfinished"), both, events=40),
        "border-2-abandoned": GamePlan("border", 2, proven("abandoned"), both, events=9, abandoned=True),
        "border-2-no-events": GamePlan("border", 2, SeededDice(0), events=0),
        "border-2-copies": GamePlan("border", 2, SeededDice(41), both, sheets=("1", "1"), as_listed=True, copies=True),
        "border-3-copies-drawn": GamePlan("border", 3, proven("41"), both, sheets=("1", "2", "1"), copies=True),
        "twentyone-1-solo": GamePlan("twentyone", 1, proven("solo"), (greedy,), as_listed=True, date="2024-06-01"),
        "twentyone-1-inverted": GamePlan("twentyone", 1, SeededDice(31), both, variant="inverted"),
        "twentyone-2-proven": GamePlan("twentyone", 2, proven("2"), both, words=("żółw", "a word: with a colon")),
        "twentyone-2-shared-win": GamePlan("twentyone", 2, SeededDice(SHARED_TWENTYONE)),
        "twentyone-2-sheets-as-listed": GamePlan("twentyone", 2, SeededDice(22), both, as_listed=True),
        "twentyone-3-inverted": GamePlan("twentyone", 3, proven("31"), both, variant="inverted"),
        "twentyone-3-seeded": GamePlan("twentyone", 3, SeededDice(9_223_372_036_854_775_807), both),
        "twentyone-3-six-ones": GamePlan("twentyone", 3, Typist("ones", (0, 0, 0, 0), (1,) * 6), both),
        "twentyone-4-proven": GamePlan("twentyone", 4, proven("44"), both, names=("Ña", "李", "د", "🎲: 4")),
        "twentyone-5-seeded": GamePlan("twentyone", 5, SeededDice(5), both),
        "twentyone-6-proven": GamePlan("twentyone", 6, proven("6"), both, first=Seat(5)),
        "twentyone-2-copies": GamePlan(
            "twentyone", 2, SeededDice(33), both, sheets=("A", "A"), as_listed=True, copies=True
        ),
        "twentyone-6-deal-only": GamePlan("twentyone", 6, SeededDice(6), events=1),
    }
    return ((name, play(name, plan)) for name, plan in plans.items())


# Seeds for which these games end as their names say; the test of the vectors checks it.
MOST_VALUABLE = 133
SHARED_BORDER = 0
SHARED_TWENTYONE = 84

AS_JSON = ("border-3-proven", "twentyone-1-solo", "twentyone-4-proven", "border-2-unfinished")
"""Records that exist in both forms."""
FROM_WINDOWS = "twentyone-2-sheets-as-listed"
"""The record that also exists as a Windows editor saves it, with a BOM and CRLF line endings."""


def games() -> Iterator[tuple[str, bytes]]:
    """The files of `games/valid`, and their expected results."""
    expected = ["# What each record must lead to. Made by tools/make_vectors.py.\n"]
    for name, record in valid_records():
        forms = {f"{name}.txt": record.to_text()}
        if name in AS_JSON:
            forms[f"{name}.json"] = record.to_json()
        if name == FROM_WINDOWS:
            forms[f"{name}-windows.txt"] = "\ufeff" + record.to_text().replace("\n", "\r\n")
        for file, text in forms.items():
            yield f"games/valid/{file}", text.encode()
            expected.append(f'["{file}"]\n{expectation(record)}')
    yield "games/valid/expected.toml", "\n".join(expected).encode()


def expectation(record: Record) -> str:
    """The expected result of a record, as lines of TOML."""
    game = GAMES[record.header.game]
    state = final_state(record)
    outcome: Outcome | None = game.outcome(state)
    lines = [f"events = {len(record.events)}", f"scores = {list(game.scores(state))}"]
    try:
        lines.append(f"rolls_verified = {verify(record)}")
    except Complaint as complaint:
        lines.append(f'not_verified = "{complaint.message}"')
    if outcome is not None:
        lines.append(f'reason = "{outcome.reason.value}"')
        lines.append(f"winners = {[seat + 1 for seat in outcome.winners]}")
        if outcome.tie_break is not None:
            lines.append(f'tie_break = "{outcome.tie_break.value}"')
    return "\n".join(lines) + "\n"


# Playthroughs


def playthroughs() -> Iterator[tuple[str, bytes]]:
    """One playthrough for each game, number of seats and variant."""
    for game in GAMES.values():
        for seats in game.seats:
            for variant in (None, *game.variants):
                name = "-".join((game.name, str(seats), *([variant] if variant else ())))
                yield f"playthroughs/{name}.txt", playthrough(name, game, seats, variant).encode()


def playthrough(name: str, game: AnyGame, seats: int, variant: str | None) -> str:
    """A whole game: for each event the scores and a hash of the view after it."""
    record = play(
        f"playthrough {name}", GamePlan(game.name, seats, SeededDice(seats), (wander, greedy), variant=variant)
    )
    lines = [f"playthrough of {name}, seed {seats}", "", "event  view      scores after, and the event"]
    state = None
    for step in replay(record):
        state = step.after
        scores = " ".join(str(points).rjust(2) for points in game.scores(state))
        text = event_text(game, record.header.setup, step.number, step.event)
        lines.append(f"{step.number:>5}  {view_hash(game, state)}  {scores}  {text}")
        if isinstance(step.event, Marks):
            lines.append("")
    outcome: Outcome | None = game.outcome(state)
    if outcome is None:
        raise ValueError(f"{name} is not over")
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    lines.append(f"{outcome.reason.value}; won by {winners}{f'; {tie.value}' if (tie := outcome.tie_break) else ''}")
    for seat, picture in enumerate(pictures(state), 1):
        lines += ["", f"seat {seat}", *(line.rstrip() for line in picture.splitlines())]
    return "\n".join(lines) + "\n"


def view_hash(game: AnyGame, state: Any) -> str:
    """The first eight digits of the SHA-256 of the view, as JSON without blanks and with its keys in order."""
    text = json.dumps(asdict(game.view(state)), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def pictures(state: Any) -> list[str]:
    """The final boards or sheets."""
    if isinstance(state, BorderState):
        return [draw_board(played.board, played.crossed) for played in state.boards]
    return [draw_sheet(played.sheet, played.rows) for played in state.sheets]


def files() -> Iterator[tuple[str, bytes]]:
    """Every generated file: its path under `vectors/` and its content."""
    yield from games()
    yield from playthroughs()


def main() -> int:
    """Write all files."""
    for path, content in files():
        file = VECTORS / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
