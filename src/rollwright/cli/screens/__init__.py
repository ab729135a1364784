"""The screens of the games in the terminal: one file per game, found through the registry of games."""

from collections.abc import Sequence

from rich.cells import chop_cells

from rollwright.cli.screens.screen import AnyScreen
from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint
from rollwright.core.registry import REGISTRY
from rollwright.translations import Words

LONGEST_SHOWN = 14
"""Maximum number of columns for a name on the screen."""


def screen_for(game: str, words: Words, names: Sequence[str], setup: Setup) -> AnyScreen:
    """The screen of a game, on which long names are cut. Raises Complaint if the game has none."""
    made = REGISTRY.load(game, "screen")
    if made is None:
        raise Complaint("game-without-screen", text=game)
    screen: AnyScreen = made(words, [chop_cells(name, LONGEST_SHOWN)[0] for name in names], setup)
    return screen
