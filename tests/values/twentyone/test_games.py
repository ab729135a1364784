"""Games of the network: the same from one seed, recorded for training without gaps."""

import numpy as np
import pytest

from rollwright.games.material import all_shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.kernels.twentyone.evaluation import solved_tables
from rollwright.kernels.twentyone.packed import SEATS_AT_MOST, Numbers, pack_sheets
from rollwright.kernels.twentyone.policies import CHARGES, GREEDY
from rollwright.values.twentyone.evaluation import Floats, lookup_of, make_memory
from rollwright.values.twentyone.features import outlooks_of
from rollwright.values.twentyone.games import (
    GAME,
    MOST_ROUNDS,
    ONE_NETWORK,
    OTHER_NETWORK,
    RECORDED,
    STATE,
    Shorts,
    play_games,
    room_for,
)
from rollwright.values.twentyone.network import random_layers, shipped_layers

SHEETS = [sheet for sheet in all_shipped("twentyone") if isinstance(sheet, Sheet)]
OUTLOOKS = outlooks_of(SHEETS[0].numbers, solved_tables(SHEETS[0].numbers, CHARGES))
ONE, OTHER = shipped_layers(), random_layers(1)
LOOKUPS = lookup_of(ONE, OUTLOOKS), lookup_of(OTHER, OUTLOOKS)
GAMES = 64


class Played:
    """Games between these policies, and the positions that were recorded."""

    def __init__(
        self, policies: list[int], explore: int = 0, seed: int = 5, room: int = 2 * MOST_ROUNDS * GAMES
    ) -> None:
        seats = len(policies)
        self.results: Numbers = room_for(GAMES)
        self.states: Shorts = np.zeros((room, seats, STATE), np.int16)
        self.about: Numbers = np.zeros((room, RECORDED), np.int64)
        self.guesses: Floats = np.zeros((room, seats), np.float32)
        sheets, of_seats = pack_sheets(SHEETS[:seats]), np.array(policies, np.int64)
        networks = ONE, LOOKUPS[0], OTHER, LOOKUPS[1]
        recorded = self.states, self.about, self.guesses
        self.count = play_games(
            *networks, of_seats, sheets, np.uint64(seed), explore, 0, GAMES, make_memory(), self.results, *recorded
        )
        self.points = self.results[:, :seats]
        self.rounds = self.results[:, SEATS_AT_MOST]


def test_a_seed_gives_the_same_games() -> None:
    one, same, other = Played([ONE_NETWORK] * 2), Played([ONE_NETWORK] * 2), Played([ONE_NETWORK] * 2, seed=6)
    assert np.array_equal(one.results, same.results)
    assert not np.array_equal(one.results, other.results)


def test_recording_changes_no_game() -> None:
    assert np.array_equal(Played([ONE_NETWORK] * 3).results, Played([ONE_NETWORK] * 3, room=0).results)


def test_every_round_is_recorded_once_and_every_second_roll() -> None:
    played = Played([ONE_NETWORK] * 2)
    before_rounds = played.states[: played.count, 0, 4] < 0
    games = played.about[: played.count, GAME]
    assert np.array_equal(np.bincount(games[before_rounds], minlength=GAMES), played.rounds)
    assert 0 < (~before_rounds).sum() < before_rounds.sum()
    assert played.guesses[: played.count].sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_positions_before_a_random_choice_are_not_recorded() -> None:
    usual, exploring = Played([ONE_NETWORK] * 2), Played([ONE_NETWORK] * 2, explore=1000)
    assert 0 < exploring.count < usual.count
    assert not np.array_equal(exploring.results, usual.results)


@pytest.mark.parametrize("other", [OTHER_NETWORK, GREEDY, 0])
def test_the_shipped_network_beats_an_untrained_one_and_those_who_do_not_race(other: int) -> None:
    first, second = Played([ONE_NETWORK, other]).points, Played([other, ONE_NETWORK]).points
    assert (first[:, 0] > first[:, 1]).mean() + (second[:, 1] > second[:, 0]).mean() > 1.1
