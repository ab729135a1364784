"""What can be refused, and how it is said: a message id with arguments, never a sentence."""

from collections.abc import Callable
from typing import TypeAlias

Argument: TypeAlias = str | int


class Complaint(Exception):
    """Something that a person must be told: `message` is an id of the catalogue, `arguments` fill it."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments

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

    def __init__(self, message: str, line: int = 1, column: int = 1, **arguments: Argument) -> None:
        super().__init__(message, **arguments)
        self.line = line
        self.column = column

    def moved(self, lines: int, columns: int) -> "NotationError":
        """The same error, where the text stands `lines` down and `columns` to the right of where it was read."""
        return NotationError(self.message, self.line + lines, self.column + columns, **self.arguments)

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {super().__str__()}"
