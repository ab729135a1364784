"""Feeds broken texts to every parser of user-supplied texts: `python tools/fuzz.py --minutes 10`.

Records are parsed, replayed and verified; board and sheet files are checked. The only accepted failure is a Complaint
that can be formatted in every language. Anything else is a crash and is saved to a file, and so is a text that takes
too long.
"""

import argparse
import hashlib
import json
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import rollwright.games
from rollwright.core.errors import Complaint, NotationError
from rollwright.games.border.board import Map
from rollwright.games.border.material import OUR_MAP, shipped_map
from rollwright.games.material import check_file
from rollwright.record import Record, replay
from rollwright.record.proof import verify
from rollwright.translations import LANGUAGES, Words

VECTORS = Path(__file__).resolve().parent.parent / "vectors"
SHEETS = Path(rollwright.games.__file__).parent
MOST_CPU_SECONDS = 5.0
MOST_GROWTH = 64 << 20
"""Bytes by which the process may grow after the warm-up."""
WARM_UP = 500
MOST_CHARACTERS = 200_000
"""Length of most texts; one in a few hundred may be longer than the parsers accept."""
LONG = 300


# Breaking texts


TextChange = Callable[[str, Random], str]

SIGNS = (
    "\x00",
    "\x1b[2J",
    "\r",
    "\t",
    "\n",
    "\n\n",
    "\u2028",
    "\x85",
    "\ud800",
    "\udfff",
    "\ufeff",
    "\u202e",
    "🎲",
    "é",
)
NUMBERS = ("１", "٣", "0", "-1", "-0", "1e400", "NaN", "9" * 19, "9" * 50, "9" * 5000, "0" * 64)
NESTS = ("[" * 3000, "{" * 3000, '{"a":' * 3000, "a." * 3000, "[]", "{}", "[[]]")
MARKS = ('"', "'''", '"""', "\\", "\\ud800", "; ", ": ", ",", " ", "  ", "=", "#", "true", "null", "x", "w")
WORDS = (
    "together ",
    "roll ",
    "deal",
    "mark",
    "pass",
    "keep",
    "again",
    "reroll",
    "inverted",
    "drawn",
    "proven",
    "seeded",
)
NASTY = SIGNS + NUMBERS + NESTS + MARKS + WORDS


def somewhere(text: str, rng: Random) -> int:
    """A random index in the text."""
    return rng.randrange(len(text) + 1)


def flip_bytes(text: str, rng: Random) -> str:
    """Flip a few bits of the UTF-8; invalid bytes become lone surrogates."""
    content = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(rng.randint(1, 4)):
        if content:
            content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    return content.decode("utf-8", "surrogateescape")


def insert_nasty(text: str, rng: Random) -> str:
    """Insert a text that is difficult to parse, anywhere."""
    at = somewhere(text, rng)
    return text[:at] + rng.choice(NASTY) + text[at:]


def swap_words(text: str, rng: Random) -> str:
    """Swap two words."""
    words = text.split(" ")
    one, other = rng.randrange(len(words)), rng.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def replace_word(text: str, rng: Random) -> str:
    """Replace a word."""
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice((*NASTY, *words[:50]))
    return " ".join(words)


def change_number(text: str, rng: Random) -> str:
    """Replace a digit by another number."""
    digits = [at for at, sign in enumerate(text) if sign.isdigit()]
    if not digits:
        return insert_nasty(text, rng)
    at = rng.choice(digits)
    return text[:at] + str(rng.choice((0, 1, 7, 9, 86, 99, 100, -1, 10**9, 10**30))) + text[at + 1 :]


