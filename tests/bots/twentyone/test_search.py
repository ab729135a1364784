"""Levels 4 and 5 in Twenty One, and those of 2026."""

import time
from dataclasses import replace
from random import Random
from types import ModuleType

import pytest

from rollwright.bots.twentyone import (
    builder,
    gambler,
    master,
    master_2026,
    row_tables,
    search,
    search_2026,
    searcher,
    searcher_2026,
    sprinter,
)
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import INVERTED, Phase, State
from rollwright.kernels.twentyone import warmup as playouts
from rollwright.testing.twentyone.positions import FOUR_ROWS_FULL, GAME, marking, played
from rollwright.values.twentyone import look_ahead
from rollwright.values.twentyone import warmup as network

LEVELS = pytest.mark.parametrize("level", [searcher, master, searcher_2026, master_2026])

FOUR_ROWS_CROSSED_OFF = """
y6:x r5:x g4:x b3:x w2:x k1:x
b5:x g5:x k4:x w3:x y2:x r1:x
k5:x w4:x y4:x r3:x g2:x b1:x
w5:x k4:x r3:x y3:x b2:x g1:x
g5:. b4:. w3:x k2:x r2:x y1:x
"""
FULL_FIRST_ROWS = (
    "g6:6* b5:5* w4:4* y3:3* k2:2* r1:1*",
    "w6:6* y5:5* k4:4* g3:3* r2:2* b1:1*",
    "k6:6* g5:5* r4:4* w3:3* b2:2* y1:1*",
)
"""Of the sheets B, C and D."""


@pytest.fixture(scope="module", autouse=True)
def _ready() -> None:
    network.warm_up()
    playouts.warm_up()


def chosen(level: ModuleType, state: State, seat: int = 0, seconds: float = 0.05) -> str:
    move = level.choose(state, Seat(seat), Random(1), time.monotonic() + seconds)
    assert GAME.is_legal(state, Seat(seat), move)
    return str(move)


@LEVELS
def test_it_ends_a_game_that_it_wins(level: ModuleType) -> None:
    state = marking(played("A", FOUR_ROWS_FULL), played("B"), fell="w6 k6 r6 b6 y6 g5")
    assert chosen(level, state) == "mark 5g"


@LEVELS
def test_with_one_choice_only_it_does_not_think(level: ModuleType) -> None:
    state = marking(played("A", FOUR_ROWS_FULL), played("B"), fell="w6 k6 r6 b6 y6 g6")
    assert chosen(level, state, seconds=-1.0) == "mark x"


@LEVELS
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("variant", [None, INVERTED])
def test_it_plays_at_every_table(level: ModuleType, seats: int, variant: str | None) -> None:
    state = marking(*(played(name) for name in "ABCDEF"[:seats]), fell="w2 k1 r6 b3 y4 g5", variant=variant)
    for seat in range(seats):
        chosen(level, state, seat, seconds=0.0)
    again = replace(state, phase=Phase.AGAIN, rolls=1)
    assert chosen(level, again, seconds=0.0) in ("again", "keep")


@LEVELS
@pytest.mark.rule("T30")
def test_alone_it_plays_the_exact_optimum(level: ModuleType) -> None:
    state = marking(played("A"), fell="w6 k1 r5 b2 y4 g4")
    assert chosen(level, state, seconds=-1.0) == "mark 1k 1r 1g"


@LEVELS
def test_it_answers_however_short_the_time(level: ModuleType) -> None:
    chosen(level, marking(played("A"), played("B"), fell="w2 k1 r6 b3 y4 g5"), seconds=-1.0)


@LEVELS
def test_without_a_deadline_it_stops_by_itself(level: ModuleType) -> None:
    state = marking(played("A"), played("B"), fell="w2 k1 r6 b3 y4 g5")
    assert GAME.is_legal(state, Seat(1), level.choose(state, Seat(1), Random(1), None))


@LEVELS
def test_on_a_sheet_that_is_still_being_solved_it_plays_as_the_planner(
    level: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (search, search_2026):
        monkeypatch.setattr(module, "tables_before", lambda *_: None)
    state = marking(played("A"), played("B"), fell="w2 k1 r5 b1 y5 g3")
    assert chosen(level, state) == "mark 1w 1k 1r 1b 1y 1g"


def test_tables_that_take_too_long_are_not_waited_for() -> None:
    rows = ((6, 6, 6, 6, 6, 6),) * 5
    assert row_tables.tables_before(time.monotonic() - 1, rows, (0.5,)) is None


@pytest.mark.parametrize("phase", [Phase.AGAIN, Phase.MARK])
def test_level_5_looks_ahead_where_choices_are_close_and_level_4_never(
    phase: Phase, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[int] = []
    run = look_ahead.Lookahead.run

    def counted(race: look_ahead.Lookahead, games: int) -> None:
        runs.append(games)
        run(race, games)

    monkeypatch.setattr(look_ahead.Lookahead, "run", counted)
    monkeypatch.setattr(search, "DEEP", replace(search.DEEP, samples=24, margin=1.0))
    rolled = marking(played("A"), played("B"), fell="w2 k1 r6 b3 y4 g5")
    state = replace(rolled, phase=phase, rolls=1 if phase is Phase.AGAIN else 2)
    chosen(searcher, state, seconds=100)
    assert runs == []
    chosen(master, state, seconds=100)
    assert search.SAMPLES_BEFORE_DROPPING <= sum(runs) <= 24


@pytest.mark.parametrize("level", [searcher, master, builder, sprinter, gambler])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_does_not_end_a_game_that_it_loses(level: ModuleType, seats: int) -> None:
    behind = played("A", FOUR_ROWS_CROSSED_OFF)
    others = [played(name, one_row) for name, one_row in zip("BCD", FULL_FIRST_ROWS, strict=True)][: seats - 1]
    state = marking(behind, *others, fell="w6 k6 r6 b4 y6 g5")
    assert chosen(level, state) != "mark 5b 5g"


def in_style(style: search.Style, phase: Phase = Phase.MARK) -> str:
    state = marking(played("A"), played("B"), fell="w2 k1 r5 b1 y5 g3")
    state = replace(state, phase=phase, rolls=1 if phase is Phase.AGAIN else 2)
    return str(search.choose(state, Seat(0), Random(1), None, style))


def test_a_bot_that_likes_to_enter_dice_enters_more_than_one_that_does_not() -> None:
    eager, patient = (in_style(search.Style(samples=0, boxes=boxes)) for boxes in (1.0, -1.0))
    assert len(eager.split()) > len(patient.split())


def test_a_bot_that_only_prefers_a_second_roll_rolls_again() -> None:
    assert in_style(search.Style(samples=0, again=1.0), Phase.AGAIN) == "again"
    assert in_style(search.Style(samples=0, again=-1.0), Phase.AGAIN) == "keep"
