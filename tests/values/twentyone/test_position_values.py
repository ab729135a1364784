"""The chances of all seats, in every phase of a round."""

from dataclasses import replace

import pytest

from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import Phase, State
from rollwright.testing.matches import BotMatch
from rollwright.testing.twentyone.positions import FOUR_ROWS_FULL, GAME, marking, opened, played, setup
from rollwright.values import seat_values


def values_of(state: State) -> list[tuple[float, float]]:
    found = seat_values("twentyone", state)
    assert found is not None
    return [(value.wins, value.points) for value in found]


def last_state(seats: int) -> State:
    match = BotMatch(GAME, ["greedy", "random", "planner"][:seats], seed=seats)
    match.play()
    assert isinstance(match.state, State)
    return match.state


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_chances_of_all_seats_add_up_to_one(seats: int) -> None:
    for number, decision in enumerate(BotMatch(GAME, ["greedy"] * seats, seed=seats).decisions()):
        if number % 10 == 0:
            found = values_of(decision.state)
            assert len(found) == seats
            assert sum(wins for wins, _ in found) == pytest.approx(1, abs=1e-5)


def test_before_the_deal_and_alone_there_are_none() -> None:
    assert seat_values("twentyone", GAME.start(setup("A", "B"))) is None
    assert seat_values("twentyone", opened("A")) is None


@pytest.mark.rule("T24")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_the_game_they_are_the_result(seats: int) -> None:
    state = last_state(seats)
    outcome = GAME.outcome(state)
    assert outcome is not None
    shares = [1 / len(outcome.winners) if Seat(seat) in outcome.winners else 0 for seat in range(seats)]
    assert values_of(state) == [pytest.approx(pair) for pair in zip(shares, outcome.scores, strict=True)]


@pytest.mark.parametrize("phase", [Phase.ROLL, Phase.AGAIN, Phase.MARK])
def test_the_leader_has_the_better_chance_in_every_phase(phase: Phase) -> None:
    marked = marking(played("A", FOUR_ROWS_FULL), played("B"), fell="w6 k6 r6 b6 y6 g5")
    state = replace(marked, phase=phase, rolls=2 if phase is Phase.MARK else 1)
    (leader, points), (other, _) = values_of(state)
    assert leader > 0.9 > 0.1 > other
    assert points > 80


def test_a_win_that_can_be_marked_is_certain() -> None:
    state = marking(played("A", FOUR_ROWS_FULL), played("B"), fell="w6 k6 r6 b6 y6 g5")
    assert values_of(state)[0][0] == 1


def test_a_hit_is_better_than_a_number_that_only_fits() -> None:
    less, more = "y6:5 r5:. g4:. b3:. w2:. k1:.", "y6:6* r5:. g4:. b3:. w2:. k1:."
    before = [
        replace(marking(played("A", row), played("B"), fell="w1 k1 r1 b1 y1 g1"), phase=Phase.ROLL, rolls=0)
        for row in (less, more)
    ]
    assert values_of(before[1])[0][0] > values_of(before[0])[0][0]


def test_the_network_beats_those_who_do_not_look_at_the_others() -> None:
    wins = 0.0
    for seed in range(40):
        bots = ["searcher", "greedy"] if seed % 2 else ["greedy", "searcher"]
        winners = BotMatch(GAME, bots, seed).play().winners
        wins += (Seat(bots.index("searcher")) in winners) / len(winners)
    assert wins >= 24
