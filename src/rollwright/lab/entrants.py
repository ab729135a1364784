"""The bots that may take part: shipped ones by id, others by `module:Class`."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rollwright.bots import BOTS, here
from rollwright.bots.worker import bot_for
from rollwright.core.errors import Complaint
from rollwright.games import GAMES


def check_entrants(bots: Sequence[str], game: str) -> None:
    """Complaint if one of them cannot play here."""
    for bot in bots:
        if ":" in bot:
            check_foreign(bot, game)
        elif bot not in BOTS:
            raise Complaint("entrant-unknown", text=bot, bots=", ".join(here()))
        elif bot not in here():
            raise Complaint("needs-bots", bot=bot)


def find_modules_in(folder: Path) -> None:
    """Let Python find bots in this folder, as `python -m` does."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def check_foreign(bot: str, game: str) -> None:
    """Complaint if there is no such class, or it is no bot."""
    find_modules_in(Path.cwd())
    try:
        made = bot_for(bot, GAMES[game])
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Complaint("entrant-not-found", text=bot, reason=str(error)) from None
    if not callable(getattr(made, "choose", None)):
        raise Complaint("entrant-no-bot", text=bot)
