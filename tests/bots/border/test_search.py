"""Levels 4 and 5 in The Border: legal moves from every position, and none that depends on the order of colours."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import islice
from math import inf
from random import Random
from typing import Any

import pytest

from rollwright.bots.border import (
    builder,
    master,
    master_2026,
    planner,
    searcher,
    searcher_2026,
    spoiler,
    sprinter,
)
from rollwright.bots.border.search import DEEP, DEEP_FOR_TWO, PLAIN, NetworkSearch, Style
from rollwright.bots.border.search_2026 import PositionSearch, hand_tables
from rollwright.core.game import Place
from rollwright.core.seats import Seat
from rollwright.games.border.board import Spaces
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.exchange import exchanged, exchanged_move
from rollwright.games.border.moves import Mark, Reroll
from rollwright.games.border.scoring import cross_off
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    SECOND,
    crossed,
    on_larger_boards,
    opened,
    random_game,
    ring,
    rolled,
)
from rollwright.values.border.look_ahead import VALUES
from rollwright.values.border.workspace import Workspace

every_level = pytest.mark.parametrize("bot", [searcher, master], ids=["searcher", "master"])
yardsticks_too = pytest.mark.parametrize(
    "bot",
    [searcher, master, searcher_2026, master_2026],
    ids=["searcher", "master", "searcher-2026", "master-2026"],
)
characters_too = pytest.mark.parametrize(
    "bot",
    [searcher, master, builder, sprinter, spoiler],
    ids=["searcher", "master", "builder", "sprinter", "spoiler"],
)
ONE_ROUND = Style(depth=1, plan_depth=1)


def move(bot: object, state: State, seat: Seat = FIRST) -> str:
    choose = bot.choose  # type: ignore[attr-defined]
    return str(choose(state, seat, Random(1), time.monotonic() + 0.02))


@yardsticks_too
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_by_the_rules_in_every_position(bot: object, seats: int) -> None:
    for state in list(random_game(seed=20 + seats, seats=seats))[::5]:
        for seat in map(Seat, range(seats)):
            if GAME.options(state, seat).moves:
                choose = bot.choose  # type: ignore[attr-defined]
                GAME.check(state, seat, choose(state, seat, Random(1), time.monotonic()))


@pytest.mark.parametrize("style", [PLAIN, ONE_ROUND, DEEP], ids=["plain", "one round", "deep"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_candidate_is_legal(style: Style, seats: int) -> None:
    for state in list(random_game(seed=30 + seats, seats=seats))[::9]:
        for seat in map(Seat, range(seats)):
            if GAME.options(state, seat).moves:
                for candidate in NetworkSearch(state, seat, style).candidates():
                    GAME.check(state, seat, candidate.move)


@pytest.mark.parametrize("style", [PLAIN, ONE_ROUND, DEEP], ids=["plain", "one round", "deep"])
def test_exchanging_colours_exchanges_them_in_the_move(style: Style) -> None:
    rng = Random(6)
    for state in islice(random_game(seed=7, seats=3), 1, None, 6):
        colours = tuple(rng.sample(COLOURS, 6))
        for seat in map(Seat, range(3)):
            if GAME.options(state, seat).moves:
                before = NetworkSearch(state, seat, style).candidates()
                after = NetworkSearch(exchanged(state, colours), seat, style).candidates()
                assert [(exchanged_move(one.move, colours), one.value) for one in before] == [
                    (one.move, one.value) for one in after
                ]


def before_the_sixth_area(seat: Seat, *areas: str, seats: int = 2) -> tuple[State, Spaces]:
    """A seat has these five areas and misses one segment of the well; the dice suffice. Returns the open spaces."""
    state = opened(*"1234"[:seats])
    five = frozenset[Place]().union(*map(ring, areas))
    own = state.boards[seat].board
    rest, colour = min(
        ((segment.spaces & ring("well") - five, segment.colour) for segment in own.segments),
        key=lambda found: (not found[0], len(found[0])),
    )
    marks = (five | ring("well") | own.segment_at[min(rest)].spaces) - rest
    state = crossed(state, seat, marks)
    assert state.boards[seat].areas_completed == 5
    others = [other.letter for other in COLOURS if other is not colour]
    dice = [colour.letter] * len(rest) + others
    return rolled(state, " ".join(dice[:5])), rest


FIVE = ("castle", "forest", "villa", "harbour", "mill")


@every_level
def test_it_wins_when_it_can(bot: object) -> None:
    state, rest = before_the_sixth_area(FIRST, *FIVE)
    chosen = bot.choose(replace(state, rolls=3), FIRST, Random(1), time.monotonic())  # type: ignore[attr-defined]
    assert rest <= chosen.spaces


@every_level
def test_in_the_second_action_it_wins_when_it_can(bot: object) -> None:
    state, rest = before_the_sixth_area(SECOND, *FIVE)
    state = replace(state, phase=Phase.SECOND_ACTION)
    assert rest <= bot.choose(state, SECOND, Random(1), time.monotonic()).spaces  # type: ignore[attr-defined]


@characters_too
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_behind_it_does_not_end_the_game(bot: object, seats: int) -> None:
    state, rest = before_the_sixth_area(FIRST, "mill", "lake", "tower", "harbour", "villa", seats=seats)
    ahead = frozenset[Place]().union(*map(ring, ("castle", "town", "forest", "villa", "harbour")))
    state = replace(crossed(state, SECOND, ahead), rolls=3)
    assert state.boards[SECOND].score > state.boards[FIRST].score + 4
    chosen = bot.choose(state, FIRST, Random(1), time.monotonic())  # type: ignore[attr-defined]
    assert not rest <= chosen.spaces


@yardsticks_too
@pytest.mark.parametrize("more", [1, 60])
def test_a_map_that_the_network_or_the_kernels_do_not_know_is_left_to_the_planner(bot: object, more: int) -> None:
    if more == 60 or bot in (searcher, master):
        state = on_larger_boards(rolled(opened("1", "2"), "a a a g r"), more)
        assert move(bot, state) == str(planner.choose(state, FIRST, Random(1)))


@pytest.mark.parametrize("search", [NetworkSearch, partial(PositionSearch, tables=hand_tables())])
def test_after_the_first_roll_it_considers_every_keep(search: Callable[[State, Seat], Any]) -> None:
    searched = search(rolled(opened("1", "2"), "a a a g r"), FIRST)
    searched.candidates()
    keeps = searched.keeps()
    assert len(keeps) == 16
    assert sum(isinstance(candidate.move, Reroll) for candidate in keeps) == 15
    assert [candidate.value for candidate in keeps] == sorted((candidate.value for candidate in keeps), reverse=True)


def test_after_the_third_roll_it_considers_the_best_mark_for_every_set_of_dice() -> None:
    state = replace(rolled(opened("1", "2"), "a a a b b"), rolls=3)
    legal = {legal for legal in GAME.legal_moves(state, FIRST) if isinstance(legal, Mark)}
    marks = {candidate.move for candidate in NetworkSearch(state, FIRST).candidates()}
    assert marks <= legal

    def dice(mark: object) -> tuple[int, ...]:
        assert isinstance(mark, Mark)
        return tuple(sorted(state.boards[FIRST].board.colour_at[space] for space in mark.spaces))

    assert {dice(mark) for mark in marks} == {dice(mark) for mark in legal}


# Time


def depths_until(stop: float, state: State, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The depths of the values that a search asks for; each takes a second, and all are in time."""
    depths: list[int] = []
    plain = Workspace.do

    def do(work: Workspace, task: int, begin: int = 0, end: int = 0, *, depth: int = 0) -> object:
        if task == VALUES and depth:
            depths.extend([depth] * (end - begin))
        return plain(work, task, begin, end, depth=min(depth, 1))

    with monkeypatch.context() as patched:
        patched.setattr(Workspace, "do", do)
        patched.setattr(time, "monotonic", lambda: float(len(depths)))
        NetworkSearch(state, FIRST, DEEP_FOR_TWO, stop).candidates()
    return depths


