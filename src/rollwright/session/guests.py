"""Guests, and the entries of a log with the guests who caused them."""

from typing import NamedTuple, NewType

from rollwright.core.narration import Sentence
from rollwright.table.entries import Entry

GuestId = NewType("GuestId", str)
"""A browser without an account. On the server it is the hash of the browser's cookie, which is never stored."""


class AttributedEntry(NamedTuple):
    """An entry of a log, when it was written, by which guest, and in answer to which message."""

    entry: Entry
    at: int
    """Milliseconds since 1970."""
    guest: GuestId | None = None
    """None if the server wrote it, for a bot for example."""
    cause: str | None = None
    """The client's id of the message; a message with the same id is not carried out again."""
    told: tuple[Sentence, ...] = ()
    """Its narration."""
