"""Compares measurements with bars, and writes them as a section of results.md."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from textwrap import fill as wrap

from bench.common import write_section
from bench.load.watch import Anytime, Stillness

fill = partial(wrap, width=120, break_long_words=False, break_on_hyphens=False)


@dataclass(frozen=True)
class Bar:
    """A number that must be at least, or at most, another."""

    what: str
    measured: float
    bar: float
    aim: float | None = None
    least: bool = False
    """Whether the bar is a minimum."""
    form: str = ".2f"
    unit: str = ""

    def within(self, limit: float) -> bool:
        """Whether the measured number is within a limit."""
        return self.measured >= limit if self.least else self.measured <= limit

    @property
    def reached(self) -> bool:
        """Whether the measured number reaches the bar."""
        return self.within(self.bar)

    def __str__(self) -> str:
        number = f"{format(self.measured, self.form)}{self.unit}"
        limit = f"{'at least' if self.least else 'at most'} {self.bar:g}{self.unit}"
        verdict = "reached" if self.reached else "**not reached**"
        if self.aim is None:
            return f"| {self.what} | {number} | {limit} | | {verdict} |"
        if self.within(self.aim):
            verdict = "aim reached"
        return f"| {self.what} | {number} | {limit} | {self.aim:g}{self.unit} | {verdict} |"


def table(heads: Sequence[str], rows: Sequence[str]) -> str:
    """A Markdown table of numbers; the first column is text."""
    return "\n".join([f"| | {' | '.join(heads)} |", "| --- |" + " ---: |" * len(heads), *rows])


@dataclass(frozen=True)
class Found:
    """One part of the measurement."""

    how: str
    """How it was measured, as text."""
    bars: Sequence[Bar]
    details: str
    still: Stillness | Anytime

    @property
    def reached(self) -> bool:
        """Whether every bar is reached."""
        return all(bar.reached for bar in self.bars)

    def __str__(self) -> str:
        bars = "\n".join(["| | measured | bar | aim | |", "| --- | ---: | ---: | ---: | --- |", *map(str, self.bars)])
        return wrapped(f"{self.still}\n\n{self.how}\n\n{bars}\n\n{self.details}")


def wrapped(text: str) -> str:
    """Wrap paragraphs at a readable width; tables stay as they are."""
    parts = [part.strip() for part in text.split("\n\n")]
    lines = [part if part.startswith("|") else fill(" ".join(part.split())) for part in parts]
    return "\n\n".join(lines) + "\n"


def report(title: str, found: Found, *, keep: bool) -> int:
    """Print a part, and write it to results.md unless it is void, because a void measurement must not replace a valid
    one."""
    print(f"## {title}{': VOID, the machine did not hold still' if found.still.void else ''}\n\n{found}", flush=True)
    if found.still.void:
        return 2
    if keep:
        write_section(title, str(found))
    return 0 if found.reached else 1