@pytest.mark.parametrize("rolls", [1, 3])
def test_it_looks_no_further_ahead_than_there_is_time(rolls: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = replace(rolled(opened("1", "2"), "a a a b b"), rolls=rolls)
    everything = depths_until(inf, state, monkeypatch)
    assert set(everything) == {1, 2}
    assert depths_until(0.0, state, monkeypatch) == []
    for stop in range(20, 300, 7):
        found = depths_until(stop, state, monkeypatch)
        assert 0 < len(found) <= stop


def test_marks_for_which_there_was_no_time_change_by_the_mean_of_the_others() -> None:
    state = replace(rolled(opened("1", "2"), "a a a b b"), rolls=3)
    searched = NetworkSearch(state, FIRST, DEEP_FOR_TWO, stop=0.0)
    plain = NetworkSearch(state, FIRST, Style(depth=0))
    assert {candidate.move for candidate in searched.candidates()} == {one.move for one in plain.candidates()}


def after(state: State, mark: object) -> tuple[int, int, int]:
    """The crosses, the areas and the points of the first seat after a mark."""
    assert isinstance(mark, Mark)
    played = cross_off(state.boards[FIRST], mark.spaces, state.worth)
    return len(mark.spaces), played.areas_completed, played.score


@pytest.mark.parametrize(
    ("style", "what"),
    [
        (Style(depth=0, progress=100.0), 0),
        (Style(depth=0, progress=0.0, areas=100.0), 1),
        (Style(depth=0, progress=0.0, points=100.0), 2),
    ],
    ids=["crosses", "areas", "points"],
)
def test_a_bot_that_only_prefers_something_chooses_the_most_of_it(style: Style, what: int) -> None:
    state = replace(rolled(crossed(opened("1", "2"), FIRST, nearly("lake", "mill", "castle")), "a b g o r"), rolls=3)
    found = [after(state, candidate.move)[what] for candidate in NetworkSearch(state, FIRST, style).candidates()]
    assert found[0] == max(found) > min(found)


def nearly(*areas: str) -> Spaces:
    """The borders of these areas except for one space each."""
    return frozenset[Place]().union(*(sorted(ring(area))[1:] for area in areas))
