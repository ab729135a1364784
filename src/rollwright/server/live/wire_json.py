"""JSON of the protocol by pydantic, several times as fast as the codec of `rollwright.protocol`, and equal to it.

One public view is sent to every viewer of a table, and most of it is the same after every move. So a message is
assembled here, and only here, from parts that were serialised before. Each part is serialised again only when it is
another object. A test compares the result with the codec's after every step of random games.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from json.encoder import encode_basestring as quoted
from typing import Annotated, Any, TypeAlias

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import SchemaSerializer

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.core.narration import Sentence
from rollwright.core.seats import Seat
from rollwright.games import GameView
from rollwright.protocol.bounds import Tagged
from rollwright.protocol.messages import Acknowledged, ClientMessage, Drafted, LogEntry, ServerMessage, Update, Welcome
from rollwright.server.store.store import Row, TableId
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.table.entries import Entry
from rollwright.table.view import OwnView, PublicView

STRICT = ConfigDict(extra="forbid", strict=True)
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Tagged()], config=STRICT)
READ_CLIENT_MESSAGE: Callable[[str], ClientMessage] = CLIENT_MESSAGE.validator.validate_json
"""`CLIENT_MESSAGE.validate_json`, without its arguments, which take a third of its time."""
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(
    Annotated[ServerMessage, Tagged()],
    config=ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True),
)
Narration: TypeAlias = tuple[Sentence, ...]

ENTRY: TypeAdapter[Entry] = TypeAdapter(Annotated[Entry, Tagged()], config=STRICT)
PLAIN = {"type": "str"}, {"type": "int"}
CHOICE = re.compile(r'\{"type":"chose","seat":\d+,"move":')
"""The beginning of a hidden choice, as it is stored."""


class Serializers(dict[type, SchemaSerializer]):
    """The serializer of each type, built when it is first needed; of dataclasses without the fields of these names."""

    def __init__(self, *without: str) -> None:
        self._without = without

    def __missing__(self, kind: type) -> SchemaSerializer:
        """Build the serializer of a type."""
        made = self[kind] = serializer_of(kind, *self._without)
        return made


def serializer_of(kind: Any, *without: str) -> SchemaSerializer:
    """The serializer of a type; of a dataclass without some of its fields, which is faster than the argument
    `exclude`."""
    schema = simplified(TypeAdapter(kind).core_schema)
    if without:
        described = schema if schema["type"] == "dataclass" else schema["schema"]
        described["fields"] = [name for name in described["fields"] if name not in without]
        arguments = described["schema"]
        arguments["fields"] = [field for field in arguments["fields"] if field["name"] not in without]
    return SchemaSerializer(schema)


def simplified(schema: Any) -> Any:
    """A schema of pydantic that serialises faster: an enumeration of texts as a text, because `value` of an Enum is
    slow, and a union of plain types as the type that the value has."""
    if isinstance(schema, list):
        return [simplified(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    match schema:
        case {"type": "enum", "sub_type": "str"}:
            return {"type": "str"}
        case {"type": "union", "choices": choices} if all(choice in PLAIN for choice in choices):
            return {"type": "any"}
    return {name: simplified(part) for name, part in schema.items()}


SERIALIZERS = Serializers()
HEADS = Serializers("entries", "view", "own", "presence")
"""Of messages without the state of the table."""
WITHOUT_POSITION = Serializers("position")
WITHOUT_SEATS = Serializers("seats")
NARRATION = serializer_of(Narration)


def to_json(value: object) -> str:
    """A dataclass of the protocol as JSON."""
    return SERIALIZERS[type(value)].to_json(value).decode()


class UnreadableEntry(RequestError):
    """A stored entry that this version does not know. A node with a newer version may have written it."""

    def __init__(self) -> None:
        super().__init__(ErrorCode.UNAVAILABLE, "table-unreadable")


def read_entry(body: str) -> Entry:
    """The entry that was stored as this JSON. Raises UnreadableEntry if it is not one."""
    try:
        return ENTRY.validate_json(body)
    except ValidationError:
        raise UnreadableEntry from None


class MessageWriter:
    """Serialises the messages about one table. A part that is the same object as last time is not serialised again."""

    __slots__ = ("_entries", "_own", "_position", "_sheets", "_stored", "_told", "_view")

    def __init__(self) -> None:
        self._entries: tuple[tuple[LogEntry, ...], str] = (), "[]"
        self._stored: dict[int, tuple[Entry, str]] = {}
        """The last entries that were stored, and the JSON of their LogEntry as their own guest sees it."""
        self._told: dict[int, str] = {}
        """The narration of the whole log, by the numbers of its entries; JSON takes less memory than objects."""
        self._view: tuple[PublicView, str] | None = None
        self._position: tuple[GameView, str] | None = None
        self._sheets: dict[int, tuple[object, str]] = {}
        self._own: dict[Seat, tuple[OwnView, str]] = {}

    def json(self, message: ServerMessage) -> str:
        """A message as JSON."""
        match message:
            case Update():
                entries, view, own = (
                    self._log(message.entries),
                    self._public_view(message.view),
                    self._own_views(message.own),
                )
                return f'{{"type":"update","entries":{entries},"view":{view},"own":[{own}]}}'
            case Acknowledged(id=name, entries=entries):
                return f'{{"type":"ack","id":{quoted(name)},"entries":{entries}}}'
            case Welcome():
                return self._welcome(message, self._log(message.entries))
            case Drafted(id=name, own=own):
                return f'{{"type":"drafted","id":{to_json(name)},"own":{self._own_view(own)}}}'
            case _:
                return to_json(message)

    def begin(self, told: Sequence[Narration]) -> None:
        """Replace the narration by that of another log."""
        self._told = dict(enumerate(narrations_json(told)))

    def remember(self, first: int, log: Sequence[AttributedEntry], rows: Sequence[Row]) -> None:
        """Add new entries, the first of which has this number: their narration, and their JSON as it was stored."""
        self._stored = {}
        for number, (one, row) in enumerate(zip(log, rows, strict=True), first):
            told = self._told[number] = NARRATION.to_json(one.told).decode()
            self._stored[number] = one.entry, log_entry(number, one.at, row.body, told)

    def welcome(self, message: Welcome, rows: Sequence[Row], guest: GuestId) -> str:
        """A welcome as JSON, with the last entries of a log as they are stored, so that a long log is sent without
        parsing. Their narration must be known."""
        first = message.view.entries - len(rows)
        entries = [self._stored_entry(number, row, guest) for number, row in enumerate(rows, first)]
        return self._welcome(message, f"[{','.join(entries)}]")

    def _stored_entry(self, number: int, row: Row, guest: GuestId) -> str:
        """The JSON of a LogEntry from an entry as it is stored; the move of a choice is visible only to its own
        guest."""
        body = row.body if row.guest == guest else without_move(row.body)
        return log_entry(number, row.at, body, self._told[number])

    def _welcome(self, message: Welcome, entries: str) -> str:
        head = HEADS[Welcome].to_json(message).decode()
        view, own = self._public_view(message.view), self._own_views(message.own)
        return f'{head[:-1]},"entries":{entries},"view":{view},"own":[{own}],"presence":{to_json(message.presence)}}}'

    def _own_views(self, views: tuple[OwnView, ...]) -> str:
        return ",".join([self._own_view(own) for own in views])

    def _log(self, entries: tuple[LogEntry, ...]) -> str:
        if entries is not self._entries[0]:
            self._entries = entries, f"[{','.join([self._log_entry(one) for one in entries])}]"
        return self._entries[1]

    def _log_entry(self, one: LogEntry) -> str:
        stored = self._stored.get(one.n)
        if stored is not None and stored[0] is one.entry:
            return stored[1]
        return log_entry(one.n, one.at, to_json(one.entry), self._narration(one))

    def _narration(self, one: LogEntry) -> str:
        if one.n not in self._told:
            self._told[one.n] = NARRATION.to_json(one.told).decode()
        return self._told[one.n]

    def _public_view(self, view: PublicView) -> str:
        if self._view is None or view is not self._view[0]:
            rest = WITHOUT_POSITION[PublicView].to_json(view).decode()
            self._view = view, f'{{"position":{self._position_of(view)},{rest[1:]}'
        return self._view[1]

    def _position_of(self, view: PublicView) -> str:
        if self._position is None or view.position is not self._position[0]:
            self._position = view.position, self._written_position(view.position)
        return self._position[1]

    def _written_position(self, position: GameView) -> str:
        kind: Any = type(position)
        if last_field(kind) != "seats":
            return to_json(position)
        sheets = ",".join([self._sheet(number, sheet) for number, sheet in enumerate(position.seats)])
        rest = WITHOUT_SEATS[kind].to_json(position).decode()
        return f'{rest[:-1]},"seats":[{sheets}]}}'

    def _sheet(self, number: int, sheet: object) -> str:
        known = self._sheets.get(number)
        if known is None or known[0] is not sheet:
            known = self._sheets[number] = sheet, to_json(sheet)
        return known[1]

    def _own_view(self, own: OwnView) -> str:
        known = self._own.get(own.seat)
        if known is None or known[0] is not own:
            known = self._own[own.seat] = own, to_json(own)
        return known[1]


@cache
def last_field(kind: Any) -> str:
    """The name of a dataclass's last field."""
    return fields(kind)[-1].name


