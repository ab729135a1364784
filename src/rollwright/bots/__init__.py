"""Bots: the levels of every game, and how a bot is made and called. A bot knows only what its seat may know."""

from rollwright.bots.bot import Bot, BotLevel, BotModule
from rollwright.bots.random_legal import RandomLegal
from rollwright.bots.registry import available_bots, bot_for, bots_for, can_play, levels_of

__all__ = [
    "Bot",
    "BotLevel",
    "BotModule",
    "RandomLegal",
    "available_bots",
    "bot_for",
    "bots_for",
    "can_play",
    "levels_of",
]
