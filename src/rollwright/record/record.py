"""A record: the header and the events of one game, and its two forms, text and JSON, with the same content."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rollwright.core.errors import NotationError
from rollwright.core.events import Event, Marks
from rollwright.core.files import is_integer
from rollwright.games import GAMES
from rollwright.record.header import NUMBER, Field, Fields, Header, fields, header_from
from rollwright.record.notation import event_text, parse_event

TITLE = "rollwright record"
FORMAT = 2
"""The format version that is written."""
BEFORE_COPIES = 1
"""The last format version without a key for copies; its records allow them (B41, T33)."""
LONGEST_RECORD = 4 << 20
"""Maximum number of characters; a long game has about ten thousand."""


@dataclass(frozen=True, slots=True)
class Record:
    """A header and the events; `lines` has the line of each event in the text from which it was read."""

    header: Header
    events: tuple[Event, ...]
    lines: tuple[int, ...] = field(default=(), compare=False)

    def line(self, number: int) -> int:
        """The line of an event; its number, from 1, if it was not read from a text."""
        return self.lines[number] if self.lines else number + 1

    def to_text(self) -> str:
        """The record as one readable text file; a blank line ends the header and every round."""
        lines = [f"{TITLE} {FORMAT}", *(f"{key}: {value}" for key, value in fields(self.header)), ""]
        for event, text in zip(self.events, self._event_texts(), strict=True):
            lines.append(text)
            if isinstance(event, Marks):
                lines.append("")
        return "\n".join(lines).rstrip("\n") + "\n"

    def to_json(self) -> str:
        """The same content as JSON."""
        content = {"format": FORMAT, "header": dict(fields(self.header)), "events": self._event_texts()}
        return json.dumps({TITLE: content}, ensure_ascii=False, indent=1) + "\n"

    def _event_texts(self) -> list[str]:
        game = GAMES[self.header.game]
        return [event_text(game, self.header.setup, n, event) for n, event in enumerate(self.events)]

    @staticmethod
    def parse(text: str) -> "Record":
        """Parse either form. Raises NotationError with line and column."""
        if len(text) > LONGEST_RECORD:
            raise NotationError("record-too-long", most=LONGEST_RECORD)
        text = text.removeprefix("\ufeff")
        return _from_json(text) if text.lstrip().startswith("{") else _from_text(text)


def _from_text(text: str) -> Record:
    lines = text.split("\n")
    lines = [line.removesuffix("\r") for line in lines]
    if not (title := re.fullmatch(rf"{TITLE} ({NUMBER})", lines[0])):
        raise NotationError("not-a-record", 1)
    copies_allowed = _copies_allowed(int(title[1]))
    end = next((number for number, line in enumerate(lines) if not line), len(lines))
    values: dict[str, Field] = {}
    for number, line in enumerate(lines[1:end], 2):
        key, colon, value = line.partition(": ")
        if not colon:
            raise NotationError("header-line", number, text=line[:40])
        if key in values:
            raise NotationError("header-key-twice", number, key=key)
        values[key] = Field(value, number)
    header = header_from(Fields(values, end), copies_allowed=copies_allowed)
    body = [(number, line) for number, line in enumerate(lines[end:], end + 1) if line]
    return _with_events(header, body)


def _from_json(text: str) -> Record:
    try:
        read = json.loads(text, object_pairs_hook=_each_key_once)
    except json.JSONDecodeError as error:
        raise NotationError("not-json", error.lineno, error.colno, reason=error.msg) from None
    except (RecursionError, ValueError) as error:
        raise NotationError("not-json", reason=str(error)) from None
    content = read.get(TITLE)
    if not isinstance(content, Mapping) or not is_integer(content.get("format")):
        raise NotationError("not-a-record", 1)
    copies_allowed = _copies_allowed(content["format"])
    header, events = content.get("header"), content.get("events")
    if not isinstance(header, Mapping) or not all(isinstance(value, str) for value in header.values()):
        raise NotationError("json-header", 1)
    if not isinstance(events, list) or not all(isinstance(event, str) for event in events):
        raise NotationError("json-events", 1)
    values = {key: Field(value, number) for number, (key, value) in enumerate(header.items(), 1)}
    return _with_events(header_from(Fields(values, 1), copies_allowed=copies_allowed), enumerate(events, 1))


def _each_key_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise NotationError("header-key-twice", key=key)
        found[key] = value
    return found


def _copies_allowed(number: int) -> bool:
    """Whether all records of this format allow copies. Raises NotationError if the format is unknown."""
    if number not in (BEFORE_COPIES, FORMAT):
        raise NotationError("record-format-unknown", 1, format=number, known=FORMAT)
    return number == BEFORE_COPIES


def _with_events(header: Header, body: Iterable[tuple[int, str]]) -> Record:
    game = GAMES[header.game]
    events, lines = [], []
    for number, (line, text) in enumerate(body):
        try:
            events.append(parse_event(game, header.setup, number, text))
        except NotationError as error:
            raise error.moved(line - 1, 0) from None
        lines.append(line)
    return Record(header, tuple(events), tuple(lines))
