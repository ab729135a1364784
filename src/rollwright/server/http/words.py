"""The messages of games from other packages, which are not in the catalogue of the built page."""

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.server.http.dependencies import PROBLEMS
from rollwright.translations import LANGUAGES, text_of_games

routes = APIRouter(prefix="/api", responses=PROBLEMS, tags=["pages"])


@routes.get("/words/{language}", response_class=PlainTextResponse)
async def words(language: str) -> str:
    """Return the messages of games from other packages in this language, as a Fluent file."""
    if language not in LANGUAGES:
        raise RequestError(ErrorCode.NOT_FOUND)
    return text_of_games(language)
