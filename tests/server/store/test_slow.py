"""Races: many who read a log and add to it at once, through a store that takes its time."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from rollwright.server.store.database import Database
from rollwright.server.store.store import LostRace
from rollwright.session.guests import GuestId
from tests.server.store.databases import FIRST, bodies, lay, rows, using
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
