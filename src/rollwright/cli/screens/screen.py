"""The protocol of a game in the terminal: draw a view, parse a typed line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from rich.console import Console
from rich.text import Text

from rollwright.core.deal import AnySheet, Setup, sheets_of
from rollwright.core.events import Move
from rollwright.core.game import GameView, Place, Places
from rollwright.core.notation import Word, words
from rollwright.core.seats import Seat
from rollwright.table.view import OwnView
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


View_contra = TypeVar("View_contra", bound=GameView, contravariant=True)


class Screen(Protocol[View_contra]):
    """One game in the terminal, drawn from its view. It is made with the words of a language, the names of the seats,
    and the setup of the game with its boards or sheets."""

    commands: ClassVar[tuple[str, ...]]
    """The words of the game's own moves; the catalogue has `command-WORD` for each."""
    words: Words
    names: Sequence[str]

    def draw(self, view: View_contra, seat: Seat, own: OwnView | None) -> list[Text]:
        """The position of a seat; with its own view also its draft or choice, and the legal targets."""
        ...

    def options(self, view: View_contra, own: OwnView) -> list[str]:
        """The legal choices, and what to type for each."""
        ...

    def read(self, view: View_contra, seat: Seat, typed: str, commands: Mapping[str, str]) -> Move | Touch:
        """Parse a typed line as a move or as touched places. Raises NotationError if it is neither."""
        ...

    def place(self, view: View_contra, seat: Seat, typed: str) -> Place:
        """Parse the place that the player asks about. Raises NotationError if it is not one."""
        ...

    def faces_question(self, view: View_contra, due: int) -> str:
        """The question for the faces of the real dice that are due."""
        ...

    def help_text(self) -> list[str]:
        """How to play and what to type, in a few lines."""
        ...


AnyScreen: TypeAlias = Screen[Any]
"""The screen of any game."""


def sheet_of(setup: Setup, kind: type[AnySheet], seat: Seat, name: str) -> AnySheet:
    """The board or sheet of a seat, which has this name. Files of users may have the same name; those are listed."""
    sheets = sheets_of(setup, kind)
    return sheets[seat] if setup.as_listed else next(sheet for sheet in sheets if sheet.name == name)


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


def pencilled(own: OwnView | None) -> Places:
    """The places of a seat's choice, or of its draft."""
    if own is None:
        return frozenset()
    return frozenset(map(Place, own.draft if own.choice is None else own.choice))


def touchable(own: OwnView | None) -> Places:
    """The places of all legal targets of a seat."""
    return frozenset(Place(place) for target in (() if own is None else own.targets) for place in target.adds)
