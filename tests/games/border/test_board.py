"""Our map and our four boards (B2 to B7)."""

from dataclasses import replace

import pytest

from rollwright.core.game import Place
from rollwright.games import GAMES
from rollwright.games.border.board import Board, Hex, segment
from rollwright.games.border.colours import COLOURS, Colour
from rollwright.games.border.state import blank
from rollwright.games.material import all_shipped
from rollwright.testing.border.positions import board, ring, spaces
from tests.rules import rule

NAMES = ("1", "2", "3", "4")
every_board = pytest.mark.parametrize("name", NAMES)


@rule("B2")
def test_there_are_four_different_boards() -> None:
    assert GAMES["border"].sheet_names == NAMES
    boards = all_shipped("border")
    assert [one.name for one in boards] == list(NAMES)
    assert len({one.content_hash for one in boards}) == 4


@rule("B2")
def test_a_die_has_six_colours_and_no_joker() -> None:
    assert [colour.name for colour in COLOURS] == ["GREY", "GREEN", "BLUE", "RED", "YELLOW", "ORANGE"]


@rule("B3")
def test_a_space_belongs_to_the_border_of_one_two_or_three_areas() -> None:
    on = board().map
    assert {len(areas) for areas in on.areas_at} == {1, 2, 3}
    for space, areas in enumerate(on.areas_at):
        assert [number for number, area in enumerate(on.areas) if space in area.ring] == list(areas)
    assert [on.areas[number].id for number in on.areas_at[25]] == ["villa", "mill", "well"]


@rule("B6")
@every_board
def test_the_two_white_spaces_bear_a_cross_and_belong_to_no_segment(name: str) -> None:
    on = board(name)
    assert on.map.white == spaces("10 75")
    assert blank(on).crossed == on.map.white
    assert not on.map.white & on.segment_at.keys()
    assert not on.map.white & on.colour_at.keys()


@rule("B6")
def test_the_white_spaces_count_for_the_borders_that_they_belong_to() -> None:
    assert Place(10) in ring("mill")
    assert Place(75) in ring("harbour")


@rule("B7")
def test_every_area_has_its_two_values() -> None:
    values = [(area.id, area.value, area.low) for area in board().map.areas]
    assert values == [
        ("castle", 12, 6),
        ("town", 11, 5),
        ("forest", 10, 5),
        ("villa", 9, 4),
        ("harbour", 8, 4),
        ("mill", 7, 3),
        ("lake", 6, 3),
        ("tower", 5, 2),
        ("well", 4, 2),
    ]


@rule("B20")
def test_a_hexagon_has_six_neighbours_that_share_a_side_with_it() -> None:
    middle = Hex(3, 4)
    near = middle.neighbours()
    assert len(set(near)) == 6
    assert all(middle in other.neighbours() for other in near)
    # Unit distance between the centres: x = q + r / 2, y = r * sqrt(3) / 2.
    for other in near:
        q, r = other.q - middle.q, other.r - middle.r
        assert (q + r / 2) ** 2 + 3 / 4 * r**2 == 1


def test_the_spaces_of_a_colour_are_listed_in_order() -> None:
    assert board().spaces_of[Colour.GREY] == tuple(sorted(spaces("68 71 28 23 16 7 8 11 12 72 69 65 58 59")))
    for space, colour in board().colour_at.items():
        assert space in board().spaces_of[colour]


def test_the_content_hash_sees_no_names_and_no_order() -> None:
    one = board()
    turned = tuple(segment(number, each.colour, each.run[::-1]) for number, each in enumerate(one.segments[::-1]))
    on = replace(one.map, name="another", areas=one.map.areas[::-1])
    assert replace(one, name="another", segments=turned, map=on).content_hash == one.content_hash


def test_the_content_hash_sees_all_that_the_rules_can_see() -> None:
    one = board()
    castle, *others = one.map.areas
    changed: list[Board] = [
        replace(one, segments=one.segments[1:]),
        replace(one, segments=(replace(one.segments[0], colour=Colour.RED), *one.segments[1:])),
        replace(one, map=replace(one.map, white=spaces("10"))),
        replace(one, map=replace(one.map, hexes=(Hex(6, -1), *one.map.hexes[1:]))),
        replace(one, map=replace(one.map, areas=(replace(castle, value=13), *others))),
        replace(one, map=replace(one.map, areas=(replace(castle, low=7), *others))),
        replace(one, map=replace(one.map, areas=(replace(castle, id="palace"), *others))),
        replace(one, map=replace(one.map, areas=(replace(castle, ring=castle.ring[1:]), *others))),
    ]
    assert len({each.content_hash for each in (one, *changed)}) == len(changed) + 1
