"""What a series of games says."""

import pytest

from rollwright.games import GAMES
from rollwright.lab.simulate import seat_results, summary
from tests.lab.series import due, played


def test_every_game_of_a_series_has_dice_of_its_own() -> None:
    one, other = due("border", ("greedy", "greedy"), 50, seed=1), due("border", ("greedy", "greedy"), 50, seed=2)
    assert len({match.seed for match in (*one, *other)}) == 100


@pytest.mark.parametrize("game", GAMES)
def test_shares_of_wins_add_up_to_the_games(game: str) -> None:
    found = summary(played(game, ("greedy", "random", "greedy"), 10))
    for groups in (found.by_player, found.by_seat, found.by_turn, found.by_sheet):
        assert sum(group.results for group in groups) == 30
        assert sum(group.wins.value * group.results for group in groups) == pytest.approx(10)
    assert sum(found.reasons.values()) == found.games == 10


def test_groups_have_their_names() -> None:
    found = summary(played("twentyone", ("greedy", "random", "greedy"), 30))
    assert [group.name for group in found.by_player] == ["greedy", "random"]
    assert [group.name for group in found.by_seat] == [group.name for group in found.by_turn] == ["1", "2", "3"]
    assert [group.name for group in found.by_sheet] == ["A", "B", "C", "D", "E", "F"]


def test_the_stronger_one_wins() -> None:
    greedy, random = summary(played("twentyone", ("greedy", "random"), 30)).by_player
    assert greedy.wins.low > random.wins.high
    assert greedy.points.mean.low > random.points.mean.high


def test_the_first_active_player_has_the_first_turn() -> None:
    series = played("twentyone", ("greedy", "random", "random"), 12)
    for one in seat_results(series):
        assert (one.turn == 0) == (one.seat == series[one.game].first)
    found = summary(series)
    assert found.advantage.value == pytest.approx(found.by_turn[0].wins.value - 1 / 3)


def test_ties_are_counted_by_what_broke_them() -> None:
    found = summary(played("twentyone", ("random",) * 6, 40))
    assert set(found.ties) <= {"tie-shared"}
