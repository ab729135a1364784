"""The inbox of a terminal at a remote table: one queue of typed lines and of messages from the server."""

import threading
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TypeAlias

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from rollwright.client.socket import ConnectionLost
from rollwright.protocol import PROTOCOL
from rollwright.protocol.codec import DecodeError, to_json
from rollwright.protocol.messages import Hello, ServerMessage, Update, Welcome, read_server_message

FIRST_WAIT = 0.25
LONGEST_WAIT = 5.0
"""Maximum number of seconds before the next attempt to reconnect; the wait doubles with each attempt."""
CONNECTING_SECONDS = 10.0
CLOSING_SECONDS = 1.0
LARGEST_MESSAGE = 1 << 24


@dataclass(frozen=True, slots=True)
class TypedLine:
    """The player typed a line."""

    line: str


@dataclass(frozen=True, slots=True)
class InputClosed:
    """The input has ended."""


@dataclass(frozen=True, slots=True)
class Received:
    """The server sent a message."""

    message: ServerMessage


@dataclass(frozen=True, slots=True)
class Unreadable:
    """The server sent a message that cannot be parsed."""


InboxItem: TypeAlias = TypedLine | InputClosed | Received | Unreadable | ConnectionLost
Inbox: TypeAlias = SimpleQueue[InboxItem]


def listen_to_keyboard(inbox: Inbox, terminal: int, encoding: str) -> None:
    """Put every typed line into the inbox, from a daemon thread."""

    def listen() -> None:
        # Unbuffered, because the lock of a buffer must not be held when the program ends.
        with open(terminal, "rb", buffering=0, closefd=False) as keyboard:
            begun = b""
            try:
                while keys := keyboard.read(4096):
                    *lines, begun = (begun + keys).split(b"\n")
                    for line in lines:
                        inbox.put(TypedLine(line.decode(encoding, "replace").rstrip("\r")))
            except OSError:  # the terminal was closed
                pass
        inbox.put(InputClosed())

    threading.Thread(target=listen, name="keyboard", daemon=True).start()


class Connection:
    """The WebSocket of a table. A thread reads from it, and reconnects when it is lost."""

    def __init__(self, url: str, cookie: str, inbox: Inbox) -> None:
        self._url = url
        self._cookie = cookie
        self._inbox = inbox
        self._known = 0
        self._socket: ClientConnection | None = None
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._stay, name="connection", daemon=True)
        self._thread.start()

    def send(self, text: str) -> None:
        """Send a message if there is a connection; the caller resends it after the next welcome."""
        if (socket := self._socket) is not None:
            try:
                socket.send(text)
            except (OSError, WebSocketException):  # the reading thread notices it as well
                return

    def close(self) -> None:
        """Close the connection."""
        self._over.set()
        if (socket := self._socket) is not None:
            socket.close()
        self._thread.join(CLOSING_SECONDS)

    def _stay(self) -> None:
        wait = FIRST_WAIT
        while not self._over.is_set():
            try:
                if self._listen():
                    wait = FIRST_WAIT
            except DecodeError:
                self._inbox.put(Unreadable())
                return
            if not self._over.is_set():
                self._inbox.put(ConnectionLost())
                self._over.wait(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    def _listen(self) -> bool:
        """Connect and read until the connection is lost; returns whether it was established."""
        try:
            with connect(
                self._url,
                additional_headers={"Cookie": self._cookie},
                compression=None,
                max_size=LARGEST_MESSAGE,
                open_timeout=CONNECTING_SECONDS,
                close_timeout=CLOSING_SECONDS,
            ) as socket:
                socket.send(to_json(Hello(protocol=PROTOCOL, known=self._known)))
                for text in socket:
                    self._take(socket, read_server_message(text))
        except (OSError, WebSocketException):
            pass
        welcomed, self._socket = self._socket is not None, None
        return welcomed

    def _take(self, socket: ClientConnection, message: ServerMessage) -> None:
        if isinstance(message, Welcome | Update):
            self._known = message.view.entries
            self._socket = socket
        self._inbox.put(Received(message))
