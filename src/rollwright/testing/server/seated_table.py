"""A table of a running server with a connected client per person and one spectator, who play whole games."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from rollwright.testing.server.running import Browser, HttpRefused, Served
from rollwright.testing.server.table_client import TableClient

NAMES = ("Ana", "Bruno", "Celia", "Darek", "Eva", "Filip")


@dataclass
class SeatedTable:
    """A table, the clients of its persons by seat, and the client of a spectator."""

    table: str
    host: Browser
    """The browser that opened the table, which also has the first seat of a person."""
    guests: dict[int, TableClient]
    watcher: TableClient
    links: dict[str, str]

    @property
    def viewers(self) -> list[TableClient]:
        return [*self.guests.values(), self.watcher]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request about this table as its host."""
        return await self.host.ask_async(method, f"/api/tables/{self.table}{path}", body)

    async def play(self, random: Random) -> None:
        """Play the whole game with all clients concurrently, until all have received its end."""
        await asyncio.gather(*(guest.play(seat, Random(random.random())) for seat, guest in self.guests.items()))
        await self.all_see(len(next(iter(self.guests.values())).entries))

    async def all_see(self, entries: int) -> None:
        """Wait until every client has this many entries."""
        for viewer in self.viewers:
            await viewer.until(lambda viewer=viewer: len(viewer.entries) >= entries)


async def invite(server: Served, link: str) -> Browser:
    """Return a new browser that has followed a link."""
    browser = Browser(server.url)
    await asyncio.to_thread(browser.follow, link)
    return browser


@asynccontextmanager
async def seated_table(
    server: Served, game: str, seats: list[str | None], **wishes: object
) -> AsyncIterator[SeatedTable]:
    """Open a table, seat and connect a client per person, and close their sockets afterwards."""
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
    """Return the problem with which the server refuses a request."""
    try:
        answer = browser.ask(method, path, body)
    except HttpRefused as answered:
        return answered.problem
    raise AssertionError(f"it was not refused: {answer}")
