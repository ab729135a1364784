"""The words of the page: all that are always the same at once, and one that depends on something when it is needed."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentFormatError
from fluent.syntax.ast import Message
from pydantic import Field

from rollwright.server.protocol.errors import ErrorCode, Wrong
from rollwright.server.protocol.rest import Answer, Body, Identifier
from rollwright.server.visitor import PROBLEMS
from rollwright.translations import FOLDER, LANGUAGES, Words

FIXED = ("page", "names")
"""The files whose messages take no arguments."""

routes = APIRouter(responses=PROBLEMS, tags=["pages"])


class PageWords(Answer):
    """What a page says in one language, by message id; and all languages that there are."""

    language: str
    languages: list[str]
    words: dict[str, str]


class Saying(Body):
    """A message of the catalogue, with its arguments."""

    language: Identifier
    message: Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9-]{0,60}$")]
    arguments: Annotated[
        dict[
            Annotated[str, Field(pattern=r"^[a-z_]{1,30}$")],
            Annotated[str, Field(max_length=1000)] | Annotated[int, Field(ge=-(10**12), le=10**12)],
        ],
        Field(max_length=10, default_factory=dict, json_schema_extra={"additionalProperties": False}),
    ]


class Spoken(Answer):
    """The same in words."""

    text: str


@routes.get("/api/words/{language}")
async def words(language: str) -> PageWords:
    """Everything that the page says and that is always the same."""
    if language not in LANGUAGES:
        raise Wrong(ErrorCode.NOT_FOUND)
    return PageWords(language=language, languages=list(LANGUAGES), words=fixed_words(language))


@routes.post("/api/say")
async def say(saying: Saying) -> Spoken:
    """One message with its arguments: what a problem or a rule says."""
    if saying.language not in LANGUAGES or not (speaker := Words(saying.language)).has(saying.message):
        raise Wrong(ErrorCode.NOT_FOUND)
    try:
        return Spoken(text=speaker.quote(saying.message, saying.arguments))
    except FluentFormatError as error:
        raise Wrong(ErrorCode.BAD_MESSAGE, where="arguments", reason=str(error)[:200]) from None


@cache
def fixed_words(language: str) -> dict[str, str]:
    """All messages of the `FIXED` files."""
    speaker = Words(language)
    files = [FluentResource((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")) for name in FIXED]
    ids = [entry.id.name for file in files for entry in file.body if isinstance(entry, Message)]
    return {message: speaker.say(message) for message in ids}
