"""One open socket: what is sent to it waits in line, and whoever does not read is let go."""

import asyncio
from typing import Protocol

from rollwright.core.seats import Seat
from rollwright.server.protocol.errors import ErrorCode, Problem, Wrong
from rollwright.server.protocol.messages import Bye
from rollwright.server.store.store import GuestId, Role

MOST_WAITING = 256
"""Messages that may wait for a slow reader."""


CLOSED_BY_US = 4000
"""The code of a socket that we close; the reason is the problem's code."""


class Socket(Protocol):
    """All that a viewer needs of a WebSocket."""

    async def send_text(self, data: str) -> None:
        """Send one message."""
        ...

    async def close(self, code: int, reason: str) -> None:
        """Close it."""
        ...


class Viewer:
    """Somebody who looks at a table, in a seat or beside it."""

    __slots__ = ("_line", "_socket", "_wake", "guest", "let_go", "role", "seats")

    def __init__(self, socket: Socket, guest: GuestId, role: Role) -> None:
        self.guest = guest
        self.role = role
        self.seats: tuple[Seat, ...] = ()
        self.let_go: Problem | None = None
        self._socket = socket
        self._line: list[str] = []
        self._wake: asyncio.Future[None] | None = None

    def send(self, text: str) -> None:
        """Put a message in line."""
        if self.let_go is not None:
            return
        if len(self._line) >= MOST_WAITING:
            self._line.clear()
            self.say_goodbye(Wrong(ErrorCode.TOO_SLOW).problem)
            return
        self._line.append(text)
        self._wake_up()

    def say_goodbye(self, problem: Problem) -> None:
        """The last message; after it nothing is sent."""
        if self.let_go is None:
            self._line.append(Bye(type="bye", problem=problem).model_dump_json())
            self.let_go = problem
            self._wake_up()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def pump(self) -> None:
        """Send what is in line; after the goodbye, close."""
        while True:
            if not self._line:
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
            line, self._line = self._line, []
            for text in line:
                await self._socket.send_text(text)
            if self.let_go is not None and not self._line:
                await self._socket.close(CLOSED_BY_US, self.let_go.code)
                return
