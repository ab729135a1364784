"""The boards and sheets that lie on the tables, for whoever draws them."""

from functools import cache

from fastapi import APIRouter

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.core.game import Place
from rollwright.games import GAMES
from rollwright.games.border.board import COLOURS as BORDER_COLOURS
from rollwright.games.border.board import Board
from rollwright.games.material import SHIPPED, shipped
from rollwright.games.twentyone.scoring import BONUS
from rollwright.games.twentyone.sheet import COLOURS as TWENTYONE_COLOURS
from rollwright.games.twentyone.sheet import CROSS_OFF, Sheet, place_of
from rollwright.server.dependencies import PROBLEMS
from rollwright.server.protocol.material import (
    BorderMaterial,
    CrossOff,
    DrawnArea,
    DrawnBoard,
    DrawnBox,
    DrawnSheet,
    DrawnSpace,
    Material,
    TwentyOneMaterial,
)

routes = APIRouter(responses=PROBLEMS, tags=["tables"])


@routes.get("/api/sheets/{game}")
async def sheets(game: str) -> Material:
    """What lies on a table of this game: a position names boards and sheets, and this is how they look."""
    if game not in SHIPPED:
        raise RequestError(ErrorCode.NOT_FOUND)
    return border_material() if game == "border" else twentyone_material()


@cache
def border_material() -> BorderMaterial:
    """The map and the boards of The Border."""
    boards = [board for name in SHIPPED["border"] if isinstance(board := shipped("border", name), Board)]
    on = boards[0].map
    text = GAMES["border"].place_text
    return BorderMaterial(
        letters={colour.id: colour.letter for colour in BORDER_COLOURS},
        spaces=[
            DrawnSpace(place=number, text=text(Place(number)), q=lies.q, r=lies.r)
            for number, lies in enumerate(on.hexes)
        ],
        areas=[
            DrawnArea(
                id=area.id,
                value=area.value,
                low=area.low,
                ring=list(area.ring),
                x=area.label.x if area.label else None,
                y=area.label.y if area.label else None,
            )
            for area in on.areas
        ],
        boards=[drawn_board(board) for board in boards],
    )


def drawn_board(board: Board) -> DrawnBoard:
    """One board."""
    colours = [board.colour_at.get(Place(number)) for number in range(len(board.map.hexes))]
    return DrawnBoard(
        name=board.name,
        hash=board.content_hash,
        colours=[None if colour is None else colour.id for colour in colours],
    )


@cache
def twentyone_material() -> TwentyOneMaterial:
    """The sheets of Twenty One."""
    there = [sheet for name in SHIPPED["twentyone"] if isinstance(sheet := shipped("twentyone", name), Sheet)]
    return TwentyOneMaterial(
        letters={colour.id: colour.letter for colour in TWENTYONE_COLOURS},
        cross_off=CrossOff(place=CROSS_OFF, text=GAMES["twentyone"].place_text(CROSS_OFF)),
        bonus=list(BONUS[1:]),
        sheets=[drawn_sheet(sheet) for sheet in there],
    )


def drawn_sheet(sheet: Sheet) -> DrawnSheet:
    """One sheet."""
    text = GAMES["twentyone"].place_text
    rows = [
        [
            DrawnBox(
                place=place_of(row, box.colour),
                text=text(place_of(row, box.colour)),
                colour=box.colour.id,
                number=box.number,
            )
            for box in boxes
        ]
        for row, boxes in enumerate(sheet.rows)
    ]
    return DrawnSheet(name=sheet.name, hash=sheet.content_hash, rows=rows)
