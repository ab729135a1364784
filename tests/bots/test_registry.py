"""Which bots a game offers, and how one is made."""

from random import Random

import pytest

from rollwright.bots import BotLevel, available_bots, bot_for, bots_for, levels_of, registry
from rollwright.bots.greedy import Greedy
from rollwright.bots.random_legal import RandomLegal
from rollwright.core.errors import Complaint
from rollwright.games import GAMES
from rollwright.lab.entrants import check_entrants
from rollwright.testing.border.positions import FIRST, GAME, opened, rolled
from rollwright.testing.matches import soon
from rollwright.translations import Words

THIRD = {"border": "spoiler", "twentyone": "gambler"}
"""The third character of each game."""
PLAIN = ["random", "beginner", "greedy", "planner"]
YARDSTICKS = ["searcher-2026", "master-2026"]


def all_bots(game: str) -> list[str]:
    """The levels, the beginner and the characters, the weakest first."""
    return [*PLAIN, "builder", "sprinter", THIRD[game], "searcher", "master"]


@pytest.mark.parametrize("game", GAMES)
def test_our_games_have_five_levels_a_beginner_and_three_characters(game: str) -> None:
    assert bots_for(game) == available_bots(game) == all_bots(game)


@pytest.mark.parametrize("game", GAMES)
def test_without_numba_the_first_three_levels_and_the_beginner_are_available(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "available", lambda: False)
    assert available_bots(game) == PLAIN
    assert bots_for(game) == all_bots(game)


def test_yardsticks_are_known_and_not_offered() -> None:
    known = levels_of("border")
    assert list(known) == [*all_bots("border"), *YARDSTICKS]
    assert [bot for bot, level in known.items() if level.yardstick] == YARDSTICKS
    assert [bot for bot in YARDSTICKS if bot in available_bots("border")] == []
    check_entrants(YARDSTICKS, "border")
    state = rolled(opened("1", "2"), "a a r r y")
    GAME.check(state, FIRST, bot_for("master-2026", GAME).choose(state, FIRST, Random(1), soon()))


def test_a_game_that_lists_no_levels_has_random_and_greedy() -> None:
    assert bots_for("unheard-of") == available_bots("unheard-of") == ["random", "greedy"]
    assert [level.make for level in levels_of("unheard-of").values()] == [RandomLegal, Greedy]


def test_a_level_that_does_not_exist_for_a_game_is_refused_with_those_that_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "levels_of", lambda _: {"random": BotLevel("random", RandomLegal)})
    with pytest.raises(Complaint) as raised:
        bot_for("master", GAME)
    assert (raised.value.message, raised.value.arguments) == ("bot-unknown", {"text": "master", "bots": "random"})
    assert "master" in Words("en").say(raised.value.message, **raised.value.arguments)


def test_a_class_of_another_package_is_made_by_its_path() -> None:
    bot = bot_for("rollwright.bots.random_legal:RandomLegal", GAME)
    state = rolled(opened("1", "2"), "a a r r y")
    assert bot.choose(state, FIRST, Random(1)) == bot_for("random", GAME).choose(state, FIRST, Random(1))
