"""A database of every earlier version is taken over: what was finished is proven, what was begun goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from alembic.script import ScriptDirectory

from rollwright.games import GAMES
from rollwright.record import Record
from rollwright.record.proof import verify
from rollwright.server.store import migrate
from rollwright.testing.server.running import Browser, Running, running
from rollwright.testing.server.table_client import TableClient
from tests.server import kept_games
from tests.server.kept_games import KEPT

VERSIONS = sorted(file.stem for file in KEPT.glob("*.sql"))


def browser(server: Running, cookie: str) -> Browser:
    """Somebody who was here before."""
    known = Browser(server.url)
    known.cookie = cookie
    return known


@asynccontextmanager
async def at_table(table: str, browsers: list[Browser]) -> AsyncIterator[list[TableClient]]:
    """The players of a table, by their seats."""
    players = [TableClient(browser, table) for browser in browsers]
    try:
        for player in players:
            await player.enter()
        yield players
    finally:
        for player in players:
            await player.leave()


async def finish(players: list[TableClient]) -> None:
    """Everyone plays to the end, and the dice are proven."""
    await asyncio.gather(*(player.play(seat, Random(seat)) for seat, player in enumerate(players)))
    first, *others = players
    assert all(player.view["outcome"] == first.view["outcome"] for player in others)
    assert proven_rolls(first.browser, first.table) > 0


def proven_rolls(asker: Browser, table: str) -> int:
    return verify(Record.parse(asker.ask("GET", f"/api/tables/{table}/record")))


def test_every_version_has_its_games_kept() -> None:
    steps = ScriptDirectory.from_config(migrate.configuration()).walk_revisions()
    assert sorted(step.revision for step in steps) == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_the_games_of_every_version_are_proven_and_go_on(tmp_path: Path, version: str) -> None:
    async def promise(server: Running) -> None:
        async with at_table(games.running, [browser(server, cookie) for cookie in games.people]) as players:
            ana, bruno = players
            assert ana.own[0]["draft"] == games.draft
            game = GAMES[bruno.view["position"]["game"]]
            assert frozenset(bruno.own[1]["choice"]) == game.parse_move(games.choice).marks
            await finish(players)

        newcomer = Browser(server.url)
        newcomer.follow(games.invitation)
        newcomer.sit(games.waiting, 1, "Filip")
        async with at_table(games.waiting, [browser(server, games.host), newcomer]) as players:
            await finish(players)

    games = kept_games.load(version, tmp_path / "tables.db")
    with running(tmp_path / "tables.db") as server:
        anyone = Browser(server.url)
        assert proven_rolls(anyone, games.finished) > 0
        replayed = anyone.ask("GET", f"/api/tables/{games.finished}/replay")
        assert replayed["steps"][-1]["view"]["outcome"] == games.outcome
        asyncio.run(promise(server))
