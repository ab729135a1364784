"""Everyone at one table of a real server: who sits there, who watches, and whole games between them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from rollwright.testing.server.running import Browser, HttpRefused, Running
from rollwright.testing.server.table_client import TableClient

NAMES = ("Ana", "Bruno", "Celia", "Darek", "Eva", "Filip")


@dataclass
class SeatedTable:
    """The people of a table by their seats, and a watcher; all of them see it."""

    table: str
    host: Browser
    """Whoever opened the table; also the first person who sits."""
    guests: dict[int, TableClient]
    watcher: TableClient
    links: dict[str, str]

    @property
    def viewers(self) -> list[TableClient]:
        return [*self.guests.values(), self.watcher]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Something about this table, asked by its host."""
        return await self.host.ask_async(method, f"/api/tables/{self.table}{path}", body)

    async def play(self, random: Random) -> None:
        """The whole game, everyone at once; until everyone has seen its end."""
        await asyncio.gather(*(guest.play(seat, Random(random.random())) for seat, guest in self.guests.items()))
        await self.all_see(len(next(iter(self.guests.values())).entries))

    async def all_see(self, entries: int) -> None:
        """Wait until everyone has so many entries."""
        for viewer in self.viewers:
            await viewer.until(lambda viewer=viewer: len(viewer.entries) >= entries)


async def invite(server: Running, link: str) -> Browser:
    """A new browser that follows a link."""
    browser = Browser(server.url)
    await asyncio.to_thread(browser.follow, link)
    return browser


@asynccontextmanager
async def seated_table(
    server: Running, game: str, seats: list[str | None], **wishes: object
) -> AsyncIterator[SeatedTable]:
    """A table where everyone sits and looks; the sockets are closed afterwards."""
    host = Browser(server.url)
    opened = await asyncio.to_thread(host.open_table, game, seats, **wishes)
    table = opened["table"]
    links = {name: link["url"] for name, link in opened["links"].items()}
    gathered = SeatedTable(table, host, {}, TableClient(await invite(server, links["watching"]), table), links)
    try:
        await gathered.watcher.enter()
        for seat in [seat for seat, bot in enumerate(seats) if bot is None]:
            browser = await invite(server, links["invitation"]) if gathered.guests else host
            gathered.guests[seat] = TableClient(browser, table, checked=not gathered.guests)
            await asyncio.to_thread(browser.sit, table, seat, NAMES[seat], f"word of {NAMES[seat]}")
            await gathered.guests[seat].enter()
        yield gathered
    finally:
        for viewer in gathered.viewers:
            await viewer.leave()


def refusal(browser: Browser, method: str, path: str, body: object = None) -> dict[str, Any]:
    """The problem that is the answer."""
    try:
        answer = browser.ask(method, path, body)
    except HttpRefused as answered:
        return answered.problem
    raise AssertionError(f"it was not refused: {answer}")
