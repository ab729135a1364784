"""The log: one line of JSON for each request, socket and entry; no secrets, no moves, no names."""

import asyncio
import io
import json
import logging
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.server import log
from rollwright.server.log import LOG, Lines, log_entries, log_event, log_failure
from rollwright.table.entries import CameBack, Closed, Left
from rollwright.testing.server.raw_http import ask, head, raw
from rollwright.testing.server.running import Running, running
from rollwright.testing.server.seated_table import seated_table


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    stream = io.StringIO()
    monkeypatch.setattr(LOG, "stream", stream)
    return stream


def read(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_an_event_is_one_line_whatever_is_in_it(lines: io.StringIO) -> None:
    log_event("request", path='a\nb"\ud800\u2028', status=200)
    (line,) = read(lines.getvalue())
    assert {**line, "at": 0} == {
        "at": 0,
        "level": "info",
        "event": "request",
        "path": 'a\nb"\ud800\u2028',
        "status": 200,
    }
    assert lines.getvalue().isascii()


async def test_lines_about_entries_are_written_together_and_soon(
    lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "SECONDS_HELD", 0.01)

    log_entries("t", 7, [Left(Seat(1)), CameBack(Seat(1))])
    log_entries("u", 3, [Closed(TableEnd.CLOSED)])
    assert lines.getvalue() == ""
    await asyncio.sleep(0.1)
    told = [(line["table"], line["n"], line["type"], line["seat"]) for line in read(lines.getvalue())]
    assert told == [("t", 7, "Left", 1), ("t", 8, "CameBack", 1), ("u", 3, "Closed", None)]


def test_a_failure_says_what_and_where_but_not_the_words_of_it(lines: io.StringIO) -> None:
    try:
        int("a secret")
    except ValueError as error:
        log_failure("request-failed", error, path="/x")
    (line,) = read(lines.getvalue())
    assert (line["level"], line["error"], line["path"]) == ("error", "ValueError", "/x")
    assert line["where"].startswith("test_log.py:")
    assert "secret" not in lines.getvalue()


def test_what_libraries_say_goes_into_the_same_log(lines: io.StringIO) -> None:
    logger = logging.Logger("library")
    logger.addHandler(Lines())
    logger.warning("beware of %s", "the dog")
    try:
        int("a secret")
    except ValueError:
        logger.exception("it broke")
    warning, error = read(lines.getvalue())
    assert (warning["level"], warning["message"]) == ("warning", "beware of the dog")
    assert (error["level"], error["message"], error["error"]) == ("error", "it broke", "ValueError")
    assert "secret" not in lines.getvalue()


def test_a_log_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    stream.close()
    monkeypatch.setattr(LOG, "stream", stream)
    log_event("request")
    assert LOG.stream is None


async def test_buffered_lines_are_written_to_the_log_that_they_belong_to(
    lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    log_entries("t1", 0, [Left(Seat(0))])
    of_the_next_server = io.StringIO()
    monkeypatch.setattr(LOG, "stream", of_the_next_server)
    LOG.let_out()
    assert [line["event"] for line in read(lines.getvalue())] == ["entry"]
    assert not of_the_next_server.getvalue()


def test_without_a_log_only_what_is_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    monkeypatch.setattr(LOG, "stream", None)
    monkeypatch.setattr(LOG, "warnings", told)
    log_event("request")
    log_event("bot-failed", level="warning")
    assert [line["event"] for line in read(told.getvalue())] == ["bot-failed"]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, list[dict[str, Any]]]:
    """A server that was stopped after a game and some requests: its log, the table, and the entries of the game."""
    folder: Path = tmp_path_factory.mktemp("log")
    with running(folder / "tables.db") as server:
        table, entries = asyncio.run(play(server))
        ask(server, "GET", "/nothing?token=in-the-query", Authorization="Bearer in-a-header")
        ask(server, "GET", "/api/offer%0a%22forged%22")
        ask(server, "POST", f"/api/tables/{table}/keys", {"token": "in-the-body"})
        raw(server, head("GET", "/healthz"))
        server.stop()
        return server.log.read_text(encoding="utf-8"), table, entries


async def play(server: Running) -> tuple[str, list[dict[str, Any]]]:
    async with seated_table(server, "border", [None, None]) as table:
        await table.play(Random(1))
        return table.table, table.watcher.entries


def test_every_request_has_one_line(told: tuple[str, str, list[dict[str, Any]]]) -> None:
    requests = [line for line in read(told[0]) if line["event"] == "request"]
    asked = Counter((line["method"], line["path"], line["status"]) for line in requests)
    table = f"/api/tables/{told[1]}"
    assert asked == {
        ("POST", "/api/tables", 201): 1,
        ("POST", f"{table}/keys", 200): 2,
        ("POST", f"{table}/seats/0", 200): 1,
        ("POST", f"{table}/seats/1", 200): 1,
        ("POST", f"{table}/keys", 403): 1,
        ("GET", "/nothing", 404): 1,
        ("GET", "", 404): 1,
        ("GET", "/healthz", 200): 1,
    }
    assert all(line["ms"] >= 0 for line in requests)


def test_every_entry_has_one_line(told: tuple[str, str, list[dict[str, Any]]]) -> None:
    text, table, entries = told
    lines = [line for line in read(text) if line["event"] == "entry"]
    assert {line["table"] for line in lines} == {table}
    assert [line["n"] for line in lines] == [entry["n"] for entry in entries][1:], "the first came with the table"
    assert [line["table"] for line in read(text) if line["event"] == "table"] == [table]


def test_every_socket_has_one_line(told: tuple[str, str, list[dict[str, Any]]]) -> None:
    assert [line["table"] for line in read(told[0]) if line["event"] == "socket"] == [told[1]] * 3


def test_no_move_no_name_no_word_and_nothing_secret_is_in_it(told: tuple[str, str, list[dict[str, Any]]]) -> None:
    text, _, entries = told
    moves = {entry["entry"]["move"] for entry in entries if entry["entry"].get("move")}
    moves |= {play["move"] for entry in entries for play in entry["entry"].get("plays", ())}
    assert len(moves) > 10
    for hidden in (*moves, "Ana", "Bruno", "word of", "in-the-query", "in-a-header", "in-the-body", "forged"):
        assert hidden not in text, hidden


def test_nothing_in_a_game_is_a_warning(told: tuple[str, str, list[dict[str, Any]]]) -> None:
    assert {line["level"] for line in read(told[0])} == {"info"}
