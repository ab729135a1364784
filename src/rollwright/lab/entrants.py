"""Checks which bots may take part: those of the game by id, any other by `module:Class`."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rollwright.bots import available_bots, bot_for, can_play, levels_of
from rollwright.core.errors import Complaint
from rollwright.games import GAMES


def check_entrants(bots: Sequence[str], game: str) -> None:
    """Raise Complaint if one of these bots cannot play this game on this machine."""
    for bot in bots:
        if ":" in bot:
            check_foreign(bot, game)
        elif bot not in levels_of(game):
            raise Complaint("entrant-unknown", text=bot, bots=", ".join(available_bots(game)))
        elif not can_play(bot, game):
            raise Complaint("needs-bots", text=bot)


def find_modules_in(folder: Path) -> None:
    """Add this folder to the import path, as `python -m` does."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def check_foreign(bot: str, game: str) -> None:
    """Raise Complaint if there is no such class, or it is not a bot."""
    find_modules_in(Path.cwd())
    try:
        made = bot_for(bot, GAMES[game])
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Complaint("entrant-not-found", text=bot, reason=str(error)) from None
    if not callable(getattr(made, "choose", None)):
        raise Complaint("entrant-no-bot", text=bot)
