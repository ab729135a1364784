"""The validator of map files: what makes them playable (B40) and standard (B3 to B7); what is no file at all."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rollwright.core.files import LONGEST_FILE, Level
from rollwright.games.border.check import check_map_file
from tests.games.border.files import (
    BOARD,
    BUMP,
    LAST_SPACE,
    MAP,
    VILLA,
    WELL,
    changed,
    check_board,
    found,
    well_ringed_by,
)
from tests.rules import rule


@rule("B40")
def test_our_map_is_standard() -> None:
    checked = check_map_file(MAP)
    assert checked.faults == ()
    assert checked.standard


UNPLAYABLE_MAPS = {
    "a space of three numbers": (
        changed(MAP, ("[6, 0], [7, 0]", "[6, 0], [7, 0, 1]")),
        "B40",
        "spaces[1]",
        "hex-of-two-numbers",
    ),
    "two spaces on one hexagon": (changed(MAP, ("[6, 0], [7, 0]", "[6, 0], [6, 0]")), "B40", "spaces", "hex-twice"),
    "no white space": (changed(MAP, ("white = [10, 75]", "white = []")), "B40", "white", "no-white-space"),
    "a white space off the map": (changed(MAP, ("[10, 75]", "[10, 86]")), "B40", "white", "space-not-on-map"),
    "a negative white space": (changed(MAP, ("[10, 75]", "[10, -1]")), "B40", "white", "space-not-on-map"),
    "eight areas": (MAP[: MAP.rindex("[[area]]")], "B40", "area", "not-nine-areas"),
    "ten areas": (MAP + MAP[MAP.rindex("[[area]]") :].replace("well", "spring"), "B40", "area", "not-nine-areas"),
    "two areas of one name": (changed(MAP, ('"tower"', '"well"')), "B40", "area", "same-area-twice"),
    "a low value of nothing": (
        changed(MAP, ("value = 12\nlow = 6", "value = 12\nlow = 0")),
        "B40",
        "area[1].value",
        "values-of-area",
    ),
    "a low value above the higher": (
        changed(MAP, ("value = 12\nlow = 6", "value = 12\nlow = 13")),
        "B40",
        "area[1].value",
        "values-of-area",
    ),
    "a ring off the map": (
        well_ringed_by("25, 26, 31, 37, 44, 43, 42, 36, 86"),
        "B40",
        "area[9].ring",
        "space-not-on-map",
    ),
    "a ring that repeats": (
        well_ringed_by("25, 26, 31, 37, 44, 43, 42, 36, 30, 25, 30"),
        "B3",
        "area[9].ring",
        "ring-repeats",
    ),
    "a ring with a gap": (well_ringed_by("25, 26, 31, 37, 44, 43, 42, 36"), "B3", "area[9].ring", "ring-open"),
    "a ring of one space": (well_ringed_by("25"), "B3", "area[9].ring", "ring-open"),
    "a ring around nothing": (well_ringed_by("25, 30"), "B3", "area[9].ring", "ring-empty"),
    "a ring around border spaces": (
        well_ringed_by("7, 8, 11, 12, 18, 25, 26, 31, 37, 44, 43, 42, 36, 35, 34, 29, 24, 17, 10"),
        "B3",
        "area[9].ring",
        "ring-around-border",
    ),
    "a ring with a bump": (
        changed(MAP, (LAST_SPACE, BUMP), (VILLA, "ring = [0, 86, 1, 2, 3,")),
        "B3",
        "area[4].ring",
        "ring-thick",
    ),
}


@rule("B3", "B40")
@pytest.mark.parametrize("name", UNPLAYABLE_MAPS)
def test_a_map_that_cannot_be_played_says_where_and_why(name: str) -> None:
    text, number, place, message = UNPLAYABLE_MAPS[name]
    checked = check_map_file(text)
    assert checked.value is None
    assert not checked.standard
    assert (Level.FAULT, number, place, message) in found(checked)


@rule("B40")
def test_a_map_of_too_many_spaces_is_not_even_tried() -> None:
    spaces = ", ".join(f"[{number}, 0]" for number in range(1_001))
    text = re.sub(r"spaces = \[.*?\n\]", f"spaces = [{spaces}]", MAP, flags=re.DOTALL)
    assert found(check_map_file(text)) == [(Level.FAULT, "B40", "spaces", "too-many-spaces")]


@rule("B3", "B40")
def test_a_ring_of_no_spaces_is_a_fault() -> None:
    assert [fault.place for fault in check_map_file(well_ringed_by("")).faults] == ["area[9].ring"]


@rule("B40")
@pytest.mark.parametrize(
    ("before", "after", "place", "message"),
    [
        ('name = "rollwright"', "", "name", "key-missing"),
        ('name = "rollwright"', "name = 7", "name", "key-of-wrong-type"),
        ('name = "rollwright"', 'name = ""', "name", "key-of-wrong-type"),
        ("white = [10, 75]", "", "white", "key-missing"),
        ("[6, 0], [7, 0]", "[6, 0], 7", "spaces", "key-of-wrong-type"),
        ('id = "castle"', "", "area[1].id", "key-missing"),
        ("value = 12", "", "area[1].value", "key-missing"),
        ("value = 12", 'value = "12"', "area[1].value", "key-of-wrong-type"),
        ("low = 6", "low = 6.0", "area[1].low", "key-of-wrong-type"),
        (WELL, "ring = 25", "area[9].ring", "key-of-wrong-type"),
        ("label = [8.0, 5.774]", "label = [8.0]", "area[9].label", "key-of-wrong-type"),
        ("label = [8.0, 5.774]", "label = [nan, 5.774]", "area[9].label", "key-of-wrong-type"),
    ],
)
def test_a_key_of_a_map_that_is_missing_or_of_a_wrong_type_is_named(
    before: str, after: str, place: str, message: str
) -> None:
    checked = check_map_file(changed(MAP, (before, after)))
    assert checked.value is None
    assert found(checked) == [(Level.FAULT, "B40", place, message)]


@rule("B40")
def test_areas_that_are_no_tables_are_a_fault() -> None:
    text = MAP[: MAP.index("[[area]]")] + "area = [1, 2]\n"
    assert found(check_map_file(text)) == [(Level.FAULT, "B40", "area", "key-of-wrong-type")]


@rule("B40")
def test_the_place_of_an_areas_value_may_be_left_out() -> None:
    checked = check_map_file(re.sub(r"label = .*", "", MAP))
    assert checked.standard
    assert checked.value is not None
    assert [area.label for area in checked.value.areas] == [None] * 9


OTHER_MAPS = {
    "an 87th space": (changed(MAP, (LAST_SPACE, BUMP)), "B5", "spaces", "not-86-spaces"),
    "a space of no area": (changed(MAP, (LAST_SPACE, BUMP)), "B3", "spaces[86]", "space-of-no-area"),
    "one white space": (changed(MAP, ("[10, 75]", "[10]")), "B6", "white", "not-two-white"),
    "three white spaces": (changed(MAP, ("[10, 75]", "[10, 75, 76]")), "B6", "white", "not-two-white"),
    "white at the upper right": (changed(MAP, ("[10, 75]", "[15, 75]")), "B6", "white", "white-not-in-its-corner"),
    "white at the lower left": (changed(MAP, ("[10, 75]", "[10, 76]")), "B6", "white", "white-not-in-its-corner"),
    "both white at the top": (changed(MAP, ("[10, 75]", "[10, 15]")), "B6", "white", "white-not-in-its-corner"),
    "other values": (changed(MAP, ("value = 12", "value = 13")), "B7", "area", "values-not-standard"),
    "half rounded up": (
        changed(MAP, ("value = 11\nlow = 5", "value = 11\nlow = 6")),
        "B7",
        "area[2].low",
        "low-not-half",
    ),
    "a villa of 8": (
        changed(MAP, ('"villa"\nvalue = 9', '"villa"\nvalue = 8'), ('"harbour"\nvalue = 8', '"harbour"\nvalue = 9')),
        "B7",
        "area",
        "value-of-area-not-standard",
    ),
    "a well of 5": (
        changed(MAP, ('"well"\nvalue = 4', '"well"\nvalue = 5'), ('"tower"\nvalue = 5', '"tower"\nvalue = 4')),
        "B7",
        "area",
        "value-of-area-not-standard",
    ),
    "a villa that is not at the top": (
        changed(MAP, ('"villa"', '"VILLA"'), ('"mill"', '"villa"')),
        "B7",
        "area",
        "villa-not-at-top",
    ),
    "a larger area that is worth less": (
        changed(MAP, ('"castle"\nvalue = 12', '"castle"\nvalue = 11'), ('"town"\nvalue = 11', '"town"\nvalue = 12')),
        "B7",
        "area",
        "larger-worth-less",
    ),
}


@rule("B3", "B5", "B6", "B7", "B40")
@pytest.mark.parametrize("name", OTHER_MAPS)
def test_a_map_that_keeps_other_numbers_is_playable_but_not_standard(name: str) -> None:
    text, number, place, message = OTHER_MAPS[name]
    checked = check_map_file(text)
    assert checked.value is not None
    assert not checked.standard
    assert (Level.DIFFERENCE, number, place, message) in found(checked)


@rule("B7")
def test_a_name_of_an_area_that_is_not_ours_is_only_a_warning() -> None:
    checked = check_map_file(changed(MAP, ('"castle"', '"palace"')))
    assert found(checked) == [(Level.WARNING, "B7", "area[1].id", "name-of-area-not-ours")]
    assert checked.standard


NO_TOML = {
    "no TOML": "spaces = [",
    "nested too deeply": "spaces = " + "{a=" * 50_000,
    "a date that is none": "spaces = 2024-13-45",
}


@pytest.mark.parametrize("name", NO_TOML)
def test_what_is_no_toml_is_a_fault(name: str) -> None:
    for checked in (check_map_file(NO_TOML[name]), check_board(NO_TOML[name])):
        assert checked.value is None
        assert found(checked)[0] == (Level.FAULT, "B40", "", "file-not-toml")


def test_a_fault_of_the_map_says_that_it_stands_in_the_map() -> None:
    checked = check_board(BOARD, NO_TOML["no TOML"])
    assert checked.value is None
    assert found(checked)[0] == (Level.FAULT, "B40", "map.toml", "file-not-toml")


def test_a_key_of_too_many_parts_is_not_read() -> None:
    checked = check_map_file("a." * 50_000 + "a = 1")
    assert found(checked)[0] == (Level.FAULT, "B40", "", "file-line-too-deep")


def test_a_name_with_a_line_break_is_a_fault() -> None:
    checked = check_map_file(changed(MAP, ('name = "rollwright"', 'name = "two\\nlines"')))
    assert found(checked)[0] == (Level.FAULT, "B40", "name", "key-of-wrong-type")


def test_a_file_that_is_too_long_is_not_read() -> None:
    for text in ("#" * (LONGEST_FILE + 1), MAP + "#" * LONGEST_FILE):
        checked = check_map_file(text)
        assert checked.value is None
        assert found(checked)[0] == (Level.FAULT, "B40", "", "file-too-long")


@given(st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_no_change_of_a_map_file_raises(data: st.DataObject) -> None:
    number = data.draw(st.sampled_from([found.span() for found in re.finditer(r"-?\d+", MAP)]))
    other = data.draw(st.sampled_from(["-1", "0", "1", "17", "86", "9999", "10000", "0.5", '"a"', "[]", "true", ""]))
    checked = check_map_file(MAP[: number[0]] + other + MAP[number[1] :])
    assert (checked.value is None) == any(fault.level is Level.FAULT for fault in checked.faults)


@rule("B3")
def test_two_areas_may_not_enclose_the_same_land() -> None:
    tower = re.findall(r"ring = (.*)", MAP)[7]
    checked = check_map_file(well_ringed_by(tower.strip("[]")))
    assert (Level.FAULT, "B3", "area", "areas-overlap") in found(checked)


@rule("B40")
def test_an_area_that_is_white_all_around_cannot_be_played() -> None:
    well = re.findall(r"ring = \[(.*)\]", MAP)[8]
    checked = check_map_file(changed(MAP, ("white = [10, 75]", f"white = [{well}]")))
    assert (Level.FAULT, "B40", "area[9].ring", "ring-all-white") in found(checked)


@rule("B40")
def test_a_label_lies_inside_its_area() -> None:
    checked = check_map_file(changed(MAP, ("label = [5.5, 11.258]", "label = [5.5, 9000.0]")))
    assert found(checked) == [(Level.FAULT, "B40", "area[1].label", "label-outside")]


@rule("B7")
def test_a_standard_map_has_a_villa_and_a_well() -> None:
    checked = check_map_file(changed(MAP, ('"villa"', '"house"')))
    assert (Level.DIFFERENCE, "B7", "area", "value-of-area-not-standard") in found(checked)


@rule("B4")
def test_areas_listed_in_another_order_make_the_same_map() -> None:
    first, *areas = MAP.split("[[area]]")
    turned = "[[area]]".join([first, *(f"{area.rstrip()}\n\n" for area in reversed(areas))])
    assert check_map_file(turned).value == check_map_file(MAP).value
