"""What the host alone may do: free a seat, seat a bot, hand out new links, close the table."""

import asyncio
from random import Random

import pytest

from rollwright.record import Record
from rollwright.record.proof import verify
from rollwright.testing.server.running import Running
from rollwright.testing.server.seated_table import invite, refusal, seated_table
from rollwright.testing.server.table_client import MessageRefused, TableClient


async def test_a_seat_that_the_host_frees_is_lost_at_once_and_goes_to_another_who_plays_on(server: Running) -> None:
    async with seated_table(server, "border", [None, None], first=0) as here:
        ana, bruno = here.guests.values()
        await ana.send("throw", seat=0, turn=1)
        await here.ask("DELETE", "/seats/1")
        await bruno.until(lambda: not bruno.own)
        assert bruno.view["seats"][1] == {"name": None, "bot": None, "left": False}
        await ana.choose(0, "pass")
        await bruno.until(lambda: bruno.view["waiting_for"] == [1])
        with pytest.raises(MessageRefused) as lost:
            await bruno.choose(1, "pass")
        assert lost.value.problem["code"] == "not-your-seat"
        celia = await invite(server, here.links["invitation"])
        await asyncio.to_thread(celia.sit, here.table, 1, "Celia")
        here.guests[1] = TableClient(celia, here.table)
        await here.guests[1].enter()
        await here.play(Random(1))
        record = Record.parse(await here.ask("GET", "/record"))
        assert [player.name for player in record.header.players] == ["Ana", "Celia"]
        assert verify(record) > 10
        await bruno.leave()


async def test_the_host_seats_a_bot_where_nobody_sits_before_the_start_and_in_the_game(server: Running) -> None:
    async with seated_table(server, "twentyone", [None, None, None], first=0) as here:
        await here.ask("DELETE", "/seats/1")
        await here.ask("POST", "/seats/1/bot", {"bot": "random"})
        await here.guests.pop(1).leave()
        assert here.watcher.view["seats"][1] == {"name": "random", "bot": "random", "left": False}
        path = f"/api/tables/{here.table}/seats/0/bot"
        taken = await asyncio.to_thread(refusal, here.host, "POST", path, {"bot": "greedy"})
        assert taken["message"] == "seat-taken"
        unknown = await asyncio.to_thread(refusal, here.host, "POST", path, {"bot": "hal"})
        assert unknown["message"] == "bot-unknown"


async def test_a_table_that_the_host_closes_has_an_outcome_that_says_so(server: Running) -> None:
    async with seated_table(server, "border", [None, None], first=0, pace="days") as here:
        ana, bruno = here.guests.values()
        await ana.send("throw", seat=0, turn=1)
        await here.ask("POST", "/close")
        for viewer in here.viewers:
            await viewer.until(lambda viewer=viewer: viewer.view["outcome"] is not None)
            assert viewer.view["outcome"]["reason"] == "reason-closed"
            assert viewer.view["outcome"]["winners"] == []
            assert viewer.view["waiting_for"] == []
        proof = await here.ask("GET", "/proof")
        assert proof["rolls"] == verify(Record.parse(await here.ask("GET", "/record")))
        await bruno.send("say", seat=1, phrase="phrase-good-game")
