"""Turns what happened at a table into messages: what is public becomes JSON once, the rest for its seat alone."""

from collections.abc import Sequence

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer

from rollwright.core.seats import Seat
from rollwright.server.protocol import entries as wire
from rollwright.server.store.store import Row
from rollwright.table import Chose, Table
from rollwright.table.entries import Entry
from rollwright.table.view import entry_for, own_view, public_view

NO_SHEETS = '"seats":[]'


class Serializers(dict[type, SchemaSerializer]):
    """Each writes views of one kind, and knows beforehand what is in them; made when it is first needed."""

    def __missing__(self, kind: type) -> SchemaSerializer:
        """The serializer of this kind."""
        made = self[kind] = TypeAdapter(kind).serializer
        return made


SERIALIZERS = Serializers()


def to_json(view: object) -> str:
    """A view as JSON."""
    return SERIALIZERS[type(view)].to_json(view).decode()


def view_json(table: Table) -> str:
    """What everyone may see, as JSON."""
    return to_json(public_view(table))


def own_json(table: Table, seat: Seat) -> str:
    """What one seat sees beyond that, as JSON."""
    return to_json(own_view(table, seat))


class Shown:
    """What was put into JSON last, so that what has not changed is not put into it again; belongs to one table."""

    __slots__ = ("_own", "_sheets")

    def __init__(self) -> None:
        self._sheets: dict[Seat, tuple[object, str]] = {}
        self._own: dict[Seat, tuple[object, object, str | None, bool, str]] = {}

    def view(self, table: Table) -> str:
        """`view_json`, with the sheets that nobody has written on since."""
        sheets = ",".join(
            [self._sheet(table, Seat(n), sheet) for n, sheet in enumerate(table.game.sheets(table.state))]
        )
        rest = to_json(public_view(table, sheets=False))
        return rest.replace(NO_SHEETS, f'"seats":[{sheets}]', 1)  # the position comes first, and its sheets in it

    def _sheet(self, table: Table, seat: Seat, sheet: object) -> str:
        known = self._sheets.get(seat)
        if known is None or known[0] is not sheet:
            known = self._sheets[seat] = sheet, to_json(table.game.sheet_view(table.state, seat))
        return known[1]

    def own(self, table: Table, seat: Seat) -> str:
        """`own_json`, unless nothing that it is made of has changed since."""
        draft, owes = table.drafts.get(seat), seat in table.waiting_for
        choice = None if (move := table.choices.get(seat)) is None else str(move)
        known = self._own.get(seat)
        if known is None or known[0] is not table.state or known[1] is not draft or known[2:4] != (choice, owes):
            known = self._own[seat] = table.state, draft, choice, owes, own_json(table, seat)
        return known[4]


class Publication:
    """Some entries and where the table stands after them, for any viewer."""

    def __init__(self, table: Table, shown: Shown, first: int, rows: Sequence[Row], log: Sequence[Entry]) -> None:
        self._table = table
        self._first = first
        self._rows = rows
        self._log = log
        self._shown = shown
        self._view = shown.view(table)
        self._choosers = {entry.seat for entry in log if isinstance(entry, Chose)}
        self._entries: dict[tuple[Seat, ...], str] = {}
        self._updates: dict[tuple[Seat, ...], str] = {}

    @classmethod
    def of_rows(cls, table: Table, shown: Shown, first: int, rows: Sequence[Row]) -> "Publication":
        """The same for entries that are read from the store."""
        opening = None if first == 0 else table.game
        log = (
            wire.read_log([row.body for row in rows]) if opening is None else [wire.read(r.body, opening) for r in rows]
        )
        return cls(table, shown, first, rows, log)

    def update_for(self, seats: tuple[Seat, ...]) -> str:
        """The message for whoever has these seats; for a watcher, none."""
        if seats not in self._updates:
            self._updates[seats] = f'{{"type":"update",{self._content(seats)}}}'
        return self._updates[seats]

    def body_for(self, seats: tuple[Seat, ...], presence: str) -> str:
        """The part of a welcome that tells of the table."""
        return f'{self._content(seats)},"presence":{presence}'

    def _content(self, seats: tuple[Seat, ...]) -> str:
        own = ",".join([self._shown.own(self._table, seat) for seat in seats])
        return f'"entries":[{self._entries_for(seats)}],"view":{self._view},"own":[{own}]'

    def _entries_for(self, seats: tuple[Seat, ...]) -> str:
        """What happened; only those who chose something see more of it than anybody else."""
        choosers = tuple([seat for seat in seats if seat in self._choosers])
        if choosers not in self._entries:
            self._entries[choosers] = ",".join([self._entry(n, choosers) for n in range(len(self._rows))])
        return self._entries[choosers]

    def _entry(self, n: int, choosers: tuple[Seat, ...]) -> str:
        row, entry = self._rows[n], self._log[n]
        body = row.body
        if isinstance(entry, Chose) and entry.seat not in choosers:
            body = wire.write(entry_for(entry, None))
        return f'{{"n":{self._first + n},"at":{row.at},"entry":{body}}}'
