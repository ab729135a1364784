"""The registry of bots: the levels that exist for a game, those that can play on this machine, and how one is made.

Every game has `random` and `greedy`, which need nothing but its rules. A game has further levels, or a greedy of its
own, if its registration names a module that lists them as `LEVELS`, the weakest first.
"""

from functools import cache
from typing import cast

from rollwright.bots.bot import Bot, BotLevel
from rollwright.bots.greedy import Greedy
from rollwright.bots.random_legal import RandomLegal
from rollwright.core.errors import Complaint
from rollwright.core.game import AnyGame
from rollwright.core.registry import REGISTRY, load_reference
from rollwright.kernels import available

FOR_EVERY_GAME = (BotLevel("random", RandomLegal), BotLevel("greedy", Greedy))


@cache
def levels_of(game: str) -> dict[str, BotLevel]:
    """Return the levels that exist for a game by their id, the weakest first, and the yardsticks."""
    module = REGISTRY.load(game, "bots") if game in REGISTRY else None
    own: dict[str, BotLevel] = {} if module is None else {level.id: level for level in module.LEVELS}
    return {level.id: level for level in FOR_EVERY_GAME if level.id not in own} | own


def bots_for(game: str) -> list[str]:
    """Return the ids of the bots that a game offers, the weakest first, which is level 1."""
    return [level.id for level in levels_of(game).values() if not level.yardstick]


def available_bots(game: str) -> list[str]:
    """Return the bots that a game offers on this machine: without numba, only those that need no kernels."""
    return [bot for bot in bots_for(game) if can_play(bot, game)]


def can_play(bot: str, game: str) -> bool:
    """Return whether a bot of a game, or a yardstick, can play on this machine."""
    return levels_of(game)[bot].kernels is None or available()


def bot_for(name: str, game: AnyGame) -> Bot:
    """Make a bot of a game by its id, or by `module:Class` of any class that takes a game.

    Raises Complaint if the game has no bot of this id.
    """
    if ":" in name:
        return cast("Bot", load_reference(name)(game))
    levels = levels_of(game.name)
    if name not in levels:
        raise Complaint("bot-unknown", text=name, bots=", ".join(available_bots(game.name)))
    return levels[name].make(game)
