"""A cache of a table's views: parts that have not changed are the same objects as before, and need not be serialised
again."""

from typing import NamedTuple

from rollwright.core.events import Move
from rollwright.core.game import GameState, Places
from rollwright.core.seats import Seat
from rollwright.table import Table
from rollwright.table.view import OwnView, PublicView, own_view, public_view


class KnownView(NamedTuple):
    """The view of a seat, and everything that it depends on."""

    state: GameState
    draft: Places | None
    choice: Move | None
    due: bool
    view: OwnView


class ViewCache:
    """The views of one table as they were last built."""

    __slots__ = ("_own", "_sheets")

    def __init__(self) -> None:
        self._sheets: tuple[tuple[object, ...], tuple[object, ...]] = (), ()
        """The sheet of each seat, and its view."""
        self._own: dict[Seat, KnownView] = {}

    def public(self, table: Table) -> PublicView:
        """`public_view`; the views of sheets that were not written on since are the same objects as before."""
        if not table.game.sheets(table.state):
            return public_view(table)
        return public_view(table, table.game.view(table.state, self._sheet_views(table)))

    def _sheet_views(self, table: Table) -> tuple[object, ...]:
        sheets, (known, views) = table.game.sheets(table.state), self._sheets
        if len(known) != len(sheets):
            known, views = (None,) * len(sheets), (None,) * len(sheets)
        self._sheets = (
            sheets,
            tuple(
                [
                    view if sheet is before else table.game.sheet_view(table.state, Seat(number))
                    for number, (sheet, before, view) in enumerate(zip(sheets, known, views, strict=True))
                ]
            ),
        )
        return self._sheets[1]

    def own(self, table: Table, seat: Seat) -> OwnView:
        """`own_view`; the same object as before if nothing that it depends on has changed."""
        state, due = table.state, seat in table.waiting_for
        draft, choice = table.drafts.get(seat), table.choices.get(seat)
        known = self._own.get(seat)
        # by identity, so that no state is compared field by field
        if (
            known is None
            or known.state is not state
            or known.draft is not draft
            or known.choice is not choice
            or known.due is not due
        ):
            known = self._own[seat] = KnownView(state, draft, choice, due, own_view(table, seat))
        return known.view
