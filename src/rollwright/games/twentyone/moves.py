"""The moves of Twenty One and their text. Whether a move is legal is decided in `rules`."""

from dataclasses import dataclass

from rollwright.core.errors import NotationError
from rollwright.core.events import Move as AnyMove
from rollwright.core.game import Place, Places
from rollwright.core.notation import Word, each_once, words
from rollwright.games.twentyone.colours import LETTERS
from rollwright.games.twentyone.sheet import CROSS_OFF, ROWS, place_of, row_and_colour


class Move(AnyMove):
    """A move of Twenty One; `Move.parse(str(move)) == move`."""

    __slots__ = ()

    @staticmethod
    def parse(text: str) -> "Move":
        """Read `again`, `keep`, `mark 2w 2b`, `mark x`, or `pass`, which no rule allows."""
        match words(text):
            case [Word("again")]:
                return Again()
            case [Word("keep")]:
                return Keep()
            case [Word("mark"), _, *_] as read:
                return Mark(each_once(read[1:], place_from))
            case [Word("pass")]:
                return Mark(frozenset())
            case [] | [Word("mark")]:
                raise NotationError("move-incomplete", column=len(text) + 1)
            case [Word("again" | "keep" | "pass"), extra, *_]:
                raise NotationError("text-left-over", column=extra.column, text=extra.text)
            case read:
                raise NotationError("move-unknown", column=read[0].column, text=read[0].text)


@dataclass(frozen=True, slots=True)
class Again(Move):
    """Roll every die that shows no 1 a second time (T10, T11)."""

    def __str__(self) -> str:
        return "again"


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep the dice of the first roll (T10)."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Mark(Move):
    """Enter the dice of these boxes' colours (T14, T15), or cross off the leftmost free box (T18)."""

    places: Places

    @property
    def marks(self) -> Places:
        """Its places."""
        return self.places

    def __str__(self) -> str:
        return " ".join(("mark", *(place_text(place) for place in sorted(self.places)))) if self.places else "pass"


def place_text(place: Place) -> str:
    """`2w` for the white box of the second row, `x` for the cross-off."""
    if place == CROSS_OFF:
        return "x"
    row, colour = row_and_colour(place)
    return f"{row + 1}{colour.letter}"


def place_from(word: Word) -> Place:
    """The place that `place_text` writes so."""
    if word.text == "x":
        return CROSS_OFF
    rows = [str(number) for number in range(1, ROWS + 1)]
    if len(word.text) != 2 or word.text[0] not in rows or word.text[1] not in LETTERS:
        raise NotationError("box-unreadable", column=word.column, text=word.text, letters=LETTERS)
    return place_of(rows.index(word.text[0]), LETTERS.index(word.text[1]))


def pips_of(word: Word) -> int:
    """The number that a die shows."""
    if word.text not in ("1", "2", "3", "4", "5", "6"):
        raise NotationError("pips-unreadable", column=word.column, text=word.text)
    return int(word.text)
