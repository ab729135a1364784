"""One writer, one commit for all that wait; an answer means: on disk."""

import asyncio
import threading
from functools import partial

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError

from rollwright.server.store import writes
from rollwright.server.store.database import Database
from rollwright.server.store.store import FailureReason, Role, StoredDraft, StoreFailed, TableId, TableRemoved
from tests.server.store.databases import (
    ANA,
    FIRST,
    KINDS,
    SECOND,
    THIRD,
    bodies,
    in_one_batch,
    kept,
    lay,
    rows,
    writer_busy,
)

pytestmark = pytest.mark.parametrize("kind", KINDS, indirect=True)


async def test_a_hundred_appends_that_wait_together_are_one_commit(store: Database) -> None:
    commits: list[Connection] = []

    names = [TableId(str(number)) for number in range(100)]
    await lay(store, *names)
    async with writer_busy(store):
        event.listen(store._writer._engine, "commit", commits.append)
        waiting = [asyncio.ensure_future(store.append(name, 1, rows("one", "two"))) for name in names]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert len(commits) == 2  # that which kept the writer busy, and all the others


async def test_nobody_is_answered_before_the_commit(store: Database) -> None:
    at_commit: list[bool] = []

    await lay(store, FIRST)
    waiting = asyncio.ensure_future(store.append(FIRST, 1, rows("one")))
    event.listen(store._writer._engine, "commit", lambda _connection: at_commit.append(waiting.done()))
    await waiting
    assert at_commit == [False]


async def test_a_batch_of_different_things_is_one_commit(store: Database) -> None:
    commits: list[Connection] = []

    await lay(store, FIRST)
    event.listen(store._writer._engine, "commit", commits.append)
    calls = [
        store.append(FIRST, 1, rows("one")),
        store.keep_draft(FIRST, StoredDraft(0, 1, (3,))),
        store.join(FIRST, ANA, Role.HOST),
        store.probe(),
    ]
    assert await in_one_batch(store, calls) == ["kept"] * 4
    assert len(commits) == 2  # that which kept the writer busy, and all the others


async def test_a_rare_thing_that_fails_fails_alone(store: Database) -> None:
    await lay(store, FIRST)
    create_again, *others = await in_one_batch(
        store,
        [
            store.create(kept(FIRST), rows("again"), []),
            store.append(FIRST, 1, rows("one")),
            store.create(kept(SECOND), rows("laid"), []),
        ],
    )
    assert "IntegrityError" in create_again
    assert others == ["kept", "kept"]
    assert await bodies(store, FIRST) == ["laid", "one"]
    assert await bodies(store, SECOND) == ["laid"]


async def test_an_error_that_nobody_thought_of_reaches_whoever_waits(store: Database) -> None:
    with pytest.raises(IntegrityError):
        await store._writer.run(partial(writes.keep_draft, table=FIRST, draft=StoredDraft(0, 1, ())))
    with pytest.raises(TableRemoved):
        await store.keep_draft(FIRST, StoredDraft(0, 1, ()))


async def test_an_append_that_no_database_takes_fails_alone(store: Database) -> None:
    await lay(store, FIRST, SECOND, THIRD)
    calls = [
        store.append(FIRST, 1, rows("one", "two")),
        store.append(SECOND, 1, rows("half of a letter: \ud800")),
        store.append(FIRST, 1, rows("other one")),
        store.append(THIRD, 1, rows("one")),
    ]
    answers = await in_one_batch(store, calls)
    assert "UnicodeEncodeError" in answers.pop(1)
    assert answers == ["kept", "lost", "kept"]
    assert await bodies(store, FIRST) == ["laid", "one", "two"]
    assert await bodies(store, SECOND) == ["laid"]


async def test_whoever_stops_waiting_does_not_stop_the_writing(store: Database) -> None:
    await lay(store, FIRST)
    async with writer_busy(store):
        waiting = asyncio.ensure_future(store.append(FIRST, 1, rows("one")))
        await asyncio.sleep(0)
        waiting.cancel()
    await store.append(FIRST, 2, rows("two"))
    assert await bodies(store, FIRST) == ["laid", "one", "two"]


async def test_closing_finishes_what_waits(store: Database, url: str) -> None:
    await lay(store, FIRST)
    waiting = [asyncio.ensure_future(store.append(FIRST, place, rows("more"))) for place in range(1, 30)]
    await asyncio.sleep(0)
    await store.close()
    assert all(append.done() for append in waiting)
    await asyncio.gather(*waiting)
    again = await Database.open(url)
    assert len(await again.log(FIRST)) == 30
    await again.close()


async def test_a_closed_store_takes_and_gives_nothing(store: Database) -> None:
    await store.close()
    for call in (store.append(FIRST, 0, rows("one")), store.probe(), store.log(FIRST)):
        with pytest.raises(StoreFailed) as failed:
            await call
        assert failed.value.reason is FailureReason.UNAVAILABLE
    await store.close()


def test_the_writer_ends_in_peace_when_the_loop_is_gone(url: str) -> None:
    go_on = threading.Event()

    async def leave() -> Database:
        store = await Database.open(url)
        await lay(store, FIRST)
        store._writer.run(lambda _connection: go_on.wait())
        return store

    store = asyncio.run(leave())
    go_on.set()
    store._writer.stop()
    store._let_go()
    assert not store._writer._thread.is_alive()
