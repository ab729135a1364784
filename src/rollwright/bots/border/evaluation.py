"""The evaluation of a board in pure Python: each area counts by its value and by how near it is to completion.

Sets of spaces are the bits of an integer, because a plan looks at hundreds of them.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from math import exp

from rollwright.core.game import Place
from rollwright.core.seats import Points, Seat
from rollwright.games.border.board import Board, Spaces
from rollwright.games.border.colours import COLOURS, Colour
from rollwright.games.border.rules import DICE
from rollwright.games.border.state import State
from rollwright.solver.border.rolls import Counts

EFFORT = (0.0, 1.0, 1.1, 1.3, 1.6, 2.0)
"""The effort of an open space, by the number of open spaces of its segment: many dice alike are hard to roll."""
DISTANCE = 6.0
"""The effort that lowers the value of an area to about a third."""
RACE = 1.5
"""Points that every complete area is worth in addition, since the sixth ends the game (B29)."""
LEFT = 0.7
"""How much of the others' gain by the leftover dice counts as a loss."""
MOST_BOARDS = 256
"""Boards that stay in memory as bits."""


def bits_of(spaces: Spaces) -> int:
    """Return a set of spaces as the bits of an integer."""
    return sum(1 << space for space in spaces)


def spaces_of(bits: int) -> Spaces:
    """Return the spaces of these bits."""
    return frozenset(Place(place) for place in range(bits.bit_length()) if bits >> place & 1)


@dataclass(frozen=True, slots=True)
class SegmentBits:
    """A segment, and its share in the border of each area."""

    spaces: int
    colour: Colour
    areas: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class BoardBits:
    """A board as bits."""

    segments: tuple[SegmentBits, ...]
    segment_at: dict[int, SegmentBits]
    """By the bit of a space."""
    neighbours: dict[int, int]
    colours: tuple[int, ...]
    areas: tuple[int, ...]


@lru_cache(MOST_BOARDS)
def board_bits(board: Board) -> BoardBits:
    """Return a board as bits."""
    areas = tuple(bits_of(area.border) for area in board.map.areas)
    segments = []
    for segment in board.segments:
        spaces = bits_of(segment.spaces)
        shares = tuple((number, spaces & area) for number, area in enumerate(areas) if spaces & area)
        segments.append(SegmentBits(spaces, segment.colour, shares))
    return BoardBits(
        tuple(segments),
        {1 << space: segment for segment in segments for space in spaces_of(segment.spaces)},
        {1 << space: bits_of(near) for space, near in enumerate(board.map.neighbours)},
        tuple(sum(segment.spaces for segment in segments if segment.colour is colour) for colour in COLOURS),
        areas,
    )


class BoardEvaluation:
    """The board of one seat in a position, and the gain of marks on it."""

    def __init__(self, state: State, seat: Seat) -> None:
        played = state.boards[seat]
        self.bits = board_bits(played.board)
        self.crossed = bits_of(played.crossed)
        self.weights = [self.weight(state.worth[n], scored) for n, scored in enumerate(played.scored)]
        self.efforts = [0.0] * len(self.weights)
        for segment in self.bits.segments:
            self.add_effort(self.efforts, segment, segment.spaces & ~self.crossed, 1)

    @staticmethod
    def weight(worth: Points, scored: Points | None) -> float:
        """Return the value of completing an area; 0 if it is complete."""
        return 0.0 if scored is not None else worth + RACE

    @staticmethod
    def add_effort(efforts: list[float], segment: SegmentBits, still_open: int, sign: int) -> None:
        """Add the effort for the open spaces of this segment to each area, or subtract it."""
        if still_open:
            each = sign * EFFORT[still_open.bit_count()]
            for area, share in segment.areas:
                efforts[area] += each * (share & still_open).bit_count()

    def gain(self, marks: int, before: int = 0) -> float:
        """Return the gain of crossing off `marks` after `before`."""
        crossed = self.crossed | before
        efforts = [0.0] * len(self.efforts)
        segments = {id(self.bits.segment_at[bit]): self.bits.segment_at[bit] for bit in each_bit(marks)}
        for segment in segments.values():
            still_open = segment.spaces & ~crossed
            self.add_effort(efforts, segment, still_open, 1)
            self.add_effort(efforts, segment, still_open & ~marks, -1)
        done = self.efforts_after(before) if before else self.efforts
        return sum(
            [
                weight * (nearness(now - less) - nearness(now))
                for weight, now, less in zip(self.weights, done, efforts, strict=True)
                if less and weight
            ]
        )

    def efforts_after(self, marks: int) -> list[float]:
        """Return the effort that each area still takes after these marks."""
        efforts = [0.0] * len(self.efforts)
        for segment in self.bits.segments:
            self.add_effort(efforts, segment, segment.spaces & ~self.crossed & ~marks, 1)
        return efforts

    def completable(self, colour: Colour) -> list[int]:
        """Return the open spaces of each segment of a colour for which five dice suffice (B14)."""
        rests = [segment.spaces & ~self.crossed for segment in self.bits.segments if segment.colour is colour]
        return [rest for rest in rests if 0 < rest.bit_count() <= DICE]

    def reachable(self, colour: Colour, marks: int = 0) -> list[int]:
        """Return the open spaces of a colour next to a cross or a mark (B20), one bit each."""
        crossed = self.crossed | marks
        open_here = self.bits.colours[colour] & ~crossed
        return [bit for bit in each_bit(open_here) if self.bits.neighbours[bit] & crossed]

    def gains_by_leftover(self) -> list[list[float]]:
        """Estimate the gain of this seat by 0 to 5 leftover dice of each colour: the best spaces next to a cross."""
        found = []
        for colour in COLOURS:
            gains = sorted([self.gain(bit) for bit in self.reachable(colour)], reverse=True)
            found.append([sum(gains[:dice]) for dice in range(DICE + 1)])
        return found


@cache
def nearness(effort: float) -> float:
    """Return the share of its value that an area counts: nearly 0 if it is far, 1 if it is complete."""
    return exp(-max(effort, 0.0) / DISTANCE)


def each_bit(bits: int) -> list[int]:
    """List the bits one by one, the lowest first."""
    found = []
    while bits:
        found.append(bits & -bits)
        bits &= bits - 1
    return found


class LeftoverLosses:
    """The gain of the others by the dice that the active player leaves (B19), as a loss of the active player."""

    def __init__(self, state: State) -> None:
        others = [Seat(seat) for seat in range(state.setup.seats) if seat != state.active]
        gains = [BoardEvaluation(state, seat).gains_by_leftover() for seat in others]
        share = LEFT / len(others)
        self.by_colour = [
            [share * sum(of_seat[colour][dice] for of_seat in gains) for dice in range(DICE + 1)] for colour in COLOURS
        ]

    def of(self, counts: Counts) -> float:
        """Return the loss by these leftover dice."""
        return sum([of_colour[count] for of_colour, count in zip(self.by_colour, counts, strict=True)])


def dice_used(bits: BoardBits, marks: int) -> Counts:
    """Count the dice of each colour that crossing off these spaces needs (B13)."""
    return tuple((spaces & marks).bit_count() for spaces in bits.colours)


def suffice(dice: Counts, used: Counts) -> bool:
    """Return whether no colour is used more often than the dice show it (B13)."""
    return all(need <= count for need, count in zip(used, dice, strict=True))
