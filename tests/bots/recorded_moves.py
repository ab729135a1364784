"""The moves of every bot in fixed positions, without a deadline; the yardsticks with a fixed number of playouts.

`python -m tests.bots.recorded_moves` writes them to `recorded_moves.json`; only where bots are meant to play otherwise.
It refuses to change the moves of the yardsticks, which never change.
"""

import json
import time
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from random import Random

from rollwright.bots import bot_for, levels_of
from rollwright.bots.border import search_2026
from rollwright.games import GAMES
from rollwright.testing.matches import BotMatch

FILE = Path(__file__).with_name("recorded_moves.json")
PLAYOUTS = 32
POSITIONS = 30
EVERY = 5
FOREVER = 1e6
"""Seconds."""


def moves() -> Iterator[tuple[str, str]]:
    """Yield every decision and the move of a bot in it; `search_2026.MOST_PLAYOUTS` must be `PLAYOUTS`."""
    for name, game in GAMES.items():
        bots = {bot: bot_for(bot, game) for bot in levels_of(name)}
        for seats in (2, max(game.seats)):
            decided = BotMatch(game, ["random", "greedy"] * (seats // 2), seed=seats).decisions()
            for number, decision in islice(enumerate(decided), 0, POSITIONS, EVERY):
                for bot, made in bots.items():
                    deadline = time.monotonic() + FOREVER
                    move = made.choose(decision.state, decision.seat, Random(number), deadline)
                    yield f"{name}, {seats} seats, decision {number}, {bot}", str(move)


def yardsticks() -> set[str]:
    """The bots that never change."""
    return {level.id for name in GAMES for level in levels_of(name).values() if level.yardstick}


def write(file: Path, found: Mapping[str, str]) -> None:
    """Write the moves. Raises SystemExit if a yardstick moves differently from what the file has."""
    recorded = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    of_yardsticks = [where for where in recorded if where.rpartition(", ")[2] in yardsticks()]
    if changed := [where for where in of_yardsticks if found.get(where) != recorded[where]]:
        raise SystemExit("yardsticks never change, and nothing was written:\n" + "\n".join(changed))
    file.write_text(json.dumps(dict(found), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    search_2026.MOST_PLAYOUTS = PLAYOUTS
    write(FILE, dict(moves()))
