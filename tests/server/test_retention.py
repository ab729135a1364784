"""Tables and guests are removed: by the server after a while, by commands beside it; everything else goes on."""

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from rollwright.core.errors import RequestError
from rollwright.record.record import Record
from rollwright.server.live.guests import hash_of, token_in
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.store import Handover, Role, TableId, TableRemoved
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Browser, Running, running
from rollwright.testing.server.seated_table import refusal, seated_table
from tests.cli.terminal import PROGRAM, Terminal, environment
from tests.server.in_process import code, done, looking, opened, seated
from tests.server.reader import files_of, wait_until_erased

NAME = "Wilhelmina von Überbach"


def command(server: Running, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command on the database of a server that runs."""
    return subprocess.run(
        [str(PROGRAM), *arguments, "--database", str(server.database)],
        env=environment(server.database.parent),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def done_by(server: Running, *arguments: str) -> str:
    """What a command says that succeeds."""
    ran = command(server, *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def finished(server: Running, name: str = NAME, *, old: bool) -> str:
    """A table where a game was begun and broken off, a minute or a year ago."""
    host, friend = Browser(server.url), Browser(server.url)
    made = host.open_table("twentyone", [None, None])
    host.sit(made["table"], 0, name)
    friend.follow(made["links"]["invitation"]["url"])
    friend.sit(made["table"], 1, "Bruno")
    host.ask("POST", f"/api/tables/{made['table']}/close")
    if old:
        make_old(server, made["table"])
    table: str = made["table"]
    return table


def make_old(server: Running, *tables: str) -> None:
    """Let everything at these tables have happened in 1970, and all guests have been seen last then."""
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE guests SET last_seen = 1")
        for table in tables:
            database.execute('UPDATE entries SET at = 1 WHERE "table" = ?', (table,))


def status_of(server: Running, table: str) -> int:
    return ask(server, "GET", f"/api/tables/{table}/record").status


# By the server


def test_finished_tables_are_removed_after_the_days_that_the_operator_sets_and_no_others(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        old, new = finished(server, old=True), finished(server, "Bruno", old=False)
        host = Browser(server.url)
        unfinished = host.open_table("twentyone", [None, None])["table"]
        make_old(server, unfinished)
        server.stop()
        server.start()
        assert host.ask("GET", "/api/offer")["keep_finished"] is None
        assert status_of(server, old) == 200, "without a setting it is stored forever"
        server.stop()
        server.options += ["--keep-finished", "30"]
        server.start()
        assert host.ask("GET", "/api/offer")["keep_finished"] == 30
        wait_until_erased(server.database, NAME, old)
        assert (status_of(server, old), status_of(server, new)) == (404, 200)
        assert host.ask("GET", f"/api/tables/{unfinished}")["role"] == "host"
        with closing(sqlite3.connect(server.database)) as database:
            while database.execute("SELECT count(*) FROM guests").fetchone() != (3,):
                pass  # the two of the removed table go, the others do not


# `rollwright archive`


def test_an_archived_table_is_a_record_in_a_file_and_nowhere_else(tmp_path: Path) -> None:
    async def play(server: Running) -> str:
        async with seated_table(server, "twentyone", [None, None]) as table:
            await table.play(Random(3))
            return table.table

    with running(tmp_path / "t.db") as server:
        table = asyncio.run(play(server))
        new, never = finished(server, old=False), Browser(server.url)
        unplayed = never.open_table("twentyone", [None, None])["table"]
        never.ask("POST", f"/api/tables/{unplayed}/close")
        make_old(server, table, unplayed)
        record = ask(server, "GET", f"/api/tables/{table}/record").body.decode()

        folder = tmp_path / "records"
        options = ("--older-than", "30", "--out", str(folder))
        assert done_by(server, "archive", *options, "--dry-run") == f"2 tables would be archived in {folder}.\n"
        assert not folder.exists()
        assert done_by(server, "archive", *options) == (
            f"One table was archived in {folder}.\nOne table that was never played was deleted.\n"
        )
        (file,) = folder.iterdir()
        assert file.name == f"rollwright-{table}.rec"
        assert Record.parse(file.read_text(encoding="utf-8")) == Record.parse(record)
        assert [status_of(server, one) for one in (table, unplayed, new)] == [404, 404, 200]
        wait_until_erased(server.database, table, unplayed)
        assert done_by(server, "archive", *options) == "There was nothing to archive.\n"
        assert list(folder.iterdir()) == [file]


def test_a_table_whose_record_cannot_be_written_stays_and_the_folder_is_beside_the_database_for_its_owner_only(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").write_text("not a folder")
    with running(tmp_path / "t.db") as server:
        table = finished(server, old=True)
        ran = command(server, "archive", "--older-than", "30", "--out", str(tmp_path / "file"))
        assert (ran.returncode, ran.stderr.count("\n")) == (1, 1)
        assert status_of(server, table) == 200
        server.stop()
        done_by(server, "archive", "--older-than", "30")  # which needs no server
        assert NAME.encode() not in files_of(server.database)
        file = tmp_path / "archive" / f"rollwright-{table}.rec"
        assert [path.stat().st_mode & 0o777 for path in (file, file.parent)] == [0o600, 0o700]


# `rollwright forget`


async def test_a_table_that_is_forgotten_while_it_is_played_ends_and_the_others_go_on(server: Running) -> None:
    async with (
        seated_table(server, "twentyone", [None, None, "random"]) as gone,
        seated_table(server, "twentyone", [None, None]) as stays,
    ):
        said = await asyncio.to_thread(done_by, server, "forget", gone.table, "--yes")
        assert "Seat 1: Ana, guest " in said
        assert "The table was deleted with " in said
        for viewer in gone.viewers:
            await viewer.until(lambda viewer=viewer: viewer.bye is not None)
            assert viewer.bye is not None
            assert (viewer.bye["code"], viewer.bye["message"]) == ("not-found", "table-removed")
        for path in ("", "/record", "/replay", "/proof"):
            refused = await asyncio.to_thread(refusal, gone.host, "GET", f"/api/tables/{gone.table}{path}")
            assert refused["code"] == "not-found"
        assert (await gone.host.ask_async("GET", "/api/me/tables"))["tables"] == []
        await stays.play(Random(4))
        await asyncio.to_thread(wait_until_erased, server.database, gone.table)
    lines = server.log.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if '"level":"error"' in line and gone.table in line]


async def test_a_guest_who_is_forgotten_by_seat_disappears_and_the_others_play_on(server: Running) -> None:
    name = "Kunibert von Oberbach"
    async with seated_table(server, "twentyone", [None, None, None]) as table:
        gone, first = table.guests[2], table.guests[0]
        await table.ask("DELETE", "/seats/2")
        await asyncio.to_thread(gone.browser.sit, table.table, 2, name)
        await first.until(lambda: first.view["seats"][2]["name"] == name and first.view["turn"] > 0)
        identity = hash_of(token_in(str(gone.browser.cookie)))
        said = await asyncio.to_thread(done_by, server, "forget", table.table, "--seat", "3", "--yes")
        assert f"Seat 3: {name}, guest {identity}" in said
        assert "Names removed: 2" in said
        await gone.until(lambda: gone.bye is not None)
        assert gone.bye is not None
        assert gone.bye["message"] == "guest-forgotten"
        await first.until(lambda: first.view["seats"][2]["left"])
        await first.send("take-over", seat=2, bot="random")
        await asyncio.gather(*(table.guests[seat].play(seat, Random(seat)) for seat in (0, 1)))
        assert first.view["seats"][2]["name"] == "–"
        await asyncio.to_thread(wait_until_erased, server.database, name, identity)


def test_a_guest_is_forgotten_by_the_id_of_their_export(server: Running) -> None:
    browser, name = Browser(server.url), "Rosalinde von Unterbach"
    browser.sit(browser.open_table("twentyone", [None, None])["table"], 0, name)
    identity = browser.ask("GET", "/api/me/data")["guest"]
    assert f"Guest {identity} belongs to one table." in done_by(server, "forget", identity, "--yes")
    assert browser.ask("GET", "/api/me/tables") == {"tables": []}
    wait_until_erased(server.database, name, identity)
    assert command(server, "forget", identity, "--yes").returncode == 1


def test_nothing_is_forgotten_without_a_confirmation(server: Running, tmp_path: Path) -> None:
    table = finished(server, old=False)
    ran = command(server, "forget", table)
    assert (ran.returncode, ran.stderr) == (1, "Error: There is no terminal to ask for confirmation: add --yes.\n")
    for answer, ended in (("no", 1), ("yes", 0)):
        assert status_of(server, table) == 200
        database = ("--database", str(server.database))
        with Terminal("forget", table, *database, env=environment(tmp_path)) as terminal:
            terminal.wait_for("to confirm.\n> ")
            terminal.press(f"{answer}\n")
            assert terminal.end() == ended
    assert status_of(server, table) == 404


def test_what_is_neither_a_table_nor_a_guest_is_named(server: Running) -> None:
    ran = command(server, "forget", "nothing", "--yes")
    assert ran.stderr == "Error: There is no table or guest “nothing” in this database.\n"
    table = Browser(server.url).open_table("twentyone", [None, None])["table"]
    ran = command(server, "forget", table, "--seat", "2", "--yes")
    assert ran.stderr == "Error: No guest has seat 2 at this table.\n"


# Before the server has noticed


async def test_a_message_to_a_table_that_was_just_removed_is_answered(table_server: TableServer) -> None:
    ana, bruno = await seated(table_server, "twentyone", 2)
    async with looking(table_server, ana.table, bruno.guest) as onlooker:
        await done(ana.send("say", seat=0, phrase="phrase-hello"))
        await table_server.store.remove_table(ana.table)
        assert code(await ana.send("say", seat=0, phrase="phrase-hello")) == "not-found"
        assert code(await ana.send("say", seat=0, phrase="phrase-hello")) == "not-found"
        await table_server.notice_removals()
        assert table_server.rooms == {}
        assert onlooker.viewer.let_go is not None
    with pytest.raises(TableRemoved):
        await table_server.store.join(ana.table, ana.guest, Role.INVITED)
    with pytest.raises(TableRemoved):
        await table_server.store.offer("token", Handover(ana.table, 0, 1))
    with pytest.raises(RequestError):
        await ana.see()


async def test_pencil_marks_at_a_table_that_was_just_removed_are_refused(table_server: TableServer) -> None:
    ana, _ = await seated(table_server, "border", 2)
    await done(ana.send("throw", seat=0, turn=1))
    turn = (await ana.see())["turn"]
    async with table_server.room(ana.table):
        await table_server.store.remove_table(ana.table)
        assert code(await ana.send("draft", seat=0, turn=turn, marks=[])) == "not-found"


async def test_the_bot_of_a_removed_table_stops(table_server: TableServer) -> None:
    table: TableId = await opened(table_server, "twentyone", [None, "random"])
    async with table_server.room(table) as room:
        await room.look()
        await table_server.remove_table(table)
    assert room.idle
    assert table_server.rooms == {}
