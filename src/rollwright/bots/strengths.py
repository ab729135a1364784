"""How strong the bots of a game are against a casual player, as measured by `python -m tools.bot_strengths`.

Level 2 stands for a casual player: it takes what it can get, and does not look ahead.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rollwright.core.registry import REGISTRY

FILE = "strengths.json"
"""Next to the module that lists the levels of the game."""
CASUAL = "greedy"
"""The bot that stands for a casual player."""
SIMPLE = (2, 3, 4, 5, 10)
"""The numbers of games in which a share is expressed."""
FINEST = 20
"""The number of games for shares near 0 and 1, of which all but one, or only one, are won."""


@dataclass(frozen=True, slots=True)
class Strength:
    """About how many of how many games a bot wins; none of them is almost never, all of them almost always."""

    wins: int
    games: int


def about(share: float) -> Strength:
    """Return the simple fraction that is nearest to a share; of equal ones, that with fewer games."""
    fractions = [Strength(wins, games) for games in SIMPLE for wins in range(games + 1)]
    fractions += [Strength(1, FINEST), Strength(FINEST - 1, FINEST)]
    return min(fractions, key=lambda one: abs(one.wins / one.games - share))


def strengths_of(game: str) -> dict[str, Strength]:
    """Return the measured bots of a game with their strength, in the order of the file; none if nothing is measured."""
    module = REGISTRY.load(game, "bots") if game in REGISTRY else None
    return {} if module is None or module.__file__ is None else _read(Path(module.__file__).with_name(FILE))


@cache
def _read(file: Path) -> dict[str, Strength]:
    if not file.exists():
        return {}
    shares: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["shares"]
    return {bot: about(share) for bot, share in shares.items()}
