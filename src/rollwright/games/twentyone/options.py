"""The choices of a seat: every legal move, the targets, and the rule that forbids any other place."""

from collections.abc import Iterator
from itertools import combinations

from rollwright.core.errors import IllegalMove
from rollwright.core.game import Options, Place, Places, Target, touch
from rollwright.core.seats import Points, Seat
from rollwright.games.twentyone.moves import Again, Keep, Mark, Move
from rollwright.games.twentyone.rules import check, must_choose
from rollwright.games.twentyone.scoring import BONUS, hits
from rollwright.games.twentyone.sheet import CROSS_OFF, Pips, Sheet, place_of, row_and_colour
from rollwright.games.twentyone.state import Phase, PlayedSheet, State, current_row


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Again and keep; or marks, fewer boxes first, then the lower places, the cross-off last of the single ones."""
    if not must_choose(state, seat):
        return
    if state.phase is Phase.AGAIN:
        yield Again()
        yield Keep()
        return
    played = state.sheets[seat]
    boxes = fitting(state, played, current_row(state, played))
    yield from (Mark(frozenset((place,))) for place in (*boxes, CROSS_OFF))
    for count in range(2, len(boxes) + 1):
        yield from (Mark(frozenset(chosen)) for chosen in combinations(boxes, count))


def targets(state: State, seat: Seat, marks: Places = frozenset()) -> tuple[Target, ...]:
    """The targets after these marks, which must be legal themselves, with the points that they add to the row."""
    if state.phase is not Phase.MARK or not must_choose(state, seat) or CROSS_OFF in marks:
        return ()
    played = state.sheets[seat]
    row = current_row(state, played)
    hits_so_far = row_hits(state, played, row, marks)
    found = []
    for place in fitting(state, played, row):
        if place not in marks:
            _, colour = row_and_colour(place)
            found.append(touch(place, points(state.dice[colour], played.sheet.most[row][colour], hits_so_far)))
    if not marks:
        found.append(touch(CROSS_OFF, 0))
    return tuple(found)


def options(state: State, seat: Seat, marks: Places = frozenset()) -> Options:
    """Again or keep (T10), or a mark, which every player has to make (T18)."""
    if not must_choose(state, seat):
        return Options((), 0, ())
    if state.phase is Phase.AGAIN:
        return Options(("again", "keep"), 0, ())
    played = state.sheets[seat]
    row = current_row(state, played)
    found = targets(state, seat, marks)
    left = tuple([row_and_colour(place)[1].id for one in found for place in one.adds if place != CROSS_OFF])
    entered = marks - {CROSS_OFF}
    if not entered:
        return Options(("mark",), 0, left, found)
    numbers = sum(state.dice[row_and_colour(place)[1]] for place in entered)
    rise = BONUS[row_hits(state, played, row, entered)] - BONUS[row_hits(state, played, row, frozenset())]
    return Options(("mark",), numbers + rise, left, found)


def fitting(state: State, played: PlayedSheet, row: int) -> list[Place]:
    """The free boxes of the current row whose die is not too high (T14)."""
    entries, columns, most = played.rows[row], played.sheet.column[row], played.sheet.most[row]
    return [
        place_of(row, colour)
        for colour, number in enumerate(state.dice)
        if number <= most[colour] and entries[columns[colour]] is None
    ]


def is_hit(state: State, sheet: Sheet, place: Place) -> bool:
    """Whether the die equals the number of its box (T16)."""
    row, colour = row_and_colour(place)
    return state.dice[colour] == sheet.most[row][colour]


def row_hits(state: State, played: PlayedSheet, row: int, marks: Places) -> int:
    """The hits of the current row, these marks included."""
    marked = sum([is_hit(state, played.sheet, place) for place in marks])
    return hits(played.sheet.numbers[row], played.rows[row]) + marked


def points(number: Pips, of_box: Pips, hits_so_far: int) -> Points:
    """The points that a number adds to the current row: itself, and for a hit the rise of the bonus (T16, T20)."""
    return number + BONUS[hits_so_far + 1] - BONUS[hits_so_far] if number == of_box else number


def why_not(state: State, seat: Seat, marks: Places, place: Place) -> IllegalMove | None:
    """The rule that forbids this place after these marks."""
    if place in marks:
        return IllegalMove("T14", "already-marked-box")
    try:
        check(state, seat, Mark(marks | {place}))
    except IllegalMove as refusal:
        return refusal
    return None
