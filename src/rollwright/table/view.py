"""What one seat may see of a table: the only way out. A watcher is a seat of None."""

from collections.abc import Mapping

from rollwright.core.game import JSON
from rollwright.core.seats import Seat, all_seats
from rollwright.table.entries import Chose, Entry
from rollwright.table.table import Table


def view(table: Table, seat: Seat | None) -> Mapping[str, JSON]:
    """The public view of the game, who has chosen, and what only this seat knows."""
    public: dict[str, JSON] = {
        "game": table.game.view(table.state),
        "players": [player.name if player else None for player in map(table.players.get, all_seats(table.setup.seats))],
        "outcome": None if (outcome := table.outcome) is None else outcome.reason.value,
        "waiting_for": list(table.waiting_for),
        "chosen": sorted(table.choices),
        "entries": len(table.log),
    }
    if seat is None:
        return public
    draft = table.drafts.get(seat, frozenset())
    choice = table.choices.get(seat)
    targets = table.game.targets(table.state, seat, draft) if seat in table.waiting_for else ()
    own: dict[str, JSON] = {
        "seat": seat,
        "choice": None if choice is None else str(choice),
        "draft": sorted(draft),
        "targets": [{"adds": sorted(target.adds), "points": target.points} for target in targets],
    }
    return {**public, **own}


def entry_for(entry: Entry, seat: Seat | None) -> Entry:
    """An entry as this seat may see it: another's choice without its move."""
    if isinstance(entry, Chose) and entry.seat != seat:
        return Chose(entry.seat, None)
    return entry
