"""The targets that The Border learns from, by the plans of rounds."""

import numpy as np
import pytest

from rollwright.core.seats import Seat
from rollwright.kernels.border.packed import ACTIVE, BOARDS, SEATS_AT_MOST, TABLE, boards_of, opening
from rollwright.values.border.games import ONE_NETWORK
from rollwright.values.border.look_ahead import VALUES
from rollwright.values.border.network import random_layers
from rollwright.values.border.workspace import Workspace
from tools.train.border_games import SHIPPED, Sample, Worker, follow_plans, with_plans

FIRST_GAME, SECOND_GAME = 0, 1


def sample_of(active: list[int], planned: list[float]) -> Sample:
    rows, seats = len(active), 3
    return Sample(
        deals=np.zeros(1, BOARDS),
        deal=np.zeros(rows, np.int64),
        positions=np.zeros((rows, seats, 3), np.uint64),
        table=np.array([[seat, 0] for seat in active]),
        shares=np.zeros((rows, seats), np.float32),
        points=np.zeros((rows, seats), np.float32),
        game=np.zeros(rows, np.int64),
        planned=np.array(planned, np.float32),
    )


def test_a_position_learns_from_its_own_plan_and_from_what_followed_in_its_game() -> None:
    game = np.array([FIRST_GAME, FIRST_GAME, SECOND_GAME])
    estimates = np.array([[0.5, 0.5], [0.8, 0.2], [0.1, 0.9]], np.float32)
    shares = np.array([[1, 0], [1, 0], [0, 1]], np.float32)
    follow_plans(game, estimates, shares, 0.5)
    last = [0.5 * 0.8 + 0.5 * 1, 0.5 * 0.2]
    first = [0.5 * 0.5 + 0.5 * last[0], 0.5 * 0.5 + 0.5 * last[1]]
    assert shares == pytest.approx(np.array([first, last, [0.05, 0.95]]))


def test_the_active_seat_has_the_chance_of_its_plan_and_the_others_share_the_rest_as_before() -> None:
    chances = np.array([[0.5, 0.4, 0.1], [0.2, 0.2, 0.6]], np.float32)
    found = with_plans(sample_of([0, 2], [0.75, 0.2]), chances)
    assert found == pytest.approx(np.array([[0.75, 0.2, 0.05], [0.4, 0.4, 0.2]]))


def test_a_seat_that_wins_by_the_network_can_still_lose_by_its_plan() -> None:
    found = with_plans(sample_of([1], [0.9]), np.array([[0, 1, 0]], np.float32))
    assert found == pytest.approx(np.array([[0, 0.9, 0]]))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_plans_that_games_record_are_those_of_the_positions(seats: int) -> None:
    layers, boards, worker = random_layers(3), boards_of(SHIPPED[:seats]), Worker(2)
    dealt = opening(SHIPPED[:seats], 1)
    count = worker.play((layers, layers), [ONE_NETWORK] * SEATS_AT_MOST, boards, dealt, 5, record=True)
    assert count > 20
    for number in range(0, count, 7):
        active = Seat(int(worker.positions[number, TABLE, ACTIVE]))
        work = Workspace(layers, boards, worker.positions[number].copy(), active)
        work.ends[0] = work.position
        work.do(VALUES, 0, 1, depth=1)
        assert 1 / (1 + np.exp(-work.values[0])) == pytest.approx(worker.planned[number], abs=1e-4)
