"""Reading short texts word by word, knowing where each word stands."""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line and the column where it begins, counted from 1."""

    text: str
    column: int = 1


def words(text: str) -> list[Word]:
    """The words of one line, separated by blanks."""
    return [Word(found.group(), found.start() + 1) for found in re.finditer(r"[^ \t]+", text)]
