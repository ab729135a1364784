"""Parses user-supplied board and sheet files. Every error is reported with its place and rule, never as a traceback."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeAlias, TypeGuard, TypeVar

from rollwright.core.errors import Argument, Complaint
from rollwright.core.notation import NAME

LONGEST_FILE = 1 << 18
"""Maximum number of characters; a real file has a few thousand."""
MOST_DOTS = 100
"""Maximum number of dots per line; the time that tomllib takes for a dotted key grows with the square of its parts."""


class Level(Enum):
    """The severity of a fault."""

    FAULT = "fault"
    """The file cannot be played."""
    DIFFERENCE = "difference"
    """The file can be played, but is not standard."""
    WARNING = "warning"
    """The file differs from ours in something that is not a rule."""


@dataclass(frozen=True)
class Fault:
    """An error in a file: its place, its rule, and a message of the catalogue."""

    level: Level
    rule: str
    place: str
    message: str
    arguments: Mapping[str, Argument]


class UnplayableFile(Complaint):
    """A file that cannot be played, with all its faults."""

    def __init__(self, name: str, faults: tuple[Fault, ...]) -> None:
        super().__init__("file-not-playable", name=name, count=len(faults))
        self.faults = faults


@dataclass
class Faults:
    """The faults found so far in one file."""

    rule: str
    """The rule that defines files of this kind (B40, T32)."""
    found: list[Fault] = field(default_factory=list)

    def fault(self, place: str, message: str, *, rule: str | None = None, **arguments: Argument) -> None:
        """Add an error because of which the file cannot be played."""
        self.found.append(Fault(Level.FAULT, rule or self.rule, place, message, arguments))

    def difference(self, rule: str, place: str, message: str, **arguments: Argument) -> None:
        """Add a difference from the standard rules."""
        self.found.append(Fault(Level.DIFFERENCE, rule, place, message, arguments))

    def warning(self, rule: str, place: str, message: str, **arguments: Argument) -> None:
        """Add a difference from our own files."""
        self.found.append(Fault(Level.WARNING, rule, place, message, arguments))

    def still_playable(self) -> bool:
        """Whether no fault was found; differences do not matter."""
        return all(fault.level is not Level.FAULT for fault in self.found)


Value = TypeVar("Value")


@dataclass(frozen=True)
class Checked(Generic[Value]):
    """A parsed file: its value if it can be played, and all faults."""

    value: Value | None
    faults: tuple[Fault, ...]

    @property
    def standard(self) -> bool:
        """Whether it follows every rule; warnings do not count."""
        return self.value is not None and all(fault.level is Level.WARNING for fault in self.faults)

    def playable(self, name: str) -> Value:
        """Return the value. Raises UnplayableFile if there is none."""
        if self.value is None:
            raise UnplayableFile(name, tuple(fault for fault in self.faults if fault.level is Level.FAULT))
        return self.value


ReadFile: TypeAlias = Callable[[str], str]
"""Returns the text of a file that another one names, or raises a Complaint."""


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file that a game reads, by the value of its key `kind`."""

    name: str
    check: Callable[[str, ReadFile], Checked[Any]]
    """Parses the text of such a file and finds its faults."""


def read_toml(text: str, faults: Faults) -> "TomlTable":
    """The file's top-level table; if the text is not TOML, an empty table, and a fault is added."""
    if len(text) > LONGEST_FILE:
        faults.fault("", "file-too-long", most=LONGEST_FILE)
        return TomlTable({}, "", faults)
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            faults.fault("", "file-line-too-deep", number=number)
            return TomlTable({}, "", faults)
    try:
        return TomlTable(tomllib.loads(text), "", faults)
    except (ValueError, RecursionError) as error:
        faults.fault("", "file-not-toml", reason=str(error))
        return TomlTable({}, "", faults)


class TomlTable:
    """A table of a TOML file that is read key by key; a missing value or one of a wrong type becomes a fault."""

    def __init__(self, values: Mapping[str, object], place: str, faults: Faults) -> None:
        self._values = values
        self._place = place
        self._faults = faults

    def place(self, key: str) -> str:
        """The path of this key, for messages."""
        return f"{self._place}.{key}" if self._place else key

    def text(self, key: str) -> str:
        """The text of a required key."""
        value = self._get(key)
        return value if is_name(value) else self._wrong(key, value, "text", "")

    def integer(self, key: str) -> int:
        """The integer of a required key."""
        value = self._get(key)
        return value if is_integer(value) else self._wrong(key, value, "integer", 0)

    def integers(self, key: str) -> tuple[int, ...]:
        """The list of integers of a required key."""
        value = self._get(key)
        return tuple(value) if is_integer_list(value) else self._wrong(key, value, "integers", ())

    def integer_lists(self, key: str) -> tuple[tuple[int, ...], ...]:
        """The list of lists of integers of a required key."""
        value = self._get(key)
        if isinstance(value, list) and all(is_integer_list(row) for row in value):
            return tuple(tuple(row) for row in value)
        return self._wrong(key, value, "integer-lists", ())

    def text_lists(self, key: str) -> tuple[tuple[str, ...], ...]:
        """The list of lists of texts of a required key."""
        value = self._get(key)
        if isinstance(value, list) and all(is_text_list(row) for row in value):
            return tuple(tuple(row) for row in value)
        return self._wrong(key, value, "text-lists", ())

    def tables(self, key: str) -> tuple["TomlTable", ...]:
        """The list of tables of a required key."""
        value = self._get(key)
        if isinstance(value, list) and all(isinstance(row, dict) for row in value):
            return tuple(TomlTable(row, f"{self.place(key)}[{n}]", self._faults) for n, row in enumerate(value, 1))
        return self._wrong(key, value, "tables", ())

    def table(self, key: str) -> "TomlTable":
        """The table of a required key."""
        value = self._get(key)
        found = value if isinstance(value, dict) else self._wrong(key, value, "table", dict[str, object]())
        return TomlTable(found, self.place(key), self._faults)

    def numbers(self, key: str, count: int) -> tuple[float, ...] | None:
        """A list of `count` numbers, or None if the key is missing."""
        value = self._get(key)
        if value is None:
            return None
        if isinstance(value, list) and len(value) == count and all(is_number(item) for item in value):
            return tuple(float(item) for item in value)
        return self._wrong(key, value, "numbers", None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def _get(self, key: str) -> object:
        return self._values.get(key)

    def _wrong(self, key: str, value: object, wanted: str, instead: Value) -> Value:
        message = "key-missing" if value is None else "key-of-wrong-type"
        self._faults.fault(self.place(key), message, wanted=wanted)
        return instead


def is_integer(value: object) -> TypeGuard[int]:
    """Whether a value is an integer of a sensible size; in Python, but not in a file, a bool is one as well."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10_000


def is_number(value: object) -> TypeGuard[float]:
    """Whether a value is an integer or a decimal number of a sensible size."""
    return is_integer(value) or (isinstance(value, float) and abs(value) < 10_000)


def is_integer_list(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(is_integer(item) for item in value)


def is_name(value: object) -> TypeGuard[str]:
    """Whether a value is a valid name."""
    return isinstance(value, str) and re.fullmatch(NAME, value) is not None


def is_text_list(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)
