"""A guest is a cookie, of which only the hash is kept; tokens in links are exchanged, and reach no log."""

import asyncio
import re
import sqlite3
from contextlib import closing
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import pytest

from rollwright.client.http import HttpResponse
from rollwright.server.live.guests import Cookies, hash_of, new_table_id, new_token, same, token_in, unsigned_guest
from rollwright.testing.server.raw_http import ask, new_cookie
from rollwright.testing.server.running import Browser, Running, running
from rollwright.testing.server.table_client import TableClient
from tests.server.reader import files_of


def cookie_in(answer: HttpResponse) -> "Morsel[str]":
    return SimpleCookie(answer.headers["Set-Cookie"])["rollwright"]


def test_a_cookie_is_128_random_bits() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", token) for token in tokens)


def test_hashes_are_compared_whole() -> None:
    assert same(hash_of("a"), hash_of("a"))
    assert not same(hash_of("a"), hash_of("b"))
    assert not same(hash_of("a"), hash_of("a")[:-1])


def test_a_cookie_is_a_guest_only_with_the_signature_of_its_key() -> None:
    cookies, others = Cookies(b"one key"), Cookies(b"another key")
    token = new_token()
    cookie = cookies.signed(token)
    assert cookies.guest_of(cookie) == hash_of(token)
    name, _, signature = cookie.partition(".")
    swapped = signature.swapcase()
    for forged in (None, "", "short", ".", "x" * 65, "ł" * 22, token, f"{token}.", f".{signature}", cookie + "A"):
        assert cookies.guest_of(forged) is None
    for forged in (others.signed(token), f"{new_token()}.{signature}", f"{name}.{swapped}", cookie.upper()):
        assert cookies.guest_of(forged) is None


def test_a_cookie_from_before_they_were_signed_is_a_token_alone() -> None:
    token = new_token()
    assert unsigned_guest(token) == hash_of(token)
    for other in (None, "", "x" * 21, "x" * 23, "ł" * 22, Cookies(b"key").signed(token)):
        assert unsigned_guest(other) is None


@pytest.mark.parametrize("forged", ["x" * 22, f"{'x' * 22}.{'y' * 22}"], ids=["unsigned", "signed by another"])
def test_a_cookie_that_the_server_never_issued_is_replaced(server: Running, forged: str) -> None:
    for method, path in (("GET", "/api/me/notifications"), ("POST", "/api/tables")):
        body = {"game": "border", "seats": [None, None]} if method == "POST" else None
        given = cookie_in(ask(server, method, path, body, forged)).value
        assert token_in(given) != token_in(forged)
        assert ask(server, "GET", "/api/me/notifications", cookie=given).headers["Set-Cookie"] is None
    table = Browser(server.url).open_table("border", [None, None])["table"]
    assert ask(server, "GET", f"/api/tables/{table}", cookie=forged).code == "not-allowed"


def test_a_cookie_is_valid_after_a_restart_and_an_old_unsigned_one_is_signed_if_its_guest_is_known(
    tmp_path: Path,
) -> None:
    known, unknown = new_token(), new_token()
    with running(tmp_path / "t.db") as server:
        signed = new_cookie(server)
    with closing(sqlite3.connect(tmp_path / "t.db")) as database:
        database.execute("INSERT INTO guests VALUES (?, 1, 1)", (hash_of(known),))
        database.commit()
    with running(tmp_path / "t.db") as server:
        assert ask(server, "GET", "/api/me/notifications", cookie=signed).headers["Set-Cookie"] is None
        given = cookie_in(ask(server, "GET", "/api/me/notifications", cookie=known)).value
        assert token_in(given) == known
        assert ask(server, "GET", "/api/me/notifications", cookie=given).headers["Set-Cookie"] is None
        assert token_in(cookie_in(ask(server, "GET", "/api/me/notifications", cookie=unknown)).value) != unknown


def test_a_new_browser_gets_a_cookie_that_no_script_and_no_other_site_can_use(server: Running) -> None:
    cookie = cookie_in(ask(server, "GET", "/api/me/notifications"))
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{22}", cookie.value)
    assert cookie["httponly"]
    assert cookie["samesite"] == "strict"
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert int(cookie["max-age"]) == 400 * 24 * 3600


def test_a_list_of_tables_gives_a_new_browser_no_cookie(server: Running) -> None:
    answer = ask(server, "GET", "/api/me/tables")
    assert answer.json == {"tables": []}
    assert answer.headers["Set-Cookie"] is None


def test_a_stranger_cannot_say_that_they_came_over_https(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", "--trusted-proxies", "192.0.2.7") as server:
        answer = ask(
            server, "POST", "/api/tables", {"game": "border", "seats": [None, None]}, X_Forwarded_Proto="https"
        )
    assert not cookie_in(answer)["secure"]
    assert answer.json["links"]["invitation"]["url"].startswith("http://")


def test_whoever_only_looks_around_leaves_no_trace(server: Running) -> None:
    cookies = [cookie_in(ask(server, "GET", "/api/me/notifications")).value for _ in range(5)]
    kept = files_of(server.database)
    assert not any(hash_of(token_in(cookie)).encode() in kept for cookie in cookies)


def test_tokens_and_cookies_are_in_neither_the_database_nor_the_log(tmp_path: Path) -> None:
    secrets: list[str] = []
    with running(tmp_path / "t.db") as server:
        host, friend, phone, watcher = (Browser(server.url) for _ in range(4))
        opened = host.open_table("twentyone", [None, None])
        table = opened["table"]
        host.sit(table, 0, "Ana")
        links = [*opened["links"].values(), host.ask("POST", f"/api/tables/{table}/seats/0/handover")]
        phone.follow(links[2]["url"])
        friend.follow(links[0]["url"])
        watcher.follow(links[1]["url"])
        links += host.ask("POST", f"/api/tables/{table}/links").values()
        host.ask("POST", "/api/qr", {"text": links[-1]["url"]})
        asyncio.run(look(TableClient(friend, table)))
        secrets += [link["url"].rpartition("=")[2] for link in links]
        secrets += [part for browser in (host, friend, phone, watcher) for part in str(browser.cookie).split(".")]
        assert all(len(secret) == 22 for secret in secrets)
        while_running = files_of(server.database)
        assert any(name.name.endswith("-wal") for name in tmp_path.iterdir())
        server.stop()
    kept = while_running + files_of(server.database)
    assert hash_of(token_in(str(friend.cookie))).encode() in kept, "the test looks in the wrong place"
    told = server.log.read_bytes()
    assert table.encode() in told
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret.encode() not in told


async def look(guest: TableClient) -> None:
    """Enter and leave."""
    await guest.enter()
    await guest.leave()


def test_the_id_of_a_table_is_no_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Mtable", "-", "table-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_table_id() == "table-"
