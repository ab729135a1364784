"""One open socket. Messages of the same moment are sent together, and a client that does not read is disconnected."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from rollwright.core.errors import ErrorCode, Problem, RequestError
from rollwright.protocol.messages import Bye, MemberRole
from rollwright.server.live.wire_json import to_json
from rollwright.session.audience import Client
from rollwright.session.guests import GuestId

CLOSED_BY_US = 4000
"""The close code of a socket that the server closes; the reason is the problem's code."""


class Wire(Protocol):
    """The part of a socket that a viewer needs; no method waits."""

    def write(self, texts: Sequence[str]) -> bool:
        """Send these messages; False if too much of the earlier ones is unread."""
        ...

    def end(self, code: int, reason: str) -> None:
        """Close the socket once everything is sent, or after a timeout."""
        ...


class Outgoing:
    """The viewers with messages that are not sent. They are sent together once per step of the event loop, because a
    callback for each viewer takes longer."""

    def __init__(self) -> None:
        self._viewers: deque[Viewer] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None

    def add(self, viewer: "Viewer") -> None:
        """Add a viewer whose first message was queued."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:  # the last one ended, perhaps before it could send everything
            self._loop = loop
            self._viewers.clear()
        if not self._viewers:
            loop.call_soon(self._flush)
        self._viewers.append(viewer)

    def _flush(self) -> None:
        try:
            while self._viewers:
                self._viewers.popleft().flush()
        finally:
            if self._viewers and self._loop is not None:  # one of them has failed
                self._loop.call_soon(self._flush)


OUTGOING = Outgoing()


class Viewer(Client):
    """A client of a table that is connected by a socket."""

    __slots__ = ("_line", "_wire", "let_go")

    def __init__(self, wire: Wire, guest: GuestId, role: MemberRole) -> None:
        super().__init__(guest, role)
        self.let_go: Problem | None = None
        self._wire = wire
        self._line: list[str] = []

    def send(self, text: str) -> None:
        """Queue a message; messages of the same moment, such as an update and its acknowledgement, are sent in one
        write."""
        if self.let_go is None:
            self._put(text)

    def say_goodbye(self, problem: Problem) -> None:
        """Queue the last message; after it the socket is closed."""
        if self.let_go is None:
            self.let_go = problem
            self._put(to_json(Bye(problem=problem)))

    def _put(self, text: str) -> None:
        if not self._line:
            OUTGOING.add(self)
        self._line.append(text)

    def flush(self) -> None:
        """Send the queued messages."""
        texts, self._line = self._line, []
        if not self._wire.write(texts):
            self.say_goodbye(RequestError(ErrorCode.TOO_SLOW).problem)
        if self.let_go is not None and not self._line:
            self._wire.end(CLOSED_BY_US, self.let_go.code)
