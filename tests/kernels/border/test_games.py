"""Whole games in kernels: made again from one seed, and as good as their policies."""

import numpy as np
import pytest

from rollwright.kernels.border.games import (
    EVALUATION,
    GREEDY,
    RANDOM,
    play_games,
    play_games_on_all_cores,
    room_for,
)
from rollwright.kernels.border.packed import (
    SEATS_AT_MOST,
    Numbers,
    Position,
    boards_of,
    opening,
    pack,
)
from rollwright.kernels.border.steps import falls
from rollwright.kernels.border.weights import HAND_WEIGHTS, tables_of
from rollwright.testing.border.positions import board, opened, rolled

TWO = (board("1"), board("2"))
FOUR = tuple(map(board, "1234"))
SEED = np.uint64(7)


def played(policies: list[int], games: int, start: Position | None = None, begin: int = 0) -> Numbers:
    dealt = FOUR[: len(policies)]
    results = room_for(games)
    by_seat = np.array(policies + [0] * (SEATS_AT_MOST - len(policies)))
    play_games(
        boards_of(dealt),
        opening(dealt) if start is None else start,
        by_seat,
        tables_of(HAND_WEIGHTS),
        SEED,
        begin,
        games,
        results,
    )
    return results


def wins(results: Numbers, seat: int) -> int:
    return int(np.sum(results[:, SEATS_AT_MOST] == 1 << seat))


@pytest.mark.parametrize("policy", [RANDOM, GREEDY, EVALUATION])
def test_a_batch_is_made_again_whatever_the_threads(policy: int) -> None:
    on_one, on_all = played([policy] * 4, 130), room_for(130)
    policies = np.full(SEATS_AT_MOST, policy)
    play_games_on_all_cores(boards_of(FOUR), opening(FOUR), policies, tables_of(HAND_WEIGHTS), SEED, on_all)
    assert np.array_equal(on_one, on_all)


def test_a_game_is_known_by_its_number() -> None:
    assert np.array_equal(played([RANDOM] * 2, 20)[10:], played([RANDOM] * 2, 20, begin=10)[10:])


def test_no_two_games_are_alike() -> None:
    assert len({tuple(row) for row in played([RANDOM] * 2, 100).tolist()}) > 90


@pytest.mark.parametrize(("better", "worse"), [(GREEDY, RANDOM), (EVALUATION, GREEDY)])
def test_a_policy_beats_the_one_below(better: int, worse: int) -> None:
    assert wins(played([better, worse], 100), 0) > 80
    assert wins(played([worse, better], 100), 1) > 80


def test_a_game_goes_on_from_the_middle_of_a_turn() -> None:
    after_a_roll = pack(rolled(opened("1", "2"), "a a a g r"))
    results = played([EVALUATION] * 2, 10, start=after_a_roll)
    assert np.all(results[:, SEATS_AT_MOST] > 0)


def test_every_face_falls_as_often_as_another() -> None:
    counts = np.zeros(6)
    for number in range(3_000):
        word = int(falls(np.uint64(number), np.uint64(1), np.uint64(0), 5))
        counts += [word >> 8 * colour & 255 for colour in range(6)]
    assert np.all(np.abs(counts - 2_500) < 250)


def test_dice_fall_alike_in_the_same_round_and_roll_of_a_game() -> None:
    def rounds(rolls: int) -> list[int]:
        return [int(falls(SEED, np.uint64(number), np.uint64(rolls), 5)) for number in range(20)]

    assert rounds(0) == rounds(0) != rounds(1)
