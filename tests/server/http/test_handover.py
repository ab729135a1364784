"""A seat goes to another device: by a link that works once, for its owner alone, and not for ever."""

import asyncio
from random import Random
from typing import Any

import pytest

from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.seated_table import SeatedTable, invite, refusal, seated_table
from rollwright.testing.server.table_client import MessageRefused, TableClient


async def link_for(here: SeatedTable, seat: int) -> str:
    """The link that the player of a seat asks for."""
    answer = await here.guests[seat].browser.ask_async("POST", f"/api/tables/{here.table}/seats/{seat}/handover")
    url: str = answer["url"]
    assert "#seat=" in url
    return url


async def refused_link(server: Running, link: str) -> dict[str, Any]:
    """What a browser is told that follows a link which opens nothing."""
    path, _, fragment = link.partition("#")
    keys = f"/api/tables/{path.rsplit('/', 1)[1]}/keys"
    token = {"token": fragment.partition("=")[2]}
    return await asyncio.to_thread(refusal, Browser(server.url), "POST", keys, token)


async def test_a_link_brings_the_seat_to_another_device_and_the_game_goes_on_there(server: Running) -> None:
    async with seated_table(server, "twentyone", [None, None], first=0) as here:
        browser = Browser(server.url)
        admitted = await asyncio.to_thread(browser.follow, await link_for(here, 1))
        assert (admitted["role"], admitted["seat"]) == ("invited", 1)
        here.guests[1], computer = TableClient(browser, here.table), here.guests[1]
        await here.guests[1].enter()
        assert here.guests[1].entries[-1]["entry"] == {"type": "moved", "seat": 1}
        assert here.guests[1].own.keys() == {1}
        await here.play(Random(1))
        assert here.guests[1].view["outcome"] is not None
        await computer.leave()


async def test_the_old_device_loses_the_seat_at_once(server: Running) -> None:
    async with seated_table(server, "twentyone", [None, None], first=1) as here:
        computer = here.guests[1]
        assert computer.own.keys() == {1}
        await asyncio.to_thread(Browser(server.url).follow, await link_for(here, 1))
        await computer.until(lambda: not computer.own)
        with pytest.raises(MessageRefused) as lost:
            await computer.send("throw", seat=1, turn=1)
        assert lost.value.problem["code"] == "not-your-seat"
        path = f"/api/tables/{here.table}"
        assert (await computer.browser.ask_async("GET", path))["seats"] == []
        refused = await asyncio.to_thread(refusal, computer.browser, "POST", f"{path}/seats/1/handover")
        assert refused["code"] == "not-your-seat"


async def test_a_link_of_one_who_got_up_does_not_bring_away_the_seat_of_the_next(server: Running) -> None:
    async with seated_table(server, "border", [None, None, "greedy"], first=0) as here:
        link = await link_for(here, 1)
        await here.ask("DELETE", "/seats/1")
        celia = await invite(server, here.links["invitation"])
        await asyncio.to_thread(celia.sit, here.table, 1, "Celia")
        assert (await refused_link(server, link))["message"] == "link-used-up"
        assert (await celia.ask_async("GET", f"/api/tables/{here.table}"))["seats"] == [1]


async def test_nobody_asks_for_a_link_to_anothers_seat(server: Running) -> None:
    async with seated_table(server, "border", [None, None, "greedy"]) as here:
        stranger = Browser(server.url)
        for browser, seat in (
            (here.host, 1),
            (here.guests[1].browser, 0),
            (here.watcher.browser, 0),
            (stranger, 0),
            (here.host, 2),
        ):
            path = f"/api/tables/{here.table}/seats/{seat}/handover"
            refused = await asyncio.to_thread(refusal, browser, "POST", path)
            assert refused["code"] in ("not-your-seat", "not-allowed")


async def test_after_the_outcome_no_link_is_made_and_none_moves_a_seat(server: Running) -> None:
    async with seated_table(server, "border", [None, None], first=0) as here:
        link = await link_for(here, 1)
        await here.ask("POST", "/close")
        path = f"/api/tables/{here.table}/seats/0/handover"
        assert (await asyncio.to_thread(refusal, here.host, "POST", path))["message"] == "table-closed"
        assert (await refused_link(server, link))["message"] == "table-closed"
