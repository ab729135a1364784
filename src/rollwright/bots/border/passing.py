"""When levels 3 to 5 may pass although they could cross off a space."""

from collections.abc import Callable
from typing import TypeVar

from rollwright.core.seats import Seat
from rollwright.games.border.board import Spaces
from rollwright.games.border.rules import AREAS_TO_END, IDLE_ROUNDS_TO_END
from rollwright.games.border.scoring import cross_off, outcome
from rollwright.games.border.state import BorderEnd, Phase, PlayedBoard, State

Item = TypeVar("Item")


def is_losing_by_idle_rounds(state: State, seat: Seat) -> bool:
    """Return whether idle rounds are being counted (B32) and the seat would not win if they ended the game."""
    crossed_off = state.phase is Phase.SECOND_ACTION and state.leftover != state.dice
    return bool(state.idle_rounds) and not crossed_off and not wins(state.boards, seat)


def must_mark_now(state: State, seat: Seat) -> bool:
    """Return whether the seat loses in this round unless a space is crossed off, so that it must not roll again."""
    return state.idle_rounds == IDLE_ROUNDS_TO_END - 1 and is_losing_by_idle_rounds(state, seat)


def without_lost_endings(state: State, seat: Seat, marks: list[Item], spaces: Callable[[Item], Spaces]) -> list[Item]:
    """Return the marks that a seat may choose: all of them, unless it is losing by idle rounds.

    Then it does not pass, and before the last idle round it does not complete a sixth area that loses either (B29).
    """
    if not is_losing_by_idle_rounds(state, seat):
        return marks
    last_round = must_mark_now(state, seat)
    return [mark for mark in marks if spaces(mark) and (last_round or not ends_lost(state, seat, spaces(mark)))]


def ends_lost(state: State, seat: Seat, spaces: Spaces) -> bool:
    """Return whether crossing off these spaces ends the game and the seat does not win it."""
    boards = list(state.boards)
    boards[seat] = cross_off(boards[seat], spaces, state.worth)
    return boards[seat].areas_completed >= AREAS_TO_END and not wins(tuple(boards), seat)


def wins(boards: tuple[PlayedBoard, ...], seat: Seat) -> bool:
    """Return whether the seat is among the winners if the game ends with these boards (B31)."""
    return seat in outcome(boards, BorderEnd.NOTHING_CROSSED_OFF).winners
