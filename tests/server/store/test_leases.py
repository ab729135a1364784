"""Leases: written together with the entry after which a bot has to choose, and inherited when their server stops."""

import asyncio
from pathlib import Path

import pytest

from rollwright.core.seats import Seat
from rollwright.server.store.database import Database
from rollwright.server.store.store import LostRace, StoredDraft, TableId
from tests.server.store.databases import FIRST, KINDS, SECOND, bodies, lay, rows, url_of

every_kind = pytest.mark.parametrize("kind", KINDS, indirect=True)


async def reopened(url: str) -> Database:
    return await Database.open(url, exclusive=True)


async def inherited(store: Database) -> set[TableId]:
    async with asyncio.timeout(30):
        return {*await store.inherited()}


@every_kind
async def test_a_table_at_which_a_bot_has_to_choose_passes_to_the_next_server(url: str) -> None:
    store = await reopened(url)
    await lay(store, FIRST, SECOND)
    await store.append(FIRST, 1, rows("a bot has to choose"), bot_due=True)
    await store.append(SECOND, 1, rows("a player has to choose"))
    await store.close()
    store = await reopened(url)
    assert await inherited(store) == {FIRST}
    store.end_lease(FIRST, 2)
    await store.close()
    store = await reopened(url)
    await store.append(SECOND, 2, rows("a bot has to choose"), bot_due=True)
    await store.close()
    store = await reopened(url)
    assert await inherited(store) == {SECOND}
    await store.close()


@every_kind
async def test_an_entry_that_is_not_written_leaves_no_lease(url: str) -> None:
    store = await reopened(url)
    await lay(store, FIRST)
    with pytest.raises(LostRace):
        await store.append(FIRST, 7, rows("too late"), bot_due=True)
    await store.append(FIRST, 1, rows("a player has to choose"))
    looking = asyncio.create_task(store.inherited())
    assert await store.take_lease(FIRST)
    store.end_lease(FIRST, 1)  # the log is longer, so a bot may have to choose
    async with asyncio.timeout(30):
        assert await looking == [FIRST]
    await store.close()


async def test_a_server_on_sqlite_takes_over_what_another_program_leaves_to_a_bot(tmp_path: Path) -> None:
    store = await reopened(url_of(tmp_path))
    await lay(store, FIRST)
    await store.changed_elsewhere()
    looking = asyncio.create_task(store.inherited())
    program = await Database.open(url_of(tmp_path), while_served=True)
    await program.append(FIRST, 1, rows("a bot has to choose"), bot_due=True)
    await program.close()
    assert not looking.done()
    assert await store.changed_elsewhere()
    async with asyncio.timeout(30):
        assert await looking == [FIRST]
    await store.close()


async def test_only_one_living_node_has_the_lease_of_a_table(postgresql_url: str) -> None:
    one, other = await reopened(postgresql_url), await reopened(postgresql_url)
    await lay(one, FIRST)
    await one.append(FIRST, 1, rows("a bot has to choose"), bot_due=True)
    await other.append(FIRST, 2, rows("a bot still has to choose"), bot_due=True)
    assert (await one.take_lease(FIRST), await other.take_lease(FIRST)) == (True, False)
    await one.close()
    assert await inherited(other) == {FIRST}
    assert await other.take_lease(FIRST)
    await other.close()


# Drafts are stored only for the log that their player has seen


@every_kind
async def test_a_draft_for_an_earlier_log_is_refused_and_one_of_a_freed_seat_is_deleted(url: str) -> None:
    store = await Database.open(url)
    await lay(store, FIRST)
    old, other = StoredDraft(0, 1, (1, 2)), StoredDraft(1, 1, (3,))
    await store.keep_draft(FIRST, old, 1)
    await store.keep_draft(FIRST, other, 1)
    await store.append(FIRST, 1, rows("freed"), freed=[Seat(0)])
    assert await store.drafts(FIRST) == [other]
    with pytest.raises(LostRace):
        await store.keep_draft(FIRST, old, 1)
    assert await store.drafts(FIRST) == [other]
    assert await bodies(store, FIRST) == ["laid", "freed"]
    await store.close()


async def test_a_draft_waits_for_an_entry_that_another_node_is_writing(postgresql_url: str) -> None:
    one, other = await Database.open(postgresql_url), await Database.open(postgresql_url)
    await lay(one, FIRST)
    draft = StoredDraft(0, 1, (1, 2))
    for number in range(1, 30):
        freeing = one.append(FIRST, number, rows("freed"), freed=[Seat(0)])
        answers = await asyncio.gather(freeing, other.keep_draft(FIRST, draft, number), return_exceptions=True)
        assert answers[0] is None
        assert await other.drafts(FIRST) == []
    await one.close()
    await other.close()
