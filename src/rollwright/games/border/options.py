"""The choices of a seat: every legal move, the targets, and the rule that forbids any other place."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import combinations

from rollwright.core.errors import IllegalMove
from rollwright.core.game import Options, Places, Target, touch
from rollwright.core.seats import Seat
from rollwright.games.border.board import Board, Space, Spaces
from rollwright.games.border.moves import Dice, Mark, Move, Reroll, colour_ids
from rollwright.games.border.rules import ROLLS, check, must_choose
from rollwright.games.border.scoring import points, points_of_one
from rollwright.games.border.state import Phase, State


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Rerolls, then marks; in both fewer first, then the lower colours or numbers."""
    if not must_choose(state, seat):
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
        for target in targets(state, seat, marks):
            if (more := marks | target.adds) not in seen:
                seen.add(more)
                heappush(queue, (len(more), sorted(more)))


def targets(state: State, seat: Seat, marks: Places = frozenset()) -> tuple[Target, ...]:
    """The targets after these marks, which must be legal themselves, with their points.

    That is the open spaces of a whole segment in the first action (B14), a single space in the second (B20).
    """
    if not must_choose(state, seat):
        return ()
    played, worth = state.boards[seat], state.worth
    board, crossed = played.board, played.crossed | marks
    if state.phase is Phase.FIRST_ACTION:
        segments = completable(board, crossed, dice_left(board, state.dice, marks))
        return tuple([Target(adds, points(board.map, crossed | adds, adds, worth)) for adds in segments])
    spaces: Iterable[Space]
    if state.leftover:
        spaces = reachable(board, crossed, dice_left(board, state.leftover, marks))
    else:  # B22
        spaces = [] if marks else reachable(board, crossed, state.dice)
    return tuple([touch(space, points_of_one(board.map, crossed, space, worth)) for space in spaces])


def options(state: State, seat: Seat, marks: Places = frozenset()) -> Options:
    """Reroll while a roll is left (B11), mark where something may be touched, pass always."""
    if not must_choose(state, seat):
        return Options((), 0, ())
    played, first = state.boards[seat], state.phase is Phase.FIRST_ACTION
    found = targets(state, seat, marks)
    moves = ["mark", "pass"] if marks or found else ["pass"]
    if first and state.rolls < ROLLS:
        moves.insert(0, "reroll")
    if first or state.leftover:
        dice = dice_left(played.board, state.dice if first else state.leftover, marks)
    else:  # B22
        dice = () if marks else state.dice
    score = points(played.board.map, played.crossed | marks, marks, state.worth) if marks else 0
    return Options(tuple(moves), score, colour_ids(dice), found)


def completable(board: Board, crossed: Spaces, dice: Dice) -> Iterator[Spaces]:
    """The open spaces of each segment that these dice can complete (B13 to B17)."""
    for colour in dict.fromkeys(dice):
        most = dice.count(colour)
        for segment in board.segments_of[colour]:
            still_open = segment.spaces - crossed
            if still_open and len(still_open) <= most:
                yield still_open


def reachable(board: Board, crossed: Spaces, dice: Dice) -> Iterator[Space]:
    """Each open space of these dice's colours next to a cross or a mark (B19, B20)."""
    spaces_of, neighbours = board.spaces_of, board.map.neighbours
    return (
        space
        for colour in dict.fromkeys(dice)
        for space in spaces_of[colour]
        if space not in crossed and not neighbours[space].isdisjoint(crossed)
    )


def dice_left(board: Board, dice: Dice, marks: Spaces) -> Dice:
    """The dice that these marks do not use (B13)."""
    if not marks:
        return dice
    left = list(dice)
    for space in marks:
        left.remove(board.colour_at[space])
    return tuple(left)


def why_not(state: State, seat: Seat, marks: Places, place: Space) -> IllegalMove | None:
    """The rule that forbids this space after these marks; in the first action its segment goes with it (B14)."""
    touched: Spaces = frozenset((place,))
    if place in marks:
        rule = "B13" if state.phase is Phase.FIRST_ACTION else "B19"
        return IllegalMove(rule, "already-marked", space=place)
    if state.phase is Phase.FIRST_ACTION and seat == state.active:
        played = state.boards[seat]
        if place not in played.crossed and place in played.board.segment_at:
            touched = played.board.segment_at[place].spaces - played.crossed
    try:
        check(state, seat, Mark(marks | touched))
    except IllegalMove as refusal:
        return refusal
    return None
