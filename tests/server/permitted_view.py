"""The view that one viewer may have: every message must follow from the entries it may see and its own drafts.

The position is computed from these entries only, in which the choices of others have no move. A message that differs
from it has leaked something.
"""

import json
from dataclasses import replace
from typing import Any

from rollwright.core.game import Place
from rollwright.core.nodes import owing
from rollwright.core.seats import Seat
from rollwright.protocol.codec import from_data, to_data
from rollwright.table import (
    Chose,
    DiceSource,
    Entry,
    Freed,
    Marked,
    Played,
    ProvenDice,
    Rolled,
    Table,
    TookBack,
    TypedDice,
)
from rollwright.table.view import own_view, public_view

NO_SECRET = ProvenDice(bytes(32))

KEYS = {
    "welcome": {"type", "protocol", "version", "table", "role", "entries", "view", "own", "presence"},
    "update": {"type", "entries", "view", "own"},
    "ack": {"type", "id", "entries"},
    "drafted": {"type", "id", "own"},
    "why": {"type", "id", "problem"},
    "error": {"type", "id", "problem"},
    "presence": {"type", "presence"},
    "bye": {"type", "problem"},
}


class PermittedView:
    """The view of the viewer who has these seats; a spectator has none."""

    def __init__(self, *seats: int) -> None:
        self.seats = [Seat(seat) for seat in seats]
        self.checked = 0
        self.sealed: set[Seat] = set()
        """The seats of others that have chosen."""
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    def check(self, text: str) -> None:
        """Follow a message, and fail if it tells more than this viewer may know."""
        message = json.loads(text)
        assert set(message) == KEYS[message["type"]], text
        for logged in message["entries"] if message["type"] in ("welcome", "update") else ():
            assert set(logged) == {"n", "at", "entry", "told"}
            self._follow(logged)
        if message["type"] == "drafted":
            own = message["own"]
            assert own["seat"] in self.seats
            self.table.drafts[Seat(own["seat"])] = frozenset(map(Place, own["draft"]))
            assert own == self._own(Seat(own["seat"]))
        if "view" in message:
            assert message["view"] == self._view()
            assert message["own"] == [self._own(seat) for seat in self.seats]
        if "presence" in message:
            assert set(message["presence"]) == {"away_since", "watchers"}
        self.checked += 1

    def _follow(self, logged: dict[str, Any]) -> None:
        entry = from_data(Entry, logged["entry"])
        if self._table is None:
            dice: DiceSource = TypedDice() if logged["entry"]["dice"] == "typed" else NO_SECRET
            self._table = Table.from_log(dice, [entry])
            return
        match entry:
            case Chose(seat, move) if seat not in self.seats:
                assert move is None, f"seat {seat} chose {move}"
                self.sealed.add(seat)
            case TookBack(seat) | Freed(seat):
                self.sealed.discard(seat)
            case Rolled() | Played() | Marked():
                self.sealed.clear()
            case _:
                pass
        assert logged["n"] == self.table.entries
        self.table.follow(entry)
        assert logged["told"] == to_data(self.table.told[-1])

    def _view(self) -> Any:
        table = self.table
        chosen = {*self.sealed, *table.choices}
        waiting_for = [] if table.closed else [seat for seat in owing(table.node) if seat not in chosen]
        view = replace(public_view(table), chosen=tuple(sorted(chosen)), waiting_for=tuple(waiting_for))
        return to_data(view)

    def _own(self, seat: Seat) -> Any:
        return to_data(own_view(self.table, seat))