def shuffle_lines(text: str, rng: Random) -> str:
    """Delete, repeat or move a line."""
    lines = text.split("\n")
    line = lines.pop(rng.randrange(len(lines)))
    for _ in range(rng.randrange(3)):
        lines.insert(rng.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def cut(text: str, rng: Random) -> str:
    """Cut off the end, or cut out a piece of the middle."""
    start, end = sorted((somewhere(text, rng), somewhere(text, rng)))
    return text[:end] if rng.random() < 0.5 else text[:start] + text[min(end, start + 40) :]


def repeat(text: str, rng: Random) -> str:
    """Repeat a piece many times."""
    start = somewhere(text, rng)
    end = min(len(text), start + rng.randrange(1, 60))
    return text[:end] + text[start:end] * rng.choice((1, 2, 10, 200)) + text[end:]


def other_form(text: str, rng: Random) -> str:
    """Convert a record to its other form, which later steps break."""
    try:
        record = Record.parse(text)
    except NotationError:
        return insert_nasty(text, rng)
    return record.to_json() if rng.random() < 0.7 else record.to_text().replace("\n", "\r\n")


def other_json(text: str, rng: Random) -> str:
    """Replace a value of a JSON text by one of another type."""
    try:
        content = json.loads(text)["rollwright record"]
        part = content[rng.choice(("header", "events"))]
        key = rng.choice(list(part) if isinstance(part, dict) else range(len(part)))
        part[key] = rng.choice((None, 1, 1.5, True, [], {}, "", "\ud800", "9" * 5000, {"a": [[]]}))
        return json.dumps({"rollwright record": content}, ensure_ascii=rng.random() < 0.5)
    except (ValueError, LookupError, TypeError, RecursionError):
        return change_number(text, rng)


def change_event(text: str, rng: Random) -> str:
    """Replace a word behind the header by another one from there, so that a rule is broken and not the syntax."""
    header, blank, body = text.partition("\n\n")
    words = body.split(" ")
    words[rng.randrange(len(words))] = rng.choice(words)
    return header + blank + " ".join(words)


def change_events(text: str, rng: Random) -> str:
    """Cut off lines behind the header, and move one of them."""
    header, blank, body = text.partition("\n\n")
    return header + blank + shuffle_lines(body[: somewhere(body, rng)], rng)


MUTATIONS: dict[str, tuple[TextChange, ...]] = {
    "any": (flip_bytes, insert_nasty, swap_words, replace_word, change_number, shuffle_lines, cut, repeat),
    "record": (other_form, other_json, change_event, change_event, change_event, change_events),
    "sheet": (change_number,) * 6,
}


def broken(corpus: list[str], kind: str, rng: Random) -> str:
    """A text of the corpus, or two joined, broken a few times."""
    text = rng.choice(corpus)
    if rng.random() < 0.1:
        other = rng.choice(corpus)
        text = text[: somewhere(text, rng)] + other[somewhere(other, rng) :]
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 6))):
        text = rng.choice(MUTATIONS["any"] + MUTATIONS[kind])(text, rng)
    return text * rng.randrange(2, 400) if rng.randrange(LONG) == 0 else text[:MOST_CHARACTERS]


# Parsers


class Crash(Exception):
    """A text led to something other than a Complaint."""


class Hang(BaseException):
    """A text takes too long. It is not an Exception, so that no handler catches it."""


SPEAKERS = [Words(language) for language in LANGUAGES]


def say(complaint: Complaint) -> str:
    """Format a complaint in every language and print it; returns its message id."""
    for words in SPEAKERS:
        words.complain(complaint).encode()
    return complaint.message


def read_record(text: str) -> str:
    """Parse a text as a record; returns the kind of the result."""
    try:
        record = Record.parse(text)
    except NotationError as error:
        return say(error)
    if record != Record.parse(record.to_text()) or record != Record.parse(record.to_json()):
        raise Crash("the record does not read back")
    said = "replayed"
    try:
        for _ in replay(record):
            pass
    except Complaint as complaint:
        said = say(complaint)
    try:
        verify(record)
    except Complaint as complaint:
        return f"{said}, {say(complaint)}" if said == "replayed" else said
    return "verified"


def read_sheet(text: str) -> str:
    """Check a text as a board, map or sheet file; returns the kind of the result."""

    def read(name: str) -> str:
        if name in (OUR_MAP, "map.toml"):
            return shipped_map()
        raise Complaint("file-unreadable", name=name, reason="no such file")

    try:
        checked = check_file(text, read)
    except Complaint as complaint:
        return say(complaint)
    for fault in checked.faults:
        for words in SPEAKERS:
            words.quote(fault.message, fault.arguments).encode()
    if checked.value is None:
        return checked.faults[0].message
    if not isinstance(checked.value, Map):
        checked.value.content_hash.encode()
    return "standard" if checked.standard else "playable"


