"""The games that there are. A new one is registered here, and the conformance suite runs on it."""

from typing import TypeAlias

from rollwright.core.game import AnyGame
from rollwright.games.border.game import Border
from rollwright.games.border.view import BorderView
from rollwright.games.twentyone.game import TwentyOne
from rollwright.games.twentyone.view import TwentyOneView

GAMES: dict[str, AnyGame] = {game.name: game for game in (Border(), TwentyOne())}

GameView: TypeAlias = BorderView | TwentyOneView
"""What anyone may see of a position; `game` tells which."""

__all__ = ["GAMES", "Border", "GameView", "TwentyOne"]
