"""Games by the million: the same from one seed, whoever plays them."""

import numpy as np
import pytest

from rollwright.games.material import all_shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.kernels.twentyone import steps
from rollwright.kernels.twentyone.evaluation import solved_tables
from rollwright.kernels.twentyone.games import BatchResult, play_games
from rollwright.kernels.twentyone.packed import (
    DICE,
    DUE_AGAIN,
    DUE_MARK,
    PHASE,
    TABLE,
    Position,
    Sheets,
    opening,
    pack_sheets,
)
from rollwright.kernels.twentyone.playouts import AGAIN, FIRST_DICE, LAST_DICE, MARKS, Race
from rollwright.kernels.twentyone.policies import CHARGES, GREEDY, RACER, RANDOM, ValuedChoice, ranked_choices
from rollwright.kernels.twentyone.steps import FALLS
from tests.kernels.parts import compiled
from tests.kernels.twentyone.traced import traced_game

SHEETS = [sheet for sheet in all_shipped("twentyone") if isinstance(sheet, Sheet)]
TABLES = solved_tables(SHEETS[0].numbers, CHARGES)


roll = compiled(steps.roll)


def sheets(seats: int) -> Sheets:
    return pack_sheets(SHEETS[:seats])


def same(one: BatchResult, other: BatchResult) -> bool:
    return np.array_equal(one.scores, other.scores) and np.array_equal(one.rounds, other.rounds)


def test_a_batch_is_the_same_on_one_core_and_on_all() -> None:
    one = play_games(sheets(3), [RANDOM, RACER, GREEDY], 300, 5, tables=TABLES)
    assert same(one, play_games(sheets(3), [RANDOM, RACER, GREEDY], 300, 5, tables=TABLES, all_cores=True))


def test_another_seed_gives_other_games() -> None:
    assert not same(play_games(sheets(2), [RANDOM] * 2, 50, 5), play_games(sheets(2), [RANDOM] * 2, 50, 6))


def test_a_game_is_known_by_its_number() -> None:
    batch = play_games(sheets(2), [RANDOM] * 2, 50, 5)
    trace, scores = traced_game(sheets(2), [RANDOM] * 2, 37, 5)
    assert tuple(scores) == tuple(batch.scores[37])
    assert len(trace) == batch.rounds[37]


@pytest.mark.rule("T2")
def test_the_dice_are_fair() -> None:
    position = opening(1)
    faces = np.zeros((6, 7), np.int64)
    for fell in range(int(FALLS)):
        position[TABLE] = 0
        roll(position, np.uint64(fell))
        for die in range(6):
            faces[die, position[TABLE, DICE + die]] += 1
    assert (faces[:, 1:] == 6**5).all()


def test_a_charge_shortens_the_game() -> None:
    solo, race = (play_games(sheets(2), [table] * 2, 200, 1, tables=TABLES) for table in (0, 6))
    assert race.rounds.mean() < solo.rounds.mean()
    assert race.scores.mean() < solo.scores.mean()


def test_a_racer_beats_those_who_do_not_look_at_the_others() -> None:
    for other in (0, 6, GREEDY):
        scores = play_games(sheets(2), [RACER, other], 1000, 1, tables=TABLES).scores
        assert (scores[:, 0] > scores[:, 1]).mean() > 0.53


def first_roll(phase: int) -> Position:
    """The position after the first roll in which this is due."""
    position = opening(2)
    roll(position, np.uint64(12345))
    position[TABLE, PHASE] = phase
    return position


def race_of(phase: int, *choices: int) -> Race:
    """A race between choices of the same value."""
    valued = [ValuedChoice(choice, 0.0) for choice in choices]
    return Race(sheets(2), first_roll(phase), TABLES, [6, 6], 0, valued, 9)


@pytest.mark.parametrize("phase", [DUE_AGAIN, DUE_MARK])
def test_in_a_race_all_choices_have_the_same_dice(phase: int) -> None:
    race = race_of(phase, 0, 0, 1)
    race.run(20)
    race.run(20)
    assert np.array_equal(race.results[0], race.results[1])
    assert not np.array_equal(race.results[0], race.results[2])


def test_a_race_that_was_not_run_is_led_by_the_choice_of_the_highest_value() -> None:
    assert race_of(DUE_MARK, 4, 0).leader(0.02, 0.03) == 4
    valued = [ValuedChoice(4, 1.0), ValuedChoice(0, 2.0)]
    race = Race(sheets(2), first_roll(DUE_MARK), TABLES, [6, 6], 0, valued, 9)
    assert race.leader(0.02, 0.03) == 0


def test_a_race_drops_what_is_surely_worse() -> None:
    position = first_roll(DUE_MARK)
    choices = ranked_choices(sheets(2), position, 0, RACER, TABLES)
    race = Race(sheets(2), position, TABLES, [RACER, RACER], 0, choices, 9)
    for _ in range(10):
        race.run(30)
        race.drop(2.5)
    assert race.games == 300
    assert 1 <= len(race.choices) < len(choices)
    assert race.leader(0.02, 1.0) in race.choices


@pytest.mark.parametrize("policy", [0, 6, RACER])
def test_the_first_choice_is_what_the_policy_does(policy: int) -> None:
    for number in range(20):
        trace, _ = traced_game(sheets(2), [policy, policy], number, 3, tables=TABLES)
        position = opening(2, number % 2)
        dice = trace[0, FIRST_DICE:AGAIN]
        roll(position, np.uint64(sum((int(face) - 1) * 6**die for die, face in enumerate(dice))))
        if position[TABLE, PHASE] == DUE_AGAIN:
            assert ranked_choices(sheets(2), position, number % 2, policy, TABLES)[0].choice == trace[0, AGAIN]
        position[TABLE, PHASE], position[TABLE, DICE:] = DUE_MARK, trace[0, LAST_DICE:MARKS]
        for seat in range(2):
            assert ranked_choices(sheets(2), position, seat, policy, TABLES)[0].choice == trace[0, MARKS + seat]
