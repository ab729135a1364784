"""One game between bots."""

from contextlib import suppress
from dataclasses import replace

import pytest

from rollwright.bots import clock
from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.material import all_shipped, shipped
from rollwright.lab.game_run import GameSpec, play
from tests.lab.series import due


@pytest.mark.parametrize(("game", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats])
def test_a_match_is_played_to_its_end(game: str, seats: int) -> None:
    (match,) = due(game, ("greedy",) * seats, games=1)
    played = play(match)
    assert len(played.outcome.scores) == len(played.sheets) == len(set(played.sheets)) == seats
    assert sum(played.share(Seat(seat)) for seat in range(seats)) == pytest.approx(1)
    assert played.rounds > 5
    assert all(len(counts) == seats for counts in played.tallies.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_same_match_is_played_the_same_way(game: str) -> None:
    (match,) = due(game, ("random", "greedy"), games=1)
    one, other = play(match), play(match)
    assert (one.outcome, one.rounds, one.tallies) == (other.outcome, other.rounds, other.tallies)


def test_the_first_seat_and_the_sheets_are_those_of_the_setup() -> None:
    sheets = shipped("border", "3"), shipped("border", "1")
    setup = Setup(2, sheets, as_listed=True, first=Seat(1))
    played = play(GameSpec("border", setup, ("greedy", "greedy"), seed=1))
    assert (played.first, played.sheets) == (1, ("3", "1"))


def test_what_can_be_counted() -> None:
    (border,) = due("border", ("greedy", "random"), games=1)
    assert max(play(border).tallies["areas"]) >= 6  # B29
    (twentyone,) = due("twentyone", ("greedy", "random"), games=1)
    played = play(twentyone)
    assert max(played.tallies["rows"]) == 5  # T22
    assert all(0 <= hits <= 30 for hits in played.tallies["hits"])


def test_who_takes_longer_than_allowed_is_late() -> None:
    setup = Setup(2, all_shipped("twentyone"))
    played = play(GameSpec("twentyone", setup, ("tests.lab.foreign:Slow", "random"), seed=1, seconds=0.01))
    slow, quick = played.thinking
    assert slow.late == slow.decisions > 5
    assert slow.slowest >= 0.02
    assert quick.late < quick.decisions


def test_in_cpu_time_only_the_work_of_a_bot_counts() -> None:
    setup = Setup(2, all_shipped("twentyone"))
    spec = GameSpec("twentyone", setup, ("tests.lab.foreign:Slow", "random"), seed=1, seconds=0.01, cpu_time=True)
    sleeping, _ = play(spec).thinking
    assert sleeping.late < sleeping.decisions
    assert play(replace(spec, cpu_time=False)).thinking[0].late == sleeping.decisions


@pytest.mark.parametrize("bot", ["greedy", "tests.lab.foreign:Failing"])
def test_after_a_decision_the_clock_is_that_of_the_caller(bot: str) -> None:
    setup = Setup(2, all_shipped("twentyone"))
    with suppress(ZeroDivisionError):
        play(GameSpec("twentyone", setup, (bot, bot), seed=1, seconds=1, cpu_time=True))
    assert not clock.CPU_TIME.get()


def test_a_bot_with_a_time_limit_of_its_own_is_late_by_that_one() -> None:
    setup = Setup(2, all_shipped("twentyone"))
    own, unlimited = play(GameSpec("twentyone", setup, ("tests.lab.foreign:Hasty", "random"), seed=1)).thinking
    assert own.late == own.decisions > 5
    assert unlimited.late == 0


def test_nobody_is_late_who_has_all_the_time() -> None:
    (match,) = due("twentyone", ("greedy", "random"), games=1)
    assert [thinking.late for thinking in play(match).thinking] == [0, 0]


def test_a_bot_that_breaks_a_rule_is_named_with_the_rule() -> None:
    setup = Setup(2, all_shipped("twentyone"))
    with pytest.raises(Complaint) as raised:
        play(GameSpec("twentyone", setup, ("greedy", "tests.lab.foreign:Cheat"), seed=1))
    assert raised.value.message == "entrant-cheats"
    assert raised.value.arguments == {"text": "tests.lab.foreign:Cheat", "move": "pass", "rule": "T13"}
