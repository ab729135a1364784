"""Bots in worker processes: whatever one of them does wrong, the table goes on, says so, and nobody else notices."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.record import Record
from rollwright.record.proof import verify
from rollwright.server.live import bot_players
from rollwright.server.store.store import FailureReason, Store, StoreFailed
from rollwright.testing.server.running import Running, running
from rollwright.testing.server.seated_table import seated_table
from tests.server.in_process import Person, done, looking, opened, seated, table_servers, types
from tests.server.odd_bots import GO_ON
from tests.server.slow_bot import wait_for
from tests.server.store.slow import SlowStore

ODD = ("Raises", "Exits", "Leaves", "Babbles", "SaysNothing", "Cheats")
"""Bots that fail in the first round."""
ROOT = Path(__file__).parents[3]


def offered(*names: str) -> dict[str, str]:
    return {name.lower(): f"tests.server.odd_bots:{name}" for name in names}


@pytest.fixture(scope="module")
def odd_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("bots")
    wishes = [f"--bot={name}={made_by}" for name, made_by in offered(*ODD, "Prints", "Busy").items()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(GO_ON, str(folder / "go-on"))
        with running(folder / "tables.db", *wishes, cwd=ROOT) as server:
            yield server


async def entries_with(server: Running, game: str, bot: str) -> list[dict[str, Any]]:
    """The entries of a whole game of a person against this bot."""
    async with seated_table(server, game, [None, bot], first=1) as here:
        await here.play(Random(1))
        record = Record.parse(await here.ask("GET", "/record"))
        assert record.header.players[1].bot == bot
        assert verify(record) > 10
        return [entry["entry"] for entry in here.watcher.entries]


def check_stood_in(entries: list[dict[str, Any]]) -> None:
    """In the first round, and only there, the move of the seat comes right after the entry that says who made it."""
    failed = [n for n, entry in enumerate(entries) if entry["type"] == "stood-in"]
    assert failed
    for n in failed:
        assert entries[n] == {"type": "stood-in", "seat": 1, "bot": "greedy"}
        assert entries[n + 1]["type"] in ("played", "chose")
        assert entries[n + 1]["seat"] == 1
    rounds_before = sum(entry["type"] == "marked" for entry in entries[: failed[-1]])
    assert rounds_before == 0


async def test_a_bot_that_fails_is_replaced_for_that_move_alone_and_the_entry_says_so(odd_server: Running) -> None:
    tables = [("twentyone", name.lower()) for name in ODD] + [("border", "cheats"), ("border", "raises")]
    for entries in await asyncio.gather(*(entries_with(odd_server, *table) for table in tables)):
        check_stood_in(entries)
    log = odd_server.log.read_text(encoding="utf-8")
    for name in ODD:
        assert f'"event":"bot-failed","bot":"{name.lower()}"' in log


async def test_what_a_bot_prints_is_not_taken_for_its_move(odd_server: Running) -> None:
    entries = await entries_with(odd_server, "twentyone", "prints")
    assert not [entry for entry in entries if entry["type"] == "stood-in"]


async def test_a_bot_that_is_late_is_replaced_and_the_next_one_is_asked(tmp_path: Path) -> None:
    async with table_servers(tmp_path, extra_bots=offered("Sleeps"), bot_seconds=2.0) as (table_server,):
        table = await opened(table_server, "twentyone", [None, "sleeps", "greedy"], first=0)
        ana = Person(table_server, table, "Ana")
        await ana.sit(0)
        async with looking(table_server, table, ana.guest) as onlooker:
            await done(ana.send("throw", seat=0, turn=1))
            if "keep" in (await ana.own(0))["moves"]:
                await done(ana.choose(0, "keep"))
            while (await ana.see())["chosen"] != [1, 2]:
                await asyncio.sleep(0.01)
        stood_in = [entry["entry"]["seat"] for entry in onlooker.entries if entry["entry"]["type"] == "stood-in"]
        assert 1 in stood_in


async def test_a_bot_that_burns_all_its_time_keeps_nobody_else_waiting(odd_server: Running) -> None:
    go_on = odd_server.database.with_name("go-on")

    async with (
        seated_table(odd_server, "twentyone", [None, None], first=0) as quick,
        seated_table(odd_server, "border", [None, "busy"], first=1) as busy,
    ):
        await asyncio.to_thread(wait_for, go_on.with_suffix(".begun"))
        acknowledged = 0
        for _ in range(3):
            for seat, guest in quick.guests.items():
                if guest.owed(seat):
                    await guest.step(seat, str(guest.owed(seat)), Random(1))
                    acknowledged += 1
            await quick.all_see(max(len(guest.entries) for guest in quick.guests.values()))
        assert acknowledged >= 3
        assert busy.watcher.view["waiting_for"] == [1], "the bot still thinks"
        go_on.touch()
        await busy.watcher.until(lambda: busy.watcher.view["waiting_for"] != [1])
        moved = [entry["entry"]["type"] for entry in busy.watcher.entries]
        assert "played" in moved
        assert "stood-in" not in moved


async def test_a_thought_that_comes_after_the_player_is_back_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = tmp_path / "go-on"
    monkeypatch.setenv(GO_ON, str(go_on))

    async with table_servers(tmp_path, extra_bots=offered("Busy"), bot_seconds=60.0) as (table_server,):
        ana, bruno = await seated(table_server, "border", 2)
        await done(ana.send("throw", seat=0, turn=1))
        await done(ana.send("leave", seat=0))
        async with looking(table_server, ana.table, bruno.guest), table_server.room(ana.table) as room:
            await done(bruno.send("take-over", seat=0, bot="busy"))
            await asyncio.to_thread(wait_for, go_on.with_suffix(".begun"))
            await done(ana.send("come-back", seat=0))
            await done(ana.choose(0, "pass"))
            go_on.touch()
            while room._bots.thinking:
                await asyncio.sleep(0.01)
        log = await types(table_server, ana.table)
        assert log[-4:] == ["left", "bot-took-over", "came-back", "played"]


class Unwell(SlowStore):
    """Fails for a while, in reading as in writing."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, Random(1))
        self.failures = 0
        self.error: Exception = StoreFailed(FailureReason.UNAVAILABLE)

    def __getattr__(self, name: str) -> Any:
        if name in ("append", "log", "news") and self.failures:
            self.failures -= 1
            raise self.error
        return super().__getattr__(name)


@pytest.mark.parametrize("error", [StoreFailed(FailureReason.UNAVAILABLE), RuntimeError("a defect")], ids=repr)
async def test_a_bot_moves_as_soon_as_the_store_is_well_again_though_nobody_does_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(bot_players, "backoff", lambda _: 0.01)

    async with table_servers(tmp_path, wrap=Unwell) as (table_server,):
        assert isinstance(table_server.store, Unwell)
        table_server.store.error = error
        for failures in range(1, 6):
            table = await opened(table_server, "border", [None, "greedy"], first=0)
            ana = Person(table_server, table, "Ana")
            await ana.sit(0)
            async with looking(table_server, table, ana.guest) as onlooker:
                await done(ana.send("throw", seat=0, turn=1))
                await done(ana.choose(0, "pass"))
                table_server.store.failures = failures
                while onlooker.view["turn"] < 6:  # the bot marks, throws, and marks
                    await asyncio.sleep(0.01)
                assert table_server.store.failures == 0
