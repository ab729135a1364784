"""The picture of a board: drawn for people, read back by tests."""

from dataclasses import replace

import pytest

from rollwright.core.errors import NotationError
from rollwright.games.border.board import Board, Hex
from rollwright.games.border.picture import cells, draw, read
from rollwright.testing.border.positions import board, random_game, spaces
from tests.rules import rule

BLANK_BOARD_4 = """\
                      g00 b01 b02 b03
                    g04             b05 y06
              r07 r08          9/4        y09
            +XX     o11 o12                 y13 y14 r15
      o16 o17             o18     a19 a20 a21         r22
    g23     o24     7/3     o25 a26             10/5    r27
  g28         o29         y30     y31                 o32
g33             o34 y35 y36   4/2   y37 a38 a39         o40
  g41       11/5          a42 a43 r44    5/2  a45     g46
    b47                 o48         r49         g50 g51
      b52         y53 o54     6/3     r55 g56 g57
        y58 y59 y60     o61 b62     r63         b64
      y65                     b66 b67     8/4     b68
        r69         12/6            b70             b71
          r72                     b73         a74 +XX
            r76 r77 r78             a79 a80 a81
                      g82 g83 g84 a85
"""


def unreadable(text: str) -> tuple[str, int, int]:
    """The message and the place of what cannot be read."""
    with pytest.raises(NotationError) as caught:
        read(board("4"), text)
    return caught.value.message, caught.value.line, caught.value.column


@rule("B6")
def test_a_blank_board_shows_every_space_where_its_hexagon_is() -> None:
    assert draw(board("4"), board("4").map.white) == BLANK_BOARD_4


def test_a_space_that_is_crossed_off_keeps_its_colour() -> None:
    picture = draw(board("4"), spaces("7 10 75"))
    assert picture == BLANK_BOARD_4.replace("r07", "rXX")


def test_a_picture_reads_back() -> None:
    assert read(board("4"), BLANK_BOARD_4) == spaces("10 75")
    assert read(board("4"), BLANK_BOARD_4.replace("r07", "rXX").replace("g00", "gXX")) == spaces("0 7 10 75")


@pytest.mark.parametrize("seed", range(3))
def test_every_board_of_a_game_reads_back(seed: int) -> None:
    for state in random_game(seed):
        for played in state.boards:
            assert read(played.board, draw(played.board, played.crossed)) == played.crossed


def test_the_values_of_the_areas_need_not_be_in_the_picture() -> None:
    without = BLANK_BOARD_4.replace("10/5", "    ").replace("9/4", "   ")
    assert read(board("4"), without) == spaces("10 75")


@pytest.mark.parametrize(
    ("before", "after", "line", "column"),
    [
        ("g00", "y00", 1, 23),
        ("r07", "r08", 3, 15),
        ("r07", "rxx", 3, 15),
        ("r07 ", "r0  ", 3, 15),
        ("+XX     o11", "+10     o11", 4, 13),
        ("+XX     o11", "aXX     o11", 4, 13),
        ("\n                      g82 g83 g84 a85\n", "\n", 17, 23),
        (" a85\n", "\n", 17, 35),
    ],
)
def test_a_picture_of_another_board_says_where_it_differs(before: str, after: str, line: int, column: int) -> None:
    assert BLANK_BOARD_4.count(before) == 1
    assert unreadable(BLANK_BOARD_4.replace(before, after)) == ("picture-space", line, column)


def test_an_empty_text_is_no_picture() -> None:
    assert unreadable("") == ("picture-space", 1, 23)


def test_an_area_without_a_place_for_its_value_is_drawn_without_it() -> None:
    one = board("4")
    areas = tuple(replace(area, label=None) for area in one.map.areas)
    picture = draw(replace(one, map=replace(one.map, areas=areas)), one.map.white)
    assert "/" not in picture
    assert read(one, picture) == one.map.white


def test_the_cells_say_which_space_or_area_they_show() -> None:
    shown = list(cells(board("4"), frozenset()))
    assert [cell.space for cell in shown if cell.area is None] == list(range(86))
    assert [cell.text for cell in shown if cell.area] == [f"{a.value}/{a.low}" for a in board("4").map.areas]


def test_a_map_that_lies_anywhere_and_has_lines_without_spaces_is_drawn_from_its_own_corner() -> None:
    on = replace(board().map, hexes=(Hex(-5, -7), Hex(-6, -5)), areas=(), white=spaces("0 1"))
    assert draw(Board("tiny", on, ()), spaces("0 1")) == "+X\n\n+X\n"


def test_a_map_of_three_digits_reads_back() -> None:
    hexes = tuple(Hex(number, 0) for number in range(101))
    on = Board("long", replace(board().map, hexes=hexes, areas=(), white=spaces("100")), ())
    assert draw(on, spaces("3 100")).startswith("+000  +001  +002  +XXX  +004")
    assert read(on, draw(on, spaces("3 100"))) == spaces("3 100")
