"""Players that need no person: one file a bot, and the registry of them. A bot knows what its seat may know."""

from collections.abc import Callable

from rollwright.bots.bot import Bot
from rollwright.bots.greedy import Greedy
from rollwright.bots.master import Master
from rollwright.bots.planner import Planner
from rollwright.bots.random_legal import RandomLegal
from rollwright.bots.searcher import Searcher
from rollwright.core.game import AnyGame
from rollwright.kernels import available

BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    "random": RandomLegal,
    "greedy": Greedy,
    "planner": Planner,
    "searcher": Searcher,
    "master": Master,
}
"""By id, the weakest first, which is level 1; the catalogue has its name, `bot-ID`, and its character."""

COMPILED = frozenset(("searcher", "master"))
"""Those that need kernels."""


def here() -> list[str]:
    """The bots that can play on this machine; without numba (`pip install rollwright[bots]`) some are missing."""
    return [bot for bot in BOTS if bot not in COMPILED or available()]


__all__ = ["BOTS", "COMPILED", "Bot", "Greedy", "Master", "Planner", "RandomLegal", "Searcher", "here"]
