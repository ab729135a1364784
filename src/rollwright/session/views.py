"""A cache of a table's views: parts that have not changed are the same objects as before, and need not be serialised
again."""

from rollwright.core.seats import Seat
from rollwright.table import Table
from rollwright.table.view import OwnView, PublicView, own_view, public_view


class ViewCache:
    """The views of one table as they were last built."""

    __slots__ = ("_own", "_sheets")

    def __init__(self) -> None:
        self._sheets: tuple[tuple[object, ...], tuple[object, ...]] = (), ()
        """The sheet of each seat, and its view."""
        self._own: dict[Seat, tuple[tuple[object, ...], OwnView]] = {}

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
        depends = table.state, table.drafts.get(seat), table.choices.get(seat), seat in table.waiting_for
        known = self._own.get(seat)
        if known is None or not all(map(is_same, known[0], depends)):
            known = self._own[seat] = depends, own_view(table, seat)
        return known[1]


def is_same(one: object, other: object) -> bool:
    """Whether two values are one object, so that no state is compared field by field."""
    return one is other
