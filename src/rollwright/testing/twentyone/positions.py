"""Positions of Twenty One that can be typed: sheets as pictures, dice as `w4 k1`, marks as their text."""

import pickle

import pytest

from rollwright.core.deal import Setup
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.seats import Seat
from rollwright.games.material import shipped
from rollwright.games.twentyone.colours import LETTERS
from rollwright.games.twentyone.game import TwentyOne
from rollwright.games.twentyone.moves import Move
from rollwright.games.twentyone.picture import draw, read
from rollwright.games.twentyone.sheet import Sheet
from rollwright.games.twentyone.state import Phase, PlayedSheet, State, blank

GAME = TwentyOne()


def sheet(name: str) -> Sheet:
    """One of our six sheets."""
    found = shipped("twentyone", name)
    assert isinstance(found, Sheet)
    return found


def played(name: str, picture: str = "") -> PlayedSheet:
    """A sheet with the rows of the picture; those below are blank."""
    blank_lines = draw(sheet(name), blank(sheet(name)).rows).splitlines()
    lines = picture.strip().splitlines()
    return PlayedSheet(sheet(name), read(sheet(name), "\n".join(lines + blank_lines[len(lines) :])))


def picture(sheet_played: PlayedSheet, rows: int = 1) -> str:
    """The first rows of the picture of a sheet, with single blanks."""
    lines = draw(sheet_played.sheet, sheet_played.rows).splitlines()[:rows]
    return "\n".join(" ".join(line.split()) for line in lines)


def dice(text: str) -> tuple[int, ...]:
    """The six dice of `w4 k1 r1 b3 y4 g2`, in any order, as a state contains them."""
    shown = {word[0]: int(word[1:]) for word in text.split()}
    return tuple(shown[letter] for letter in LETTERS)


def setup(*names: str, first: int = 0, variant: str | None = None) -> Setup:
    """A table whose seats take these sheets, in this order."""
    return Setup(len(names), tuple(map(sheet, names)), as_listed=True, first=Seat(first), variant=variant)


def opened(*names: str, first: int = 0, variant: str | None = None) -> State:
    """A game before the first roll."""
    return GAME.apply(GAME.start(setup(*names, first=first, variant=variant)), Roll(()))


def marking(*sheets: PlayedSheet, fell: str, active: int = 0, variant: str | None = None) -> State:
    """A state in which all seats have to mark with these dice."""
    table = Setup(len(sheets), tuple(one.sheet for one in sheets), as_listed=True, first=Seat(0), variant=variant)
    return State(table, Phase.MARK, round=1, active=Seat(active), rolls=2, dice=dice(fell), sheets=sheets)


def roll(text: str) -> Roll:
    """A roll of the six dice."""
    return Roll(dice(text))


def play(seat: int, text: str) -> Play:
    """The move of one seat; seats count from 0."""
    return Play(Seat(seat), Move.parse(text))


def mark(text: str) -> Move:
    """Parse a mark without its first word: `1w 1b`, `x`."""
    return Move.parse(f"mark {text}")


def marks(*texts: str) -> Marks:
    """The marks of all seats in order."""
    return Marks(tuple(Play(Seat(seat), mark(text)) for seat, text in enumerate(texts)))


def after(state: State, *events: Event) -> State:
    """The state after these events."""
    for event in events:
        state = GAME.apply(state, event)
    return state


def refusal(state: State, event: Event) -> str:
    """The message with which the game refuses an event; asserts that the state is unchanged."""
    before = pickle.loads(pickle.dumps(state))
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, event)
    assert state == before
    return str(refused.value)


def legal(state: State, seat: int) -> list[str]:
    """The texts of the legal moves, in order."""
    return [str(move) for move in GAME.legal_moves(state, Seat(seat))]


# The same two seats, A and B, in every phase


ONES = "w1 k1 r1 b1 y1 g1"
SIXES = "w6 k6 r6 b6 y6 g6"
MIXED = "w3 k1 r4 b1 y5 g2"

LAST_BOX_LEFT = """
y6:6* r5:1  g4:1  b3:1  w2:1  k1:1*
b5:1  g5:1  k4:1  w3:1  y2:1  r1:1*
k5:1  w4:1  y4:1  r3:1  g2:1  b1:1*
w5:1  k4:1  r3:1  y3:1  b2:1  g1:1*
g5:1  b4:1  w3:1  k2:1  r2:1  y1:.
"""
"""Sheet A before the yellow 1 of its fifth row: 14 points, three times 7, and 5 so far."""

FOUR_ROWS_FULL = """
y6:6* r5:5* g4:4* b3:3* w2:2* k1:1*
b5:5* g5:5* k4:4* w3:3* y2:2* r1:1*
k5:5* w4:4* y4:4* r3:3* g2:2* b1:1*
w5:5* k4:4* r3:3* y3:3* b2:2* g1:1*
g5:. b4:x w3:x k2:x r2:x y1:x
"""
"""Sheet A before the green 5 of its fifth row: all other boxes are hits or, in the fifth row, crossed off."""


def deal_due() -> State:
    """A game before the deal."""
    return GAME.start(setup("A", "B"))


def roll_due() -> State:
    """The first seat has to roll."""
    return opened("A", "B")


def choice_due() -> State:
    """The first seat may roll again or keep."""
    return after(roll_due(), roll(MIXED))


def marks_due() -> State:
    """Both seats have to mark; the first has begun."""
    return marking(played("A", "y6:x r5:. g4:. b3:1 w2:. k1:."), played("B"), fell=MIXED)


def over() -> State:
    """The first seat has completed the fifth row."""
    return after(marking(played("A", LAST_BOX_LEFT), played("B"), fell=ONES), marks("5y", "x"))
