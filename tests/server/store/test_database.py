"""What the server is promised of its store, kept by a real database."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest
from sqlalchemy import Connection, select

from rollwright.server.store.database import Database
from rollwright.server.store.engines import file_of
from rollwright.server.store.removed import Removed
from rollwright.server.store.schema import SCHEMA
from rollwright.server.store.store import (
    Handover,
    NumberedRow,
    Role,
    Row,
    Status,
    StoredDraft,
    StoredTable,
    TableId,
    Traces,
)
from rollwright.session.guests import GuestId
from tests.server.store.databases import (
    ANA,
    BRUNO,
    CELIA,
    FIRST,
    KINDS,
    SAT_DOWN,
    SECOND,
    THIRD,
    bodies,
    kept,
    lay,
    rows,
)

pytestmark = pytest.mark.parametrize("kind", KINDS, indirect=True)


async def test_a_table_is_kept_with_its_log_and_its_people(store: Database, url: str) -> None:
    await store.create(kept(FIRST), rows("laid", "sat"), [(ANA, Role.HOST), (BRUNO, Role.INVITED)])
    await store.close()
    again = await Database.open(url)
    assert await again.table(FIRST) == kept(FIRST)
    assert await bodies(again, FIRST) == ["laid", "sat"]
    assert await again.role(FIRST, ANA) is Role.HOST
    assert await again.role(FIRST, BRUNO) is Role.INVITED
    await again.close()


async def test_a_table_without_a_secret_has_none(store: Database) -> None:
    typed_in = StoredTable(FIRST, "border", 1, Status.WAITING, ANA, None, "invitation", "watching")

    await store.create(typed_in, [], [])
    assert await store.table(FIRST) == typed_in


async def test_a_table_that_is_not_there_has_nothing(store: Database) -> None:
    assert await store.table(FIRST) is None
    assert await store.log(FIRST) == []
    assert await store.drafts(FIRST) == []
    assert await store.role(FIRST, ANA) is None


async def test_a_log_may_begin_empty(store: Database) -> None:
    await store.create(kept(FIRST), [], [])
    await store.append(FIRST, 0, rows("one"))
    assert await bodies(store, FIRST) == ["one"]


async def test_reads_see_every_write_that_was_awaited_before(store: Database) -> None:
    await lay(store, FIRST)
    for place in range(1, 100):
        await store.append(FIRST, place, rows("more"))
        assert len(await store.log(FIRST)) == place + 1


async def test_many_may_read_at_once(store: Database) -> None:
    await lay(store, FIRST)
    logs = await asyncio.gather(*(store.log(FIRST) for _ in range(50)))
    assert logs == [[Row("laid", 1)]] * 50


async def test_the_last_draft_of_a_seat_is_kept(store: Database) -> None:
    await lay(store, FIRST, SECOND)
    await store.keep_draft(FIRST, StoredDraft(1, 3, (5, 6)))
    await store.keep_draft(FIRST, StoredDraft(0, 3, (9,)))
    await store.keep_draft(FIRST, StoredDraft(1, 4, ()))
    assert await store.drafts(FIRST) == [StoredDraft(0, 3, (9,)), StoredDraft(1, 4, ())]
    assert await store.drafts(SECOND) == []


@pytest.mark.parametrize("first", Role)
@pytest.mark.parametrize("then", Role)
async def test_a_role_is_never_made_less(store: Database, first: Role, then: Role) -> None:
    order = [Role.WATCHER, Role.INVITED, Role.REMOVED, Role.HOST]

    await lay(store, FIRST)
    await store.join(FIRST, BRUNO, first)
    await store.join(FIRST, BRUNO, then)
    assert await store.role(FIRST, BRUNO) is max(first, then, key=order.index)


async def test_everyone_who_belongs_to_a_table_is_known(store: Database) -> None:
    await lay(store, FIRST, SECOND)
    await store.join(FIRST, BRUNO, Role.WATCHER)
    assert await store.members(FIRST) == [(ANA, Role.HOST), (BRUNO, Role.WATCHER)]
    assert await store.members(SECOND) == [(ANA, Role.HOST)]


async def test_new_links_take_the_place_of_the_old_ones_of_one_table(store: Database) -> None:
    await lay(store, FIRST, SECOND)
    await store.set_links(FIRST, "new invitation", "new watching")
    assert await store.table(FIRST) == replace(kept(FIRST), invitation="new invitation", watching="new watching")
    assert await store.table(SECOND) == kept(SECOND)


async def test_a_guest_finds_their_tables_the_newest_first(store: Database) -> None:
    for created, table in enumerate((FIRST, THIRD, SECOND)):
        await store.create(kept(table, created=created), [], [(ANA, Role.HOST)])
    await store.create(kept(TableId("not mine"), BRUNO, created=9), [], [(BRUNO, Role.HOST)])
    await store.join(SECOND, BRUNO, Role.WATCHER)
    assert [table.id for table, _ in await store.tables_of(ANA, 9)] == [SECOND, THIRD, FIRST]
    assert [table.id for table, _ in await store.tables_of(ANA, 2)] == [SECOND, THIRD]
    assert [role for _, role in await store.tables_of(BRUNO, 9)] == [Role.HOST, Role.WATCHER]


async def test_tables_that_are_over_are_not_open(store: Database) -> None:
    for table, status in zip((FIRST, SECOND, THIRD), Status, strict=True):
        await store.create(kept(table, status=status), [], [])
    assert await store.count_open_tables(ANA) == 2
    assert await store.count_open_tables(BRUNO) == 0


async def test_a_token_works_once(store: Database) -> None:
    await lay(store, FIRST)
    await store.offer("token", Handover(FIRST, 2, 100))
    assert await store.redeem("token", 99) == Handover(FIRST, 2, 100)
    assert await store.redeem("token", 99) is None


async def test_of_many_who_redeem_at_once_one_gets_the_seat(store: Database) -> None:
    await lay(store, FIRST)
    await store.offer("token", Handover(FIRST, 2, 100))
    taken = await asyncio.gather(*(store.redeem("token", 1) for _ in range(10)))
    assert [handover for handover in taken if handover] == [Handover(FIRST, 2, 100)]


async def test_a_token_that_has_expired_is_none(store: Database) -> None:
    await lay(store, FIRST)
    await store.offer("token", Handover(FIRST, 2, 100))
    assert await store.redeem("token", 100) is None
    assert await store.redeem("unheard of", 1) is None


async def test_a_new_token_takes_the_place_of_the_earlier_one_of_the_seat(store: Database) -> None:
    await lay(store, FIRST)
    await store.offer("other seat", Handover(FIRST, 1, 100))
    await store.offer("old", Handover(FIRST, 2, 100))
    await store.offer("new", Handover(FIRST, 2, 200))
    assert await store.redeem("old", 1) is None
    assert await store.redeem("new", 1) == Handover(FIRST, 2, 200)
    assert await store.redeem("other seat", 1) == Handover(FIRST, 1, 100)


async def test_a_table_is_idle_since_its_last_entry(store: Database) -> None:
    await lay(store, FIRST, SECOND, THIRD)
    await store.append(FIRST, 1, rows("one", at=50))
    await store.append(SECOND, 1, rows("one", at=60))
    await store.append(THIRD, 1, rows("one", at=10), Status.OVER)
    await store.create(kept(TableId("empty"), created=55), [], [])
    assert await store.idle_since(Status.PLAYING, 50, 9) == []
    assert await store.idle_since(Status.PLAYING, 51, 9) == [FIRST]
    assert await store.idle_since(Status.PLAYING, 61, 9) == [FIRST, SECOND, "empty"]
    assert await store.idle_since(Status.PLAYING, 61, 1) == [FIRST]
    assert await store.idle_since(Status.OVER, 61, 9) == [THIRD]


async def test_a_guest_who_is_forgotten_is_nowhere_any_more(store: Database) -> None:
    name = GuestId("hash-of-the-cookie")

    await store.greet(name, 1)
    await lay(store, FIRST, host=name)
    await lay(store, SECOND)
    await store.join(SECOND, name, Role.INVITED)
    await store.append(FIRST, 1, rows(SAT_DOWN, "rolled", guest=name, cause="m1"))
    await store.append(SECOND, 1, rows("one", guest=name, cause="m1"))
    await store.append(SECOND, 2, rows("two", guest=CELIA, cause="m1"))

    def named(guest: GuestId, found: Sequence[NumberedRow]) -> Traces:
        return Traces([(number, "a guest sat down") for number, row in found if row.guest == guest], (0, 2))

    for seat in (0, 1, 2):
        await store.keep_draft(FIRST, StoredDraft(seat, 1, (7,)))
        await store.offer(f"token-{seat}", Handover(FIRST, seat, 100))

    removed = await store.forget_guest(name, ("sat-down",), named)

    assert removed == Removed(entries=3, names=1, guests=1)
    assert await store.drafts(FIRST) == [StoredDraft(1, 1, (7,))]
    assert [await store.redeem(f"token-{seat}", 1) for seat in (0, 2)] == [None, None]
    assert await store.redeem("token-1", 1) == Handover(FIRST, 1, 100)
    assert await store.seen(name) is None
    assert await store.log(FIRST, 1) == rows("a guest sat down", "rolled")
    assert await store.log(SECOND, 1) == [*rows("one"), *rows("two", guest=CELIA, cause="m1")]
    assert await store.tables_of(name, 9) == []
    assert await store.count_open_tables(name) == 0
    table = await store.table(FIRST)
    assert table is not None
    assert table.host is None
    left = await everything(store)
    assert name not in left
    assert "Ana Maria" not in left


async def test_a_guest_is_greeted_as_often_as_they_come(store: Database) -> None:
    await store.greet(ANA, 1)
    await store.greet(ANA, 2)
    seen = await store._read(lambda connection: connection.exec_driver_sql("SELECT * FROM guests").all())
    assert [tuple(guest) for guest in seen] == [(ANA, 1, 2)]


async def test_a_probe_writes_something_each_time(store: Database) -> None:
    async def beats() -> int:
        return await store._read(lambda connection: connection.exec_driver_sql("SELECT beats FROM pulse").scalar_one())

    before = await beats()
    for _ in range(3):
        await store.probe()
    assert await beats() == before + 3


async def everything(store: Database) -> str:
    """All rows of all tables as text, and the bytes of the file if there is one."""

    def read(connection: Connection) -> str:
        return "".join(str(connection.execute(select(table)).all()) for table in SCHEMA.sorted_tables)

    rows, file = await store._read(read), file_of(store._reading.url)
    return rows if file is None else rows + file.read_bytes().decode("latin-1")
