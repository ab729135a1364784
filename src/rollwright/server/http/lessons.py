"""Lessons over HTTP. Nothing is stored: a request contains the progress, and the answer the next one."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from rollwright.bots.repeatable import RepeatableBot
from rollwright.core.errors import Complaint, ErrorCode, NotationError, RequestError
from rollwright.games import GAMES
from rollwright.lesson.lesson import Lesson, lesson_of
from rollwright.lesson.lesson_table import LessonTable
from rollwright.protocol.rest import LessonAnswer, LessonRequest
from rollwright.server.http.dependencies import PROBLEMS, AccessDependency
from rollwright.server.http.origin import client_of
from rollwright.server.live.wire_json import to_json

MOVES_PER_REQUEST = 10
"""The number of moves of free play that count as one more request of their client, because each answer repeats them."""

routes = APIRouter(prefix="/api", responses=PROBLEMS, tags=["lessons"])


@routes.post("/lessons/{game}", response_model=LessonAnswer)
def lesson(request: Request, access: AccessDependency, game: str, asked: LessonRequest) -> Any:
    """Show a step of a game's lesson, or carry out the next action of the learner.

    It is computed in a thread, because the moves of free play are repeated, and bots move.
    """
    found = lesson_of(game)
    if found is None or asked.step >= len(found.steps) or (asked.moves and not found.is_free(asked.step)):
        raise RequestError(ErrorCode.NOT_FOUND)
    if asked.moves:
        access.check_rate(client_of(request), len(asked.moves) / MOVES_PER_REQUEST)
    taught = LessonTable(found, asked.step, asked.moves, asked.name, bot_of(game, found.bot))
    try:
        answer = answer_to(found, taught, asked)
    except NotationError as error:  # the request is well-formed; only the move in it is not one of the game
        raise Complaint(error.message, **error.arguments) from None
    return Response(to_json(answer), media_type="application/json")


@cache
def bot_of(game: str, name: str) -> RepeatableBot:
    """The bot of a lesson; it has no state, so all requests share it."""
    return RepeatableBot(name, GAMES[game])


def answer_to(found: Lesson, taught: LessonTable, asked: LessonRequest) -> LessonAnswer:
    """The answer to a request at this step. Raises Complaint if the action is refused."""
    messages: list[Any]
    if asked.action is not None:
        updates, reply = taught.answer(asked.action)
        messages = [*updates, reply]
    elif asked.next:
        messages = [*taught.next()]
    else:
        messages = [*taught.begin()]
    return LessonAnswer(
        step=taught.step,
        steps=len(found.steps),
        moves=tuple(taught.moves),
        text=found.steps[taught.step].text,
        kind="free" if taught.is_free else "read" if taught.asked is None else "act",
        places=tuple(sorted(taught.places)),
        messages=tuple(messages),
    )
