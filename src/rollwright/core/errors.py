"""Errors that are shown to people: one family, whose members have a message id with arguments instead of a sentence."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

Argument: TypeAlias = str | int


class ErrorCode(StrEnum):
    """The kind of an error; how a client reacts to it depends on nothing else."""

    BAD_MESSAGE = "bad-message"
    """The message could not be decoded, which is a fault of the client."""
    UNREADABLE = "unreadable"
    """A move or dice that cannot be read."""
    ILLEGAL = "illegal"
    """A rule of the game forbids it; `rule` has its number."""
    REFUSED = "refused"
    """The table does not allow it now."""
    STALE = "stale"
    """The game has moved on since the client saw it."""
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_ALLOWED = "not-allowed"
    NOT_FOUND = "not-found"
    WRONG_ORIGIN = "wrong-origin"
    WRONG_HOST = "wrong-host"
    """The server does not answer under this host name; its operator may allow it."""
    HELLO_FIRST = "hello-first"
    OTHER_PROTOCOL = "other-protocol"
    """The server speaks another version of the protocol; reloading the page updates the client."""
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    TOO_SLOW = "too-slow"
    """The client did not read the messages that it was sent; it may connect again."""
    UNAVAILABLE = "unavailable"
    """Nothing was written; `message` says why. The client may try again later."""
    STOPPING = "stopping"
    """The server stops; the client may connect again shortly."""
    INTERNAL = "internal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """An error as it is sent to clients: a code, and a message id with arguments, which each client translates."""

    code: ErrorCode
    message: str
    arguments: dict[str, Argument] = field(default_factory=dict)
    rule: str | None = None


class Complaint(Exception):
    """The base of the family: `message` is an id of the catalogue, `arguments` fill it, `code` is its kind."""

    code = ErrorCode.REFUSED
    rule: str | None = None

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments

    @property
    def problem(self) -> Problem:
        """The error as a value, as it is sent to clients."""
        return Problem(code=self.code, message=self.message, arguments=self.arguments, rule=self.rule)

    def __reduce__(self) -> tuple[Callable[..., "Complaint"], tuple[type["Complaint"], dict[str, object]]]:
        return _restored, (type(self), self.__dict__)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.message} ({details})" if details else self.message


def _restored(kind: type[Complaint], fields: dict[str, object]) -> Complaint:
    """A complaint that came from another process."""
    complaint = kind.__new__(kind)
    complaint.__dict__.update(fields)
    return complaint


class Refusal(Complaint):
    """A complaint that a rule of the game makes; `rule` is its number ("B14")."""

    code = ErrorCode.ILLEGAL
    rule: str

    def __init__(self, rule: str, message: str, **arguments: Argument) -> None:
        super().__init__(message, **arguments)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


class IllegalMove(Refusal):
    """A move or an event that the rules do not allow here."""


class IllegalSetup(Refusal):
    """A table that the rules do not allow: too many seats, boards of two maps."""


class NotationError(Complaint):
    """Text that cannot be read; `line` and `column` count from 1."""

    code = ErrorCode.UNREADABLE

    def __init__(self, message: str, line: int = 1, column: int = 1, **arguments: Argument) -> None:
        super().__init__(message, **arguments)
        self.line = line
        self.column = column

    def moved(self, lines: int, columns: int) -> "NotationError":
        """The same error for a text that begins `lines` further down and `columns` further to the right."""
        return NotationError(self.message, self.line + lines, self.column + columns, **self.arguments)

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {super().__str__()}"


class RequestError(Complaint):
    """A request of a client that is not carried out, for a reason outside the rules and the table."""

    def __init__(self, code: ErrorCode, message: str | None = None, **arguments: Argument) -> None:
        super().__init__(message or f"error-{code}", **arguments)
        self.code = code
