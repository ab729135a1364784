"""A guest is a cookie, of which only the hash is kept; tokens in links are exchanged, and reach no log."""

import asyncio
import re
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

from rollwright.server.guests import guest_of, hash_of, new_token, same
from tests.server.guest import Guest
from tests.server.running import Browser, Running, running
from tests.server.wire import Answer, ask


def cookie_in(answer: Answer) -> "Morsel[str]":
    return SimpleCookie(answer.headers["Set-Cookie"])["rollwright"]


def test_a_cookie_is_128_random_bits() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", token) for token in tokens)


def test_hashes_are_compared_whole() -> None:
    assert same(hash_of("a"), hash_of("a"))
    assert not same(hash_of("a"), hash_of("b"))
    assert not same(hash_of("a"), hash_of("a")[:-1])


def test_what_cannot_be_one_of_our_cookies_is_nobody() -> None:
    assert guest_of(None) is None
    for unusable in ("", "short", "x" * 65, "ł" * 22):
        assert guest_of(unusable) is None
    assert guest_of(new_token()) is not None


def test_a_new_browser_gets_a_cookie_that_no_script_and_no_other_site_can_use(server: Running) -> None:
    cookie = cookie_in(ask(server, "GET", "/api/me/tables"))
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", cookie.value)
    assert cookie["httponly"]
    assert cookie["samesite"] == "strict"
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert int(cookie["max-age"]) == 400 * 24 * 3600


def test_a_browser_keeps_its_cookie(server: Running) -> None:
    cookie = cookie_in(ask(server, "GET", "/api/me/tables")).value
    assert ask(server, "GET", "/api/me/tables", cookie=cookie).headers["Set-Cookie"] is None


def test_over_plain_http_the_cookie_is_not_secure_or_no_phone_at_home_would_keep_it(server: Running) -> None:
    assert not cookie_in(ask(server, "GET", "/api/me/tables"))["secure"]


def test_behind_a_trusted_proxy_with_https_the_cookie_is_secure_and_links_say_https(server: Running) -> None:
    wish = {"game": "border", "seats": [None, None]}
    answer = ask(server, "POST", "/api/tables", wish, Host="play.example", X_Forwarded_Proto="https")
    assert cookie_in(answer)["secure"]
    for link in answer.json["links"].values():
        assert link["url"].startswith("https://play.example/table/")


def test_a_stranger_cannot_say_that_they_came_over_https(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", "--trusted-proxies", "192.0.2.7") as server:
        answer = ask(
            server, "POST", "/api/tables", {"game": "border", "seats": [None, None]}, X_Forwarded_Proto="https"
        )
    assert not cookie_in(answer)["secure"]
    assert answer.json["links"]["invitation"]["url"].startswith("http://")


def test_whoever_only_looks_around_leaves_no_trace(server: Running) -> None:
    cookies = [cookie_in(ask(server, "GET", "/api/me/tables")).value for _ in range(5)]
    for kept in files_of(server.database):
        assert not any(hash_of(cookie).encode() in kept for cookie in cookies)


def files_of(database: Path) -> list[bytes]:
    """The raw content of the database and of its write-ahead log."""
    return [path.read_bytes() for path in database.parent.iterdir() if path.name.startswith(database.name)]


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
        asyncio.run(look(Guest(friend, table)))
        secrets += [link["url"].rpartition("=")[2] for link in links]
        secrets += [str(browser.cookie) for browser in (host, friend, phone, watcher)]
        assert all(len(secret) == 22 for secret in secrets)
        while_running = files_of(server.database)
        assert any(name.name.endswith("-wal") for name in tmp_path.iterdir())
        server.stop()
    kept = b"".join((*while_running, *files_of(server.database)))
    assert hash_of(str(friend.cookie)).encode() in kept, "the test looks in the wrong place"
    told = server.log.read_bytes()
    assert table.encode() in told
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret.encode() not in told


async def look(guest: Guest) -> None:
    """Enter and leave."""
    await guest.enter()
    await guest.leave()
