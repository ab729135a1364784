"""`solve`: the exact value of Twenty One for one player, and of each choice in a position."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from rollwright.cli.files import sheets_named
from rollwright.cli.results import write_out
from rollwright.cli.solvers import SolveOptions
from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint
from rollwright.core.seats import Seat
from rollwright.games.twentyone.colours import LETTERS
from rollwright.games.twentyone.material import NAMES
from rollwright.games.twentyone.moves import Keep
from rollwright.games.twentyone.rules import DICE, dice_to_roll
from rollwright.games.twentyone.sheet import BOXES, ROWS, Pips, Sheet
from rollwright.games.twentyone.state import CROSSED, BoxEntry, Phase, PlayedSheet, State, blank
from rollwright.solver.twentyone.options import RankedOption, ranked
from rollwright.solver.twentyone.rows import Objective, Solution
from rollwright.solver.twentyone.stored import solved
from rollwright.translations import Words

ALONE = Seat(0)
PATIENCE = 2.0
"""Seconds after which the progress bar appears."""
FILLED: BoxEntry = CROSSED
"""The entries of rows that were played before; their values do not matter."""


def solve(options: SolveOptions, words: Words, console: Console) -> None:
    """Print the value of every row and of the sheet, or rank the options of a position."""
    if (options.position is None) != (options.dice is None):
        raise Complaint("solve-position-and-dice")
    name = options.sheet or NAMES[0]
    (sheet,) = sheets_named(options.game, [name])
    if not isinstance(sheet, Sheet):
        raise Complaint("solve-sheet", name=name)
    state = None
    if options.position is not None and options.dice is not None:
        state = position(
            sheet, options.position, dice_from(options.dice), options.second_rolls and not options.second_roll
        )
    with progress(words) as done:
        solution = solved(sheet.numbers, Objective(second_rolls=options.second_rolls), done)
    if state is None:
        show_rows(sheet, solution, words, console, as_json=options.as_json)
    else:
        show_options(state, solution, words, console, as_json=options.as_json)


class _Bar:
    """A progress bar that appears after some seconds."""

    def __init__(self, words: Words) -> None:
        self.since = monotonic()
        self.words = words
        self.progress = Progress(
            TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True
        )
        self.task = self.progress.add_task(words.say("solve-progress"), total=ROWS)

    def done(self, rows: int) -> None:
        """Show the number of solved rows."""
        if monotonic() - self.since > PATIENCE:
            self.progress.start()
        self.progress.update(self.task, completed=rows)


@contextmanager
def progress(words: Words) -> Iterator[Callable[[int], None]]:
    """A function that shows the number of solved rows in a progress bar."""
    bar = _Bar(words)
    try:
        yield bar.done
    finally:
        bar.progress.stop()


# Parsing


def position(sheet: Sheet, text: str, dice: tuple[Pips, ...], may_roll_again: bool) -> State:
    """Parse `2:5..x2.`, which means that row 2 has a 5 in the first box, a crossed-off fourth, and a 2 in the fifth."""
    found = re.fullmatch(rf"([1-{ROWS}]):([.x1-6]{{{BOXES}}})", text.strip())
    if found is None:
        raise Complaint("solve-position-unreadable", text=text)
    number = int(found[1]) - 1
    entries = tuple(entry_from(sign, at, sheet.rows[number][at].number) for at, sign in enumerate(found[2]))
    if None not in entries:
        raise Complaint("solve-row-complete", text=text)
    rows = ((FILLED,) * BOXES,) * number + (entries,) + blank(sheet).rows[number + 1 :]
    return State(
        Setup(1, (sheet,), as_listed=True, first=ALONE),
        phase=Phase.AGAIN if may_roll_again and dice_to_roll(dice) else Phase.MARK,
        round=1,
        active=ALONE,
        rolls=1,
        dice=dice,
        sheets=(PlayedSheet(sheet, rows),),
    )


def entry_from(sign: str, at: int, most: Pips) -> BoxEntry:
    """The entry of a character in a box."""
    if sign == ".":
        return None
    if sign == "x":
        return CROSSED
    if int(sign) > most:
        raise Complaint("solve-number-too-high", box=at + 1, number=int(sign), most=most)
    return int(sign)


def dice_from(text: str) -> tuple[Pips, ...]:
    """Parse `2 1 6 3 4 5` in the order of the colours, or `y4 w2 k1 b3 g5 r6` in any order."""
    words = text.replace(",", " ").split()
    if sorted(word[0] for word in words) == sorted(LETTERS):
        words = [word[1:] for letter in LETTERS for word in words if word[0] == letter]
    if len(words) != DICE or any(not re.fullmatch("[1-6]", word) for word in words):
        raise Complaint("solve-dice-unreadable", text=text)
    return tuple(int(word) for word in words)


# Output


def show_rows(sheet: Sheet, solution: Solution, words: Words, console: Console, *, as_json: bool) -> None:
    """Print the value of each row and of the sheet, with twelve decimals."""
    rows = [solution.worth(numbers) for numbers in sheet.numbers]
    if as_json:
        written = [
            {"row": at + 1, "numbers": list(sheet.numbers[at]), "worth": round(worth, 12)}
            for at, worth in enumerate(rows)
        ]
        found = {"sheet": sheet.name, "second_rolls": solution.objective.second_rolls, "rows": written}
        write_out(json.dumps(found | {"worth": round(sum(rows), 12)}, ensure_ascii=False, indent=2) + "\n")
        return
    for at, worth in enumerate(rows):
        numbers = " ".join(map(str, sheet.numbers[at]))
        say(words.say("solve-row", row=at + 1, numbers=numbers, worth=words.decimal(worth, 12)), console)
    say(words.say("solve-sheet-worth", name=sheet.name, worth=words.decimal(sum(rows), 12)), console)


def show_options(state: State, solution: Solution, words: Words, console: Console, *, as_json: bool) -> None:
    """Print every option with the expected score of the row after it, best first."""
    ranking = ranked(solution, state, ALONE)
    if state.phase is Phase.AGAIN:  # a mark means keeping the dice
        again = [option for option in ranking if not isinstance(option.move, Keep)]
        marks = ranked(solution, replace(state, phase=Phase.MARK), ALONE)
        ranking = sorted((*again, *marks), key=lambda option: -option.worth)
    if as_json:
        found = [{"move": str(option.move), "worth": round(option.worth, 12)} for option in ranking]
        write_out(json.dumps({"options": found}, indent=2) + "\n")
        return
    for option in ranking:
        say(option_line(option, words), console)


def option_line(option: RankedOption, words: Words) -> str:
    """`25.123456789012  mark 2w 2k`."""
    return f"{words.decimal(option.worth, 12)}  {option.move}"


def say(text: str, console: Console) -> None:
    """Print a line without wrapping it."""
    console.print(Text(text), soft_wrap=True)
