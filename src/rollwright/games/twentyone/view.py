"""The public view of Twenty One: what any client may see, as plain values (T8)."""

from collections.abc import Mapping

from rollwright.core.game import JSON
from rollwright.games.twentyone.scoring import hits, row_score, sheet_score
from rollwright.games.twentyone.state import PlayedSheet, State, current_row, is_complete


def view(state: State) -> Mapping[str, JSON]:
    """All of the state; the setup is told once, when the table is opened."""
    return {
        "game": "twentyone",
        "phase": "over" if state.reason else state.phase.value,
        "reason": state.reason.value if state.reason else None,
        "round": state.round,
        "active": state.active,
        "rolls": state.rolls,
        "dice": list(state.dice),
        "seats": [sheet_view(state, played) for played in state.sheets],
    }


def sheet_view(state: State, played: PlayedSheet) -> Mapping[str, JSON]:
    """One player's sheet: a number, 0 for crossed off, null for free in each box."""
    rows: list[JSON] = []
    for boxes, entries in zip(played.sheet.rows, played.rows, strict=True):
        rows.append(
            {
                "entries": list(entries),
                "hits": hits(boxes, entries),
                "score": row_score(boxes, entries),
                "complete": None not in entries,
            }
        )
    return {
        "sheet": played.sheet.name,
        "rows": rows,
        "current_row": None if is_complete(played) else current_row(state, played),
        "score": sheet_score(played),
    }
