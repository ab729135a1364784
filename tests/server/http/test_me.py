"""What is kept of a browser: its tables, everything about it, and nothing any more."""

import asyncio
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from rollwright.core.errors import RequestError
from rollwright.record.record import Record
from rollwright.server.http import me, tables
from rollwright.server.live import results
from rollwright.server.live.guests import hash_of, token_in
from rollwright.server.live.results import replayed
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.store import Store, StoredTable
from rollwright.session.guests import GuestId
from rollwright.table import Table
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Browser, HttpRefused, Running, running
from rollwright.testing.server.seated_table import SeatedTable, seated_table
from tests.server.in_process import marking
from tests.server.reader import files_of, wait_until_erased

UNIQUE = "Wilhelmina von Überbach"
"""A name that no other bytes are like."""


# My tables


def test_my_tables_are_those_that_i_opened_joined_or_watch_the_newest_first(server: Running) -> None:
    ana, bruno = Browser(server.url), Browser(server.url)
    first = ana.open_table("twentyone", [None, None], first=1)
    ana.sit(first["table"], 0, "Ana")
    bruno.follow(first["links"]["invitation"]["url"])
    second = bruno.open_table("border", [None, "greedy", None])
    ana.follow(second["links"]["watching"]["url"])
    bruno.open_table("border", [None, None])

    assert [listed(table) for table in ana.ask("GET", "/api/me/tables")["tables"]] == [
        (second["table"], "border", "waiting", "watcher", [None, "greedy", None], [], False),
        (first["table"], "twentyone", "waiting", "host", ["Ana", None], [0], False),
    ]
    bruno.sit(first["table"], 1, "Bruno")
    (_, _, mine) = bruno.ask("GET", "/api/me/tables")["tables"]
    assert listed(mine) == (first["table"], "twentyone", "playing", "invited", ["Ana", "Bruno"], [1], True)
    assert not ana.ask("GET", "/api/me/tables")["tables"][1]["your_turn"]
    ana.ask("POST", f"/api/tables/{first['table']}/close")
    (_, _, mine) = bruno.ask("GET", "/api/me/tables")["tables"]
    assert (mine["status"], mine["your_turn"]) == ("over", False)
    assert mine["result"]["reason"] == "reason-closed"
    going_on = ana.ask("GET", "/api/me/tables?running=true")["tables"]
    assert [one["table"] for one in going_on] == [second["table"]]


async def test_the_result_of_a_finished_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        async with seated_table(server, "twentyone", [None, "greedy"], first=0) as here:
            await here.play(Random(2))
            outcome, browser = here.watcher.view["outcome"], here.guests[0].browser
            assert (await browser.ask_async("GET", "/api/me/tables"))["tables"][0]["result"] == outcome
        server.stop()
        server.start()
        assert (await browser.ask_async("GET", "/api/me/tables"))["tables"][0]["result"] == outcome


