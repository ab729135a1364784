"""What one seat may see of a table. What it may not see must not change what it sees."""

import json
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core.nodes import Joint
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.record import Player
from rollwright.table import Table
from rollwright.table.view import view
from tests.rules import rule
from tests.table.matches import ANA, BRUNO, CELIA, laid, marking, move, random_marks, random_move, rolled, seated, step

every_game = pytest.mark.parametrize("game", GAMES)

PRIVATE = {"seat", "choice", "draft", "targets"}


def text_of(table: Table, seat: Seat | None) -> str:
    """A view as it goes over a wire."""
    return json.dumps(view(table, seat), sort_keys=True)


# What everyone sees


@every_game
def test_everyone_sees_the_whole_game(game: str) -> None:
    table = marking(game)
    for seat in (None, *all_seats(3)):
        assert view(table, seat)["game"] == table.game.view(table.state)


def test_everyone_sees_who_sits_there() -> None:
    assert view(seated(), None)["players"] == ["Ana", "Bruno", "Celia"]


def test_everyone_sees_who_has_chosen_and_who_is_waited_for() -> None:
    table = marking()
    table.choose(CELIA, move(table, "pass"))
    for seat in (None, *all_seats(3)):
        assert view(table, seat)["chosen"] == [CELIA]
        assert view(table, seat)["waiting_for"] == [BRUNO]


def test_everyone_sees_how_long_the_log_is() -> None:
    table = marking()
    assert view(table, None)["entries"] == len(table.log)


# What a seat alone sees


def test_a_seat_sees_its_own_choice() -> None:
    table = marking()
    table.choose(CELIA, move(table, "pass"))
    assert view(table, CELIA)["choice"] == "pass"


def test_a_seat_that_has_not_chosen_sees_no_choice() -> None:
    assert view(marking(), CELIA)["choice"] is None


def test_a_seat_sees_its_own_pencil_marks() -> None:
    table = marking()
    marks = table.game.targets(table.state, BRUNO)[0].adds
    table.draft(BRUNO, marks)
    assert view(table, BRUNO)["draft"] == sorted(marks)


@every_game
def test_a_seat_that_owes_a_choice_sees_what_it_may_touch(game: str) -> None:
    table = marking(game)
    targets = table.game.targets(table.state, BRUNO)
    assert targets
    assert view(table, BRUNO)["targets"] == [
        {"adds": sorted(target.adds), "points": target.points} for target in targets
    ]


@every_game
def test_the_targets_follow_the_pencil_marks(game: str) -> None:
    table = marking(game)
    marks = table.game.targets(table.state, BRUNO)[0].adds
    table.draft(BRUNO, marks)
    assert view(table, BRUNO)["targets"] == [
        {"adds": sorted(target.adds), "points": target.points}
        for target in table.game.targets(table.state, BRUNO, marks)
    ]


def test_a_seat_that_has_chosen_has_nothing_to_touch() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    assert view(table, BRUNO)["targets"] == []


def test_a_seat_that_is_not_on_turn_has_nothing_to_touch() -> None:
    assert view(rolled(), BRUNO)["targets"] == []


# What nobody else may see


@every_game
def test_a_watcher_sees_nothing_that_belongs_to_a_seat(game: str) -> None:
    table = marking(game)
    table.draft(BRUNO, random_marks(table, BRUNO, Random(1)))
    table.choose(CELIA, random_move(table, CELIA, Random(1)))
    assert not PRIVATE & set(view(table, None))


@rule("B24", "T12")
@settings(derandomize=True, max_examples=40, deadline=None)
@given(
    game=st.sampled_from(sorted(GAMES)), seats=st.integers(2, 4), seed=st.integers(0, 2**32), steps=st.integers(1, 60)
)
def test_no_view_holds_a_sealed_move_of_another_seat(game: str, seats: int, seed: int, steps: int) -> None:
    table, random = seated(game, seats), Random(seed)
    for _ in range(steps):
        if table.outcome is not None:
            break
        step(table, random)
        for seat in (None, *all_seats(seats)):
            seen = dict(view(table, seat))
            own = seen.pop("choice", None)
            assert own == (str(table.choices[seat]) if seat in table.choices else None)
            text = json.dumps(seen)
            assert not [sealed for sealed in table.choices.values() if str(sealed) in text]


@rule("B24", "T12")
@settings(derandomize=True, max_examples=40, deadline=None)
@given(
    game=st.sampled_from(sorted(GAMES)), seats=st.integers(2, 4), seed=st.integers(0, 2**32), steps=st.integers(1, 40)
)
def test_what_others_choose_and_draft_changes_no_view_until_all_have_chosen(
    game: str, seats: int, seed: int, steps: int
) -> None:
    table, random = seated(game, seats), Random(seed)
    for _ in range(steps):
        if table.outcome is None:
            step(table, random)
    while table.outcome is None and not (isinstance(table.node, Joint) and len(table.waiting_for) > 1):
        step(table, random)
    if table.outcome is not None:
        return
    other = deepcopy(table)
    chooser, drafter = random.sample(table.waiting_for, 2)
    for one in (table, other):
        one.choose(chooser, random_move(one, chooser, random))
        one.draft(drafter, random_marks(one, drafter, random))
    for seat in (None, *all_seats(seats)):
        if seat not in (chooser, drafter):
            assert text_of(table, seat) == text_of(other, seat)
    own = {"choice", "draft", "targets"}
    for seat in (chooser, drafter):
        assert {key: value for key, value in view(table, seat).items() if key not in own} == {
            key: value for key, value in view(other, seat).items() if key not in own
        }


@every_game
def test_a_view_is_plain_json(game: str) -> None:
    table = marking(game)
    table.draft(BRUNO, random_marks(table, BRUNO, Random(1)))
    table.choose(CELIA, random_move(table, CELIA, Random(1)))
    for seat in (None, *all_seats(3)):
        assert json.loads(text_of(table, seat)) == view(table, seat)


def test_a_table_that_fills_up_can_be_seen() -> None:
    table = laid()
    table.sit(ANA, Player("Ana"))
    assert view(table, ANA)["players"] == ["Ana", None, None]
    assert view(table, ANA)["targets"] == []
