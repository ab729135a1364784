"""The validator of board files: what makes them playable (B40) and standard (B2, B5, B6)."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rollwright.core.files import Level, UnplayableFile
from rollwright.games.border.material import NAMES, RETIRED, shipped_board
from rollwright.testing.border.positions import BOARD_FILES
from tests.games.border.files import BOARD, MAP, changed, check_board, found
from tests.rules import rule


@rule("B4", "B5", "B40")
@pytest.mark.parametrize("name", NAMES + RETIRED)
def test_our_boards_are_standard(name: str) -> None:
    file = BOARD_FILES / (f"{name}.toml" if name in NAMES else f"retired/{name}.toml")
    checked = check_board(file.read_text(encoding="utf-8"))
    assert checked.faults == ()
    assert checked.standard
    assert checked.playable(name) == shipped_board(name)


UNPLAYABLE_BOARDS = {
    "a seventh colour": (changed(BOARD, ("orange =", "purple =")), "B2", "segments.purple", "file-colour-unknown"),
    "a space left out": (
        changed(BOARD, ("[73, 79, 80, 81, 74]", "[73, 79, 80, 81]")),
        "B40",
        "segments",
        "space-without-segment",
    ),
    "a space taken twice": (changed(BOARD, ("[62, 66]", "[62, 61]")), "B40", "segments.yellow[2]", "space-taken"),
    "a white space": (
        changed(BOARD, ("[82, 83, 84, 85]", "[82, 83, 84, 85], [75, 74]")),
        "B40",
        "segments.orange[4]",
        "space-taken",
    ),
    "a space off the map": (changed(BOARD, ("[62, 66]", "[62, 86]")), "B40", "segments.red[1]", "space-not-on-map"),
    "a negative space": (changed(BOARD, ("[62, 66]", "[62, -1]")), "B40", "segments.red[1]", "space-not-on-map"),
    "a segment of one space": (changed(BOARD, ("[62, 66]", "[62]")), "B5", "segments.red[1]", "segment-length"),
    "a segment of none": (changed(BOARD, ("[62, 66]", "[]")), "B5", "segments.red[1]", "segment-length"),
    "a segment of six": (
        changed(BOARD, ("[33, 41, 47, 52]", "[28, 33, 41, 47, 52, 58]")),
        "B5",
        "segments.red[3]",
        "segment-length",
    ),
    "a segment that repeats": (changed(BOARD, ("[62, 66]", "[62, 62]")), "B5", "segments.red[1]", "segment-length"),
    "a segment in two parts": (
        changed(BOARD, ("[62, 66], [42, 43, 44]", "[62, 42], [66, 43, 44]")),
        "B5",
        "segments.red[1]",
        "segment-not-connected",
    ),
    "segments of a wrong type": (changed(BOARD, ("[62, 66]", "62")), "B40", "segments.red", "key-of-wrong-type"),
}


@rule("B2", "B5", "B6", "B40")
@pytest.mark.parametrize("name", UNPLAYABLE_BOARDS)
def test_a_board_that_cannot_be_played_says_where_and_why(name: str) -> None:
    text, number, place, message = UNPLAYABLE_BOARDS[name]
    checked = check_board(text)
    assert checked.value is None
    assert (Level.FAULT, number, place, message) in found(checked)
    with pytest.raises(UnplayableFile) as caught:
        checked.playable("mine")
    assert caught.value.arguments == {"name": "mine", "count": len(checked.faults)}


@rule("B40")
@pytest.mark.parametrize(
    ("before", "after", "place", "message"),
    [
        ('name = "A-1"', "", "name", "key-missing"),
        ('map = "map.toml"', "", "map", "key-missing"),
        ('map = "map.toml"', "map = 1", "map", "key-of-wrong-type"),
        ("[segments]", "[segment]", "segments", "key-missing"),
        ("[segments]", "segments = 1\n[segment]", "segments", "key-of-wrong-type"),
    ],
)
def test_a_key_of_a_board_that_is_missing_or_of_a_wrong_type_is_named(
    before: str, after: str, place: str, message: str
) -> None:
    checked = check_board(changed(BOARD, (before, after)))
    assert checked.value is None
    assert found(checked) == [(Level.FAULT, "B40", place, message)]


@rule("B40")
def test_a_board_of_fewer_colours_is_playable() -> None:
    green = "[60, 53], [4, 0, 1], [38, 39, 45, 50], [5, 6, 9, 13, 14]"
    text = changed(BOARD, (f"green = [{green}]\n", ""), ("orange = [", f"orange = [{green}, "))
    checked = check_board(text)
    assert checked.value is not None
    assert [fault for fault in found(checked) if fault[0] is not Level.WARNING] == [
        (Level.DIFFERENCE, "B5", "segments.green", "not-the-four-segments"),
        (Level.DIFFERENCE, "B5", "segments.orange", "not-the-four-segments"),
    ]
    assert checked.faults[0].arguments == {"lengths": "0"}


@rule("B5")
def test_a_board_of_other_segments_is_not_standard() -> None:
    checked = check_board(
        changed(BOARD, ("[[62, 66], [42, 43, 44],", "[[62, 66], [42, 43], [44, 49],"), ("[49, 55,", "[55,"))
    )
    assert checked.value is not None
    assert not checked.standard
    assert found(checked)[:2] == [
        (Level.DIFFERENCE, "B5", "segments.red", "not-the-four-segments"),
        (Level.WARNING, "B5", "segments.red", "segments-touch"),
    ]
    assert checked.faults[0].arguments == {"lengths": "2 2 2 4 5"}


@rule("B5")
def test_two_segments_of_one_colour_that_touch_are_only_a_warning() -> None:
    # The yellow and the orange segment of four change places; orange then touches 35, which is orange as well.
    text = changed(
        BOARD,
        ("[36, 30, 25, 18]", "[82, 83, 84, 85]"),
        ("[63, 67, 70], [82, 83, 84, 85]", "[63, 67, 70], [36, 30, 25, 18]"),
    )
    checked = check_board(text)
    assert found(checked) == [(Level.WARNING, "B5", "segments.orange", "segments-touch")]
    assert checked.faults[0].arguments == {"one": 18, "other": 17}
    assert checked.standard


@rule("B40")
def test_what_the_map_does_not_keep_is_said_of_its_board_as_well() -> None:
    checked = check_board(BOARD, changed(MAP, ("value = 12", "value = 13")))
    assert checked.value is not None
    assert not checked.standard
    assert "values-not-standard" in [fault.message for fault in checked.faults]


@rule("B40")
def test_a_board_on_a_map_that_cannot_be_played_cannot_be_played() -> None:
    checked = check_board(BOARD, changed(MAP, ("white = [10, 75]", "white = []")))
    assert checked.value is None
    assert found(checked) == [(Level.FAULT, "B40", "map.toml: white", "no-white-space")]


@given(st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_no_change_of_a_board_file_raises(data: st.DataObject) -> None:
    number = data.draw(st.sampled_from([found.span() for found in re.finditer(r"\d+", BOARD)]))
    other = data.draw(st.sampled_from(["-1", "0", "1", "17", "86", "9999", "10000", "0.5", '"a"', "[]", "true", ""]))
    checked = check_board(BOARD[: number[0]] + other + BOARD[number[1] :])
    assert (checked.value is None) == any(fault.level is Level.FAULT for fault in checked.faults)
