"""The games that there are. A new one is registered here, and the conformance suite runs on it."""

from rollwright.core.game import AnyGame
from rollwright.games.border.game import Border
from rollwright.games.twentyone.game import TwentyOne

GAMES: dict[str, AnyGame] = {game.name: game for game in (Border(), TwentyOne())}

__all__ = ["GAMES", "Border", "TwentyOne"]
