"""Races: many who read a log and add to it at once, through a store that takes its time."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from rollwright.server.store.database import Database
from rollwright.server.store.store import Handover, LostRace, Role, StoredDraft
from rollwright.session.guests import GuestId
from tests.server.store.databases import ANA, FIRST, bodies, lay, no_traces, rows, using
from tests.server.store.slow import SlowStore


@pytest.mark.parametrize("seed", range(3))
def test_however_many_write_at_once_every_word_is_in_the_log_once(tmp_path: Path, seed: int) -> None:
    async def promise(database: Database) -> None:
        store = SlowStore(database, Random(seed))
        await lay(store, FIRST)

        async def say(name: str, words: int) -> int:
            lost = 0
            for word in range(words):
                while True:
                    end = len(await store.log(FIRST))
                    try:
                        await store.append(FIRST, end, rows(f"{name}{word}", guest=GuestId(name), cause=str(word)))
                        break
                    except LostRace:
                        lost += 1
            return lost

        lost = await asyncio.gather(*(say(name, 4) for name in "abcde"))
        assert sum(lost) > 0
        _laid, *said = await bodies(store, FIRST)
        assert sorted(said) == [f"{name}{word}" for name in "abcde" for word in range(4)]
        assert all([word for word in said if word[0] == name] == [f"{name}{n}" for n in range(4)] for name in "abcde")

    using(tmp_path, promise)


def test_a_message_that_is_sent_twice_at_once_is_written_once(tmp_path: Path) -> None:
    async def promise(database: Database) -> None:
        store = SlowStore(database, Random(1))
        await lay(store, FIRST)

        async def send() -> None:
            known = await store.log(FIRST)
            while all(row.cause != "m1" for row in known):
                with suppress(LostRace):
                    await store.append(FIRST, len(known), rows("one", guest=ANA, cause="m1"))
                known = await store.log(FIRST)

        await asyncio.gather(*(send() for _ in range(8)))
        assert await bodies(store, FIRST) == ["laid", "one"]

    using(tmp_path, promise)


def test_everything_goes_through_the_slow_store(tmp_path: Path) -> None:
    async def promise(database: Database) -> None:
        store = SlowStore(database, Random(1))
        await lay(store, FIRST)
        await store.keep_draft(FIRST, StoredDraft(0, 1, (2,)))
        await store.greet(ANA, 1)
        await store.join(FIRST, GuestId("eva"), Role.WATCHER)
        await store.offer("token", Handover(FIRST, 0, 9))
        await store.set_links(FIRST, "invitation", "watching")
        await store.probe()
        await store.backup(tmp_path / "copy.db")
        assert await store.drafts(FIRST) == [StoredDraft(0, 1, (2,))]
        assert await store.role(FIRST, GuestId("eva")) is Role.WATCHER
        assert await store.members(FIRST) == [(ANA, Role.HOST), (GuestId("eva"), Role.WATCHER)]
        assert await store.redeem("token", 1) == Handover(FIRST, 0, 9)
        assert await store.count_open_tables(ANA) == 1
        table = await store.table(FIRST)
        assert table is not None
        assert await store.tables_of(ANA, 5) == [(table, Role.HOST)]
        assert await store.idle_since(table.status, 9, 5) == [FIRST]
        await store.forget_guest(ANA, ("sat-down",), no_traces)
        assert await store.tables_of(ANA, 5) == []
        await store.close()

    using(tmp_path, promise)
