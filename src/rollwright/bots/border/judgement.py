"""How far a board has come, judged by hand: each area by what it is worth now and by how near it is to being complete.

Sets of spaces are the bits of an integer here: a plan looks at hundreds of them.
"""

from dataclasses import dataclass
from functools import cache
from math import exp

from rollwright.core.game import Place
from rollwright.core.seats import Points, Seat
from rollwright.games.border.board import COLOURS, Board, Colour, Spaces
from rollwright.games.border.moves import Dice
from rollwright.games.border.rules import DICE
from rollwright.games.border.state import State
from rollwright.solver.border_dice import Counts, counts_of

EFFORT = (0.0, 1.0, 1.1, 1.3, 1.6, 2.0)
"""What an open space takes, by how many of its segment are open: many alike are hard to roll."""
DISTANCE = 6.0
"""So much effort before an area brings it down to about a third of what it is worth."""
RACE = 1.5
"""What every complete area is worth besides its points, since the sixth ends the game (B29)."""
LEFT = 0.7
"""How much of what the others gain by the dice that are left counts as a loss."""


def bits_of(spaces: Spaces) -> int:
    """A set of spaces as the bits of an integer."""
    return sum(1 << space for space in spaces)


def spaces_of(bits: int) -> Spaces:
    """The spaces of these bits."""
    return frozenset(Place(place) for place in range(bits.bit_length()) if bits >> place & 1)


@dataclass(frozen=True, slots=True)
class Part:
    """A segment, and what each area has of it."""

    spaces: int
    colour: Colour
    areas: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Bits:
    """A board as bits."""

    parts: tuple[Part, ...]
    part_at: dict[int, Part]
    """By the bit of a space."""
    neighbours: dict[int, int]
    colours: tuple[int, ...]
    areas: tuple[int, ...]


@cache
def board_bits(board: Board) -> Bits:
    """Made once a board."""
    areas = tuple(bits_of(area.border) for area in board.map.areas)
    parts = []
    for segment in board.segments:
        spaces = bits_of(segment.spaces)
        shares = tuple((number, spaces & area) for number, area in enumerate(areas) if spaces & area)
        parts.append(Part(spaces, segment.colour, shares))
    return Bits(
        tuple(parts),
        {1 << space: part for part in parts for space in spaces_of(part.spaces)},
        {1 << space: bits_of(near) for space, near in enumerate(board.map.neighbours)},
        tuple(sum(part.spaces for part in parts if part.colour is colour) for colour in COLOURS),
        areas,
    )


class Judgement:
    """One seat's board in a position: what marks on it would bring."""

    def __init__(self, state: State, seat: Seat) -> None:
        played = state.boards[seat]
        self.bits = board_bits(played.board)
        self.crossed = bits_of(played.crossed)
        self.weights = [self.weight(state.worth[n], scored) for n, scored in enumerate(played.scored)]
        self.efforts = [0.0] * len(self.weights)
        for part in self.bits.parts:
            self.spend(self.efforts, part, part.spaces & ~self.crossed, 1)

    @staticmethod
    def weight(worth: Points, scored: Points | None) -> float:
        """What completing an area would bring; nothing if it is complete."""
        return 0.0 if scored is not None else worth + RACE

    @staticmethod
    def spend(efforts: list[float], part: Part, still_open: int, sign: int) -> None:
        """Add to each area, or take away, what the open spaces of this segment take."""
        if still_open:
            each = sign * EFFORT[still_open.bit_count()]
            for area, share in part.areas:
                efforts[area] += each * (share & still_open).bit_count()

    def gain(self, marks: int, before: int = 0) -> float:
        """What crossing off `marks` brings after `before`."""
        crossed = self.crossed | before
        efforts = [0.0] * len(self.efforts)
        parts = {id(self.bits.part_at[bit]): self.bits.part_at[bit] for bit in each_bit(marks)}
        for part in parts.values():
            still_open = part.spaces & ~crossed
            self.spend(efforts, part, still_open, 1)
            self.spend(efforts, part, still_open & ~marks, -1)
        done = self.efforts_after(before) if before else self.efforts
        return sum(
            [
                weight * (nearness(now - less) - nearness(now))
                for weight, now, less in zip(self.weights, done, efforts, strict=True)
                if less and weight
            ]
        )

    def efforts_after(self, marks: int) -> list[float]:
        """What each area still takes after these marks."""
        efforts = [0.0] * len(self.efforts)
        for part in self.bits.parts:
            self.spend(efforts, part, part.spaces & ~self.crossed & ~marks, 1)
        return efforts

    def completable(self, colour: Colour) -> list[int]:
        """The open spaces of each segment of a colour that five dice are enough for (B14)."""
        rests = [part.spaces & ~self.crossed for part in self.bits.parts if part.colour is colour]
        return [rest for rest in rests if 0 < rest.bit_count() <= DICE]

    def reachable(self, colour: Colour, marks: int = 0) -> list[int]:
        """The open spaces of a colour beside a cross or a mark (B20), one bit each."""
        crossed = self.crossed | marks
        open_here = self.bits.colours[colour] & ~crossed
        return [bit for bit in each_bit(open_here) if self.bits.neighbours[bit] & crossed]

    def by_left_dice(self) -> list[list[float]]:
        """What 0 to 5 left dice of each colour bring to this seat: about the best spaces that it reaches at once."""
        found = []
        for colour in COLOURS:
            gains = sorted([self.gain(bit) for bit in self.reachable(colour)], reverse=True)
            found.append([sum(gains[:dice]) for dice in range(DICE + 1)])
        return found


@cache
def nearness(effort: float) -> float:
    """From nearly 0 to 1, for an area that is complete."""
    return exp(-max(effort, 0.0) / DISTANCE)


def each_bit(bits: int) -> list[int]:
    """The bits one by one, the lowest first."""
    found = []
    while bits:
        found.append(bits & -bits)
        bits &= bits - 1
    return found


class Losses:
    """What the others gain by the dice that the active player leaves (B19), as a loss of the one who leaves them."""

    def __init__(self, state: State) -> None:
        others = [Seat(seat) for seat in range(state.setup.seats) if seat != state.active]
        gains = [Judgement(state, seat).by_left_dice() for seat in others]
        share = LEFT / len(others)
        self.by_colour = [
            [share * sum(of_seat[colour][dice] for of_seat in gains) for dice in range(DICE + 1)] for colour in COLOURS
        ]

    def of(self, counts: Counts) -> float:
        """With these dice left, of each colour so many."""
        return sum([of_colour[count] for of_colour, count in zip(self.by_colour, counts, strict=True)])


def dice_used(bits: Bits, marks: int) -> Counts:
    """The dice that crossing off these spaces takes, of each colour so many (B13)."""
    return tuple((spaces & marks).bit_count() for spaces in bits.colours)


def is_enough(dice: Dice, used: Counts) -> bool:
    """Whether these dice are there."""
    return all(need <= there for need, there in zip(used, counts_of(dice), strict=True))
