"""Announces that kernels are being compiled, which takes seconds, once per machine, and shows the progress."""

from collections.abc import Collection

from rich.console import Console
from rich.text import Text

from rollwright.bots.compilation import compiling, functions_of
from rollwright.bots.warmup import uncompiled
from rollwright.cli.progress import watched
from rollwright.translations import Words


def must_compile(game: str, bots: Collection[str]) -> bool:
    """Return whether one of these bots needs kernels of the game that are not compiled on this machine."""
    return bool(uncompiled(game, bots))


def compile_first(game: str, bots: Collection[str], words: Words) -> None:
    """Compile the kernels that these bots need, before games are played and timed."""
    if missing := uncompiled(game, bots):
        Console(stderr=True, highlight=False).print(Text(words.say("kernels-compiled-first")), soft_wrap=True)
        for kernels in sorted(missing):
            for _ in watched(compiling(kernels), len(functions_of(kernels)), words.say("kernels-progress")):
                pass
