"""Converts boards and positions of The Border to arrays of 64-bit words and back. Knows no rules.

A set of spaces is a bitset of two words: `LOW` has the spaces 0 to 63, `HIGH` those from 64 on.
"""

from typing import Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from rollwright.core.deal import Setup
from rollwright.core.game import Place
from rollwright.core.seats import Points, Seat
from rollwright.games.border.board import Board, Spaces
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.moves import Dice
from rollwright.games.border.state import BorderEnd, Phase, PlayedBoard, State, blank

Bitsets: TypeAlias = npt.NDArray[np.uint64]
Numbers: TypeAlias = npt.NDArray[np.int64]
Reals: TypeAlias = npt.NDArray[np.float64]
Integer: TypeAlias = int | np.int64
Position: TypeAlias = Bitsets
"""Five rows: one per seat, then the table's."""

MOST_SPACES = 128
MOST_SEGMENTS = MOST_SPACES // 2
AREAS = 9
SEATS_AT_MOST = 4
TABLE = SEATS_AT_MOST
"""The row of everything that belongs to no seat."""

# The words of a seat's row.
LOW, HIGH = 0, 1
"""The spaces crossed off, white spaces included (B6)."""
EDGE_LOW, EDGE_HIGH = 2, 3
"""The open spaces next to a cross (B20)."""
COMPLETE = 4
"""The areas that the seat has completed, one bit per area (B25)."""
FIRSTS = 5
"""The completed areas that scored the higher value (B26)."""

# The words of the table's row.
SEATS, PHASE, ACTIVE, ROLLS, DICE, LEFTOVER, TAKEN, IDLE, ROUND, REASON = range(10)
"""TAKEN: the areas that any seat has completed, now worth the lower value (B26). Dice: eight bits per colour."""

WORDS = 10

PHASES = (Phase.ROLL, Phase.FIRST_ACTION, Phase.SECOND_ACTION)
ROLL, FIRST_ACTION, SECOND_ACTION = range(3)
REASONS = (None, BorderEnd.SIXTH_AREA, BorderEnd.NOTHING_CROSSED_OFF)
GOING_ON, SIXTH_AREA, NOTHING_CROSSED_OFF = range(3)


class TooManySpaces(ValueError):
    """A board has more spaces than a bitset."""


class Boards(Protocol):
    """The boards of all seats, in the order of the seats, on one map (B4). A numpy record, passed as a pointer."""

    neighbours: Bitsets
    """[space, word]"""
    areas: Bitsets
    """[area, word]: its border."""
    worth: Numbers
    """[area, 0 or 1]: the higher value and the lower one (B7)."""
    segments: Bitsets
    """[seat, segment, word], sorted by colour."""
    starts: Numbers
    """[seat, colour]: the index of its first segment; the seventh number is the end of the last colour."""
    colours: Bitsets
    """[seat, colour, word]: all its spaces."""
    touched: Numbers
    """[seat, segment, nth]: the areas whose border contains a part of the segment, then -1."""
    segment_at: Numbers
    """[seat, space]: its segment, -1 for a white space."""
    areas_at: Numbers
    """[space, nth]: the areas whose border contains it, then -1."""


BOARDS = np.dtype(
    [
        ("neighbours", np.uint64, (MOST_SPACES, 2)),
        ("areas", np.uint64, (AREAS, 2)),
        ("worth", np.int64, (AREAS, 2)),
        ("segments", np.uint64, (SEATS_AT_MOST, MOST_SEGMENTS, 2)),
        ("starts", np.int64, (SEATS_AT_MOST, 7)),
        ("colours", np.uint64, (SEATS_AT_MOST, 6, 2)),
        ("touched", np.int64, (SEATS_AT_MOST, MOST_SEGMENTS, AREAS + 1)),
        ("segment_at", np.int64, (SEATS_AT_MOST, MOST_SPACES)),
        ("areas_at", np.int64, (MOST_SPACES, AREAS + 1)),
    ],
    align=True,
)


def two_words(spaces: Spaces) -> tuple[int, int]:
    """Return the two words of a set of spaces."""
    bits = sum(1 << space for space in spaces)
    return bits & (1 << 64) - 1, bits >> 64


def spaces_of(low: int, high: int) -> Spaces:
    """Return the spaces of two words."""
    bits = int(low) | int(high) << 64
    return frozenset(Place(space) for space in range(MOST_SPACES) if bits >> space & 1)


def dice_word(dice: Dice) -> int:
    """Return dice as counts, eight bits per colour."""
    return sum(1 << 8 * colour for colour in dice)


def dice_of(word: int) -> Dice:
    """Return the dice of a word, sorted."""
    return tuple(colour for colour in COLOURS for _ in range(int(word) >> 8 * colour & 255))


MOST_TABLES = 256
"""Tables whose boards stay in memory."""
_MADE: dict[tuple[str, ...], Boards] = {}


