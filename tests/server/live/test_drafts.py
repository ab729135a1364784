"""Pencil marks: what the answer to them says, how long they are kept, and that they are nobody else's business."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rollwright.protocol.codec import from_json
from rollwright.protocol.rest import MyData
from rollwright.server.http import tables
from rollwright.server.live.table_server import TableServer
from rollwright.testing.server.running import Running, running
from rollwright.testing.server.seated_table import SeatedTable, seated_table
from rollwright.testing.server.table_client import TableClient
from tests.server.in_process import Person, done, marking, my_data

FACES = {"border": "a g b r y", "twentyone": "2 3 4 5 6 6"}


@asynccontextmanager
async def marking_together(server: Running, game: str) -> AsyncIterator[tuple[SeatedTable, TableClient]]:
    """A table of three where Ana has thrown and, in The Border, passed; and Bruno, who owes a mark. The dice are real,
    so that it is known how they fell."""
    async with seated_table(server, game, [None, None, None], first=0, dice="typed") as here:
        ana, bruno = here.guests[0], here.guests[1]
        await ana.send("throw", seat=0, turn=1, faces=FACES[game])
        if "keep" in ana.own[0]["moves"]:
            await ana.choose(0, "keep")
        elif game == "border":
            await ana.choose(0, "pass")
        await here.all_see(len(ana.entries))
        assert 1 in bruno.view["waiting_for"]
        yield here, bruno


async def draft(guest: TableClient, seat: int, marks: list[int], **more: Any) -> dict[str, Any]:
    """The answer's view of the seat."""
    answer = await guest.send("draft", **{"seat": seat, "turn": guest.view["turn"], "marks": marks, **more})
    own: dict[str, Any] = answer["own"]
    return own


async def test_the_marks_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        async with marking_together(server, "border") as (_, one), marking_together(server, "twentyone") as (_, other):
            drafted = [await draft(bruno, 1, bruno.own[1]["targets"][0]["adds"]) for bruno in (one, other)]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            for bruno, own in zip((one, other), drafted, strict=True):
                await bruno.enter()
                assert bruno.own[1] == own


async def test_whoever_takes_a_seat_that_was_freed_does_not_find_the_marks_of_the_one_before(
    table_server: TableServer,
) -> None:
    ana, bruno, _ = await marking(table_server, "border", 3, "a g b r y", dice="typed")
    marks = (await bruno.own(1))["targets"][0]["adds"]
    await done(bruno.send("draft", seat=1, turn=(await bruno.see())["turn"], marks=marks))
    await tables.free_seat(table_server, ana.table, 1)
    darek = Person(table_server, ana.table, "Darek")
    await table_server.store.join(ana.table, darek.guest, darek.role)
    await darek.sit(1)
    async with table_server.room(ana.table) as room:
        await room.reload()
    assert (await darek.own(1))["draft"] == []
    exported = from_json(MyData, await my_data(table_server, darek.guest))
    assert [draft.marks for draft in exported.drafts if draft.marks] == []
    await done(darek.send("draft", seat=1, turn=(await darek.see())["turn"], marks=marks))
    async with table_server.room(ana.table) as room:
        await room.reload()
    assert (await darek.own(1))["draft"] == marks
