"""Players that need no person: one file a bot, and the registry of them. A bot knows what its seat may know."""

from collections.abc import Callable

from rollwright.bots.bot import Bot
from rollwright.bots.greedy import Greedy
from rollwright.bots.random_legal import RandomLegal
from rollwright.core.game import AnyGame

BOTS: dict[str, Callable[[AnyGame], Bot]] = {"random": RandomLegal, "greedy": Greedy}
"""By id, the weakest first; `bot-ID` is its name in the catalogue."""

__all__ = ["BOTS", "Bot", "Greedy", "RandomLegal"]
