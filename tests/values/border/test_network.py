"""Each position is judged by the network that knows its boards best."""

from dataclasses import replace

import pytest

from rollwright.games.border.board import Board
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.material import NAMES, board_set, shipped_board
from rollwright.values.border.network import MORE_SEATS, TWO_SEATS, layers_for, shipped_layers

SHIPPED = tuple(shipped_board(name) for name in NAMES)


def with_other_colours(board: Board) -> Board:
    segments = tuple(
        replace(segment, colour=COLOURS[(segment.colour + 1) % len(COLOURS)]) for segment in board.segments
    )
    return Board(board.name, board.map, segments)


@pytest.mark.parametrize("boards", [SHIPPED, tuple(with_other_colours(board) for board in SHIPPED)])
def test_the_shipped_boards_have_their_own_network_whatever_their_colours_are_called(boards: tuple[Board, ...]) -> None:
    assert layers_for(boards) is layers_for(boards[:3]) is shipped_layers(MORE_SEATS)
    assert layers_for(boards[:2]) is shipped_layers(TWO_SEATS)


@pytest.mark.parametrize("boards", [board_set(7), (SHIPPED[0], board_set(7)[0])])
def test_other_boards_are_judged_by_the_general_network(boards: tuple[Board, ...]) -> None:
    assert layers_for(boards) is shipped_layers()
