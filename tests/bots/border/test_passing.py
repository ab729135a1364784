"""Levels 3 to 5 do not pass into a lost ending (B32) while they can cross off something, or roll for it."""

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from itertools import islice
from random import Random
from typing import TypeVar

import pytest

from rollwright.bots.border import search, search_2026
from rollwright.bots.border.passing import is_losing_by_idle_rounds, must_mark_now
from rollwright.bots.border.search import PASS
from rollwright.core.seats import Seat
from rollwright.games.border.board import Spaces
from rollwright.games.border.moves import Mark, Move, Reroll
from rollwright.games.border.rules import AREAS_TO_END, IDLE_ROUNDS_TO_END
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import FIRST, GAME, SECOND, crossed, opened, play, random_game, ring, rolled
from rollwright.testing.matches import BotMatch

every_level = pytest.mark.parametrize("level", ["planner", "searcher", "master", "searcher_2026", "master_2026"])
Face = TypeVar("Face")
LAST = IDLE_ROUNDS_TO_END - 1


def chosen(level: str, state: State, seat: Seat) -> Move:
    """The move of a bot without time for playouts, which makes it the same every time."""
    move: Move = import_module(f"rollwright.bots.border.{level}").choose(state, seat, Random(1), 0.0)
    return move


def behind(active: Seat, idle_rounds: int = 3, dice: str = "a a a b b") -> State:
    """The first seat has nothing, the second the well; so many rounds went by without a cross."""
    state = rolled(crossed(opened("1", "2", first=active), SECOND, ring("well")), dice)
    return replace(state, idle_rounds=idle_rounds)


def second_action(idle_rounds: int = 3) -> State:
    """The same after the second seat, which is ahead, has passed in the first action."""
    return play(behind(SECOND, idle_rounds), "pass")


def without_a_mark(idle_rounds: int) -> State:
    """The first seat is behind, and its dice complete nothing after the second roll: it would stop and pass."""
    state = next(islice(random_game(seed=48, seats=2), 139, None))
    assert not GAME.targets(state, FIRST)
    assert state.rolls == 2
    return replace(state, idle_rounds=idle_rounds)


def only_a_lost_ending(idle_rounds: int) -> State:
    """In the second action the first seat, which is behind, can only complete its sixth area."""
    state = next(islice(random_game(seed=48, seats=2), 159, None))
    return replace(state, idle_rounds=idle_rounds)


class LoadedDice(Random):
    """Nearly always the first face."""

    def choice(self, seq: Sequence[Face]) -> Face:  # type: ignore[override]
        return seq[0] if self.random() < 0.8 else super().choice(seq)


def ends_the_game(state: State, seat: Seat, spaces: Spaces) -> bool:
    """Whether crossing off these spaces completes a sixth area; one space can complete two areas."""
    return crossed(state, seat, spaces).boards[seat].areas_completed >= AREAS_TO_END


# Behind


@every_level
def test_with_loaded_dice_no_bot_passes_into_a_lost_ending(level: str) -> None:
    match = BotMatch(GAME, [level.replace("_", "-")] * 3, seed=1, seconds=0.0)
    match.random = LoadedDice(1)
    for decision in match.decisions():
        state, seat = decision.state, decision.seat
        if decision.move == PASS and is_losing_by_idle_rounds(state, seat):
            assert state.phase is Phase.SECOND_ACTION or state.rolls == 3
            assert state.idle_rounds < LAST or not GAME.targets(state, seat)
            assert all(ends_the_game(state, seat, target.adds) for target in GAME.targets(state, seat))


@every_level
def test_in_the_first_action_it_crosses_off_something(level: str) -> None:
    move = chosen(level, replace(behind(FIRST), rolls=3), FIRST)
    assert isinstance(move, Mark)
    assert move.spaces


@every_level
def test_in_the_first_action_it_rolls_again_rather_than_pass(level: str) -> None:
    if level not in ("searcher", "master"):  # the network may have other reasons to roll again
        assert chosen(level, without_a_mark(0), FIRST) == PASS
    assert isinstance(chosen(level, without_a_mark(1), FIRST), Reroll)


@every_level
def test_in_the_second_action_it_crosses_off_something(level: str) -> None:
    move = chosen(level, second_action(), FIRST)
    assert isinstance(move, Mark)
    assert move.spaces


@every_level
def test_before_the_last_round_it_does_not_risk_its_mark_by_another_roll(level: str) -> None:
    assert isinstance(chosen(level, behind(FIRST, dice="a a g r y"), FIRST), Reroll)
    move = chosen(level, behind(FIRST, LAST, dice="a a g r y"), FIRST)
    assert isinstance(move, Mark)
    assert move.spaces


@every_level
def test_it_completes_a_sixth_area_and_loses_only_where_passing_loses_as_well(level: str) -> None:
    assert chosen(level, only_a_lost_ending(1), FIRST) == PASS
    move = chosen(level, only_a_lost_ending(LAST), FIRST)
    assert isinstance(move, Mark)
    assert move.spaces


@pytest.mark.parametrize("state", [replace(behind(FIRST), rolls=3), second_action()], ids=["first", "second"])
def test_passing_is_not_even_played_out(state: State) -> None:
    assert PASS not in moves_of(state, FIRST)
    assert PASS in moves_of(replace(state, idle_rounds=0), FIRST)


# Not behind


def moves_of(state: State, seat: Seat) -> list[Move]:
    by_network = search.NetworkSearch(state, seat).candidates()
    by_weights = search_2026.PositionSearch(state, seat, search_2026.hand_tables()).candidates()
    moves: list[Move] = [candidate.move for candidate in by_network]
    assert (PASS in moves) == (PASS in [candidate.move for candidate in by_weights])
    return moves


def test_a_seat_that_is_ahead_may_pass() -> None:
    first = replace(behind(SECOND), rolls=3)
    second = play(behind(FIRST, dice="a a a a a"), "pass")
    for state in (first, second):
        assert not is_losing_by_idle_rounds(state, SECOND)
        assert PASS in moves_of(state, SECOND)


def test_a_seat_that_shares_the_lead_may_pass() -> None:
    state = replace(rolled(opened("1", "2"), "a a a b b"), rolls=3, idle_rounds=LAST)
    assert PASS in moves_of(state, FIRST)
    assert not must_mark_now(state, FIRST)


def test_a_seat_that_is_behind_may_pass_after_a_cross_in_the_same_round() -> None:
    state = behind(SECOND, LAST)
    first_segment = next(move for move in GAME.legal_moves(state, SECOND) if isinstance(move, Mark) and move.spaces)
    assert PASS in moves_of(play(state, str(first_segment)), FIRST)
