"""What every bot of the registry promises."""

from itertools import islice
from random import Random

import pytest

from rollwright.bots import bot_for, bots_for, levels_of
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.testing.conformance.moments import copied
from rollwright.testing.matches import BotMatch, soon
from rollwright.translations import Words

every_game = pytest.mark.parametrize("game", GAMES)
every_bot = pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES for bot in bots_for(game)])
every_plain_bot = pytest.mark.parametrize(
    ("game", "bot"),
    [(game, level.id) for game in GAMES for level in levels_of(game).values() if level.kernels is None],
)


def settings() -> list[tuple[str, str, int, str | None]]:
    """Each bot of each game with each number of seats and each variant."""
    return [
        (bot, name, seats, variant)
        for name, game in GAMES.items()
        for bot in bots_for(name)
        for seats in game.seats
        for variant in (None, *game.variants)
    ]


@pytest.mark.parametrize(("bot", "game", "seats", "variant"), settings())
def test_a_bot_plays_whole_games_by_the_rules(bot: str, game: str, seats: int, variant: str | None) -> None:
    match = BotMatch(GAMES[game], [bot] * seats, seed=seats, variant=variant)
    for decision in match.decisions():
        GAMES[game].check(decision.state, decision.seat, decision.move)
    assert GAMES[game].outcome(match.state) is not None


@every_bot
def test_a_bot_changes_nothing(bot: str, game: str) -> None:
    chooser = bot_for(bot, GAMES[game])
    for decision in islice(BotMatch(GAMES[game], ["random"] * 2, seed=1).decisions(), 12):
        before = copied(decision.state)
        chooser.choose(decision.state, decision.seat, Random(1), soon())
        assert decision.state == before


@every_plain_bot
def test_a_bot_that_watches_no_clock_does_the_same_in_the_same_place(bot: str, game: str) -> None:
    one, other = bot_for(bot, GAMES[game]), bot_for(bot, GAMES[game])
    for decision in islice(BotMatch(GAMES[game], ["random"] * 2, seed=2).decisions(), 12):
        assert one.choose(decision.state, decision.seat, Random(7)) == other.choose(
            copied(decision.state), decision.seat, Random(7)
        )


@every_game
def test_greedy_beats_random_clearly(game: str) -> None:
    wins = 0
    for seed in range(30):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += BotMatch(GAMES[game], bots, seed).play().winners == (Seat(bots.index("greedy")),)
    assert wins >= 26


@every_bot
def test_a_bot_has_a_name_and_a_character(game: str, bot: str) -> None:
    assert bot in bots_for(game)
    assert Words("en").has(f"bot-{bot}")
    assert Words("en").has(f"bot-{bot}-character")
