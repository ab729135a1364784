"""Of several who add to a log at the same place one wins, and nobody else is harmed."""

import json

import pytest

from rollwright.server.store import appends
from rollwright.server.store.database import Database
from rollwright.server.store.store import LostRace, Row, Status, StoreFailed, TableId
from rollwright.session.guests import GuestId
from tests.server.store.databases import (
    ANA,
    FIRST,
    KINDS,
    SECOND,
    THIRD,
    bodies,
    in_one_batch,
    lay,
    rows,
)

pytestmark = pytest.mark.parametrize("kind", KINDS, indirect=True)


async def test_what_was_appended_is_read_in_order(store: Database) -> None:
    await lay(store, FIRST)
    await store.append(FIRST, 1, rows("one", "two", at=5, guest=ANA, cause="m1"))
    await store.append(FIRST, 3, rows("three"))
    assert await store.log(FIRST, 1) == [Row("one", 5, ANA, "m1"), Row("two", 5, ANA), Row("three", 1)]


async def test_every_character_of_an_entry_is_stored(store: Database) -> None:
    await lay(store, FIRST)
    body = json.dumps({"name": "Zoë 🎲 \u2028", "says": '"\\ \n\0 %s %(rows)s {}'}, ensure_ascii=False)
    for place in range(1, 9):  # after some times, PostgreSQL has a prepared statement
        await store.append(FIRST, place, rows(body, guest=GuestId("Änne"), cause=f"'{place}"))
    assert await store.log(FIRST, 1) == [Row(body, 1, GuestId("Änne"), f"'{place}") for place in range(1, 9)]


async def statuses(store: Database, *tables: TableId) -> list[Status]:
    found = [await store.table(table) for table in tables]
    return [table.status for table in found if table is not None]


async def test_a_status_is_set_with_the_entries(store: Database) -> None:
    await lay(store, FIRST, SECOND)
    await store.append(FIRST, 1, rows("over"), Status.OVER)
    assert await statuses(store, FIRST, SECOND) == [Status.OVER, Status.PLAYING]


async def test_an_append_where_an_entry_is_already_loses_and_sets_no_status(store: Database) -> None:
    await lay(store, FIRST)
    await store.append(FIRST, 1, rows("one"))
    with pytest.raises(LostRace):
        await store.append(FIRST, 1, rows("another", "and more"), Status.OVER)
    assert await bodies(store, FIRST) == ["laid", "one"]
    assert await statuses(store, FIRST) == [Status.PLAYING]


async def test_of_two_appends_at_the_same_place_one_loses_and_the_batch_is_unharmed(store: Database) -> None:
    await lay(store, FIRST, SECOND, THIRD)
    calls = [
        store.append(SECOND, 1, rows("one")),
        store.append(FIRST, 1, rows("one", "two")),
        store.append(FIRST, 1, rows("other one", "other two", "other three")),
        store.append(THIRD, 1, rows("one", "two")),
    ]
    assert await in_one_batch(store, calls) == ["kept", "kept", "lost", "kept"]
    assert await bodies(store, FIRST) == ["laid", "one", "two"]
    assert await bodies(store, SECOND) == ["laid", "one"]
    assert await bodies(store, THIRD) == ["laid", "one", "two"]


async def test_an_append_into_the_middle_of_another_of_the_same_batch_loses(store: Database) -> None:
    await lay(store, FIRST)
    calls = [store.append(FIRST, 1, rows("one", "two", "three")), store.append(FIRST, 2, rows("other two"))]
    assert await in_one_batch(store, calls) == ["kept", "lost"]
    assert await bodies(store, FIRST) == ["laid", "one", "two", "three"]


async def test_appends_of_one_batch_may_follow_each_other(store: Database) -> None:
    await lay(store, FIRST)
    calls = [store.append(FIRST, 1, rows("one", "two")), store.append(FIRST, 3, rows("three"))]
    assert await in_one_batch(store, calls) == ["kept", "kept"]
    assert await bodies(store, FIRST) == ["laid", "one", "two", "three"]


async def test_what_follows_a_loser_loses_too_so_that_a_log_has_no_gap(store: Database) -> None:
    await lay(store, FIRST)
    calls = [
        store.append(FIRST, 1, rows("one")),
        store.append(FIRST, 1, rows("other one", "other two")),
        store.append(FIRST, 3, rows("other three")),
    ]
    assert await in_one_batch(store, calls) == ["kept", "lost", "lost"]
    assert await bodies(store, FIRST) == ["laid", "one"]


@pytest.mark.parametrize("first", [2, 7])
async def test_an_append_beyond_the_end_of_a_log_loses(store: Database, first: int) -> None:
    await lay(store, FIRST)
    with pytest.raises(LostRace):
        await store.append(FIRST, first, rows("early"))


async def test_an_append_to_no_table_loses(store: Database) -> None:
    await lay(store, FIRST)
    calls = [store.append(TableId("nowhere"), 0, rows("lost")), store.append(FIRST, 1, rows("one"))]
    assert await in_one_batch(store, calls) == ["lost", "kept"]


@pytest.mark.parametrize("wrong", [[], [Row("one", 1), Row("two", 1, ANA, "m1")]])
async def test_only_the_first_row_of_an_append_may_have_a_cause(store: Database, wrong: list[Row]) -> None:
    with pytest.raises(ValueError, match="only the first may have a cause"):
        await store.append(FIRST, 1, wrong)


async def test_a_store_finds_the_end_of_a_log_that_another_has_written_to(store: Database, url: str) -> None:
    await lay(store, FIRST)
    await store.append(FIRST, 1, rows("one"))
    other = await Database.open(url)
    await other.append(FIRST, 2, rows("two", "three"))
    await other.close()
    with pytest.raises(LostRace):
        await store.append(FIRST, 2, rows("other two"))
    await store.append(FIRST, 4, rows("four"))
    assert await bodies(store, FIRST) == ["laid", "one", "two", "three", "four"]


async def test_the_ends_of_many_logs_are_not_all_remembered(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appends, "MOST_ENDS", 2)

    names = [TableId(str(number)) for number in range(5)]
    await lay(store, *names)
    for place in (1, 2):
        for table in names:
            await store.append(table, place, rows("more"))
    assert len(store._writer._logs._ends) <= 3


async def test_an_end_that_was_rolled_back_is_not_built_on(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await lay(store, FIRST)
    with monkeypatch.context() as broken:
        broken.setattr(store._writer._engine.dialect, "do_commit", fail)
        with pytest.raises(StoreFailed):
            await store.append(FIRST, 1, rows("one"))
    with pytest.raises(LostRace):
        await store.append(FIRST, 2, rows("two"))
    await store.append(FIRST, 1, rows("one"))
    assert await bodies(store, FIRST) == ["laid", "one"]


def fail(_connection: object) -> None:
    raise OSError("the disk is gone")
