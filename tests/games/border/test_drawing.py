"""The Border as clients draw it."""

from dataclasses import replace

from rollwright.games.border.drawing import drawing, drawing_with, drawn_area
from rollwright.games.border.material import NAMES, RETIRED, board_named, shipped_board
from tests.rules import rule


@rule("B5")
def test_a_board_is_drawn_with_its_segments() -> None:
    for drawn, board in zip(drawing().boards, map(shipped_board, NAMES + RETIRED), strict=True):
        assert (drawn.name, drawn.hash) == (board.name, board.content_hash)
        assert {frozenset(places) for places in drawn.segments} == {segment.spaces for segment in board.segments}
        for places in drawn.segments:
            assert len({drawn.colours[place] for place in places}) == 1
        coloured = {place for place, colour in enumerate(drawn.colours) if colour is not None}
        assert {place for places in drawn.segments for place in places} == coloured


def test_other_boards_are_drawn_after_those_that_are_shipped() -> None:
    boards = drawing_with((board_named("7-2"),)).boards
    assert [board.name for board in boards] == [*NAMES, *RETIRED, "7-2"]
    assert boards[-1].hash == board_named("7-2").content_hash


def test_an_area_without_a_label_is_drawn_without_a_place_for_its_values() -> None:
    area = shipped_board("1").map.areas[0]
    assert (drawn_area(area).x, drawn_area(area).y) != (None, None)
    assert (drawn_area(replace(area, label=None)).x, drawn_area(replace(area, label=None)).y) == (None, None)
