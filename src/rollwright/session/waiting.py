"""Which guests a table waits for, and which of them must be told. It does not know how they are told."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rollwright.core.seats import Seat
from rollwright.session.guests import GuestId
from rollwright.session.requests import CloseTable, FreeSeat, NoteRematch, Request, SeatBot, VacateSeat
from rollwright.table import Pace, Table


class Wait(NamedTuple):
    """A table waits for a guest, who may not be there."""

    guest: GuestId
    turn: int
    """The turn in which it began to wait."""
    due: int
    """When the guest may be told, in milliseconds since 1970."""
    mover: Seat | None = None
    """The seat after whose action it began to wait; None if no player acted."""


def waited_for(table: Table, owners: Mapping[Seat, GuestId]) -> frozenset[GuestId]:
    """The guests for whose move or roll a game waits; a bot that plays for an absent player is not waited for."""
    seats = {*table.seats_due} - table.bots.keys()
    return frozenset([owner for seat, owner in owners.items() if seat in seats])


def needs_notice(table: Table, away: Collection[Seat]) -> bool:
    """Whether players may have to be told that it is their turn: at a table over days, or if a player is away."""
    return table.opened.pace is Pace.DAYS or bool(away)


def waits_for(
    table: Table, guests: Collection[GuestId], absent: Collection[GuestId], now: int, delay: int, mover: Seat | None
) -> list[Wait]:
    """The waits of these guests. At a table that is played live, only absent guests are told, when its patience ends;
    at a table over days all of them, after `delay` milliseconds.
    """
    if table.opened.pace is Pace.DAYS:
        return [Wait(guest, table.turn, now + delay, mover) for guest in sorted(guests)]
    due = now + table.opened.patience * 1000
    return [Wait(guest, table.turn, due, mover) for guest in sorted(guests) if guest in absent]


def mover_of(request: Request) -> Seat | None:
    """The seat whose player or bot makes a request; None for a request of the host or of the server."""
    match request:
        case FreeSeat() | SeatBot() | CloseTable() | VacateSeat() | NoteRematch():
            return None
        case _:
            return request.seat
