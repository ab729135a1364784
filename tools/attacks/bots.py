"""Attack 7: one address opens 50 tables with three slow bots each, so that the bots of other guests have to wait."""

import asyncio
import time
from contextlib import suppress
from random import Random

from rollwright.testing.server.running import HttpRefused
from tools.attacks.attack import MALLORY, Attack, AttackTarget, Finding
from tools.attacks.client import SourceClient, SourcePlayer
from tools.attacks.honest import BotWatcher, cancel, play

THINK_SECONDS = 1.0
SLOW_BOT = f"""
import time
from rollwright.bots import bot_for

class Slow:
    def __init__(self, game):
        self.greedy = bot_for("greedy", game)

    def choose(self, *position):
        time.sleep({THINK_SECONDS})
        return self.greedy.choose(*position)
"""
TABLES = 50
GUEST = "127.0.0.88"
MOST_THINK_TIMES = 2.2
"""A bot may wait for one other decision before its own; a fifth of a think time is tolerance."""


def run(target: AttackTarget) -> Finding:
    """Open the tables and play at them until the time is over."""
    return asyncio.run(occupy_bots(target))


async def occupy_bots(target: AttackTarget) -> Finding:
    """Half of the tables belong to one guest, and each of the others to another guest, because cookies are free."""
    until = time.monotonic() + max(target.seconds, 15 * THINK_SECONDS)
    first = SourceClient(target.url, MALLORY)
    players: list[SourcePlayer] = []
    refused = 0
    for number in range(TABLES):
        client = first if number % 2 else SourceClient(target.url, MALLORY)
        try:
            opened = await asyncio.to_thread(client.open_table, "twentyone", [None, "slow", "slow", "slow"], first=1)
            await asyncio.to_thread(client.sit, opened["table"], 0, "Mallory")
        except HttpRefused:
            refused += 1
            continue
        players.append(SourcePlayer(client, opened["table"]))
    tasks = [asyncio.create_task(enter_and_play(player)) for player in players]
    await asyncio.sleep(until - time.monotonic())
    await cancel(tasks)
    return Finding(True, f"{len(players)} tables with 3 bots each, {refused} refused")


async def enter_and_play(player: SourcePlayer) -> None:
    """Play without a pause, so that the bots always have a move to think about."""
    with suppress(OSError):
        await player.enter()
        await play(player, 0, Random(0), lambda _: 0.01)  # noqa: S311


class BotGuest:
    """An honest guest with one slow bot, who moves immediately."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.watcher: BotWatcher | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the table and begin to play."""
        client = SourceClient(self.url, GUEST)
        opened = await asyncio.to_thread(client.open_table, "twentyone", [None, "slow"], first=1)
        await asyncio.to_thread(client.sit, opened["table"], 0, "Gast")
        self.watcher = BotWatcher(client, opened["table"], 1)
        await self.watcher.enter()
        self._task = asyncio.create_task(play(self.watcher, 0, Random(1), lambda _: 0.0))  # noqa: S311

    def longest_in_think_times(self, start: float, end: float) -> float:
        """The longest wait for a move of the bot in a span of time, in think times."""
        return 0.0 if self.watcher is None else self.watcher.longest(start, end) / THINK_SECONDS

    async def stop(self) -> None:
        """Stop playing."""
        if self._task is not None and self.watcher is not None:
            await cancel([self._task])
            await self.watcher.cut()


ATTACK = Attack(
    number="7",
    title="50 tables with three bots each, opened from one address",
    run=run,
    barred=True,
    options=("--bot", "slow=slow:Slow"),
    files={"slow.py": SLOW_BOT},
    measures_bots=True,
)
