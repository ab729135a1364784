"""Narration: what happened at a table, as message ids with arguments that each client formats in its own language.

It contains plain values only, so that one codec converts it to JSON and back. An argument that is called `seat` is the
number of a seat, from 0. A client turns it into two arguments of the message: `$name`, the player's name, and `$seat`,
the number from 1.
"""

from collections.abc import Iterable
from dataclasses import field
from enum import StrEnum
from functools import cache

from rollwright.core.dataclass import statically_frozen
from rollwright.core.errors import Argument
from rollwright.core.seats import Seat


class Importance(StrEnum):
    """How important a sentence is, in ascending order; where there is little space, less important ones are left
    out."""

    PASSING = "passing"
    ORDINARY = "ordinary"
    ANNOUNCED = "announced"


@statically_frozen()
class Listing:
    """A list within a sentence: one message is formatted with the arguments of each item, and the results are joined as
    the reader's language joins them."""

    message: str
    items: tuple[dict[str, Argument], ...]


@statically_frozen()
class Sentence:
    """One thing that happened: a message of the catalogue, its arguments, and those of its arguments that are lists."""

    message: str
    arguments: dict[str, Argument] = field(default_factory=dict)
    lists: dict[str, Listing] = field(default_factory=dict)
    importance: Importance = Importance.ORDINARY


@cache
def of_seat(message: str, seat: Seat, importance: Importance = Importance.ORDINARY) -> Sentence:
    """A sentence that has no argument but a seat; equal ones are one object, because they are told often."""
    return Sentence(message, {"seat": seat}, {}, importance)


def text_of(message: str) -> Listing:
    """The text of a message without arguments, as a part of a sentence."""
    return Listing(message, ({},))


def numbers(values: Iterable[int]) -> Listing:
    """Numbers as a part of a sentence, such as those that dice show."""
    return Listing("tell-number", tuple([{"number": value} for value in values]))


def rolled(seat: Seat, dice: Listing) -> Sentence:
    """A seat rolled, and the dice show this now."""
    return Sentence("tell-rolled", {"seat": seat}, {"dice": dice}, Importance.PASSING)
