"""A cache of a table's views: parts that have not changed are the same objects as before, and need not be serialised
again."""

from typing import NamedTuple

from rollwright.core.game import GameState, Places
from rollwright.core.seats import Seat
from rollwright.table import Table
from rollwright.table.view import OwnView, PlayersView, PublicView, own_view, players_view, public_view


class KnownView(NamedTuple):
    """The view of a seat that has to choose, and everything that it depends on."""

    state: GameState
    draft: Places | None
    view: OwnView


class KnownPublicView(NamedTuple):
    """The public view, its part about the players, and what both depend on."""

    state: GameState
    seat_changes: int
    players: PlayersView
    view: PublicView


class ViewCache:
    """The views of one table as they were last built."""

    __slots__ = ("_own", "_public", "_sheets")

    def __init__(self) -> None:
        self._sheets: tuple[tuple[object, ...], tuple[object, ...]] = (), ()
        """The sheet of each seat, and its view."""
        self._public: KnownPublicView | None = None
        self._own: dict[Seat, KnownView] = {}

    def public(self, table: Table) -> PublicView:
        """`public_view`; the parts of it that have not changed are the same objects as before."""
        known, state, changes = self._public, table.state, table.seat_changes
        if known is not None and known.state is state:
            position = known.view.position
        else:
            position = table.game.view(state, self._sheet_views(table))
        players = known.players if known is not None and known.seat_changes == changes else players_view(table)
        view = public_view(table, position, players)
        self._public = KnownPublicView(state, changes, players, view)
        return view

    def _sheet_views(self, table: Table) -> tuple[object, ...] | None:
        """The views of the sheets; None before the deal."""
        sheets, (known, views) = table.game.sheets(table.state), self._sheets
        if sheets is not known:
            if len(known) != len(sheets):
                known, views = (None,) * len(sheets), (None,) * len(sheets)
            views = tuple(
                [
                    view if sheet is before else table.game.sheet_view(table.state, Seat(number))
                    for number, (sheet, before, view) in enumerate(zip(sheets, known, views, strict=True))
                ]
            )
            self._sheets = sheets, views
        return views or None

    def own(self, table: Table, seat: Seat) -> OwnView:
        """`own_view`; the same object as before if nothing that it depends on has changed."""
        if seat not in table.waiting_for:
            return own_view(table, seat)
        state, draft = table.state, table.drafts.get(seat)
        known = self._own.get(seat)
        # by identity, so that no state is compared field by field
        if known is None or known.state is not state or known.draft is not draft:
            known = self._own[seat] = KnownView(state, draft, own_view(table, seat))
        return known.view