def log_entry(number: int, at: int, entry: str, told: str) -> str:
    """The JSON of a LogEntry, from that of its entry and its narration."""
    return f'{{"n":{number},"at":{at},"entry":{entry},"told":{told}}}'


def narrations_json(told: Sequence[Narration]) -> list[str]:
    """The JSON of each narration. The many entries of a long log that are not moves share a few objects, each of which
    is serialised once."""
    written: dict[int, str] = {}
    for one in told:
        if id(one) not in written:
            written[id(one)] = NARRATION.to_json(one).decode()
    return [written[id(one)] for one in told]


def without_move(body: str) -> str:
    """`table.view.sealed` for the JSON of an entry."""
    choice = CHOICE.match(body)
    return body if choice is None else f"{choice[0]}null}}"


def export_entry(table: TableId, number: int, at: int, body: str) -> str:
    """An item of `MyData.entries`, from the JSON of an entry as it is stored."""
    return f'{{"table":{to_json(table)},"n":{number},"at":{at},"entry":{body}}}'


def client_schema() -> dict[str, Any]:
    """The JSON schema of the messages that a client may send."""
    return with_tags_required(CLIENT_MESSAGE.json_schema())


def server_schema() -> dict[str, Any]:
    """The JSON schema of the messages that the server may send."""
    return SERVER_MESSAGE.json_schema(mode="serialization")


def with_tags_required(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema in which the tag of a message is required, though it has a default where a message is built."""
    for described in schema["$defs"].values():
        if "type" in described.get("properties", {}):
            described["required"] = ["type", *described.get("required", [])]
    return schema
