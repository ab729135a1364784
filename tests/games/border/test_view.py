"""The public view: all of the state, for everyone (B33)."""

from dataclasses import replace

from rollwright.games.border.view import BorderView
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    SECOND,
    a_round,
    crossed,
    opened,
    play,
    ring,
    rolled,
    setup,
    spaces,
)
from tests.rules import rule

AREAS = ("castle", "town", "forest", "villa", "harbour", "mill", "lake", "tower", "well")


@rule("B33")
def test_all_boards_are_open_to_all_players() -> None:
    state = crossed(opened("1", "2", "3"), SECOND, ring("well"))
    boards = GAME.view(state).seats
    assert [one.board for one in boards] == ["1", "2", "3"]
    assert [one.crossed for one in boards] == [tuple(sorted(played.crossed)) for played in state.boards]
    assert [one.score for one in boards] == [0, 4, 0]


@rule("B25", "B33")
def test_what_every_area_scored_is_announced_to_everyone() -> None:
    boards = GAME.view(crossed(opened(), SECOND, ring("well"))).seats
    assert boards[FIRST].areas == dict.fromkeys(AREAS)
    assert boards[SECOND].areas == dict.fromkeys(AREAS) | {"well": 4}


def test_the_view_tells_what_is_due_and_what_lies_on_the_table() -> None:
    state = rolled(opened(first=1), "a g b r y")
    assert replace(GAME.view(state), seats=()) == BorderView(
        game="border",
        phase="first-action",
        round=1,
        active=SECOND,
        rolls=1,
        rolls_left=2,
        dice=("grey", "green", "blue", "red", "yellow"),
        leftover=("grey", "green", "blue", "red", "yellow"),
        idle_rounds=0,
        worth=dict(zip(AREAS, range(12, 3, -1), strict=True)),
        seats=(),
    )


@rule("B19", "B33")
def test_the_view_tells_the_leftover_dice() -> None:
    view = GAME.view(play(rolled(opened(), "a a a y b"), "mark 16 23 28"))
    assert (view.phase, view.leftover) == ("second-action", ("blue", "yellow"))


@rule("B26")
def test_the_view_tells_what_each_area_is_worth_now() -> None:
    worth = dict(zip(AREAS, (12, 11, 10, 9, 8, 7, 6, 5, 4), strict=True))
    assert GAME.view(opened()).worth == worth
    assert GAME.view(crossed(opened(), FIRST, ring("well"))).worth == worth | {"well": 2}


def test_the_view_tells_before_the_deal_and_after_the_end_what_it_can() -> None:
    before = GAME.view(GAME.start(setup("1", "2")))
    assert (before.phase, before.worth, before.seats) == ("deal", {}, ())
    state = opened()
    assert GAME.view(state).phase == "roll"
    for _ in range(10):
        state = a_round(state, "a g b r y", "pass", "pass")
    assert (GAME.view(state).phase, GAME.view(state).idle_rounds) == ("over", 10)
    assert state.boards[FIRST].crossed == spaces("10 75")
