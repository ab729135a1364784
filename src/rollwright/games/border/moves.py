"""The moves of The Border and their text. Whether a move is legal is decided in `rules`."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from rollwright.core.errors import NotationError
from rollwright.core.events import Move as AnyMove
from rollwright.core.game import Place
from rollwright.core.notation import Word, each_once, words
from rollwright.games.border.board import Spaces
from rollwright.games.border.colours import COLOURS, LETTERS, Colour

Dice: TypeAlias = tuple[Colour, ...]
"""Dice are alike: always sorted."""


class Move(AnyMove):
    """A move of The Border; `Move.parse(str(move)) == move`."""

    __slots__ = ()

    @staticmethod
    def parse(text: str) -> "Move":
        """Read `reroll a r`, `mark 16 23 28` or `pass`."""
        match words(text):
            case [Word("reroll"), _, *_] as read:
                return Reroll(tuple(colour_of(word) for word in read[1:]))
            case [Word("mark"), _, *_] as read:
                return Mark(each_once(read[1:], space_of))
            case [Word("pass")]:
                return Mark(frozenset())
            case [] | [Word("mark" | "reroll")]:
                raise NotationError("move-incomplete", column=len(text) + 1)
            case [Word("pass"), extra, *_]:
                raise NotationError("text-left-over", column=extra.column, text=extra.text)
            case read:
                raise NotationError("move-unknown", column=read[0].column, text=read[0].text)


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """Roll these dice again (B11): which colours, and how many of each."""

    dice: Dice

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", sorted_dice(self.dice))

    def __str__(self) -> str:
        return f"reroll {dice_text(self.dice)}"


@dataclass(frozen=True, slots=True)
class Mark(Move):
    """Cross off these spaces, or none; in the first action that is stopping as well."""

    spaces: Spaces

    @property
    def marks(self) -> Spaces:
        """Its spaces."""
        return self.spaces

    def __str__(self) -> str:
        return f"mark {' '.join(str(space) for space in sorted(self.spaces))}" if self.spaces else "pass"


@cache
def colour_ids(dice: Dice) -> tuple[str, ...]:
    """The ids of the colours of dice; cached, because five dice have few combinations."""
    return tuple([colour.id for colour in dice])


def sorted_dice(dice: Iterable[Colour]) -> Dice:
    """The dice in the order of their colours."""
    return tuple(sorted(dice))


def dice_text(dice: Iterable[Colour]) -> str:
    """`a a g r y`."""
    return " ".join(LETTERS[colour] for colour in dice)


def colour_of(word: Word) -> Colour:
    """The colour of a letter."""
    if len(word.text) != 1 or word.text not in LETTERS:
        raise NotationError("colour-unknown", column=word.column, text=word.text, letters=LETTERS)
    return COLOURS[LETTERS.index(word.text)]


def space_of(word: Word) -> Place:
    """The space of a number."""
    if not (word.text.isascii() and word.text.isdigit() and len(word.text) <= 4):
        raise NotationError("space-unreadable", column=word.column, text=word.text)
    return Place(int(word.text))
