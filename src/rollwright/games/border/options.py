"""What may be done now: every legal move, what may be touched next, and why another place may not."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import combinations

from rollwright.core.errors import IllegalMove
from rollwright.core.game import Places, Target
from rollwright.core.seats import Points, Seat
from rollwright.games.border.board import Board, Space, Spaces
from rollwright.games.border.moves import Dice, Mark, Move, Reroll
from rollwright.games.border.rules import ROLLS, check, owes
from rollwright.games.border.scoring import Worth
from rollwright.games.border.state import Phase, PlayedBoard, State


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Rerolls, then marks; in both fewer first, then the lower colours or numbers."""
    if not owes(state, seat):
        return
    if state.phase is Phase.FIRST_ACTION and state.rolls < ROLLS:
        for count in range(1, len(state.dice) + 1):
            yield from map(Reroll, sorted(set(combinations(state.dice, count))))
    # Every legal mark is reached by touching target after target; each has more spaces than the one before.
    queue: list[tuple[int, list[Space]]] = [(0, [])]
    seen = {frozenset[Space]()}
    while queue:
        _, spaces = heappop(queue)
        marks = frozenset(spaces)
        yield Mark(marks)
        for adds in touchable(state, seat, marks):
            if (more := marks | adds) not in seen:
                seen.add(more)
                heappush(queue, (len(more), sorted(more)))


def targets(state: State, seat: Seat, marks: Places = frozenset()) -> tuple[Target, ...]:
    """What may be touched after these marks, which must be legal themselves, and what it scores."""
    if not owes(state, seat):
        return ()
    played = state.boards[seat]
    open_borders = OpenBorders(played, marks, state.worth)
    return tuple(Target(adds, open_borders.points(adds)) for adds in touchable(state, seat, marks))


def touchable(state: State, seat: Seat, marks: Spaces) -> list[Spaces]:
    """The open spaces of a whole segment in the first action (B14), a single space in the second (B20)."""
    played = state.boards[seat]
    if state.phase is Phase.FIRST_ACTION:
        return completable(played, dice_left(played.board, state.dice, marks), marks)
    if not state.leftover:  # B22
        return [] if marks else reachable(played, state.dice, marks)
    return reachable(played, dice_left(played.board, state.leftover, marks), marks)


def completable(played: PlayedBoard, dice: Dice, marks: Spaces) -> list[Spaces]:
    """The open spaces of each segment that these dice can complete (B13 to B17)."""
    found = []
    for colour in sorted(set(dice)):
        for segment in played.board.segments_of[colour]:
            still_open = segment.spaces - played.crossed
            if still_open and len(still_open) <= dice.count(colour) and still_open.isdisjoint(marks):
                found.append(still_open)
    return found


def reachable(played: PlayedBoard, dice: Dice, marks: Spaces) -> list[Spaces]:
    """Each open space of these dice's colours beside a cross or a mark (B19, B20)."""
    crossed = played.crossed | marks
    neighbours = played.board.map.neighbours
    return [
        frozenset((space,))
        for colour in sorted(set(dice))
        for space in played.board.spaces_of[colour]
        if space not in crossed and not neighbours[space].isdisjoint(crossed)
    ]


def dice_left(board: Board, dice: Dice, marks: Spaces) -> Dice:
    """The dice that these marks do not use (B13)."""
    if not marks:
        return dice
    left = list(dice)
    for space in marks:
        left.remove(board.colour_at[space])
    return tuple(left)


class OpenBorders:
    """What is still missing of each area's border after some marks, found out when it is asked for."""

    def __init__(self, played: PlayedBoard, marks: Spaces, worth: Worth) -> None:
        self.map = played.board.map
        self.crossed = played.crossed | marks
        self.worth = worth
        self.missing: dict[int, Spaces] = {}

    def points(self, adds: Iterable[Space]) -> Points:
        """What completing areas with these further spaces scores (B25 to B27)."""
        points = 0
        for number in {number for space in adds for number in self.map.areas_at[space]}:
            if number not in self.missing:
                self.missing[number] = self.map.areas[number].border - self.crossed
            if self.missing[number].issubset(adds):
                points += self.worth[number]
        return points


def why_not(state: State, seat: Seat, marks: Places, place: Space) -> IllegalMove | None:
    """The rule that forbids this space after these marks; in the first action its segment goes with it (B14)."""
    touched: Spaces = frozenset((place,))
    if place in marks:
        return IllegalMove("B13", "already-marked", space=place)
    if state.phase is Phase.FIRST_ACTION and seat == state.active:
        played = state.boards[seat]
        if place not in played.crossed and place in played.board.segment_at:
            touched = played.board.segment_at[place].spaces - played.crossed
    try:
        check(state, seat, Mark(marks | touched))
    except IllegalMove as refusal:
        return refusal
    return None
