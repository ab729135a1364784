"""The drawing data of each game, that is, how its boards or sheets look. A position contains only their names."""

from functools import reduce
from operator import or_
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.games import GAMES, drawing_types
from rollwright.server.http.dependencies import PROBLEMS

routes = APIRouter(responses=PROBLEMS, tags=["tables"])


@routes.get(
    "/api/sheets/{game}",
    response_model=Annotated[reduce(or_, drawing_types()), Field(discriminator="game")],
)
async def sheets(game: str) -> Any:
    """Describe how the boards or sheets of a game look; a position contains only their names."""
    if game not in GAMES:
        raise RequestError(ErrorCode.NOT_FOUND)
    return GAMES[game].drawing()
