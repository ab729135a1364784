"""The public view of The Border, which every client may see, as plain values (B33)."""

from typing import Literal

from rollwright.core.dataclass import statically_frozen
from rollwright.core.seats import Points, Seat
from rollwright.games.border.board import Space
from rollwright.games.border.moves import colour_ids
from rollwright.games.border.rules import ROLLS
from rollwright.games.border.state import PlayedBoard, State


@statically_frozen()
class BoardView:
    """One player's board: its name, the spaces that are crossed off, and the points of each area, by the area's id."""

    board: str
    crossed: tuple[Space, ...]
    areas: dict[str, Points | None]
    score: Points


@statically_frozen()
class BorderView:
    """A position of The Border."""

    game: Literal["border"]
    phase: str
    round: int
    active: Seat
    rolls: int
    rolls_left: int
    """How often the active player may still roll in this round."""
    dice: tuple[str, ...]
    leftover: tuple[str, ...]
    idle_rounds: int
    worth: dict[str, Points]
    """The points for completing each area now."""
    seats: tuple[BoardView, ...]
    """Empty before the boards are dealt."""


def view(state: State, seats: tuple[BoardView, ...] | None = None) -> BorderView:
    """The whole state; the setup is sent once, when the table is opened. `seats` are the boards, if they are known."""
    ids = state.boards[0].board.map.area_ids if state.boards else ()
    return BorderView(
        game="border",
        phase="over" if state.reason else state.phase.value,
        round=state.round,
        active=state.active,
        rolls=state.rolls,
        rolls_left=ROLLS - state.rolls,
        dice=colour_ids(state.dice),
        leftover=colour_ids(state.leftover),
        idle_rounds=state.idle_rounds,
        worth=dict(zip(ids, state.worth, strict=True)),
        seats=tuple([board_view(played) for played in state.boards]) if seats is None else seats,
    )


def sheet_view(state: State, seat: Seat) -> BoardView:
    """The board of one seat; unchanged as long as `state.boards[seat]` is."""
    return board_view(state.boards[seat])


def board_view(played: PlayedBoard) -> BoardView:
    """One player's board."""
    areas = dict(zip(played.board.map.area_ids, played.scored, strict=True))
    return BoardView(played.board.name, tuple(sorted(played.crossed)), areas, played.score)
