"""Rematch in one step: the same people in the same seats, the next one first, and one table for all who ask."""

import asyncio
from random import Random

from rollwright.server.http import tables
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.store import Role
from rollwright.table import Pace
from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.seated_table import refusal, seated_table
from rollwright.testing.server.table_client import TableClient
from tests.server.in_process import Person, kept, marking, opened
from tests.server.store.databases import no_traces


async def test_after_a_game_everyone_goes_on_at_one_table_in_the_same_seats_and_the_next_begins(
    server: Running,
) -> None:
    async with seated_table(server, "twentyone", [None, "greedy", None], first=1, variant="inverted") as here:
        await here.play(Random(1))
        new = (await here.ask("POST", "/rematch"))["table"]
        for viewer in here.viewers:
            await viewer.until(lambda viewer=viewer: viewer.view["rematch"] == new)
        again = [TableClient(guest.browser, new) for guest in here.guests.values()]
        for seat, guest in zip(here.guests, again, strict=True):
            await guest.enter()
            assert guest.own.keys() == {seat}
            await guest.send("say-word", seat=seat, word=f"again {seat}")
        assert [seat["name"] for seat in again[0].view["seats"]] == ["Ana", "greedy", "Celia"]
        opened = again[0].entries[0]["entry"]
        assert (opened["first"], opened["variant"]) == (2, "inverted")
        assert opened["commitment"] != here.watcher.entries[0]["entry"]["commitment"]
        for guest in again:
            await guest.leave()


async def test_a_rematch_knows_how_often_each_seat_has_won(server: Running) -> None:
    async with seated_table(server, "twentyone", [None, "greedy"], first=0) as here:
        await here.play(Random(1))
        winners = here.watcher.view["outcome"]["winners"]
        new = (await here.ask("POST", "/rematch"))["table"]
        state = await here.guests[0].browser.ask_async("GET", f"/api/tables/{new}")
        assert state["opened"]["wins"] == [int(seat in winners) for seat in (0, 1)]
        assert here.watcher.entries[0]["entry"]["wins"] == []


async def test_the_others_learn_who_invites_them_and_who_waits_at_the_rematch(server: Running) -> None:
    async with seated_table(server, "border", [None, None], first=0) as here:
        ana, bruno = here.guests.values()
        await here.ask("POST", "/close")
        new = (await bruno.browser.ask_async("POST", f"/api/tables/{here.table}/rematch"))["table"]
        await ana.until(lambda: ana.view["rematch"] == new)
        assert ana.entries[-1]["entry"]["seat"] == 1
        assert ana.presence["at_rematch"] == []
        waiting = TableClient(bruno.browser, new)
        await waiting.enter()
        await ana.until(lambda: ana.presence["at_rematch"] == [1])
        await ana.leave()
        await ana.enter()
        assert ana.presence["at_rematch"] == [1]
        await waiting.leave()
        await ana.until(lambda: ana.presence["at_rematch"] == [])


async def test_everyone_at_the_table_may_ask_and_gets_the_same_table_and_nobody_else_may(server: Running) -> None:
    async with seated_table(server, "border", [None, None], first=0) as here:
        ana, bruno = here.guests.values()
        path = f"/api/tables/{here.table}/rematch"
        early = await asyncio.to_thread(refusal, ana.browser, "POST", path)
        assert early["message"] == "not-over-yet"
        await here.ask("POST", "/close")
        for stranger in (here.watcher.browser, Browser(server.url)):
            refused = await asyncio.to_thread(refusal, stranger, "POST", path)
            assert refused["code"] == "not-allowed"
        answers = [(await guest.browser.ask_async("POST", path))["table"] for guest in (bruno, ana, bruno)]
        assert len(set(answers)) == 1
        state = await bruno.browser.ask_async("GET", f"/api/tables/{answers[0]}")
        assert (state["role"], state["seats"], state["opened"]["first"]) == ("invited", [1], 1)
        assert (await ana.browser.ask_async("GET", f"/api/tables/{answers[0]}"))["role"] == "host"
        watched = await here.watcher.browser.ask_async("GET", f"/api/tables/{answers[0]}")
        assert watched["role"] == "watcher"


async def test_the_rematch_keeps_what_was_agreed_upon(table_server: TableServer) -> None:
    people = await marking(table_server, "border", 2, pace=Pace.DAYS, patience=7200, dice="proven", first=0)
    await tables.close_table(table_server, people[0].table)
    old = await kept(table_server, people[0].table)
    new = await kept(table_server, await people[1].rematch())
    assert (new.opened.pace, new.opened.patience) == (old.opened.pace, old.opened.patience)
    assert (new.setup.sheets, new.setup.as_listed) == (old.setup.sheets, old.setup.as_listed)
    assert new.players == old.players


async def test_real_dice_stay_real_and_the_one_after_the_first_begins(table_server: TableServer) -> None:
    table = await opened(table_server, "twentyone", [None, None, None], dice="typed", first=2)
    for seat, name in enumerate(("Ana", "Bruno", "Celia")):
        await Person(table_server, table, name, Role.INVITED).sit(seat)
    await tables.close_table(table_server, table)
    new = await kept(table_server, await Person(table_server, table, "Ana", Role.HOST).rematch())
    assert new.dice.real
    assert new.setup.first == 0


async def test_where_the_host_was_forgotten_whoever_asks_is_the_new_host(table_server: TableServer) -> None:
    people = await marking(table_server, "border", 3)
    await table_server.store.join(people[0].table, people[0].guest, Role.HOST)
    await tables.close_table(table_server, people[0].table)
    await table_server.store.forget_guest(people[0].guest, ("sat-down",), no_traces)
    new = await people[1].rematch()
    assert await table_server.store.role(new, people[1].guest) is Role.HOST
    assert await table_server.store.role(new, people[0].guest) is None
