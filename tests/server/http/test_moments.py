"""A moment of the past of a running table: for its members only, public, cached, and without any hidden choice."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.games import GAMES
from rollwright.testing.server.running import Browser, HttpRefused, Running, running
from rollwright.testing.server.seated_table import SeatedTable, seated_table

EVENTS = ("rolled", "played", "marked")


async def moment(browser: Browser, table: str, entry: int) -> Any:
    """One moment, or the status with which it is refused."""
    try:
        return await browser.ask_async("GET", f"/api/tables/{table}/moments/{entry}")
    except HttpRefused as refused:
        return refused.status


async def until_one_has_chosen(here: SeatedTable) -> int:
    """Play until a choice of the first seat is hidden from the second: the number of its entry."""
    random = Random(3)
    ana, ben = here.guests[0], here.guests[1]
    while True:
        await here.all_see(max(len(ana.entries), len(ben.entries)))
        both = set(ana.view["waiting_for"]) == {0, 1}
        if both and "mark" in ana.own[0]["moves"]:
            await ana.choose(0, ana.random_move(0, random))
            break
        for seat, guest in here.guests.items():
            if (owed := guest.owed(seat)) is not None:
                await guest.step(seat, owed, random)
    await here.all_see(len(ana.entries))
    [n] = [n for n, entry in enumerate(ben.entries) if n > 0 and entry["entry"]["type"] == "chose"][-1:]
    return n


async def test_a_hidden_choice_is_in_no_moment(server: Running) -> None:
    async with seated_table(server, "twentyone", [None, None]) as here:
        ana, ben = here.guests[0], here.guests[1]
        sealed = await until_one_has_chosen(here)
        assert ben.view["chosen"] == [0]
        for asking in (ana, ben, here.watcher):
            assert await moment(asking.browser, here.table, sealed) == 404
            last: Any = None
            for n, entry in enumerate(ben.entries):
                found = await moment(asking.browser, here.table, n)
                if entry["entry"]["type"] not in EVENTS:
                    assert found == (404 if n else 400)
                    continue
                assert found.keys() == {"entry", "before", "view"}
                assert found["entry"] == entry
                assert found["view"].keys() == ben.view.keys(), "what everyone may see, and nothing else"
                last = found
            assert last["view"]["position"] == ben.view["position"], "without the mark that is chosen"


@pytest.mark.parametrize("game", GAMES)
async def test_moments_are_the_public_positions_of_the_replay(server: Running, game: str) -> None:
    async with seated_table(server, game, [None, None]) as here:
        await here.play(Random(5))
        replay = await here.ask("GET", "/replay")
        steps = replay["steps"]
        for number in (0, 1, len(steps) // 2, len(steps) - 1):
            found = await moment(here.watcher.browser, here.table, steps[number]["entry"]["n"])
            assert found["entry"] == steps[number]["entry"]
            assert found["view"]["position"] == steps[number]["view"]["position"]
            if number:
                assert found["before"]["position"] == steps[number - 1]["view"]["position"]


async def test_strangers_and_entries_that_are_no_events_have_no_moment(server: Running) -> None:
    async with seated_table(server, "border", [None, None]) as here:
        ana = here.guests[0]
        first = next(n for n, entry in enumerate(ana.entries) if entry["entry"]["type"] == "rolled")
        assert await moment(Browser(server.url), here.table, first) == 403
        assert await moment(ana.browser, "nothing", first) == 404
        assert await moment(ana.browser, here.table, 0) == 400
        assert await moment(ana.browser, here.table, 1) == 404
        assert await moment(ana.browser, here.table, 100_000) == 404
        assert (await moment(ana.browser, here.table, first))["entry"]["n"] == first


async def test_a_client_who_asks_for_many_moments_is_told_to_wait(tmp_path: Path) -> None:
    """Each that has to be built counts as several requests: the burst that is allowed is soon used up."""
    with running(tmp_path / "t.db", limits=("requests=4", "messages=100000", "frames=100000")) as limited:
        async with seated_table(limited, "border", [None, None]) as here:
            await here.play(Random(5))
            ana = here.guests[0]
            events = [n for n, entry in enumerate(ana.entries) if entry["entry"]["type"] in EVENTS]
            found = await asyncio.gather(*(moment(ana.browser, here.table, n) for n in events))
            built = [one for one in found if one != 429]
            assert 0 < len(built) < len(found)
            assert all(one["entry"]["n"] in events for one in built)
