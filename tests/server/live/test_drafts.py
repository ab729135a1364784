"""Pencil marks: what the answer to them says, how long they are kept, and that they are nobody else's business."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.game import Place
from rollwright.games import GAMES
from rollwright.protocol.codec import from_json
from rollwright.protocol.rest import MyData
from rollwright.server.http import tables
from rollwright.server.live.table_server import TableServer
from rollwright.testing.server.running import Running, running
from rollwright.testing.server.seated_table import SeatedTable, seated_table
from rollwright.testing.server.table_client import MessageRefused, TableClient
from tests.server.in_process import Person, done, marking, my_data, with_table_servers
from tests.server.permitted_view import PermittedView

FACES = {"border": "a g b r y", "twentyone": "2 3 4 5 6 6"}

every_game = pytest.mark.parametrize("game", GAMES)


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


async def refused(sending: Any) -> dict[str, Any]:
    with pytest.raises(MessageRefused) as problem:
        await sending
    return problem.value.problem


@every_game
def test_the_answer_has_what_the_marks_score_and_what_may_be_touched_next(server: Running, game: str) -> None:
    async def promise() -> None:
        async with marking_together(server, game) as (_, bruno):
            marks: list[int] = []
            for _ in range(5):
                targets = bruno.own[1]["targets"]
                if not targets:
                    break
                touched = max(targets, key=lambda target: target["points"])
                marks = sorted({*marks, *touched["adds"]})
                own = await draft(bruno, 1, marks)
                assert own["draft"] == marks
                assert not {place for target in own["targets"] for place in target["adds"]} & set(marks)
                assert own["points"] >= touched["points"]
            assert marks
            permitted = PermittedView(1)
            for text in bruno.received:
                permitted.check(text)  # the rules themselves say the same
            move = "mark " + " ".join(map(bruno.place_text, marks))
            await bruno.choose(1, move)
            assert bruno.own[1]["choice"] == marks

    asyncio.run(promise())


@every_game
def test_the_marks_are_there_after_a_reload_and_in_another_window(server: Running, game: str) -> None:
    async def promise() -> None:
        async with marking_together(server, game) as (here, bruno):
            marks = bruno.own[1]["targets"][0]["adds"]
            own = await draft(bruno, 1, marks)
            await bruno.leave()
            await bruno.enter(known=0)
            assert bruno.own[1] == own
            window = TableClient(bruno.browser, here.table)
            await window.enter()
            assert window.own[1] == own
            await window.leave()

    asyncio.run(promise())


@every_game
def test_nobody_else_is_sent_anything_when_marks_are_made(server: Running, game: str) -> None:
    async def promise() -> None:
        async with marking_together(server, game) as (here, bruno):
            others = [here.guests[0], here.guests[2], here.watcher]
            await here.guests[0].send("say", seat=0, phrase="phrase-hello")
            await here.all_see(len(here.guests[0].entries))
            before = [len(other.received) for other in others]
            await draft(bruno, 1, bruno.own[1]["targets"][0]["adds"])
            await draft(bruno, 1, [])
            await bruno.send("say", seat=1, phrase="phrase-thinking")
            await here.all_see(len(bruno.entries))
            assert [len(other.received) for other in others] == [number + 1 for number in before]
            assert all(set(other.own) <= {seat} for seat, other in here.guests.items())

    asyncio.run(promise())


def test_marks_are_gone_once_the_turn_is_over_and_a_rubber_takes_them_away(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "twentyone", [None], first=0) as here:
            ana = here.guests[0]
            for number in range(2):
                await ana.send("throw", seat=0, turn=ana.view["turn"])
                if "keep" in ana.own[0]["moves"]:
                    await ana.choose(0, "keep")
                assert ana.own[0]["draft"] == [], f"round {number + 1}"
                target = ana.own[0]["targets"][0]["adds"]
                await draft(ana, 0, target)
                assert (await draft(ana, 0, []))["draft"] == []
                await draft(ana, 0, target)
                await ana.choose(0, "mark " + " ".join(map(ana.place_text, target)))
                await ana.leave()
                await ana.enter(known=0)

    asyncio.run(promise())


@every_game
def test_marks_for_a_turn_that_is_over_are_refused(server: Running, game: str) -> None:
    async def promise() -> None:
        async with marking_together(server, game) as (_, bruno):
            marks = bruno.own[1]["targets"][0]["adds"]
            for turn in (bruno.view["turn"] - 1, bruno.view["turn"] + 1):
                problem = await refused(draft(bruno, 1, marks, turn=turn))
                assert (problem["code"], problem["message"]) == ("stale", "error-stale")

    asyncio.run(promise())


def test_marks_are_made_by_the_seat_that_owes_them_alone(server: Running) -> None:
    async def promise() -> None:
        async with marking_together(server, "border") as (here, bruno):
            marks = bruno.own[1]["targets"][0]["adds"]
            assert (await refused(draft(here.guests[2], 1, marks)))["code"] == "not-your-seat"
            assert (await refused(draft(here.watcher, 1, marks)))["code"] == "not-your-seat"
            nothing_owed = await refused(draft(here.guests[0], 0, marks))
            assert (nothing_owed["code"], nothing_owed["message"]) == ("refused", "nothing-owed")
            await bruno.choose(1, "pass")
            assert (await refused(draft(bruno, 1, marks)))["message"] == "nothing-owed"

    asyncio.run(promise())


@every_game
def test_marks_that_a_rule_forbids_are_refused_with_its_number_and_the_last_ones_stay(
    server: Running, game: str
) -> None:
    async def promise() -> None:
        async with marking_together(server, game) as (_, bruno):
            marks = bruno.own[1]["targets"][0]["adds"]
            await draft(bruno, 1, marks)
            problem = await refused(draft(bruno, 1, [*marks, 9999]))
            assert problem["code"] == "illegal"
            assert problem["rule"][0] == game[0].upper()
            await bruno.leave()
            await bruno.enter(known=0)
            assert bruno.own[1]["draft"] == marks

    asyncio.run(promise())


@every_game
def test_why_not_names_the_rule_for_every_place_that_no_target_has(server: Running, game: str) -> None:
    async def promise() -> None:
        async with marking_together(server, game) as (_, bruno):
            permitted = PermittedView(1)
            for text in bruno.received:
                permitted.check(text)
            table, open_places = permitted.table, set[int]()
            for target in bruno.own[1]["targets"]:
                open_places |= set(target["adds"])
            named = set()
            for place in range(0, 60, 2):
                asked = {"seat": 1, "turn": bruno.view["turn"], "marks": [], "place": place}
                problem = (await bruno.send("why-not", **asked))["problem"]
                assert (problem is None) == (place in open_places)
                rule = table.game.why_not(table.state, bruno.own[1]["seat"], frozenset(), Place(place))
                assert (problem and problem["rule"]) == (rule and rule.rule)
                named.add(problem and problem["rule"])
            assert len(named) > 1
            stranger = await refused(bruno.send("why-not", seat=0, turn=bruno.view["turn"], marks=[], place=1))
            assert stranger["code"] == "not-your-seat"

    asyncio.run(promise())


def test_the_marks_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    async def promise(server: Running) -> None:
        async with marking_together(server, "border") as (_, one), marking_together(server, "twentyone") as (_, other):
            drafted = [await draft(bruno, 1, bruno.own[1]["targets"][0]["adds"]) for bruno in (one, other)]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            for bruno, own in zip((one, other), drafted, strict=True):
                await bruno.enter()
                assert bruno.own[1] == own

    with running(tmp_path / "tables.db") as server:
        asyncio.run(promise(server))


def test_whoever_takes_a_seat_that_was_freed_does_not_find_the_marks_of_the_one_before(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno, _ = await marking(table_server, "border", 3, dice="typed")
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

    with_table_servers(tmp_path, promise)
