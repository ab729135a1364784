"""When an area is complete and what it is worth (B25 to B28, B30, B31)."""

from collections.abc import Sequence
from typing import TypeAlias

from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points, all_seats
from rollwright.games.border.board import Map, Space, Spaces
from rollwright.games.border.state import BorderEnd, BorderTieBreak, PlayedBoard

Worth: TypeAlias = tuple[Points, ...]
"""The points for completing each area at this moment."""


def worth_now(boards: Sequence[PlayedBoard]) -> Worth:
    """The higher value of an area until a player has scored it, then the lower one (B26, B27).

    Taken before an action, it holds for everyone in that action: those who are first together all score the
    higher value (B28).
    """
    on = boards[0].board.map
    return tuple(
        area.value if all(played.scored[number] is None for played in boards) else area.low
        for number, area in enumerate(on.areas)
    )


def worth_after(worth: Worth, before: Sequence[PlayedBoard], after: Sequence[PlayedBoard]) -> Worth:
    """The value of `worth` after an action; in most actions no player scores."""
    no_score = [played.scored for played in after] == [played.scored for played in before]
    return worth if no_score else worth_now(after)


def newly_complete(on: Map, crossed: Spaces, added: Spaces) -> set[int]:
    """The areas that `added` completes when `crossed` has it all (B25)."""
    return {number for space in added for number, others in on.rest_of_border[space] if others <= crossed}


def points(on: Map, crossed: Spaces, added: Spaces, worth: Worth) -> Points:
    """The points of `added`, which `crossed` includes (B25 to B27)."""
    return sum([worth[number] for number in newly_complete(on, crossed, added)])


def points_of_one(on: Map, crossed: Spaces, space: Space, worth: Worth) -> Points:
    """The points of this single space; the same as `points`, without making a set per space."""
    scored = 0
    for number, others in on.rest_of_border[space]:
        if others <= crossed:
            scored += worth[number]
    return scored


def cross_off(played: PlayedBoard, spaces: Spaces, worth: Worth) -> PlayedBoard:
    """The board with these spaces crossed off and the areas scored that this completes."""
    if not spaces:
        return played
    crossed = played.crossed | spaces
    complete = newly_complete(played.board.map, crossed, spaces)
    if not complete:
        return PlayedBoard(played.board, crossed, played.scored)
    scored = list(played.scored)
    for number in complete:
        scored[number] = worth[number]
    return PlayedBoard(played.board, crossed, tuple(scored))


def outcome(boards: Sequence[PlayedBoard], reason: BorderEnd) -> Outcome:
    """The outcome with the winners (B31)."""
    points = scores(boards, len(boards))
    winners = [seat for seat in all_seats(len(boards)) if points[seat] == max(points)]
    tie_break = None
    if len(winners) > 1:
        tied = len(winners)
        best = max(most_valuable(boards[seat]) for seat in winners)
        winners = [seat for seat in winners if most_valuable(boards[seat]) == best]
        if len(winners) == tied:
            tie_break = BorderTieBreak.SHARED
        elif len(winners) > 1:
            tie_break = BorderTieBreak.MOST_VALUABLE_AREA_SHARED
        else:
            tie_break = BorderTieBreak.MOST_VALUABLE_AREA
    return Outcome(reason, points, tuple(winners), tie_break)


def most_valuable(played: PlayedBoard) -> Points:
    """The highest value that was actually scored for a single area (B31)."""
    return max((points for points in played.scored if points is not None), default=0)


def scores(boards: Sequence[PlayedBoard], seats: int) -> tuple[Points, ...]:
    """The points of every seat; 0 before the boards are dealt."""
    return tuple(played.score for played in boards) or (0,) * seats
