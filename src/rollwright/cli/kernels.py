"""Says that kernels are compiled: it takes most of a minute, but happens once on a machine."""

from collections.abc import Collection

from rich.console import Console
from rich.text import Text

from rollwright.bots import COMPILED
from rollwright.bots.ready import make_ready
from rollwright.kernels.kept import are_kept
from rollwright.translations import Words


def must_compile(game: str, bots: Collection[str]) -> bool:
    """Whether one of these bots is the first on this machine to need the kernels of the game."""
    return not COMPILED.isdisjoint(bots) and not are_kept(game)


def compile_first(game: str, bots: Collection[str], words: Words) -> None:
    """Wait for the kernels that these bots need, before games are played and clocks run."""
    if must_compile(game, bots):
        Console(stderr=True, highlight=False).print(Text(words.say("kernels-compiled-first")), soft_wrap=True)
        make_ready(game)