async def test_the_log_of_a_finished_table_is_replayed_once(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    replays: list[str] = []

    async def counted(store: Store, stored: StoredTable) -> Table:
        replays.append(stored.id)
        return await replayed(store, stored)

    monkeypatch.setattr(results, "replayed", counted)
    (person, *_) = await marking(table_server, "border", 2)
    await tables.close_table(table_server, person.table)
    table_server.results = results.Results()  # as after a restart
    lists = [await me.my_tables(table_server, person.guest) for _ in range(3)]
    assert [one.tables[0].result is not None for one in lists] == [True] * 3
    assert replays == [person.table]


def listed(table: dict[str, Any]) -> tuple[object, ...]:
    return tuple(table[name] for name in ("table", "game", "status", "role", "names", "seats", "your_turn"))


# My data


def test_my_data_has_all_that_i_did_and_drew_and_nothing_of_others(server: Running) -> None:
    async def play() -> tuple[Any, str]:
        async with seated_table(server, "border", [None, None], first=0) as table:
            first = table.guests[0]
            await first.send("throw", seat=0, turn=first.view["turn"])
            await first.until(lambda: first.owed(0) == "choose")
            marks: list[int] = next((target["adds"] for target in first.own[0]["targets"]), [])
            await first.send("draft", seat=0, turn=first.view["turn"], marks=marks)
            await table.guests[1].send("say", seat=1, phrase="phrase-hello")
            data = await table.host.ask_async("GET", "/api/me/data")
            assert data["drafts"] == [{"table": table.table, "seat": 0, "marks": sorted(marks)}]
            return data, str(table.host.cookie)

    data, cookie = asyncio.run(play())
    assert data["guest"] == hash_of(token_in(cookie))
    assert [table["role"] for table in data["tables"]] == ["host"]
    entries = [entry["entry"] for entry in data["entries"]]
    assert [entry["type"] for entry in entries] == ["sat-down", "said-word", "rolled"]
    assert entries[0]["name"] == "Ana"
    assert "Bruno" not in str(entries)


def test_the_export_has_every_table_and_not_only_those_that_a_page_lists(server: Running) -> None:
    host = Browser(server.url)
    for _ in range(101):
        host.open_table("border", [None, None])
    assert len(host.ask("GET", "/api/me/tables")["tables"]) == 100
    assert len(host.ask("GET", "/api/me/data")["tables"]) == 101


def test_my_data_says_who_i_am_and_when_i_was_first_and_last_here(server: Running) -> None:
    browser = Browser(server.url)
    browser.open_table("border", [None, None])
    first = browser.ask("GET", "/api/me/data")
    browser.open_table("border", [None, None])
    last = browser.ask("GET", "/api/me/data")
    assert first["guest"] == last["guest"] == hash_of(token_in(str(browser.cookie)))
    assert first["first_seen"] == first["last_seen"] == last["first_seen"] <= last["last_seen"]
    newcomer = Browser(server.url).ask("GET", "/api/me/data")
    assert (newcomer["first_seen"], newcomer["last_seen"], newcomer["tables"]) == (None, None, [])


def peak_megabytes(server: Running) -> float:
    """The most memory that the server's process has had."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the peak of a process")
def test_a_long_export_is_sent_in_pieces_and_one_at_a_time(tmp_path: Path) -> None:
    phrases = 20_000
    with running(tmp_path / "t.db") as server:
        host, friend = Browser(server.url), Browser(server.url)
        opened = host.open_table("twentyone", [None, None])
        host.sit(opened["table"], 0, "Ana")
        friend.follow(opened["links"]["invitation"]["url"])
        friend.sit(opened["table"], 1, "Bruno")
        server.stop()
        add_phrases(server.database, opened["table"], hash_of(token_in(str(host.cookie))), phrases)
        server.start()
        before = peak_megabytes(server)
        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(lambda _: ask(server, "GET", "/api/me/data", cookie=host.cookie), range(6)))
        grown = peak_megabytes(server) - before
    data = [answer.json for answer in answers if answer.status == 200]
    assert {answer.status for answer in answers} <= {200, 429}
    assert {answer.json["message"] for answer in answers if answer.status == 429} <= {"exports-busy"}
    assert len(data) >= 1
    said = [entry for entry in data[0]["entries"] if entry["entry"]["type"] == "said"]
    assert len(said) == phrases
    assert [entry["n"] for entry in said] == sorted({entry["n"] for entry in said})
    assert grown < 30


def add_phrases(database: Path, table: str, guest: str, count: int) -> None:
    """Write phrases into the log of a table that no server has open."""
    body = '{"type":"said","seat":0,"phrase":"phrase-hello"}'
    with closing(sqlite3.connect(database)) as connection, connection:
        (end,) = connection.execute('SELECT count(*) FROM entries WHERE "table" = ?', (table,)).fetchone()
        rows = ((table, end + n, body, 1, guest, f"m{n}") for n in range(count))
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)


async def test_only_one_export_of_a_guest_and_a_few_in_all_run_at_the_same_time(table_server: TableServer) -> None:
    for number in range(me.MOST_EXPORTS):
        me.Export(table_server, GuestId(f"guest {number}"), Response())
        with pytest.raises(RequestError):
            me.Export(table_server, GuestId(f"guest {number}"), Response())
    with pytest.raises(RequestError) as refused:
        me.Export(table_server, GuestId("one more"), Response())
    assert (refused.value.problem.code, refused.value.problem.message) == ("too-many", "exports-busy")


async def test_an_export_that_the_client_does_not_read_makes_room_for_the_next(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(me, "SEND_SECONDS", 0.01)

    async def never(_: object) -> None:
        await asyncio.Event().wait()

    export = me.Export(table_server, GuestId("guest"), Response())
    with pytest.raises(ClientDisconnect):
        await export({"type": "http", "asgi": {"spec_version": "2.4"}}, never, never)  # type: ignore[arg-type]
    assert table_server.exports == set()


# Nothing any more


async def test_after_deleting_an_open_socket_hears_nothing_more(server: Running) -> None:
    async with seated_table(server, "twentyone", [None, None]) as table:
        gone = table.guests[1]
        await gone.browser.ask_async("DELETE", "/api/me")
        await gone.until(lambda: gone.bye is not None)
        assert gone.bye is not None
        assert gone.bye["message"] == "guest-forgotten"
        heard = len(gone.received)
        await table.guests[0].send("say", seat=0, phrase="phrase-hello")
        assert len(gone.received) == heard


def test_a_name_that_was_told_apart_goes_as_well_and_so_do_drafts_and_links(server: Running) -> None:
    browser, friend = Browser(server.url), Browser(server.url)
    opened = browser.open_table("twentyone", [None, None, None])
    table = opened["table"]
    for seat in (0, 1):
        browser.sit(table, seat, "Kunigunde")
    friend.follow(opened["links"]["invitation"]["url"])
    names = [seat["name"] for seat in browser.ask("GET", f"/api/tables/{table}")["view"]["seats"]]
    assert names == ["Kunigunde", "Kunigunde 2", None]
    link = browser.ask("POST", f"/api/tables/{table}/seats/1/handover")["url"]
    friend.sit(table, 2, "Bruno")
    with closing(sqlite3.connect(server.database)) as database, database:
        database.executemany("INSERT INTO drafts VALUES (?, ?, 1, '[7]')", [(table, 1), (table, 2)])
    browser.ask("DELETE", "/api/me")
    wait_until_erased(server.database, "Kunigunde")
    with closing(sqlite3.connect(server.database)) as database:
        left = [
            database.execute(f'SELECT seat FROM {part} WHERE "table" = ?', (table,)).fetchall()  # noqa: S608
            for part in ("drafts", "handovers")
        ]
    assert left == [[(2,)], []]
    with pytest.raises(HttpRefused) as refused:
        friend.follow(link)
    assert refused.value.problem["message"] == "link-used-up"
    assert [seat["name"] for seat in friend.ask("GET", f"/api/tables/{table}")["view"]["seats"]] == ["–", "–", "Bruno"]


def test_after_deleting_no_trace_of_the_name_is_left_and_everybody_else_plays_on(tmp_path: Path) -> None:
    async def play(server: Running) -> tuple[str, str]:
        async with seated_table(server, "twentyone", [None, None, None], first=0) as table:
            await renamed(table, UNIQUE)
            for seat in (0, 1, 2):
                while table.guests[seat].owed(seat):
                    owed = str(table.guests[seat].owed(seat))
                    await table.guests[seat].step(seat, owed, Random(seat))
            assert UNIQUE.encode() in files_of(server.database)
            await forgotten(table)
            wait_until_erased(server.database, UNIQUE)  # while it runs
            return table.table, await table.host.ask_async("GET", f"/api/tables/{table.table}/record")

    async def renamed(table: SeatedTable, name: str) -> None:
        """Seat 2 gets up and sits down again under another name, and is left to it alone: the others add no word."""
        await table.ask("DELETE", "/seats/2")
        await asyncio.to_thread(table.guests[2].browser.sit, table.table, 2, name)
        await table.guests[2].until(lambda: 2 in table.guests[2].own)

    async def forgotten(table: SeatedTable) -> None:
        """Seat 2 is forgotten in the middle of the game; a bot takes over, and the others play to the end."""
        gone = table.guests[2].browser
        old = str(gone.cookie)
        await gone.ask_async("DELETE", "/api/me")
        assert gone.cookie is None, "the browser was told to drop it"
        gone.cookie = old
        assert await gone.ask_async("GET", "/api/me/tables") == {"tables": []}
        with pytest.raises(HttpRefused) as refused:
            await gone.ask_async("GET", f"/api/tables/{table.table}")
        assert refused.value.status == 403
        first = table.guests[0]
        await first.until(lambda: first.view["seats"][2]["left"])
        await first.send("take-over", seat=2, bot="random")
        await asyncio.gather(*(table.guests[seat].play(seat, Random(seat)) for seat in (0, 1)))
        assert first.view["outcome"]["winners"]
        assert first.view["seats"][2]["name"] == "–"

    with running(tmp_path / "t.db") as server:
        table, text = asyncio.run(play(server))
        record = Record.parse(text)
        assert [player.name for player in record.header.players] == ["Ana", "Bruno", "–"]
        assert ask(server, "GET", f"/api/tables/{table}/proof").status == 200
        assert ask(server, "GET", f"/api/tables/{table}/replay").status == 200
        server.stop()
    assert UNIQUE.encode() not in files_of(server.database)


def test_the_name_goes_with_the_seat_to_another_device_and_goes_when_that_one_asks(server: Running) -> None:
    laptop, phone = Browser(server.url), Browser(server.url)
    table = laptop.open_table("twentyone", [None, None])["table"]
    laptop.sit(table, 0, "Odalinde the Second")
    phone.follow(laptop.ask("POST", f"/api/tables/{table}/seats/0/handover")["url"])
    assert b"Odalinde" in files_of(server.database)
    phone.ask("DELETE", "/api/me")
    assert laptop.ask("GET", f"/api/tables/{table}")["view"]["seats"][0]["name"] is None
    data = laptop.ask("GET", "/api/me/data")
    assert next(entry["entry"]["name"] for entry in data["entries"]) == "–"


def test_the_host_who_is_forgotten_leaves_a_table_that_the_others_keep(server: Running) -> None:
    host, friend = Browser(server.url), Browser(server.url)
    opened = host.open_table("twentyone", [None, None])
    table = opened["table"]
    host.sit(table, 0, "Ana")
    friend.follow(opened["links"]["invitation"]["url"])
    friend.sit(table, 1, "Bruno")
    host.ask("DELETE", "/api/me")
    seats = friend.ask("GET", f"/api/tables/{table}")["view"]["seats"]
    assert [(seat["name"], seat["left"]) for seat in seats] == [("–", True), ("Bruno", False)]
    with pytest.raises(HttpRefused) as refused:
        friend.ask("POST", f"/api/tables/{table}/close")
    assert refused.value.status == 403, "nobody becomes host by that"


def test_a_table_that_is_over_keeps_its_record_without_the_name(server: Running) -> None:
    async def play() -> tuple[str, Browser]:
        async with seated_table(server, "twentyone", [None, "random"]) as table:
            await table.play(Random(2))
            return table.table, table.host

    table, host = asyncio.run(play())
    before = Record.parse(host.ask("GET", f"/api/tables/{table}/record"))
    host.ask("DELETE", "/api/me")
    after = Record.parse(ask(server, "GET", f"/api/tables/{table}/record").body.decode())
    assert [player.name for player in before.header.players] == ["Ana", "random"]
    assert [player.name for player in after.header.players] == ["–", "random"]
    assert after.events == before.events


def test_deleting_twice_or_without_ever_having_been_here_is_no_error(server: Running) -> None:
    browser = Browser(server.url)
    browser.ask("DELETE", "/api/me")
    browser.ask("DELETE", "/api/me")
    assert browser.cookie is None
