"""The messages of one client at a table, without I/O: what to send on a new connection, and what to send again."""

from collections.abc import Mapping
from itertools import count
from random import Random
from typing import Any

from rollwright.core.errors import ErrorCode
from rollwright.protocol import PROTOCOL
from rollwright.protocol.codec import DecodeError, to_json
from rollwright.protocol.messages import Hello

PASSING_TROUBLE = frozenset(
    {
        ErrorCode.STOPPING,
        ErrorCode.UNAVAILABLE,
        ErrorCode.TOO_SLOW,
        ErrorCode.TOO_FAST,
        ErrorCode.TOO_MANY,
        ErrorCode.INTERNAL,
    }
)
"""The codes of a `bye` after which a client reconnects."""
SHORTEST_WAIT, LONGEST_WAIT = 0.25, 5.0
"""Seconds before an attempt to reconnect."""


class TableConnection:
    """The protocol of a table from the side of a client.

    Only the envelope of a message is read: its type, its id, and the number of entries. A message that was not answered
    is sent again after the next welcome under the same id, so that the server carries it out once.
    """

    def __init__(self, sender: str, known: int = 0) -> None:
        self.known = known
        """The number of entries that the client has."""
        self.online = False
        """Whether the server has welcomed the client on the current connection."""
        self.refused = False
        """Whether the server ended the connection for a reason that a new one would not remove."""
        self.sent_away = False
        """Whether the server ended the connection because it stops, so that another may be there already."""
        self._sender = sender
        self._numbers = count(1)
        self._unanswered: dict[str, str] = {}

    def new_id(self) -> str:
        """A message id that this guest has not used before; `sender` distinguishes the guest's clients."""
        return f"{self._sender}-{next(self._numbers)}"

    def hello(self) -> str:
        """The first message on a new connection."""
        return to_json(Hello(protocol=PROTOCOL, known=self.known))

    def submit(self, name: str, text: str) -> bool:
        """Register a message with this id until it is answered; returns whether to send it now."""
        self._unanswered[name] = text
        return self.online

    def withdraw(self, name: str) -> None:
        """Do not send this message again."""
        self._unanswered.pop(name, None)

    def receive(self, data: object) -> list[str]:
        """Process a message of the server; returns the messages to be sent now. Raises DecodeError if it is not one."""
        match data:
            case {"type": "welcome", "view": {"entries": int(known)}}:
                self.known, self.online = known, True
                return list(self._unanswered.values())
            case {"type": "update", "view": {"entries": int(known)}}:
                self.known = known
            case {"type": "bye", "problem": {"code": code}}:
                self.refused = code not in PASSING_TROUBLE
                self.sent_away = self.online and code == ErrorCode.STOPPING
            case {"type": str(), "id": str(name)}:
                self.withdraw(name)
            case {"type": "presence"} | {"type": "error", "id": None}:
                pass
            case _:
                raise DecodeError("is not a message of a server")
        return []

    def lose(self) -> None:
        """Note that the connection is lost."""
        self.online = False


def answered_id(data: Mapping[str, Any]) -> str | None:
    """The id of the message that this one answers."""
    name = data.get("id")
    return name if isinstance(name, str) else None


class Backoff:
    """The waits before attempts to reconnect: each twice as long as the last, with jitter."""

    def __init__(self, random: Random, shortest: float = SHORTEST_WAIT, longest: float = LONGEST_WAIT) -> None:
        self._random = random
        self._shortest = shortest
        self._longest = longest
        self._wait = shortest

    def reset(self) -> None:
        """Begin again with the shortest wait, because a connection was established."""
        self._wait = self._shortest

    def next(self) -> float:
        """The seconds to wait now."""
        wait, self._wait = self._wait, min(2 * self._wait, self._longest)
        return wait * self._random.uniform(0.5, 1.5)
