"""The chances of all seats, in every phase of a round."""

from itertools import islice
from random import Random

import numpy as np
import pytest

from rollwright.core.seats import Seat
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.exchange import exchanged
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import GAME, on_larger_boards, opened, random_game
from rollwright.values import seat_values
from rollwright.values.border.colours import exchange_for
from rollwright.values.border.features import MOST_ACTIVE, position_inputs
from rollwright.values.border.network import values
from tests.kernels.parts import compiled

BOARDS = ("1", "2", "3", "4")


def values_of(state: State) -> list[tuple[float, float]]:
    found = seat_values("border", state)
    assert found is not None
    return [(value.wins, value.points) for value in found]


def before_rounds(seats: int) -> list[State]:
    return [state for state in random_game(seed=seats, seats=seats) if state.phase is Phase.ROLL and not state.rolls]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_add_up_to_one(seats: int) -> None:
    for state in islice(random_game(seed=seats, seats=seats), 1, None, 7):
        found = values_of(state)
        assert len(found) == seats
        assert sum(wins for wins, _ in found) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_a_round_the_kernel_agrees_with_the_plain_network(seats: int) -> None:
    compiled_inputs, on = compiled(position_inputs), np.zeros(MOST_ACTIVE, np.int32)
    for state in before_rounds(seats)[::5]:
        exchange = exchange_for(state, Seat(0))
        position = exchange.position(state)
        inputs = [on[: compiled_inputs(exchange.boards, position, seat, on)].tolist() for seat in range(seats)]
        plain = [(value.wins, value.points) for value in values(exchange.layers, inputs)]
        assert values_of(state) == [pytest.approx(value, abs=1e-4) for value in plain]


def test_after_the_game_they_are_the_result() -> None:
    *_, last = random_game(seed=2, seats=2)
    outcome = GAME.outcome(last)
    assert outcome is not None
    shares = [1 / len(outcome.winners) if Seat(seat) in outcome.winners else 0 for seat in range(2)]
    assert values_of(last) == list(zip(shares, outcome.scores, strict=True))


def test_exchanging_colours_changes_nothing() -> None:
    rng = Random(5)
    for state in islice(random_game(seed=4, seats=3), 1, None, 9):
        colours = tuple(rng.sample(COLOURS, 6))
        assert values_of(exchanged(state, colours)) == values_of(state)


def test_before_the_deal_and_on_another_map_there_are_none() -> None:
    state = opened("1", "2")
    assert seat_values("border", GAME.start(state.setup)) is None
    assert seat_values("border", on_larger_boards(state, 1)) is None