@contextmanager
def watched() -> Iterator[None]:
    """Raise Hang if the block takes too much CPU time."""

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise Hang

    started = time.process_time()
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, ring)
        signal.setitimer(signal.ITIMER_PROF, MOST_CPU_SECONDS)
    try:
        yield
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)
    if time.process_time() - started > MOST_CPU_SECONDS:
        raise Hang


def memory() -> int:
    """The current memory of the process in bytes; 0 if the system does not report it."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096
    except OSError:
        return 0


# The run


@dataclass
class FuzzRun:
    """The results of all texts so far."""

    crashes: Path
    inputs: int = 0
    slowest: float = 0.0
    said: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)

    def feed(self, kind: str, text: str) -> None:
        """Pass one text to one parser."""
        self.inputs += 1
        started = time.process_time()
        try:
            with watched():
                self.said[f"{kind}: {READERS[kind](text)}"] += 1
        except Hang:
            self.keep(kind, text, f"more than {MOST_CPU_SECONDS} s")
        except Exception:  # noqa: BLE001 (any exception is a crash, and the run continues)
            self.keep(kind, text, traceback.format_exc(limit=-4))
        self.slowest = max(self.slowest, time.process_time() - started)

    def keep(self, kind: str, text: str, why: str) -> None:
        """Save a text that caused a crash to a new file."""
        self.crashes.mkdir(parents=True, exist_ok=True)
        content = text.encode("utf-8", "surrogatepass")
        file = self.crashes / f"{kind}-{hashlib.sha256(content).hexdigest()[:12]}.txt"
        file.write_bytes(content)
        self.found.append(f"{file}\n{why}")


READERS: dict[str, Callable[[str], str]] = {"record": read_record, "sheet": read_sheet}


def corpora() -> dict[str, list[str]]:
    """All texts to break: every vector and every shipped file."""
    records = [*sorted(VECTORS.glob("games/*/*.txt")), *sorted(VECTORS.glob("games/*/*.json"))]
    sheets = [*sorted(SHEETS.rglob("*.toml")), *sorted(VECTORS.rglob("*.toml"))]
    return {
        "record": [file.read_bytes().decode() for file in records],
        "sheet": [file.read_bytes().decode() for file in sheets],
    }


def main(arguments: list[str] | None = None) -> int:
    """Fuzz for some minutes, or with some texts; returns 1 if anything crashed, hung or grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--inputs", type=int, help="so many texts, however long it takes")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--crashes", type=Path, default=Path(tempfile.gettempdir()) / "rollwright-fuzz")
    wanted = parser.parse_args(arguments)
    console = Console()
    seed = wanted.seed if wanted.seed is not None else time.time_ns() % 1_000_000
    rng = Random(seed)  # noqa: S311 (not the dice of a real game)
    corpus, run, started, at_start = corpora(), FuzzRun(wanted.crashes), time.monotonic(), 0
    console.print(f"seed {seed}, {sum(map(len, corpus.values()))} texts to begin with")
    columns = (TextColumn("{task.completed:.0f} of {task.total:.0f} {task.description}"), BarColumn(None))
    with Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress:
        total = wanted.inputs or wanted.minutes * 60
        bar = progress.add_task("texts" if wanted.inputs else "seconds", total=total)
        done: float = 0
        while done < total:
            kind = rng.choice(("record", "record", "sheet"))
            run.feed(kind, broken(corpus[kind if rng.random() < 0.97 else "sheet"], kind, rng))
            if run.inputs == WARM_UP:
                at_start = memory()
            done = run.inputs if wanted.inputs else time.monotonic() - started
            progress.update(bar, completed=done)
    grown = memory() - at_start if at_start else 0
    console.print(f"{run.inputs:,} texts in {time.monotonic() - started:,.0f} s, {len(run.said)} different answers")
    console.print(f"slowest {run.slowest:.2f} s; grown by {grown / (1 << 20):.1f} MiB after the warm-up")
    for answer, count in run.said.most_common(15):
        console.print(f"{count:>8,}  {answer}", markup=False, highlight=False)
    for crash in run.found[:10]:
        console.print(f"CRASH {crash}", markup=False, highlight=False)
    if grown > MOST_GROWTH:
        console.print(f"GROWTH of more than {MOST_GROWTH >> 20} MiB")
    return 1 if run.found or grown > MOST_GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
