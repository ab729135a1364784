"""Makes sets of four boards that are equally good: one arrangement of segments in four colourings (B4, B5).

A set is determined by its number, so that the same boards can be made again anywhere. `docs/balance.md` proves that no
board of a set is better than another.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, TypeVar

from rollwright.core.game import Place
from rollwright.games.border.board import Board, Map, Space, segment
from rollwright.games.border.check import RUNS
from rollwright.games.border.colours import COLOURS, Colour

BOARDS = 4  # B2
NEXT_COLOUR = {
    Colour.GREY: Colour.BLUE,
    Colour.BLUE: Colour.YELLOW,
    Colour.YELLOW: Colour.RED,
    Colour.RED: Colour.GREY,
    Colour.GREEN: Colour.ORANGE,
    Colour.ORANGE: Colour.GREEN,
}
"""The colour of a segment on the next board of the set. A cycle of four colours and a cycle of two: no colour stays the
same, and the board after the fourth is the first again."""
MOST_STEPS = 200
"""Steps after which a search is given up and begun again. Most searches take fewer than a hundred, and the limit bounds
the time for a set: about 1 ms on average and 10 ms at most on a machine of 2025."""
NUMBERS = range(1_000_000)
"""The numbers of the sets that players can have."""

SpaceRun: TypeAlias = tuple[Space, ...]
Item = TypeVar("Item")


def make_boards(on: Map, number: int) -> tuple[Board, ...]:
    """The boards of the set with this number on a standard map, named `NUMBER-1` to `NUMBER-4`."""
    mixer = Mixer(number)
    while True:
        runs = Arrangement(on, mixer).search()
        colours = runs and Colouring(on, runs, mixer).search()
        if runs and colours:
            return colourings(on, runs, colours, str(number))


def colourings(on: Map, runs: Sequence[SpaceRun], colours: Sequence[Colour], name: str) -> tuple[Board, ...]:
    """The boards of a set, from the runs and colours of the first one."""
    boards = []
    for count in range(1, BOARDS + 1):
        by_colour = sorted(zip(colours, runs, strict=True), key=lambda one: (one[0], len(one[1])))
        segments = tuple(segment(place, colour, run) for place, (colour, run) in enumerate(by_colour))
        boards.append(Board(f"{name}-{count}", on, segments))
        colours = [NEXT_COLOUR[colour] for colour in colours]
    return tuple(boards)


class Mixer:
    """Shuffles lists in a way that is determined by a number, on every version of Python (SplitMix64)."""

    def __init__(self, number: int) -> None:
        self._state = number

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """The items in another order."""
        keys = [self._next() for _ in items]
        return [item for _, _, item in sorted(zip(keys, range(len(items)), items, strict=True))]

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) % (1 << 64)
        bits = self._state
        bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9 % (1 << 64)
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB % (1 << 64)
        return bits ^ (bits >> 31)


class Arrangement:
    """Divides the coloured spaces of a map into runs: as many of each length as there are colours (B5)."""

    def __init__(self, on: Map, mixer: Mixer) -> None:
        self._on = on
        self._mixer = mixer
        self._open = {Place(space) for space in range(len(on.hexes))} - on.white
        self._left = dict.fromkeys(RUNS, len(COLOURS))
        self._runs: list[SpaceRun] = []
        self._steps = 0

    def search(self) -> list[SpaceRun] | None:
        """The runs; None if none were found within the limit of steps."""
        return self._runs if self._extend() else None

    def _extend(self) -> bool:
        self._steps += 1
        if not self._open:
            return True
        # the space with the fewest open neighbours has the fewest runs
        tightest = min(sorted(self._open), key=lambda space: len(self._on.neighbours[space] & self._open))
        for run in self._mixer.shuffled(list(self._runs_through(tightest))):
            if self._steps > MOST_STEPS:
                return False
            self._open.difference_update(run)
            self._left[len(run)] -= 1
            self._runs.append(run)
            if not self._strands_a_space(run) and self._extend():
                return True
            self._runs.pop()
            self._left[len(run)] += 1
            self._open.update(run)
        return False

    def _runs_through(self, space: Space) -> Iterator[SpaceRun]:
        """Every run of open spaces through this one whose length is still needed, each once."""
        seen: set[frozenset[Space]] = set()
        ahead: list[SpaceRun] = [(space,)]
        for run in ahead:
            if self._left.get(len(run)):
                yield run
            if len(run) == RUNS[-1]:
                continue
            longer = [(near, *run) for near in self._beside(run[0], run)]
            longer += [(*run, near) for near in self._beside(run[-1], run)]
            for one in longer:
                if (spaces := frozenset(one)) not in seen:
                    seen.add(spaces)
                    ahead.append(one)

    def _beside(self, end: Space, run: SpaceRun) -> list[Space]:
        return sorted((self._on.neighbours[end] & self._open).difference(run))

    def _strands_a_space(self, run: SpaceRun) -> bool:
        """Whether an open space next to the run has no open neighbour, so that it cannot belong to any run."""
        near = frozenset[Space]().union(*(self._on.neighbours[space] for space in run)) & self._open
        return any(not self._on.neighbours[space] & self._open for space in near)


class Colouring:
    """Colours runs so that each colour has one of each length and no two of one colour touch (B5)."""

    def __init__(self, on: Map, runs: Sequence[SpaceRun], mixer: Mixer) -> None:
        self._mixer = mixer
        self._excluded = [
            [other for other in range(len(runs)) if other != one and excludes(on, runs[one], runs[other])]
            for one in range(len(runs))
        ]
        """For each run those that cannot have its colour."""
        self._colours: dict[int, Colour] = {}
        self._steps = 0

    def search(self) -> list[Colour] | None:
        """The colour of each run; None if none were found within the limit of steps."""
        return [self._colours[run] for run in range(len(self._excluded))] if self._extend() else None

    def _extend(self) -> bool:
        self._steps += 1
        free = {run: self._free(run) for run in range(len(self._excluded)) if run not in self._colours}
        if not free:
            return True
        tightest = min(free, key=lambda run: len(free[run]))
        for colour in self._mixer.shuffled(free[tightest]):
            if self._steps > MOST_STEPS:
                return False
            self._colours[tightest] = colour
            if self._extend():
                return True
            del self._colours[tightest]
        return False

    def _free(self, run: int) -> list[Colour]:
        taken = {self._colours.get(other) for other in self._excluded[run]}
        return [colour for colour in COLOURS if colour not in taken]


def excludes(on: Map, one: SpaceRun, other: SpaceRun) -> bool:
    """Whether two runs cannot have the same colour, because they touch or have the same length (B5)."""
    return len(one) == len(other) or any(on.neighbours[space].intersection(other) for space in one)


def board_file(board: Board, map_name: str) -> str:
    """The text of a file with this board (B40); `map_name` is the file of its map."""
    lines = [f"# Board {board.name} of The Border: the coloured segments (B5), each as a run of spaces."]
    lines += ['kind = "border-board"', f'name = "{board.name}"', f'map = "{map_name}"', "", "[segments]"]
    lines += [f"{colour.id} = {[list(one.run) for one in board.segments_of[colour]]}" for colour in COLOURS]
    return "\n".join(lines) + "\n"
