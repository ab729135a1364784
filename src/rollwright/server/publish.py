"""Turns what happened at a table into messages: what is public becomes JSON once, the rest for its seat alone."""

from collections.abc import Sequence

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer

from rollwright.core.seats import Seat
from rollwright.server.protocol import entries as wire
from rollwright.server.store.store import GuestId, Row
from rollwright.table import Table
from rollwright.table.view import own_view, public_view

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
    """Some entries and where the table stands after them, for any viewer; each text is made once per audience."""

    def __init__(self, table: Table, shown: Shown, first: int, rows: Sequence[Row]) -> None:
        self._table = table
        self._first = first
        self._rows = rows
        self._shown = shown
        self._view = shown.view(table)
        self._choosers = {row.guest for row in rows if row.guest is not None and wire.is_choice(row.body)}
        """The guests who see more of these entries than others: the moves that they chose themselves."""
        self._entries: dict[GuestId | None, str] = {}
        self._updates: dict[tuple[GuestId | None, tuple[Seat, ...]], str] = {}

    def update_for(self, guest: GuestId, seats: tuple[Seat, ...]) -> str:
        """The message for a guest who has these seats; a spectator has none."""
        audience = self._chooser(guest), seats
        if audience not in self._updates:
            self._updates[audience] = f'{{"type":"update",{self._content(*audience)}}}'
        return self._updates[audience]

    def body_for(self, guest: GuestId, seats: tuple[Seat, ...], presence: str) -> str:
        """The part of a welcome that tells of the table."""
        return f'{self._content(self._chooser(guest), seats)},"presence":{presence}'

    def _chooser(self, guest: GuestId) -> GuestId | None:
        """The guest, if some of these choices are theirs; None stands for everyone else."""
        return guest if guest in self._choosers else None

    def _content(self, chooser: GuestId | None, seats: tuple[Seat, ...]) -> str:
        own = ",".join([self._shown.own(self._table, seat) for seat in seats])
        return f'"entries":[{self._entries_for(chooser)}],"view":{self._view},"own":[{own}]'

    def _entries_for(self, chooser: GuestId | None) -> str:
        if chooser not in self._entries:
            self._entries[chooser] = ",".join(
                [
                    f'{{"n":{n},"at":{row.at},"entry":{self._body(row, chooser)}}}'
                    for n, row in enumerate(self._rows, self._first)
                ]
            )
        return self._entries[chooser]

    @staticmethod
    def _body(row: Row, chooser: GuestId | None) -> str:
        """A choice has its move only for the guest who made it, not for one who took the seat later."""
        return row.body if chooser is not None and row.guest == chooser else wire.sealed(row.body)
