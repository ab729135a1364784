"""Sets of boards that are made from a number: standard boards, and equally good."""

from itertools import pairwise
from random import Random

import pytest

from rollwright.core.deal import Setup
from rollwright.core.events import Event, Play, Roll
from rollwright.core.nodes import seats_to_choose
from rollwright.core.seats import Seat
from rollwright.games.border.board import Board
from rollwright.games.border.check import check_board_file
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.exchange import exchanged_move
from rollwright.games.border.game import Border
from rollwright.games.border.generator import NEXT_COLOUR, make_boards
from rollwright.games.border.material import NAMES, shipped_board, shipped_map
from rollwright.games.border.state import State
from rollwright.games.border.view import BorderView
from rollwright.testing.walks import walk
from tests.rules import rule

MAP = shipped_board("1").map
BORDER = Border()
NEXT = tuple(NEXT_COLOUR[colour] for colour in COLOURS)


GIVEN_UP = 2309
"""A set whose first arrangement finds no colours within the limit of steps, so that another is tried."""


@rule("B5", "B40")
@pytest.mark.parametrize("number", [*range(25), GIVEN_UP])
def test_every_board_of_a_set_is_standard_and_its_file_reads_back(number: int) -> None:
    for board in make_boards(MAP, number):
        checked = check_board_file(BORDER.sheet_file(board), lambda _: shipped_map())
        assert checked.faults == ()
        assert checked.value == board


def test_a_number_means_the_same_boards_everywhere() -> None:
    assert [board.name for board in make_boards(MAP, 7)] == ["7-1", "7-2", "7-3", "7-4"]
    assert make_boards(MAP, 7)[0].content_hash.startswith("a1525a4baad37911")
    assert len({board.content_hash for number in range(10) for board in make_boards(MAP, number)}) == 40


@rule("B4")
def test_our_boards_are_one_arrangement_in_four_colourings() -> None:
    are_one_arrangement_in_four_colourings(tuple(map(shipped_board, NAMES)))


@rule("B4")
def test_a_set_is_one_arrangement_in_four_colourings() -> None:
    are_one_arrangement_in_four_colourings(make_boards(MAP, 3))


def are_one_arrangement_in_four_colourings(boards: tuple[Board, ...]) -> None:
    for one, following in pairwise((*boards, boards[0])):
        assert {(NEXT_COLOUR[s.colour], s.spaces) for s in one.segments} == {
            (s.colour, s.spaces) for s in following.segments
        }
    for colour in COLOURS:
        assert NEXT_COLOUR[colour] != colour


# Why the boards of a set are equally good: exchanging the colours turns every game into an equally likely one in which
# each player has the next board (docs/balance.md).


def next_boards(boards: tuple[Board, ...]) -> tuple[Board, ...]:
    """Each board's successor in the set."""
    made = make_boards(MAP, 11)
    return tuple(made[(made.index(board) + 1) % len(made)] for board in boards)


def next_event(event: Event) -> Event:
    """The event with its colours exchanged; the deal and marks have no colours."""
    match event:
        case Roll(faces) if faces:
            return Roll(tuple(NEXT_COLOUR[COLOURS[face]] for face in faces))
        case Play(seat, move):
            return Play(seat, exchanged_move(move, NEXT))
        case _:
            return event


def without_colours(view: BorderView) -> dict[str, object]:
    """The parts of a view that have no colour."""
    boards = [(board.crossed, board.areas, board.score) for board in view.seats]
    return {"phase": view.phase, "round": view.round, "active": view.active, "worth": view.worth, "boards": boards}


def exchanged(colours: tuple[str, ...]) -> list[str]:
    names = {colour.id: following.id for colour, following in NEXT_COLOUR.items()}
    return sorted(names[colour] for colour in colours)


@rule("B2", "B4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exchanging_the_colours_turns_a_game_into_one_on_the_next_boards(seats: int) -> None:
    rng = Random(seats)
    boards = tuple(rng.sample(make_boards(MAP, 11), seats))
    here = Setup(seats, boards, as_listed=True, first=Seat(rng.randrange(seats)))
    there = Setup(seats, next_boards(boards), as_listed=True, first=here.first)
    twin: State = BORDER.start(there)
    for state, event in walk(BORDER, here, rng):
        view, twin_view = BORDER.view(state), BORDER.view(twin)
        assert without_colours(view) == without_colours(twin_view)
        assert exchanged(view.dice) == sorted(twin_view.dice)
        assert exchanged(view.leftover) == sorted(twin_view.leftover)
        assert BORDER.outcome(state) == BORDER.outcome(twin)
        for seat in seats_to_choose(BORDER.node(state)):
            moves = {exchanged_move(move, NEXT) for move in BORDER.legal_moves(state, seat)}
            assert moves == set(BORDER.legal_moves(twin, seat))
        if event is not None:
            twin = BORDER.apply(twin, next_event(event))
