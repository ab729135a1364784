"""Throwing: who may let the dice fall, how real ones are read off, and the few things that can be said meanwhile."""

import asyncio
from typing import Any

import pytest

from rollwright.table import Phrase
from rollwright.testing.server.running import Running
from rollwright.testing.server.seated_table import seated_table
from rollwright.testing.server.table_client import MessageRefused, TableClient


async def refused(guest: TableClient, type: str, **content: Any) -> dict[str, Any]:  # noqa: A002
    """The problem that is the answer."""
    with pytest.raises(MessageRefused) as problem:
        await guest.send(type, **content)
    return problem.value.problem


def test_proven_dice_are_thrown_by_the_seat_whose_turn_it_is_and_nobody_says_how_they_fall(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, None], first=0) as here:
            ana, bruno = here.guests.values()
            other = await refused(bruno, "throw", seat=1, turn=1)
            assert (other["code"], other["message"]) == ("refused", "no-dice-due")
            assert (await refused(bruno, "throw", seat=0, turn=1))["code"] == "not-your-seat"
            assert (await refused(here.watcher, "throw", seat=0, turn=1))["code"] == "not-your-seat"
            loaded = await refused(ana, "throw", seat=0, turn=1, faces="a a a a a")
            assert loaded["message"] == "dice-fall-by-themselves"
            assert (await refused(ana, "throw", seat=0, turn=0))["code"] == "stale"
            await ana.send("throw", seat=0, turn=1)
            assert (await refused(ana, "throw", seat=0, turn=1))["code"] == "stale"
            assert (await refused(ana, "throw", seat=0, turn=2))["message"] == "no-dice-due"
            assert [entry["entry"]["type"] for entry in ana.entries].count("rolled") == 2

    asyncio.run(promise())


def test_real_dice_are_read_off_by_whoever_sits_at_the_table(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, "greedy", None], first=0, dice="typed") as here:
            ana, celia = here.guests.values()
            assert (await refused(here.watcher, "throw", seat=0, turn=1, faces="a g b r y"))["code"] == "not-your-seat"
            await celia.send("throw", seat=2, turn=1, faces="a g b r y")
            await ana.until(lambda: len(ana.view["position"]["dice"]) == 5)
            assert sorted(ana.view["position"]["dice"]) == ["blue", "green", "grey", "red", "yellow"]
            await ana.choose(0, "reroll g b")
            assert ana.view["roller"] == 0, "real dice do not fall by themselves"
            few = await refused(ana, "throw", seat=0, turn=ana.view["turn"], faces="o")
            assert (few["message"], few["arguments"]) == ("typed-number-of-dice", {"due": 2, "typed": 1})
            await ana.send("throw", seat=0, turn=ana.view["turn"], faces="o o")
            assert sorted(ana.view["position"]["dice"]) == ["grey", "orange", "orange", "red", "yellow"]

    asyncio.run(promise())


@pytest.mark.parametrize(
    ("faces", "code"),
    [
        (None, "refused"),
        ("", "refused"),
        ("a g b r", "refused"),
        ("a g b r z", "unreadable"),
        ("1 2 3 4 5", "unreadable"),
    ],
)
def test_real_dice_that_cannot_have_fallen_so_are_refused(server: Running, faces: str | None, code: str) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, None], first=0, dice="typed") as here:
            ana = here.guests[0]
            assert (await refused(ana, "throw", seat=0, turn=1, faces=faces))["code"] == code
            assert ana.view["roller"] == 0

    asyncio.run(promise())


def test_at_a_table_one_says_a_phrase_that_all_know_and_nothing_else(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "twentyone", [None, "greedy"], first=0) as here:
            ana = here.guests[0]
            for phrase in Phrase:
                await ana.send("say", seat=0, phrase=phrase.value)
            assert [entry["entry"]["phrase"] for entry in ana.entries[-len(Phrase) :]] == [p.value for p in Phrase]
            assert (await refused(ana, "say", seat=0, phrase="I shall win"))["code"] == "bad-message"
            for seat, guest in ((1, ana), (0, here.watcher)):
                assert (await refused(guest, "say", seat=seat, phrase="phrase-hello"))["code"] == "not-your-seat"

    asyncio.run(promise())
