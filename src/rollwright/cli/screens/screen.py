"""The protocol of a game in the terminal: draw a position, parse a typed line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from rich.console import Console
from rich.text import Text

from rollwright.core.events import Move
from rollwright.core.game import GameState, Place, Places, Target
from rollwright.core.notation import Word, words
from rollwright.core.seats import Seat
from rollwright.translations import Words


@dataclass(frozen=True, slots=True)
class Touch:
    """The player touched these places."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Colours:
    """How a colour looks in the terminal: as ink on the background, and as a filled field."""

    ink: str
    field: str


State_contra = TypeVar("State_contra", bound=GameState, contravariant=True)


class Screen(Protocol[State_contra]):
    """One game in the terminal. `names` are those of the seats."""

    commands: ClassVar[tuple[str, ...]]
    """The words of the game's own moves; the catalogue has `command-WORD` for each."""
    words: Words
    names: Sequence[str]

    def draw(self, state: State_contra, seat: Seat, marks: Places, targets: Sequence[Target]) -> list[Text]:
        """The position as this seat sees it, with its draft and the legal targets."""
        ...

    def options(self, state: State_contra, seat: Seat, marks: Places, targets: Sequence[Target]) -> list[str]:
        """The legal choices, and what to type for each."""
        ...

    def read(self, state: State_contra, seat: Seat, typed: str, commands: Mapping[str, str]) -> Move | Touch:
        """Parse a typed line as a move or as touched places. Raises NotationError if it is neither."""
        ...

    def place(self, state: State_contra, seat: Seat, typed: str) -> Place:
        """Parse the place that the player asks about. Raises NotationError if it is not one."""
        ...

    def faces_question(self, state: State_contra) -> str:
        """The question for the faces of real dice."""
        ...

    def help_text(self) -> list[str]:
        """How to play and what to type, in a few lines."""
        ...


AnyScreen: TypeAlias = Screen[Any]
"""The screen of any game."""


def colours(bright: str) -> Colours:
    """A bright colour, which is used on a dark background and behind black letters."""
    return Colours(bright, f"black on {bright}")


def side_by_side(left: list[Text], right: list[Text], column: int) -> list[Text]:
    """The lines of two pictures, the second beginning at `column`."""
    lines = left + [Text() for _ in right[len(left) :]]
    for line, other in zip(lines, right, strict=False):
        line.pad_right(max(0, column - line.cell_len))
        line.append_text(other)
    return lines


def show_picture(console: Console, lines: Sequence[Text]) -> None:
    """Print line by line; a line that is too long for the terminal is cut off, not wrapped."""
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop", crop=True)


def joined(options: Sequence[str], words: Words, width: int) -> str:
    """As many options as fit into `width`, and the number of those that are left out."""
    shown: list[str] = []
    for option in options:
        if sum(len(one) + 2 for one in shown) + len(option) > width:
            return words.say("options-more", options=", ".join(shown), count=len(options) - len(shown))
        shown.append(option)
    return ", ".join(shown)


def typed_words(typed: str) -> list[Word]:
    """The words of a line that a person typed; commas and tabs separate them as well."""
    return words(typed.replace(",", " ").replace("\t", " "))