def boards_of(boards: tuple[Board, ...]) -> Boards:
    """Return the record of these boards, cached by their content. Raises TooManySpaces if one does not fit."""
    content = tuple(board.content_hash for board in boards)
    if content not in _MADE:
        if len(_MADE) == MOST_TABLES:
            del _MADE[next(iter(_MADE))]
        _MADE[content] = make_boards(boards)
    return _MADE[content]


def make_boards(boards: tuple[Board, ...]) -> Boards:
    """Build the record of these boards."""
    on = boards[0].map
    count = len(on.hexes)
    if count > MOST_SPACES:
        raise TooManySpaces(f"a kernel takes boards of up to {MOST_SPACES} spaces, this map has {count}")
    made = np.recarray(1, BOARDS)
    made[0] = np.zeros(1, BOARDS)[0]
    here = made[0]
    for space, near in enumerate(on.neighbours):
        here.neighbours[space] = two_words(near)
        here.areas_at[space] = [*on.areas_at[space], *[-1] * (AREAS + 1 - len(on.areas_at[space]))]
    for number, area in enumerate(on.areas):
        here.areas[number] = two_words(area.border)
        here.worth[number] = area.value, area.low
    here.segment_at[:], here.touched[:] = -1, -1
    for seat, board in enumerate(boards):
        here.starts[seat, 1:] = np.cumsum([len(segments) for segments in board.segments_of])
        for colour, spaces in enumerate(board.spaces_of):
            here.colours[seat, colour] = two_words(frozenset(spaces))
        for number, segment in enumerate(segment for segments in board.segments_of for segment in segments):
            areas = sorted({area for space in segment.spaces for area in on.areas_at[space]})
            here.segments[seat, number] = two_words(segment.spaces)
            here.touched[seat, number, : len(areas)] = areas
            here.segment_at[seat, sorted(segment.spaces)] = number
    return cast("Boards", here)


def opening(boards: tuple[Board, ...], first: int = 0) -> Position:
    """Return the position before the first roll of a game on these boards."""
    setup = Setup(len(boards), boards, as_listed=True, first=Seat(first), copies=True)
    return pack(State(setup, Phase.ROLL, 1, Seat(first), boards=tuple(map(blank, boards))))


def pack(state: State) -> Position:
    """Pack a state whose boards are dealt; the boards themselves are in `boards_of`."""
    position = np.zeros((SEATS_AT_MOST + 1, WORDS), np.uint64)
    taken = 0
    for seat, played in enumerate(state.boards):
        row = packed_board(played)
        position[seat, : len(row)] = row
        taken |= row[COMPLETE]
    position[TABLE] = (
        *(len(state.boards), PHASES.index(state.phase), state.active, state.rolls),
        *(dice_word(state.dice), dice_word(state.leftover), taken),
        *(state.idle_rounds, state.round, REASONS.index(state.reason)),
    )
    return position


def packed_board(played: PlayedBoard) -> tuple[int, ...]:
    """Return the words of one seat's row, in their order."""
    near = played.board.map.neighbours
    edge = frozenset(beside for space in played.crossed for beside in near[space]) - played.crossed
    complete = firsts = 0
    for number, (scored, area) in enumerate(zip(played.scored, played.board.map.areas, strict=True)):
        complete |= (scored is not None) << number
        firsts |= (scored == area.value) << number
    return *two_words(played.crossed), *two_words(edge), complete, firsts


def unpack(position: Position, setup: Setup, boards: tuple[Board, ...]) -> State:
    """Return the state of a position, made by `pack` or by a kernel."""
    table = [int(word) for word in position[TABLE]]
    played = [unpack_board(board, [int(word) for word in position[seat]]) for seat, board in enumerate(boards)]
    return State(
        setup=setup,
        phase=PHASES[table[PHASE]],
        round=table[ROUND],
        active=Seat(table[ACTIVE]),
        rolls=table[ROLLS],
        dice=dice_of(table[DICE]),
        leftover=dice_of(table[LEFTOVER]),
        boards=tuple(played),
        worth=tuple(
            area.low if table[TAKEN] >> number & 1 else area.value for number, area in enumerate(boards[0].map.areas)
        ),
        idle_rounds=table[IDLE],
        reason=REASONS[table[REASON]],
    )


def unpack_board(board: Board, row: list[int]) -> PlayedBoard:
    """Return the board of one seat."""

    def scored(number: int, value: Points, low: Points) -> Points | None:
        if not row[COMPLETE] >> number & 1:
            return None
        return value if row[FIRSTS] >> number & 1 else low

    areas = enumerate(board.map.areas)
    return PlayedBoard(
        board, spaces_of(row[LOW], row[HIGH]), tuple(scored(number, area.value, area.low) for number, area in areas)
    )
