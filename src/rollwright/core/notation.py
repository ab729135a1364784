"""Reads short texts word by word, with the column of each word."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from rollwright.core.errors import NotationError

LONGEST_NAME = 60
PRINTABLE = r"[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
"""Any character except control characters and those that change the direction of text."""
NAME = rf"(?! ){PRINTABLE}{{1,{LONGEST_NAME}}}(?<! )"
"""A regular expression for the names of people, boards and areas."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line and the column where it begins, counted from 1."""

    text: str
    column: int = 1


def words(text: str) -> list[Word]:
    """The words of one line, separated by blanks."""
    return [Word(found.group(), found.start() + 1) for found in re.finditer(r"[^ ]+", text)]


Meant = TypeVar("Meant")


def each_once(read: Iterable[Word], meaning: Callable[[Word], Meant]) -> frozenset[Meant]:
    """The meanings of the words. Raises NotationError if two words mean the same."""
    found: set[Meant] = set()
    for word in read:
        meant = meaning(word)
        if meant in found:
            raise NotationError("place-twice", column=word.column, text=word.text)
        found.add(meant)
    return frozenset(found)
