"""One open socket: what is sent to it goes out together, and whoever does not read is let go."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from rollwright.core.seats import Seat
from rollwright.server.protocol.errors import ErrorCode, Problem, Wrong
from rollwright.server.protocol.messages import Bye
from rollwright.server.store.store import GuestId, Role

CLOSED_BY_US = 4000
"""The code of a socket that we close; the reason is the problem's code."""


class Wire(Protocol):
    """All that a viewer needs of a socket; nothing here waits."""

    def write(self, texts: Sequence[str]) -> bool:
        """Send these messages; False if too much of what was sent before is still unread."""
        ...

    def end(self, code: int, reason: str) -> None:
        """Close it once everything is sent, or after a while."""
        ...


class Viewer:
    """Somebody who looks at a table, in a seat or beside it."""

    __slots__ = ("_line", "_wire", "guest", "let_go", "role", "seats")

    def __init__(self, wire: Wire, guest: GuestId, role: Role) -> None:
        self.guest = guest
        self.role = role
        self.seats: tuple[Seat, ...] = ()
        self.let_go: Problem | None = None
        self._wire = wire
        self._line: list[str] = []

    def send(self, text: str) -> None:
        """Put a message in line; what comes in one moment, as an update and its acknowledgement do, is sent as one."""
        if self.let_go is None:
            self._put(text)

    def say_goodbye(self, problem: Problem) -> None:
        """The last message; after it nothing is sent."""
        if self.let_go is None:
            self.let_go = problem
            self._put(Bye(type="bye", problem=problem).model_dump_json())

    def _put(self, text: str) -> None:
        if not self._line:
            asyncio.get_running_loop().call_soon(self._flush)
        self._line.append(text)

    def _flush(self) -> None:
        texts, self._line = self._line, []
        if not self._wire.write(texts):
            self.say_goodbye(Wrong(ErrorCode.TOO_SLOW).problem)
        if self.let_go is not None and not self._line:
            self._wire.end(CLOSED_BY_US, self.let_go.code)
