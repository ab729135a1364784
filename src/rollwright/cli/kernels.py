"""Announces that kernels are being compiled, which takes seconds, once per machine."""

from collections.abc import Collection

from rich.console import Console
from rich.text import Text

from rollwright.bots.warmup import kernels_of, warm_up
from rollwright.kernels.disk_cache import is_compiled
from rollwright.translations import Words


def must_compile(game: str, bots: Collection[str]) -> bool:
    """Return whether one of these bots needs kernels of the game that are not compiled on this machine."""
    return not all(map(is_compiled, kernels_of(game, bots)))


def compile_first(game: str, bots: Collection[str], words: Words) -> None:
    """Compile the kernels that these bots need, before games are played and timed."""
    if must_compile(game, bots):
        Console(stderr=True, highlight=False).print(Text(words.say("kernels-compiled-first")), soft_wrap=True)
        for kernels in kernels_of(game, bots):
            warm_up(kernels)
