"""The map and the boards of The Border as a client draws them: plain values, sent once per game."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from rollwright.core.deal import Sheet
from rollwright.core.game import Place
from rollwright.core.seats import Points
from rollwright.games.border.board import Area, Board
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.material import NAMES, RETIRED, shipped_board
from rollwright.games.border.rules import AREAS_TO_END


@dataclass(frozen=True, slots=True)
class DrawnSpace:
    """A hexagon of the map in axial coordinates, points up: x = q + r / 2, y = r · √3 / 2 hexagon widths."""

    place: int
    text: str
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class DrawnArea:
    """An area: its two values, the places around it, and where its values are written, in hexagon widths."""

    id: str
    value: Points
    low: Points
    ring: tuple[int, ...]
    x: float | None
    y: float | None


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """A board: the colour of each space, null where it is white, and the places of each segment."""

    name: str
    hash: str
    colours: tuple[str | None, ...]
    segments: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class BorderMaterial:
    """Everything that is necessary to draw The Border."""

    game: Literal["border"]
    letters: dict[str, str]
    """The letter of each colour, as moves and rolls are written."""
    spaces: tuple[DrawnSpace, ...]
    areas: tuple[DrawnArea, ...]
    areas_to_end: int
    """How many areas a player has completed when the game ends."""
    boards: tuple[DrawnBoard, ...]


def drawing_with(others: tuple[Sheet, ...]) -> BorderMaterial:
    """The map, the boards that come with the game or came with it, and others on the same map."""
    drawn = tuple(drawn_board(board) for board in others if isinstance(board, Board))
    return replace(drawing(), boards=drawing().boards + drawn)


@cache
def drawing() -> BorderMaterial:
    """The map, and the boards that come with the game or came with it."""
    boards = tuple(shipped_board(name) for name in NAMES + RETIRED)
    on = boards[0].map
    return BorderMaterial(
        game="border",
        letters={colour.id: colour.letter for colour in COLOURS},
        spaces=tuple(DrawnSpace(number, str(number), place.q, place.r) for number, place in enumerate(on.hexes)),
        areas=tuple(drawn_area(area) for area in on.areas),
        areas_to_end=AREAS_TO_END,
        boards=tuple(drawn_board(board) for board in boards),
    )


def drawn_area(area: Area) -> DrawnArea:
    """One area of the map."""
    x, y = (area.label.x, area.label.y) if area.label else (None, None)
    return DrawnArea(area.id, area.value, area.low, tuple(area.ring), x, y)


def drawn_board(board: Board) -> DrawnBoard:
    """The colours and segments of one board (B5)."""
    colours = [board.colour_at.get(Place(number)) for number in range(len(board.map.hexes))]
    return DrawnBoard(
        name=board.name,
        hash=board.content_hash,
        colours=tuple(None if colour is None else colour.id for colour in colours),
        segments=tuple(tuple(segment.run) for segment in board.segments),
    )
