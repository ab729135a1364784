"""The inbox of a terminal at a remote table: one queue of typed lines and of messages from the server."""

import threading
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TypeAlias

from rollwright.cli.game_table import QuitGame
from rollwright.client.thread import ThreadEvent


@dataclass(frozen=True, slots=True)
class TypedLine:
    """The player typed a line."""

    line: str


@dataclass(frozen=True, slots=True)
class InputClosed:
    """The input has ended."""


InboxItem: TypeAlias = TypedLine | InputClosed | ThreadEvent


class Inbox:
    """Typed lines, and the events of a table's socket. Other threads put items into it."""

    def __init__(self, quit_words: Collection[str]) -> None:
        self.lines: deque[str] = deque()
        """The lines that were not read yet."""
        self._quit_words = quit_words
        self._items: SimpleQueue[InboxItem] = SimpleQueue()

    def put(self, item: InboxItem) -> None:
        """Add an item, from any thread."""
        self._items.put(item)

    def take(self, seconds: float) -> InboxItem | None:
        """Wait for an item; a line is also added to `lines`. Raises QuitGame if the player leaves."""
        try:
            item = self._items.get(timeout=seconds)
        except Empty:
            return None
        if isinstance(item, TypedLine):
            if item.line.strip().lower() in self._quit_words:
                raise QuitGame
            self.lines.append(item.line)
        if isinstance(item, InputClosed):
            raise QuitGame
        return item

    def forget_table(self) -> None:
        """Remove the events of the previous table's socket."""
        while not self._items.empty():
            self.take(0)


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
