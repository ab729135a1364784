"""The host removes a guest from a table for good."""

import asyncio
from random import Random
from typing import Any

import pytest

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.protocol.rest import Key
from rollwright.server.http import tables
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.store import Role
from rollwright.session.guests import GuestId
from rollwright.table import TableError
from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.seated_table import SeatedTable, invite, refusal, seated_table
from rollwright.testing.server.table_client import TableClient
from tests.server.in_process import REQUEST, looking, marking, seated, types

REMOVED = ("not-allowed", "removed-from-table")


@pytest.fixture
def table_server(slow_table_server: TableServer) -> TableServer:
    return slow_table_server


async def refused(browser: Browser, method: str, path: str, body: object = None) -> tuple[str, str]:
    problem = await asyncio.to_thread(refusal, browser, method, path, body)
    return problem["code"], problem["message"]


def token_of(link: str) -> dict[str, str]:
    return {"token": link.partition("=")[2]}


async def remove(here: SeatedTable, seat: int) -> dict[str, Any]:
    """The new links that the host gets."""
    links: dict[str, Any] = await here.ask("DELETE", f"/seats/{seat}/guest")
    return links


async def test_a_guest_who_is_removed_is_told_why_and_does_nothing_at_the_table_any_more(server: Running) -> None:
    async with seated_table(server, "border", [None, None, None], first=0) as here:
        bruno, path = here.guests[1], f"/api/tables/{here.table}"
        await remove(here, 1)
        await bruno.until(lambda: bruno.bye is not None)
        await here.guests[0].until(lambda: here.guests[0].view["seats"][1]["name"] is None)
        with pytest.raises(ConnectionError):
            await bruno.send("say", seat=1, phrase="phrase-hello")
        for method, asked, body in (
            ("GET", "", None),
            ("POST", "/seats/1", {"name": "Bruno"}),
            ("POST", "/rematch", None),
            ("POST", "/links", None),
        ):
            assert await refused(bruno.browser, method, path + asked, body) == REMOVED
        again = TableClient(bruno.browser, here.table)
        await again.enter()
        await again.leave()
        for client in (bruno, again):
            assert client.bye is not None
            assert (client.bye["code"], client.bye["message"]) == REMOVED
        assert again.entries == []
        assert here.guests[2].bye is None
        assert (await bruno.browser.ask_async("GET", "/api/me/tables"))["tables"] == [], "it is not listed"


async def test_no_link_brings_a_guest_back_who_was_removed_and_the_old_links_open_nothing(server: Running) -> None:
    async with seated_table(server, "border", [None, None, None], first=0) as here:
        bruno, keys = here.guests[1].browser, f"/api/tables/{here.table}/keys"
        links = await remove(here, 1)
        celia = here.guests[2].browser
        to_phone = (await celia.ask_async("POST", f"/api/tables/{here.table}/seats/2/handover"))["url"]
        for link in (links["invitation"]["url"], links["watching"]["url"], here.links["invitation"], to_phone):
            assert await refused(bruno, "POST", keys, token_of(link)) == REMOVED
        used_up = ("not-allowed", "link-used-up")
        assert await refused(Browser(server.url), "POST", keys, token_of(here.links["invitation"])) == used_up
        newcomer = await invite(server, links["invitation"]["url"])
        await asyncio.to_thread(newcomer.sit, here.table, 1, "Darek")
        assert (await celia.ask_async("GET", f"/api/tables/{here.table}"))["seats"] == [2]
        assert (await invite(server, to_phone)).cookie != celia.cookie, "the link was not used up by the attempt"


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
        assert await refused(bruno, "GET", f"/api/tables/{again}") == REMOVED
        path = f"/api/tables/{here.table}/rematch"
        assert await refused(bruno, "POST", path) == REMOVED
        links = await here.host.ask_async("POST", f"/api/tables/{again}/links")
        newcomer = TableClient(await invite(server, links["invitation"]["url"]), again)
        await asyncio.to_thread(newcomer.browser.sit, again, 1, "Darek")


async def test_only_the_host_removes_and_only_another_person(server: Running) -> None:
    async with seated_table(server, "border", [None, None, "greedy"], first=0) as here:
        path = f"/api/tables/{here.table}/seats"
        for browser in (here.guests[1].browser, here.watcher.browser, Browser(server.url)):
            assert await refused(browser, "DELETE", f"{path}/1/guest") == ("not-allowed", "error-not-allowed")
        assert await refused(here.host, "DELETE", f"{path}/0/guest") == ("not-allowed", "host-stays")
        for seat in (2, 5):
            assert await refused(here.host, "DELETE", f"{path}/{seat}/guest") == ("refused", "no-person-there")
        await here.guests[1].send("say", seat=1, phrase="phrase-hello")


async def test_all_seats_of_the_guest_become_free_whatever_is_on_its_way(table_server: TableServer) -> None:
    ana, bruno, _ = await seated(table_server, "border", 3)
    await tables.free_seat(table_server, ana.table, 2)
    await bruno.sit(2)

    removal = tables.remove_guest(REQUEST, table_server, ana.guest, ana.table, 1)
    answers = await asyncio.gather(removal, *(bruno.sit(1) for _ in range(5)), return_exceptions=True)
    assert not isinstance(answers[0], BaseException)
    errors = [answer for answer in answers[1:] if isinstance(answer, BaseException)]  # others came before the removal
    assert all(isinstance(error, RequestError | TableError) for error in errors)
    assert [seat["name"] for seat in (await ana.see())["seats"]] == ["Ana", None, None]
    assert await table_server.store.role(ana.table, bruno.guest) is Role.REMOVED
    with pytest.raises(RequestError) as refused:
        await bruno.sit(1)
    assert refused.value.problem.message == "removed-from-table"
    assert (await types(table_server, ana.table)).count("freed") == 3


async def test_the_removal_outlasts_the_memory_of_the_room(table_server: TableServer) -> None:
    ana, bruno = await marking(table_server, "border", 2)
    await tables.remove_guest(REQUEST, table_server, ana.guest, ana.table, 1)
    table_server.rooms.clear()
    key = Key(token=(await tables.renew_links(REQUEST, table_server, ana.table)).invitation.url.partition("=")[2])
    with pytest.raises(RequestError) as refused:
        await bruno.sit(1)
    assert refused.value.problem.message == "removed-from-table"
    with pytest.raises(RequestError):
        async with looking(table_server, ana.table, bruno.guest):
            pass
    with pytest.raises(RequestError):
        await tables.exchange(table_server, bruno.guest, bruno.table, key)


async def test_all_sockets_of_a_guest_are_closed_at_every_table(table_server: TableServer) -> None:
    bruno = GuestId("guest Bruno")
    here = [(await seated(table_server, "border", 2))[0].table for _ in range(2)]
    async with (
        looking(table_server, here[0], bruno) as first,
        looking(table_server, here[0], bruno) as second,
        looking(table_server, here[1], bruno) as elsewhere,
        looking(table_server, here[1], GuestId("guest Ana")) as other,
    ):
        table_server.disconnect(bruno, RequestError(ErrorCode.NOT_ALLOWED).problem)
    for onlooker in (first, second, elsewhere):
        assert onlooker.texts[-1] == "closed: not-allowed"
    assert not any("closed" in text for text in other.texts)
