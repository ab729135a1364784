"""Databases with real games, one of every version of the schema, as text in `tests/data/games`.

A new version gets its own, and those of earlier ones are never made again:

    python -c "from tests.server.kept_games import write; write()"
"""

import asyncio
import json
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from rollwright.server.store.migrate import NEWEST
from rollwright.testing.server.running import Browser, Running, running
from rollwright.testing.server.seated_table import SeatedTable, seated_table
from rollwright.testing.server.table_client import TableClient

KEPT = Path(__file__).parents[1] / "data" / "games"
MIDDLE = 12
"""After so many events the running game is in its middle."""


@dataclass(frozen=True)
class KeptGames:
    """The tables of such a database, and what its people have to know to go on."""

    finished: str
    outcome: dict[str, Any]
    """Of the finished one, as everyone saw it."""
    running: str
    people: list[str]
    """The cookies of those who play there, by their seats."""
    draft: list[int]
    """What the first of them had in pencil."""
    choice: str
    """What the second had chosen, sealed."""
    waiting: str
    host: str
    """The cookie of the one who waits there."""
    invitation: str
    """The link for the one who is waited for."""


def write() -> None:
    """Write the database of the newest version, unless it is there already."""
    with tempfile.TemporaryDirectory() as folder, (KEPT / f"{NEWEST}.sql").open("x", encoding="utf-8") as file:
        games = make(Path(folder) / "tables.db")
        with closing(sqlite3.connect(Path(folder) / "tables.db")) as database:
            file.writelines(line + "\n" for line in database.iterdump())
    (KEPT / f"{NEWEST}.json").write_text(json.dumps(asdict(games), indent=2) + "\n", encoding="utf-8")


def load(version: str, database: Path) -> KeptGames:
    """Make the database of a version."""
    with closing(sqlite3.connect(database)) as opened:
        opened.executescript((KEPT / f"{version}.sql").read_text(encoding="utf-8"))
    return KeptGames(**json.loads((KEPT / f"{version}.json").read_text(encoding="utf-8")))


def make(database: Path) -> KeptGames:
    """Play on a real server that uses this database: one game to its end, one to its middle, and one is not begun."""
    with running(database) as server:
        return asyncio.run(play(server))


async def play(server: Running) -> KeptGames:
    random = Random(1)
    async with seated_table(server, "border", [None, None, "greedy"]) as over:
        await over.play(random)
    async with seated_table(server, "twentyone", [None, None]) as middle:
        draft, choice = await play_to_the_middle(middle, random)
    host = Browser(server.url)
    waiting = await asyncio.to_thread(host.open_table, "border", [None, None])
    await asyncio.to_thread(host.sit, waiting["table"], 0, "Eva")
    return KeptGames(
        finished=over.table,
        outcome=over.watcher.view["outcome"],
        running=middle.table,
        people=[str(guest.browser.cookie) for guest in middle.guests.values()],
        draft=draft,
        choice=choice,
        waiting=waiting["table"],
        host=str(host.cookie),
        invitation=waiting["links"]["invitation"]["url"],
    )


async def play_to_the_middle(match: SeatedTable, random: Random) -> tuple[list[int], str]:
    """Until both have to mark, one has marked in pencil and the other has chosen; what they did."""
    ana, bruno = match.guests.values()
    while ana.view["turn"] < MIDDLE or ana.view["waiting_for"] != [0, 1] or not ana.own[0]["targets"]:
        await play_one(match, random)
    draft: list[int] = ana.own[0]["targets"][0]["adds"]
    await ana.send("draft", seat=0, turn=ana.view["turn"], marks=draft)
    choice = bruno.random_move(1, random)
    await bruno.choose(1, choice)
    return draft, choice


async def play_one(match: SeatedTable, random: Random) -> None:
    """Whoever owes something does it, and everyone sees it."""
    seat, what = next((seat, owed) for seat, guest in match.guests.items() if (owed := guest.owed(seat)) is not None)
    guest: TableClient = match.guests[seat]
    await guest.step(seat, what, random)
    await match.all_see(len(guest.entries))
