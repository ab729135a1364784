"""Who is here: the others see at once who goes and who comes, and nobody is away who is not a person."""

import asyncio
from pathlib import Path

from rollwright.server.clock import now_ms
from rollwright.server.live.table_server import TableServer
from rollwright.session.guests import GuestId
from rollwright.testing.server.running import Running
from rollwright.testing.server.seated_table import invite, seated_table
from rollwright.testing.server.table_client import TableClient
from tests.server.in_process import looking, seated, with_table_servers


def away(guest: TableClient) -> list[bool]:
    """Which seats are away, as this guest was told last."""
    return [since is not None for since in guest.presence["away_since"]]


def test_the_others_see_at_once_who_goes_and_who_comes_back(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, None, "greedy"]) as here:
            ana, bruno = here.guests.values()
            before = now_ms()
            await bruno.leave()
            for viewer in (ana, here.watcher):
                await viewer.until(lambda viewer=viewer: away(viewer) == [False, True, False])
                assert before <= viewer.presence["away_since"][1] <= now_ms()
            await bruno.enter()
            for viewer in here.viewers:
                await viewer.until(lambda viewer=viewer: away(viewer) == [False, False, False])

    asyncio.run(promise())


def test_that_somebody_goes_is_not_written_into_the_log(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, None]) as here:
            ana, bruno = here.guests.values()
            entries = len(ana.entries)
            await bruno.leave()
            await ana.until(lambda: away(ana)[1])
            assert (await here.ask("GET", ""))["view"]["entries"] == entries

    asyncio.run(promise())


def test_a_player_with_two_windows_is_away_when_both_are_closed(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, None]) as here:
            ana, bruno = here.guests.values()
            second = TableClient(bruno.browser, here.table)
            await second.enter()
            await bruno.leave()
            await ana.until(lambda: ana.presence["watchers"] == 1)
            assert away(ana) == [False, False]
            await second.leave()
            await ana.until(lambda: away(ana) == [False, True])

    asyncio.run(promise())


def test_watchers_are_counted(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, None]) as here:
            ana = here.guests[0]
            await ana.until(lambda: ana.presence["watchers"] == 1)
            other = TableClient(await invite(server, here.links["watching"]), here.table)
            await other.enter()
            assert other.presence["watchers"] == 2
            await ana.until(lambda: ana.presence["watchers"] == 2)
            await other.leave()
            await here.watcher.leave()
            await ana.until(lambda: ana.presence["watchers"] == 0)

    asyncio.run(promise())


def test_who_sits_down_without_looking_is_away_and_a_watcher_who_sits_down_watches_no_more(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "twentyone", [None, "greedy", "greedy"], dice="typed", first=0) as here:
            ana = here.guests[0]
            await here.ask("DELETE", "/seats/1")
            bruno = await invite(server, here.links["invitation"])
            await asyncio.to_thread(bruno.sit, here.table, 1, "Bruno")
            await ana.until(lambda: away(ana) == [False, True, False])
            await here.ask("DELETE", "/seats/1")
            await ana.until(lambda: away(ana) == [False, False, False])
            celia = TableClient(await invite(server, here.links["invitation"]), here.table)
            await celia.enter()
            await ana.until(lambda: ana.presence["watchers"] == 2)
            await asyncio.to_thread(celia.browser.sit, here.table, 1, "Celia")
            await ana.until(lambda: ana.presence["watchers"] == 1)
            assert away(ana) == [False, False, False]
            await celia.leave()

    asyncio.run(promise())


def test_a_seat_that_went_to_another_device_is_here_when_that_device_is(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, None]) as here:
            ana, bruno = here.guests.values()
            link = (await bruno.browser.ask_async("POST", f"/api/tables/{here.table}/seats/1/handover"))["url"]
            phone = TableClient(await invite(server, link), here.table)
            await ana.until(lambda: away(ana) == [False, True] and ana.presence["watchers"] == 2)
            await phone.enter()
            await ana.until(lambda: away(ana) == [False, False])
            await phone.leave()

    asyncio.run(promise())


def test_since_when_somebody_is_away_does_not_change_when_the_memory_is_dropped(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno = await seated(table_server, "border", 2)
        async with looking(table_server, ana.table, ana.guest), table_server.room(ana.table) as room:
            async with looking(table_server, ana.table, bruno.guest):
                assert room.audience.away_since == {}
            since = dict(room.audience.away_since)
            assert list(since) == [1]
            await asyncio.sleep(0.01)
            await room.reload()
            await room.look()
            assert room.audience.away_since == since

    with_table_servers(tmp_path, promise)


def test_that_somebody_goes_is_told_also_while_the_memory_is_dropped(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno = await seated(table_server, "border", 2)
        async with looking(table_server, ana.table, ana.guest) as onlooker, table_server.room(ana.table) as room:
            async with looking(table_server, ana.table, bruno.guest):
                await room.reload()
            await asyncio.sleep(0)
        assert onlooker.presence["away_since"][1] is not None

    with_table_servers(tmp_path, promise)


def test_whoever_looks_is_told_who_is_here(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno = await seated(table_server, "border", 2)
        async with (
            looking(table_server, ana.table, bruno.guest),
            looking(table_server, ana.table, GuestId("somebody")) as onlooker,
        ):
            pass
        assert [since is not None for since in onlooker.presence["away_since"]] == [True, False]
        assert onlooker.presence["watchers"] == 1

    with_table_servers(tmp_path, promise)
