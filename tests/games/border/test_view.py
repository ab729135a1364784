"""The public view: all of the state, for everyone (B33)."""

import json

import pytest

from rollwright.core.seats import Seat
from tests.games.border.positions import (
    FIRST,
    GAME,
    SECOND,
    a_round,
    crossed,
    opened,
    play,
    random_game,
    ring,
    rolled,
    setup,
    spaces,
)
from tests.rules import rule


@rule("B33")
def test_all_boards_are_open_to_all_players() -> None:
    state = crossed(opened("1", "2", "3"), SECOND, ring("well"))
    boards = GAME.view(state)["seats"]
    assert isinstance(boards, list)
    assert [one["board"] for one in boards] == ["1", "2", "3"]
    assert [one["crossed"] for one in boards] == [sorted(played.crossed) for played in state.boards]
    assert [one["score"] for one in boards] == [0, 4, 0]


@rule("B25", "B33")
def test_what_every_area_scored_is_announced_to_everyone() -> None:
    boards = GAME.view(crossed(opened(), SECOND, ring("well")))["seats"]
    assert isinstance(boards, list)
    areas = ("castle", "town", "forest", "villa", "harbour", "mill", "lake", "tower", "well")
    assert boards[FIRST]["areas"] == dict.fromkeys(areas)
    assert boards[SECOND]["areas"] == dict.fromkeys(areas) | {"well": 4}


@rule("B33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_of_a_game_is_plain_and_shows_every_board(seats: int) -> None:
    for state in random_game(seats, seats):
        view = GAME.view(state)
        assert json.loads(json.dumps(view)) == view
        boards = view["seats"]
        assert isinstance(boards, list)
        assert [one["crossed"] for one in boards] == [sorted(played.crossed) for played in state.boards]


def test_the_view_tells_what_is_due_and_what_lies_on_the_table() -> None:
    view = GAME.view(rolled(opened(first=1), "a g b r y"))
    assert {key: view[key] for key in ("game", "phase", "round", "active", "rolls", "idle_rounds")} == {
        "game": "border",
        "phase": "first-action",
        "round": 1,
        "active": 1,
        "rolls": 1,
        "idle_rounds": 0,
    }
    assert view["dice"] == ["grey", "green", "blue", "red", "yellow"]


@rule("B19", "B33")
def test_the_view_tells_the_leftover_dice() -> None:
    view = GAME.view(play(rolled(opened(), "a a a y b"), "mark 16 23 28"))
    assert (view["phase"], view["leftover"]) == ("second-action", ["blue", "yellow"])


@rule("B26")
def test_the_view_tells_what_each_area_is_worth_now() -> None:
    assert GAME.view(opened())["worth"] == [12, 11, 10, 9, 8, 7, 6, 5, 4]
    assert GAME.view(crossed(opened(), Seat(0), ring("well")))["worth"] == [12, 11, 10, 9, 8, 7, 6, 5, 2]


def test_the_view_tells_before_the_deal_and_after_the_end_what_it_can() -> None:
    assert GAME.view(GAME.start(setup("1", "2")))["phase"] == "deal"
    state = opened()
    assert GAME.view(state)["phase"] == "roll"
    for _ in range(10):
        state = a_round(state, "a g b r y", "pass", "pass")
    assert (GAME.view(state)["phase"], GAME.view(state)["idle_rounds"]) == ("over", 10)
    assert state.boards[FIRST].crossed == spaces("10 75")
