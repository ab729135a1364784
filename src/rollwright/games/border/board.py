"""The map and the boards of The Border (B2 to B7) as values. `check` validates files."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from rollwright.core.deal import hash_of
from rollwright.core.game import Place, Places
from rollwright.core.seats import Points
from rollwright.games.border.colours import COLOURS, Colour

Space: TypeAlias = Place
"""A border space, numbered from 0 in the order of the map's file."""
Spaces: TypeAlias = Places


@dataclass(frozen=True, slots=True)
class Hex:
    """A hexagon of the map in axial coordinates; the points of the hexagons are up."""

    q: int
    r: int

    def neighbours(self) -> tuple["Hex", ...]:
        """The six hexagons that share a side with this one."""
        return tuple(Hex(self.q + q, self.r + r) for q, r in SIDES)


ROW_HEIGHT = 3**0.5 / 2
"""Of a hexagon, in hexagon widths."""
SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass(frozen=True, slots=True)
class Label:
    """Where an area's value is written: in hexagon widths from the centre of the hexagon 0, 0, y downwards."""

    x: float
    y: float

    @property
    def hexagon(self) -> Hex:
        """The hexagon at this position, or one that it touches."""
        row = round(self.y / ROW_HEIGHT)
        return Hex(round(self.x - row / 2), row)


@dataclass(frozen=True)
class Area:
    """A land ringed by border spaces (B3), with its two values (B7)."""

    id: str
    value: Points
    low: Points
    ring: tuple[Space, ...] = field(compare=False)
    label: Label | None = field(default=None, compare=False)
    border: Spaces = field(init=False, repr=False)
    """The spaces of the ring, in no order."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "border", frozenset(self.ring))


@dataclass(frozen=True)
class Map:
    """The areas and the border spaces, the same on all boards of a set (B4); the white spaces (B6)."""

    name: str = field(compare=False)
    hexes: tuple[Hex, ...]
    white: Spaces
    areas: tuple[Area, ...]

    @cached_property
    def at(self) -> dict[Hex, Space]:
        """The space on each hexagon."""
        return {place: Place(number) for number, place in enumerate(self.hexes)}

    @cached_property
    def neighbours(self) -> tuple[Spaces, ...]:
        """For each space those that share a hexagon's side with it (B20)."""
        return tuple(frozenset(self.at[n] for n in place.neighbours() if n in self.at) for place in self.hexes)

    @cached_property
    def area_ids(self) -> tuple[str, ...]:
        """The id of each area."""
        return tuple(area.id for area in self.areas)

    @cached_property
    def areas_at(self) -> tuple[tuple[int, ...], ...]:
        """For each space the areas whose border it belongs to, by their place in `areas` (B3)."""
        return tuple(
            tuple(number for number, area in enumerate(self.areas) if space in area.border)
            for space in range(len(self.hexes))
        )

    @cached_property
    def rest_of_border(self) -> tuple[tuple[tuple[int, Spaces], ...], ...]:
        """For each space its areas, each with the other spaces of that border: it closes the area after these."""
        return tuple(
            tuple((number, self.areas[number].border - {space}) for number in numbers)
            for space, numbers in enumerate(self.areas_at)
        )


@dataclass(frozen=True, slots=True)
class Segment:
    """A connected run of border spaces of one colour (B5)."""

    number: int
    colour: Colour
    run: tuple[Space, ...]
    spaces: Spaces


@dataclass(frozen=True)
class Board:
    """A map with an arrangement of coloured segments (B4, B5)."""

    name: str
    map: Map
    segments: tuple[Segment, ...]

    @cached_property
    def segment_at(self) -> dict[Space, Segment]:
        """The segment of each coloured space."""
        return {space: segment for segment in self.segments for space in segment.spaces}

    @cached_property
    def colour_at(self) -> dict[Space, Colour]:
        """The colour of each coloured space; white ones are not in it."""
        return {space: segment.colour for space, segment in self.segment_at.items()}

    @cached_property
    def coloured(self) -> Spaces:
        """All spaces that may be crossed off: those of the segments."""
        return frozenset(self.segment_at)

    @cached_property
    def segments_of(self) -> tuple[tuple[Segment, ...], ...]:
        """The segments of each colour."""
        return tuple(tuple(s for s in self.segments if s.colour is colour) for colour in COLOURS)

    @cached_property
    def spaces_of(self) -> tuple[tuple[Space, ...], ...]:
        """The spaces of each colour, in order."""
        return tuple(tuple(sorted(space for s in segments for space in s.spaces)) for segments in self.segments_of)

    @cached_property
    def content_hash(self) -> str:
        """SHA-256 of the map's and the board's content; names and the order of listing do not count."""
        lines = [f"hex {place.q} {place.r}" for place in self.map.hexes]
        lines += [f"white {space}" for space in sorted(self.map.white)]
        lines += sorted(f"area {a.id} {a.value} {a.low} {sorted(a.ring)}" for a in self.map.areas)
        lines += sorted(f"segment {s.colour.id} {sorted(s.spaces)}" for s in self.segments)
        return hash_of(lines)


def segment(number: int, colour: Colour, run: tuple[Space, ...]) -> Segment:
    """A segment along this run of spaces."""
    return Segment(number, colour, run, frozenset(run))
