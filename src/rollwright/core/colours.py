"""Colours that can also be identified by a letter. Each game has its own six."""

from enum import IntEnum
from functools import cached_property


class Lettered(IntEnum):
    """A colour: a number for the rules, an id for messages and files, a letter where colour is not available."""

    letter: str

    def __new__(cls, number: int, letter: str) -> "Lettered":
        """A member is written as `RED = 3, "r"`."""
        colour = int.__new__(cls, number)
        colour._value_ = number
        colour.letter = letter
        return colour

    @cached_property
    def id(self) -> str:
        """The end of its message id, and its name in a file."""
        return self.name.lower()
