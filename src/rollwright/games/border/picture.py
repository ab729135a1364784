"""A board as text, blank or played: drawn for people, read back by tests.

Every space is drawn at the position of its hexagon: `r33` is the open red space 33, `rXX` a red one crossed off, `+XX`
a white one. Inside each area are its two values.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rollwright.core.errors import NotationError
from rollwright.games.border.board import ROW_HEIGHT, Area, Board, Space, Spaces

WHITE = "+"


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece of the picture: its line and column, its text, and what it shows, a space or an area."""

    line: int
    column: int
    text: str
    space: Space | None = None
    area: Area | None = None


def cells(board: Board, crossed: Spaces) -> Iterator[Cell]:
    """Everything that the picture shows."""
    on = board.map
    digits = len(str(len(on.hexes) - 1))
    half = (digits + 3) // 2  # half a hexagon's width in characters
    left = min(2 * place.q + place.r for place in on.hexes)
    top = min(place.r for place in on.hexes)
    for number, place in enumerate(on.hexes):
        space = Space(number)
        colour = board.colour_at.get(space)
        shown = "X" * digits if space in crossed else str(space).rjust(digits, "0")
        column = half * (2 * place.q + place.r - left)
        yield Cell(place.r - top, column, (colour.letter if colour is not None else WHITE) + shown, space=space)
    for area in on.areas:
        if area.label is not None:
            text = f"{area.value}/{area.low}"
            middle = half * (2 * area.label.x - left) + (digits + 1) / 2
            line = round(area.label.y / ROW_HEIGHT) - top
            yield Cell(line, round(middle - len(text) / 2), text, area=area)


def draw(board: Board, crossed: Spaces) -> str:
    """The whole picture."""
    lines: dict[int, str] = {}
    for cell in sorted(cells(board, crossed), key=lambda cell: (cell.line, cell.column)):
        line = lines.get(cell.line, "")
        lines[cell.line] = line.ljust(cell.column) + cell.text
    return "\n".join(lines.get(number, "") for number in range(max(lines) + 1)) + "\n"


def read(board: Board, text: str) -> Spaces:
    """The spaces that are crossed off in a picture of this board."""
    lines = text.splitlines()
    crossed = set()
    for cell in cells(board, frozenset()):
        if cell.space is None:
            continue
        line = lines[cell.line] if cell.line < len(lines) else ""
        found = line[cell.column : cell.column + len(cell.text)]
        if found == cell.text[0] + "X" * (len(cell.text) - 1):
            crossed.add(cell.space)
        elif found != cell.text or cell.space in board.map.white:
            raise NotationError(
                "picture-space", cell.line + 1, cell.column + 1, text=found, space=cell.space, wanted=cell.text
            )
    return frozenset(crossed)
