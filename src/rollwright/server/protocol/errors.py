"""Everything that can go wrong for a client, as a closed list of codes."""

from enum import StrEnum
from typing import Self

from pydantic import BaseModel, ConfigDict, Field

from rollwright.core.errors import Complaint, NotationError, Refusal
from rollwright.server.store.store import StoreFailed


class ErrorCode(StrEnum):
    """What kind of thing went wrong; what to do about it follows from this alone."""

    BAD_MESSAGE = "bad-message"
    """It could not be read at all: mend the client."""
    UNREADABLE = "unreadable"
    """A move or dice that cannot be read."""
    ILLEGAL = "illegal"
    """A rule of the game forbids it; `rule` has its number."""
    REFUSED = "refused"
    """The table does not allow it now."""
    STALE = "stale"
    """The game has moved on since: look again."""
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_ALLOWED = "not-allowed"
    NOT_FOUND = "not-found"
    WRONG_ORIGIN = "wrong-origin"
    WRONG_HOST = "wrong-host"
    """The server is not to be reached under this name; its operator may allow it."""
    HELLO_FIRST = "hello-first"
    OTHER_PROTOCOL = "other-protocol"
    """Reload the page: the server speaks another version."""
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    TOO_SLOW = "too-slow"
    """The client did not read what it was sent: connect again."""
    UNAVAILABLE = "unavailable"
    """Nothing was written; `message` says why. Try again later."""
    STOPPING = "stopping"
    """The server stops: connect again in a moment."""
    INTERNAL = "internal"


STATUS = {
    ErrorCode.BAD_MESSAGE: 400,
    ErrorCode.UNREADABLE: 400,
    ErrorCode.ILLEGAL: 409,
    ErrorCode.REFUSED: 409,
    ErrorCode.STALE: 409,
    ErrorCode.NOT_YOUR_SEAT: 403,
    ErrorCode.NOT_ALLOWED: 403,
    ErrorCode.NOT_FOUND: 404,
    ErrorCode.WRONG_ORIGIN: 403,
    ErrorCode.WRONG_HOST: 421,
    ErrorCode.HELLO_FIRST: 400,
    ErrorCode.OTHER_PROTOCOL: 400,
    ErrorCode.TOO_LARGE: 413,
    ErrorCode.TOO_FAST: 429,
    ErrorCode.TOO_MANY: 429,
    ErrorCode.TOO_SLOW: 400,
    ErrorCode.UNAVAILABLE: 503,
    ErrorCode.STOPPING: 503,
    ErrorCode.INTERNAL: 500,
}
"""The HTTP status of each code."""


class Problem(BaseModel):
    """What went wrong: a code, and a message of the catalogue with its arguments, which each reader sees in their own
    language."""

    model_config = ConfigDict(frozen=True)

    code: ErrorCode
    message: str
    arguments: dict[str, str | int] = Field(default_factory=dict)
    rule: str | None = None

    @classmethod
    def of(cls, complaint: Complaint) -> Self:
        """The problem that a complaint makes."""
        code = ErrorCode.REFUSED
        rule = None
        if isinstance(complaint, Refusal):
            code, rule = ErrorCode.ILLEGAL, complaint.rule
        elif isinstance(complaint, NotationError):
            code = ErrorCode.UNREADABLE
        return cls(code=code, message=complaint.message, arguments=complaint.arguments, rule=rule)


def store_problem(failed: StoreFailed) -> Problem:
    """The problem that a store makes which could not write or read."""
    return Problem(code=ErrorCode.UNAVAILABLE, message=f"store-{failed.reason}")


class Wrong(Exception):
    """Ends what a client asked for with a problem."""

    def __init__(self, code: ErrorCode, message: str | None = None, **arguments: str | int) -> None:
        super().__init__(code, message, arguments)
        self.problem = Problem(code=code, message=message or f"error-{code}", arguments=arguments)
