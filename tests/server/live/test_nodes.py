"""Several nodes on one PostgreSQL database: what one writes, the others tell their viewers, and bots move once."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.games import GAMES
from rollwright.protocol.rest import Key
from rollwright.server.clock import DAY, now_ms
from rollwright.server.http import tables
from rollwright.server.live.table_server import TableServer
from rollwright.server.store import cluster
from rollwright.server.store import nodes as node_rows
from rollwright.server.store.database import Database
from rollwright.server.store.store import Role
from rollwright.session.guests import GuestId
from rollwright.session.session import REMOVED
from rollwright.testing.server.postgresql import PostgresqlServer
from tests.server.in_process import (
    Onlooker,
    Person,
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
    types,
)

CLOCK_ERROR = 100
"""Milliseconds by which the clocks of the database and of its nodes on one machine may differ."""
every_game = pytest.mark.parametrize("game", GAMES)


async def until(true: Callable[[], bool]) -> None:
    """Wait for a state; the limit of every test ends a wait for one that never comes."""
    while not true():
        await asyncio.sleep(0.005)


def away(onlooker: Onlooker) -> list[bool]:
    """Which seats an onlooker sees as those of absent players."""
    return [since is not None for since in onlooker.presence["away_since"]]


@every_game
async def test_players_at_different_nodes_play_a_whole_game_and_all_see_the_same_entries(
    postgresql: PostgresqlServer, game: str
) -> None:
    async with nodes(postgresql.new_database(), count=3) as (one, other, third):
        people = await seated([one, other, third], game, 3)
        table = people[0].table
        async with (
            looking(one, table, people[0].guest) as first,
            looking(other, table, people[1].guest) as second,
            looking(third, table, GuestId("spectator")) as watcher,
        ):
            await play_at_once(people, Random(1))
            whole = await kept(one, table)
            await until(lambda: all(len(seen.entries) == whole.entries for seen in (first, second, watcher)))
        assert whole.outcome is not None
        numbered = [[(entry["n"], entry["at"]) for entry in seen.entries] for seen in (first, second, watcher)]
        assert numbered[0] == numbered[1] == numbered[2]
        assert [entry["entry"]["type"] for entry in watcher.entries] == await types(one, table)


async def test_an_entry_of_one_node_reaches_the_viewers_of_another_without_their_doing(
    two_nodes: list[TableServer],
) -> None:
    one, other = two_nodes
    ana, bruno = await seated(one, "border", 2)
    async with looking(other, ana.table, bruno.guest) as onlooker:
        before = len(onlooker.entries)
        await done(ana.send("say", seat=0, phrase="phrase-nice"))
        await until(lambda: len(onlooker.entries) == before + 1)
    assert onlooker.entries[-1]["entry"]["phrase"] == "phrase-nice"


async def test_a_client_that_comes_from_another_node_is_not_told_of_an_earlier_log(
    two_nodes: list[TableServer],
) -> None:
    one, other = two_nodes
    ana, bruno = await seated(one, "border", 2)
    async with looking(other, ana.table, bruno.guest):
        for _ in range(10):
            await done(ana.send("say", seat=0, phrase="phrase-nice"))
            known = len(await types(one, ana.table))
            async with other.room(ana.table) as room:
                onlooker = Onlooker(ana.guest)
                onlooker.entries = [{}] * known
                await room.enter(onlooker.viewer, known)
                await room.leave(onlooker.viewer)
                while onlooker.viewer._line:
                    await asyncio.sleep(0)
            assert onlooker.wrong == []
            assert onlooker.view["entries"] == known


async def test_a_request_at_one_node_is_seen_by_the_next_request_at_another(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    table = await opened(one, "border", [None, None], first=0)
    ana = Person(one, table, "Ana", Role.HOST)
    async with looking(other, table, ana.guest):  # so that it is in memory there
        await one.store.join(table, ana.guest, Role.HOST)
        await ana.sit(0)
        assert (await ana.at(other).see())["seats"][0]["name"] == "Ana"
        token = await handover(ana.at(other), 0)
        phone = GuestId("phone")
        moved = await tables.exchange(one, phone, table, Key(token=token))
        assert moved.seat == 0
        assert code(await ana.at(other).send("say", seat=0, phrase="phrase-nice")) == "not-your-seat"


async def test_a_draft_made_at_one_node_is_shown_at_another(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    people = await marking(one, "twentyone", 2)
    target = (await people[0].own(0))["targets"][0]["adds"]
    turn = (await people[0].see())["turn"]
    async with looking(other, people[0].table, people[0].guest):
        await done(people[0].send("draft", seat=0, turn=turn, marks=target))
        assert (await people[0].at(other).own(0))["draft"] == sorted(target)


# Presence


async def test_a_player_who_is_connected_to_another_node_is_not_away(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    ana, bruno = await seated(one, "border", 2)
    async with looking(one, ana.table, ana.guest) as onlooker:
        assert away(onlooker) == [False, True]
        async with looking(other, ana.table, bruno.guest) as there:
            await until(lambda: away(onlooker) == [False, False])
            await until(lambda: away(there) == [False, False])
            assert onlooker.presence["watchers"] == 0
        await until(lambda: away(onlooker) == [False, True])
        async with looking(one, ana.table, bruno.guest):
            await until(lambda: away(onlooker) == [False, False])


async def test_spectators_of_all_nodes_are_counted(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    ana, _ = await seated(one, "border", 2)
    async with looking(one, ana.table, ana.guest) as onlooker, looking(one, ana.table, GuestId("spectator")):
        async with looking(other, ana.table, GuestId("spectator")), looking(other, ana.table, GuestId("another")):
            await until(lambda: onlooker.presence["watchers"] == 3)
        await until(lambda: onlooker.presence["watchers"] == 1)


async def test_the_time_since_which_a_player_is_away_is_the_same_on_every_node(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    ana, bruno = await seated(one, "border", 2)
    async with looking(one, ana.table, ana.guest) as here, looking(one, ana.table, bruno.guest):
        await until(lambda: away(here) == [False, False])
        before = now_ms()
    await until(lambda: not one.rooms[ana.table].viewers if ana.table in one.rooms else True)
    await asyncio.sleep(0)
    async with looking(one, ana.table, GuestId("spectator")) as first:
        await until(lambda: away(first) == [True, True])
        since = first.presence["away_since"][1]
        async with looking(other, ana.table, ana.guest) as second:
            await until(lambda: away(second) == [False, True])
            assert before - CLOCK_ERROR <= since <= now_ms() + CLOCK_ERROR
            assert before - CLOCK_ERROR <= second.presence["away_since"][1] <= now_ms() + CLOCK_ERROR


async def test_a_node_that_dies_takes_its_players_with_it(
    postgresql: PostgresqlServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(node_rows, "DEAD_AFTER", 2_000)
    async with nodes(postgresql.new_database()) as (one, other):
        ana, bruno = await seated(one, "border", 2)
        async with looking(one, ana.table, ana.guest) as onlooker, looking(other, ana.table, bruno.guest):
            await until(lambda: away(onlooker) == [False, False])
            assert isinstance(other.store, Database)
            assert other.store._cluster is not None
            for task in other.store._cluster._tasks:  # no heartbeat any more
                task.cancel()
            await until(lambda: away(onlooker) == [False, True])


async def test_a_node_that_was_counted_as_dead_brings_its_players_back(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    ana, bruno = await seated(one, "border", 2)
    async with looking(one, ana.table, ana.guest) as onlooker, looking(other, ana.table, bruno.guest):
        await until(lambda: away(onlooker) == [False, False])
        assert isinstance(other.store, Database)
        store = other.store
        await store._writer.run(lambda connection: node_rows.leave(connection, store._node))
        await until(lambda: away(onlooker) == [False, True])
        await until(lambda: away(onlooker) == [False, False])


async def test_players_see_who_is_at_the_rematch_on_another_node(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    ana, bruno = await marking(one, "twentyone", 2)
    await tables.close_table(one, ana.table)
    async with looking(one, ana.table, ana.guest) as onlooker:
        rematch = await bruno.at(other).rematch()
        await until(lambda: onlooker.entries[-1]["entry"]["type"] == "rematched")
        async with looking(other, rematch, bruno.guest):
            await until(lambda: onlooker.presence["at_rematch"] == [1])
        await until(lambda: onlooker.presence["at_rematch"] == [])


# Removing


async def test_a_guest_who_is_removed_at_one_node_is_disconnected_at_the_others(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    ana, bruno = await seated(one, "border", 2)
    async with looking(other, ana.table, bruno.guest) as onlooker, one.room(ana.table) as room:
        await room.remove(bruno.guest, RequestError(ErrorCode.NOT_ALLOWED, REMOVED).problem)
        await until(lambda: any(text.startswith("closed") for text in onlooker.texts))
    assert code(await bruno.at(other).send("say", seat=1, phrase="phrase-nice")) == "not-allowed"


async def test_a_guest_who_is_forgotten_at_one_node_is_disconnected_at_the_others(
    two_nodes: list[TableServer],
) -> None:
    one, other = two_nodes
    ana, bruno = await marking(one, "border", 2)
    async with looking(other, ana.table, bruno.guest) as onlooker, looking(other, ana.table, ana.guest):
        for person in (ana, bruno):
            await one.store.greet(person.guest, 1)
        await one.forget(bruno.guest)
        await until(lambda: any(text.startswith("closed") for text in onlooker.texts))
        while (await ana.at(other).see())["seats"][1]["name"] != "–":
            await asyncio.sleep(0.005)


async def test_a_table_that_is_removed_at_one_node_ends_at_the_others(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    ana, _ = await seated(one, "border", 2)
    async with looking(other, ana.table, ana.guest) as onlooker:
        await one.remove_table(ana.table)
        await until(lambda: any(text.startswith("closed") for text in onlooker.texts))
    assert ana.table not in other.rooms


async def test_finished_tables_are_removed_by_the_leading_node_and_end_at_the_others(
    postgresql: PostgresqlServer,
) -> None:
    async with nodes(postgresql.new_database(), keep_finished=1) as (one, other):
        ana, _ = await seated(one, "border", 2)
        playing, _ = await seated(one, "border", 2)
        await tables.close_table(one, ana.table)
        async with looking(other, ana.table, ana.guest) as onlooker, looking(other, playing.table, ana.guest):
            assert (await one.prune(now_ms())).tables == 0
            assert (await one.prune(now_ms() + 2 * DAY)).tables == 1
            await until(lambda: any(text.startswith("closed") for text in onlooker.texts))
            assert ana.table not in other.rooms
            assert playing.table in other.rooms


# Bots


def entries_written(server: TableServer) -> float:
    """How many entries a node has written."""
    return server.metrics.counts["entries_total", "", ""]


async def test_a_bot_moves_once_at_the_node_that_has_the_lease(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    table = await opened(one, "twentyone", [None, "greedy"], first=0)
    opening = len(await types(one, table))
    ana = Person(one, table, "Ana", Role.HOST)
    assert await other.store.take_lease(table)
    async with looking(one, table, ana.guest) as here, looking(other, table, ana.guest):
        await ana.sit(0)
        await done(ana.send("throw", seat=0, turn=1))
        if "again" in (await ana.own(0))["moves"]:
            await done(ana.choose(0, "keep"))
        await until(lambda: any(entry["entry"]["type"] == "chose" for entry in here.entries))
        assert not await one.store.take_lease(table)
    written = await types(one, table)
    assert written.count("chose") == 1
    assert entries_written(other) == 1, "the move of the bot"
    assert entries_written(one) == len(written) - opening - 1


async def test_the_lease_of_a_node_that_stops_passes_to_another(postgresql: PostgresqlServer) -> None:
    url = postgresql.new_database()
    async with nodes(url, count=1) as (one,):
        table = await opened(one, "twentyone", [None, "greedy"], first=0)
        async with nodes(url, count=1) as (other,):
            assert await other.store.take_lease(table)
            assert not await one.store.take_lease(table)
            ana = Person(one, table, "Ana", Role.HOST)
            await ana.sit(0)
            onlooking = looking(one, table, ana.guest)
            here = await onlooking.__aenter__()
            await done(ana.send("throw", seat=0, turn=1))
            if "again" in (await ana.own(0))["moves"]:
                await done(ana.choose(0, "keep"))
            assert (await types(one, table)).count("chose") == 0
        await until(lambda: any(entry["entry"]["type"] == "chose" for entry in here.entries))
        await onlooking.__aexit__(None, None, None)


async def test_one_node_does_the_periodic_work_and_another_when_it_stops(postgresql: PostgresqlServer) -> None:
    url = postgresql.new_database()
    async with nodes(url, count=1) as (one,), nodes(url, count=1) as (other,):
        assert (one.store.leads, other.store.leads) == (True, False)
        await one.store.close()
        await until(lambda: other.store.leads)
