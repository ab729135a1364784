"""Pairs of games, and who is better."""

from collections import Counter
from itertools import islice

import pytest

from rollwright.games.material import all_shipped
from rollwright.lab.arena import ArenaSettings, Pairing, compete, pairings, pairs, ratings
from rollwright.lab.game_run import play
from rollwright.lab.worker_pool import WorkerPool

GREEDY, TWIN = "greedy", "tests.lab.foreign:Twin"


def settings(
    game: str = "twentyone", seats: int = 2, games_at_most: int = 200, **others: bool | float
) -> ArenaSettings:
    return ArenaSettings(game, seats, all_shipped(game), 1, games_at_most, **others)  # type: ignore[arg-type]


def competed(one: str, other: str, on: ArenaSettings, jobs: int = 1) -> Pairing:
    pairing = Pairing(one, other, on)
    with WorkerPool(jobs) as pool:
        for _ in compete(pairing, pool):
            pass
    return pairing


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_a_pair_the_sides_change_places_and_nothing_else(seats: int) -> None:
    for pair in islice(pairs("a", "b", settings(seats=seats)), 60):
        one, other = pair.games
        assert (one.setup, one.seed) == (other.setup, other.seed)
        assert all({mine, theirs} == {"a", "b"} for mine, theirs in zip(one.bots, other.bots, strict=True))
        for match, places in zip(pair.games, pair.seats, strict=True):
            assert places == tuple(seat for seat in range(seats) if match.bots[seat] == "a")
        assert len(pair.seats[0]) == seats // 2


def test_every_pair_has_dice_of_its_own() -> None:
    assert len({pair.games[0].seed for pair in islice(pairs("a", "b", settings()), 100)}) == 100


@pytest.mark.parametrize(("game", "seats"), [("border", 2), ("border", 4), ("twentyone", 3)])
def test_seats_first_seats_and_sheets_take_turns(game: str, seats: int) -> None:
    met = Counter(
        (match.bots[seat], match.setup.sheets[seat].name)
        for pair in islice(pairs("a", "b", settings(game, seats)), 24 * 5)
        for match in pair.games
        for seat in range(seats)
    )
    assert len(met) == 2 * len(all_shipped(game))
    assert all(met["a", sheet] == met["b", sheet] for _, sheet in met)
    firsts = Counter(
        (pair.games[0].setup.first, pair.seats[0]) for pair in islice(pairs("a", "b", settings(game, seats)), 36)
    )
    assert len(set(firsts.values())) == 1


@pytest.mark.parametrize(("game", "seats"), [("twentyone", 2), ("twentyone", 3), ("twentyone", 4), ("border", 2)])
def test_equal_bots_share_every_pair(game: str, seats: int) -> None:
    pairing = competed(GREEDY, TWIN, settings(game, seats, games_at_most=8))
    assert pairing.results == [0.5] * 4
    assert pairing.better is None
    assert pairing.mean_margin == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_better_one_is_found_and_no_game_is_played_after_that(seats: int) -> None:
    pairing = competed("random", GREEDY, settings(seats=seats))
    assert pairing.better == GREEDY
    assert pairing.games < 40
    assert pairing.wins.high < 0.5
    assert pairing.mean_margin < -10


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    one, two = (competed(GREEDY, "random", settings(), jobs) for jobs in (1, 2))
    assert one.results == two.results
    assert one.mean_margin == two.mean_margin


def test_all_games_are_played_where_that_is_wanted() -> None:
    pairing = competed(GREEDY, "random", settings(games_at_most=60, play_all=True))
    assert pairing.games == 60
    assert pairing.better == GREEDY


def test_a_higher_bar_than_a_half_can_be_asked_for() -> None:
    assert competed(GREEDY, "random", settings(share=0.7, games_at_most=400)).better == GREEDY
    assert competed(GREEDY, TWIN, settings(share=0.7)).better == TWIN


def test_the_result_of_a_pair_is_the_part_of_the_wins() -> None:
    pair = next(pairs(GREEDY, "random", settings(seats=3)))
    pairing = Pairing(GREEDY, "random", settings(seats=3))
    played = [play(match) for match in pair.games]
    pairing.add(pair, played)
    winners = [game.bots[seat] for game in played for seat in game.outcome.winners]
    assert pairing.results == [winners.count(GREEDY) / len(winners)]
    assert sum(thinking.decisions for thinking in pairing.thinking.values()) > 20


def test_everyone_meets_everyone_or_the_first_meets_the_others() -> None:
    def meetings(*, gauntlet: bool) -> list[tuple[str, str]]:
        return [(one.one, one.other) for one in pairings(["a", "b", "c"], settings(), gauntlet=gauntlet)]

    assert meetings(gauntlet=False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert meetings(gauntlet=True) == [("a", "b"), ("a", "c")]


def test_ratings_put_the_better_one_first() -> None:
    pairing = competed("random", GREEDY, settings())
    best, worst = ratings(["random", GREEDY], [pairing])
    assert (best.bot, worst.bot) == (GREEDY, "random")
    assert best.mu - worst.mu > best.sigma
