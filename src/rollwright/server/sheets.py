"""The drawing data of each game: how its boards or sheets look. A position only names them."""

from functools import reduce
from operator import or_
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.games import GAMES, drawing_types
from rollwright.server.dependencies import PROBLEMS

routes = APIRouter(responses=PROBLEMS, tags=["tables"])


@routes.get(
    "/api/sheets/{game}",
    response_model=Annotated[reduce(or_, drawing_types()), Field(discriminator="game")],
)
async def sheets(game: str) -> Any:
    """What lies on a table of this game: a position names boards and sheets, and this is how they look."""
    if game not in GAMES:
        raise RequestError(ErrorCode.NOT_FOUND)
    return GAMES[game].drawing()
