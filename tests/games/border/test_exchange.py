"""Exchanging colours keeps a game of The Border, apart from the names of the colours."""

from random import Random

import pytest

from rollwright.core.deal import Setup
from rollwright.games.border.board import Board
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.exchange import (
    exchanged,
    exchanged_dice,
    exchanged_move,
    inverse,
    own_order,
    recoloured,
)
from rollwright.games.border.game import Border
from rollwright.games.border.generator import NEXT_COLOUR
from rollwright.games.border.material import NAMES, shipped_board
from rollwright.games.border.moves import Mark, Reroll, sorted_dice
from rollwright.games.material import all_shipped
from rollwright.testing.walks import walk

A, B, C, D, E, F = COLOURS
NEXT = tuple(NEXT_COLOUR[colour] for colour in COLOURS)
FIRST = shipped_board("1")


def lacking(colour: int) -> Board:
    """A board without the segments of a colour."""
    return Board("five colours", FIRST.map, tuple(one for one in FIRST.segments if one.colour != colour))


@pytest.mark.parametrize("name", NAMES)
def test_in_its_own_order_a_board_has_the_lowest_spaces_of_the_colours_in_order(name: str) -> None:
    own = recoloured(shipped_board(name), own_order([shipped_board(name)]))
    firsts = [own.spaces_of[colour][0] for colour in COLOURS]
    assert firsts == sorted(firsts)


def test_a_colour_that_a_board_lacks_is_the_last_one() -> None:
    assert own_order([lacking(C)])[C] is F


def test_the_next_board_orders_the_colours_that_the_first_one_lacks() -> None:
    neither = Board("four colours", FIRST.map, tuple(one for one in FIRST.segments if one.colour not in {C, D}))
    of_the_next = own_order([FIRST])
    order = own_order([neither, FIRST])
    assert {order[C], order[D]} == {E, F}
    assert (order[C] < order[D]) == (of_the_next[C] < of_the_next[D])


def test_the_inverse_undoes_an_exchange() -> None:
    there = recoloured(FIRST, NEXT)
    assert there.content_hash != FIRST.content_hash
    assert recoloured(there, inverse(NEXT)).content_hash == FIRST.content_hash


def test_segments_are_numbered_by_colour_and_place() -> None:
    segments = recoloured(FIRST, NEXT).segments
    assert [one.number for one in segments] == list(range(len(segments)))
    assert [(one.colour, min(one.spaces)) for one in segments] == sorted(
        (one.colour, min(one.spaces)) for one in segments
    )


def test_dice_and_rerolls_have_the_new_colours_and_stay_sorted() -> None:
    dice = (A, A, D, F)
    assert exchanged_dice(dice, NEXT) == sorted_dice(NEXT[die] for die in dice)
    assert exchanged_move(Reroll(dice), NEXT) == Reroll(exchanged_dice(dice, NEXT))


def test_a_mark_has_no_colours() -> None:
    mark = Mark(FIRST.segments[0].spaces)
    assert exchanged_move(mark, NEXT) is mark


def test_a_position_keeps_everything_but_the_colours() -> None:
    game = Border()
    for state, _ in walk(game, Setup(3, all_shipped("border")), Random(1)):
        twin = exchanged(state, NEXT)
        assert [board.spaces_of[NEXT[A]] for board in (played.board for played in twin.boards)] == [
            board.spaces_of[A] for board in (played.board for played in state.boards)
        ]
        assert exchanged(twin, inverse(NEXT)).dice == state.dice
        assert (twin.round, twin.phase, twin.active) == (state.round, state.phase, state.active)
