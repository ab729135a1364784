"""Races at one table: a store that sleeps and copies, so that whatever can come between something does."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.core.errors import RequestError
from rollwright.games import GAMES
from rollwright.protocol.rest import Key
from rollwright.server.clock import DAY, now_ms
from rollwright.server.http import tables
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.store import Status
from rollwright.session.guests import GuestId
from rollwright.table import TableError
from tests.server.in_process import (
    LONGEST,
    Anywhere,
    Person,
    check_sequences,
    code,
    done,
    handover,
    kept,
    looking,
    marking,
    nodes,
    opened,
    play_at_once,
    seated,
    slow,
    types,
    with_table_servers,
)
from tests.server.store.slow import SlowStore

every_game = pytest.mark.parametrize("game", GAMES)
ORDERS = (0, 1, None, None, None)
"""Of two things that are done at once: which one is begun first, or whichever happens to be."""


Scenario = Callable[[Anywhere, int | None], Awaitable[None]]


@pytest.fixture(params=["one server", "two nodes"])
def in_every_order(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Scenario], None]:
    """Plays the same scenario at several tables next to each other, in every order of two requests. At two nodes either
    may be first."""

    def at_one_server(scenario: Scenario) -> None:
        async def promise(table_server: TableServer) -> None:
            await asyncio.gather(*(scenario([table_server], first) for first in ORDERS))

        with_table_servers(tmp_path, promise)
        check_sequences(tmp_path)

    def at_two_nodes(scenario: Scenario) -> None:
        url = request.getfixturevalue("postgresql").new_database()

        async def promise() -> None:
            async with nodes(url, wrap=slow) as servers, asyncio.timeout(LONGEST):
                await asyncio.gather(*(scenario(servers, None) for _ in ORDERS))

        asyncio.run(promise())
        check_sequences(tmp_path, url)

    return at_one_server if request.param == "one server" else at_two_nodes


async def both(person: Person, first: int | None, *calls: Coroutine[Any, Any, Any]) -> list[Any]:
    """Two things at once, and their answers. Where it is said which comes first, the room is held, so that it does;
    otherwise even the room is fetched at the same time, and either may."""
    if first is None:
        return list(await asyncio.gather(*calls))
    async with person.table_server.room(person.table) as room:
        await room.look()
        earlier, later = asyncio.create_task(calls[first]), asyncio.create_task(calls[1 - first])
        answers = [await earlier, await later]
    return answers if first == 0 else answers[::-1]


# Moves


async def test_whole_games_are_played_by_seats_that_always_choose_at_the_same_moment(
    anywhere: Anywhere,
) -> None:
    async def play(game: str, seed: int) -> None:
        people = await seated(anywhere, game, 3)
        async with looking(anywhere[0], people[0].table, people[2].guest) as onlooker:
            assert await play_at_once(people, Random(seed)) == 0
            table = await kept(anywhere[0], people[0].table)
            assert table.outcome is not None
            await onlooker.has(table.entries)
        assert len(onlooker.entries) == table.entries
        wrote = [entry["entry"] for entry in onlooker.entries]
        chosen = sum(entry["type"] == "chose" for entry in wrote)
        assert chosen == sum(len(entry["plays"]) for entry in wrote if entry["type"] == "marked") > 0

    await asyncio.gather(*(play(game, seed) for game in GAMES for seed in range(2)))
    lost = sum(server.store.lost_races for server in anywhere if isinstance(server.store, SlowStore))
    assert lost > 10 if len(anywhere) > 1 else lost == 0


@every_game
async def test_a_move_that_is_sent_many_times_at_once_is_made_once_and_acknowledged_each_time(
    anywhere: Anywhere, game: str
) -> None:
    people = await marking(anywhere, game, 3)
    turn = (await people[1].see())["turn"]
    move = await people[1].random_move(1, Random(1))
    answers = await asyncio.gather(
        *(people[1].send("choose", id="the-same", seat=1, turn=turn, move=move) for _ in range(5))
    )
    assert [answer["type"] for answer in answers] == ["ack"] * 5
    assert (await types(anywhere[0], people[0].table)).count("chose") == 1
    again = await people[1].send("choose", id="the-same", seat=1, turn=turn, move=move)
    assert again["type"] == "ack"


def test_of_taking_back_and_the_last_choice_one_wins_and_the_table_goes_on(
    in_every_order: Callable[[Scenario], None],
) -> None:
    async def scenario(servers: Anywhere, first: int | None) -> None:
        people = await marking(servers, "twentyone", 2)
        table, turn = people[0].table, (await people[0].see())["turn"]
        moves = [await person.random_move(seat, Random(1)) for seat, person in enumerate(people)]
        await done(people[0].choose(0, moves[0]))
        took_back, chose = await both(
            people[0],
            first,
            people[0].send("take-back", seat=0, turn=turn),
            people[1].send("choose", seat=1, turn=turn, move=moves[1]),
        )
        assert code(chose) == "ack"
        taken_back = code(took_back) == "ack"
        assert taken_back in {0: [True], 1: [False], None: [True, False]}[first]
        if taken_back:
            assert (await people[0].see())["waiting_for"] == [0]
            await done(people[0].choose(0, moves[0]))
        else:
            assert code(took_back) == "stale"
        assert (await people[0].see())["turn"] == turn + 1
        wrote = await types(servers[0], table)
        assert wrote.count("marked") == 1
        assert wrote.count("took-back") == taken_back

    in_every_order(scenario)


def test_a_draft_against_the_last_choice_is_kept_or_refused_and_never_outlives_the_turn(
    in_every_order: Callable[[Scenario], None],
) -> None:
    async def scenario(servers: Anywhere, first: int | None) -> None:
        people = await marking(servers, "twentyone", 1)
        turn = (await people[0].see())["turn"]
        target = (await people[0].own(0))["targets"][0]["adds"]
        move = "mark " + " ".join(GAMES["twentyone"].place_text(place) for place in target)
        drafted, chose = await both(
            people[0],
            first,
            people[0].send("draft", seat=0, turn=turn, marks=target),
            people[0].send("choose", seat=0, turn=turn, move=move),
        )
        expected = {0: ["drafted"], 1: ["stale"], None: ["drafted", "stale"]}[first]
        assert code(drafted) in expected
        assert code(chose) == "ack"
        await done(people[0].send("throw", seat=0, turn=turn + 1))
        assert (await people[0].own(0))["draft"] == []
        async with servers[0].room(people[0].table) as room:
            await room.reload()
        assert (await people[0].own(0))["draft"] == []

    in_every_order(scenario)


# Coming and going


async def test_of_many_who_want_the_last_free_seat_one_gets_it_and_the_others_are_told(
    anywhere: Anywhere,
) -> None:
    table = await opened(anywhere, "border", ["greedy", None], first=1)
    people = [Person(anywhere, table, name) for name in ("Ana", "Bruno", "Celia", "Darek")]
    answers = await asyncio.gather(*(person.sit(1) for person in people), return_exceptions=True)
    refused = [answer for answer in answers if answer is not None]
    assert all(isinstance(answer, TableError) and answer.message == "seat-taken" for answer in refused), refused
    assert len(refused) == 3
    (winner,) = (person for person, answer in zip(people, answers, strict=True) if answer is None)
    assert [seat["name"] for seat in (await winner.see())["seats"]] == ["greedy", winner.name]
    await done(winner.send("throw", seat=1, turn=1))
    assert code(await people[people.index(winner) - 1].send("leave", seat=1)) == "not-your-seat"


def test_of_leaving_and_moving_both_count_and_a_move_brings_its_player_back(
    in_every_order: Callable[[Scenario], None],
) -> None:
    async def scenario(servers: Anywhere, first: int | None) -> None:
        people = await marking(servers, "border", 3)
        turn = (await people[1].see())["turn"]
        left, chose = await both(
            people[0],
            first,
            people[1].send("leave", seat=1),
            people[1].send("choose", seat=1, turn=turn, move="pass"),
        )
        assert (code(left), code(chose)) == ("ack", "ack")
        orders = [["left", "came-back", "chose"], ["played", "chose", "left"]]
        wrote = (await types(servers[0], people[0].table))[-3:]
        assert wrote in (orders if first is None else [orders[first]])
        await done(people[2].choose(2, "pass"))
        assert (await people[2].see())["turn"] == turn + 1
        if wrote[-1] == "left":
            await done(people[1].send("come-back", seat=1))
        await done(people[1].send("throw", seat=1, turn=turn + 1))

    in_every_order(scenario)


def test_when_the_last_two_leave_at_once_the_table_is_abandoned_once(
    in_every_order: Callable[[Scenario], None],
) -> None:
    async def scenario(servers: Anywhere, first: int | None) -> None:
        people = await marking(servers, "border", 2)
        answers = await both(people[0], first, *(person.send("leave", seat=seat) for seat, person in enumerate(people)))
        assert [code(answer) for answer in answers] == ["ack", "ack"]
        assert (await types(servers[0], people[0].table))[-3:] == ["left", "left", "closed"]

    in_every_order(scenario)


def test_a_seat_that_is_freed_while_its_player_moves_goes_to_somebody_else_and_the_game_goes_on(
    in_every_order: Callable[[Scenario], None],
) -> None:
    async def scenario(servers: Anywhere, first: int | None) -> None:
        people = await marking(servers, "border", 2)
        table, turn = people[0].table, (await people[1].see())["turn"]
        chosen, _ = await both(
            people[0],
            first,
            people[1].send("choose", seat=1, turn=turn, move="pass"),
            tables.free_seat(servers[0], table, 1),
        )
        assert code(chosen) in {0: ["ack"], 1: ["not-your-seat"], None: ["ack", "not-your-seat"]}[first]
        celia = Person(servers, table, "Celia")
        await celia.sit(1)
        view = await celia.see()
        if view["waiting_for"]:
            await done(celia.choose(1, "pass"))
        await done(celia.send("throw", seat=1, turn=turn + 1))

    in_every_order(scenario)


async def test_a_handover_link_that_is_used_twice_at_once_moves_the_seat_once(anywhere: Anywhere) -> None:
    people = await seated(anywhere, "border", 2)
    table = people[1].table
    token = await handover(people[1], 1)
    phones = [GuestId(f"phone {number}") for number in range(4)]
    answers = await asyncio.gather(
        *(tables.exchange(anywhere[0], phone, table, Key(token=token)) for phone in phones), return_exceptions=True
    )
    refused = [answer for answer in answers if isinstance(answer, BaseException)]
    assert all(isinstance(answer, RequestError) and answer.problem.message == "link-used-up" for answer in refused)
    assert len(refused) == 3
    assert (await types(anywhere[0], table)).count("moved") == 1


@pytest.mark.parametrize("askers", [1, 3])
async def test_a_rematch_that_all_ask_for_at_once_is_one_table(anywhere: Anywhere, askers: int) -> None:
    people = await marking(anywhere, "twentyone", 3)
    await tables.close_table(anywhere[0], people[0].table)
    answers = await asyncio.gather(*(person.rematch() for person in people[:askers]))
    assert len(set(answers)) == 1
    mine = await anywhere[0].store.tables_of(people[1].guest, 10)
    assert {table.id for table, _ in mine if table.status is not Status.OVER} == {answers[0]}
    assert len(mine) == 2 or anywhere[0].store.shared  # another node may have opened one, and closed it
    assert (await types(anywhere[0], people[0].table)).count("rematched") == 1


async def test_two_sweeps_at_once_close_what_has_expired_once(anywhere: Anywhere) -> None:
    waiting = await opened(anywhere, "border", [None, None])
    people = await marking(anywhere, "border", 2)
    later = now_ms() + 100 * DAY
    await asyncio.gather(*(table_server.sweep(later) for table_server in anywhere * 2))
    assert (await types(anywhere[0], waiting)).count("closed") == 1
    assert (await types(anywhere[0], people[0].table)).count("closed") == 1
