"""After the outcome the seats are closed: the record stays as it was, and the rematch is for those who played."""

import asyncio
from random import Random
from typing import Any

import pytest

from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.seated_table import invite, refusal, seated_table
from rollwright.testing.server.table_client import MessageRefused, TableClient


async def refused(browser: Browser, method: str, path: str, body: object = None) -> dict[str, Any]:
    return await asyncio.to_thread(refusal, browser, method, path, body)


async def test_the_host_cannot_rewrite_a_game_that_is_over(server: Running) -> None:
    async with seated_table(server, "border", [None, None], first=0) as here:
        bruno, path = here.guests[1].browser, f"/api/tables/{here.table}"
        link = (await bruno.ask_async("POST", f"{path}/seats/1/handover"))["url"]
        await here.guests[0].send("throw", seat=0, turn=1)
        await here.ask("POST", "/close")
        record = await here.ask("GET", "/record")
        for method, asked, body in (
            ("DELETE", "/seats/1", None),
            ("POST", "/seats/1", {"name": "Mallory"}),
            ("POST", "/seats/1/bot", {"bot": "greedy"}),
            ("POST", "/seats/0/handover", None),
        ):
            assert (await refused(here.host, method, path + asked, body))["message"] == "table-closed"
        with pytest.raises(MessageRefused, match="refused"):
            await here.guests[0].send("take-over", seat=1, bot="greedy")
        for what in ("leave", "come-back"):
            with pytest.raises(MessageRefused, match="table-closed"):
                await here.guests[1].send(what, seat=1)
        token = {"token": link.partition("=")[2]}
        assert (await refused(Browser(server.url), "POST", f"{path}/keys", token))["message"] == "table-closed"
        assert await here.ask("GET", "/record") == record
        assert (await bruno.ask_async("GET", path))["seats"] == [1]


async def test_a_guest_who_was_removed_after_the_end_stays_in_the_record_and_out_of_the_rematch(
    server: Running,
) -> None:
    async with seated_table(server, "border", [None, None, None], first=0) as here:
        await here.play(Random(2))
        record = await here.ask("GET", "/record")
        await here.ask("DELETE", "/seats/1/guest")
        assert await here.ask("GET", "/record") == record
        again = (await here.ask("POST", "/rematch"))["table"]
        state = await here.host.ask_async("GET", f"/api/tables/{again}")
        assert [seat["name"] for seat in state["view"]["seats"]] == ["Ana", None, "Celia"]
        bruno = here.guests[1].browser
        assert (await refused(bruno, "GET", f"/api/tables/{again}"))["message"] == "removed-from-table"
        path = f"/api/tables/{here.table}/rematch"
        assert (await refused(bruno, "POST", path))["message"] == "removed-from-table"
        links = await here.host.ask_async("POST", f"/api/tables/{again}/links")
        newcomer = TableClient(await invite(server, links["invitation"]["url"]), again)
        await asyncio.to_thread(newcomer.browser.sit, again, 1, "Darek")
