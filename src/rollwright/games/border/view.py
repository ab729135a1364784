"""The public view of The Border: what any client may see, as plain values (B33)."""

from collections.abc import Mapping

from rollwright.core.game import JSON
from rollwright.games.border.state import PlayedBoard, State


def view(state: State) -> Mapping[str, JSON]:
    """All of the state; the setup is told once, when the table is opened."""
    return {
        "game": "border",
        "phase": "over" if state.reason else state.phase.value,
        "reason": state.reason.value if state.reason else None,
        "round": state.round,
        "active": state.active,
        "rolls": state.rolls,
        "dice": [colour.id for colour in state.dice],
        "leftover": [colour.id for colour in state.leftover],
        "idle_rounds": state.idle_rounds,
        "worth": list(state.worth),
        "seats": [board_view(played) for played in state.boards],
    }


def board_view(played: PlayedBoard) -> Mapping[str, JSON]:
    """One player's board."""
    return {
        "board": played.board.name,
        "crossed": sorted(played.crossed),
        "areas": {area.id: points for area, points in zip(played.board.map.areas, played.scored, strict=True)},
        "score": played.score,
    }
