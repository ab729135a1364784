"""The drawing data of each game, that is, how its boards or sheets look. A position contains only their names."""

from functools import reduce
from operator import or_
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import Field

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.games import GAMES, drawing_types
from rollwright.games.material import sheet_named
from rollwright.server.http.dependencies import PROBLEMS

MOST_LETTERS = 160
"""The length of all names together, which bounds the time for making boards."""

routes = APIRouter(responses=PROBLEMS, tags=["tables"])


@routes.get(
    "/api/sheets/{game}",
    response_model=Annotated[reduce(or_, drawing_types()), Field(discriminator="game")],
)
def sheets(game: str, names: Annotated[str, Query(max_length=MOST_LETTERS)] = "") -> Any:
    """Describe how the boards or sheets of a game look; a position contains only their names.

    The answer has the shipped ones, and those of the given names, which are separated by commas. It is computed in a
    thread, because they may have to be made.
    """
    if game not in GAMES:
        raise RequestError(ErrorCode.NOT_FOUND)
    others = [name for name in dict.fromkeys(names.split(",")) if name and name not in GAMES[game].sheet_names]
    return GAMES[game].drawing_with(tuple(sheet_named(game, name) for name in others))
