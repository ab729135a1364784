"""What a hostile page, a hostile guest and a hostile client cannot do."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rollwright.protocol import PROTOCOL
from rollwright.server.http.refusals import SECURITY_HEADERS
from rollwright.testing.server.raw_http import ask, head, raw
from rollwright.testing.server.running import Browser, HttpRefused, Running

WISH = {"game": "border", "seats": [None, None]}
FOREIGN = ("http://evil.example", "https://evil.example:8621", "null", "http://[::1", "http://127.0.0.1", "")

# Where it comes from


@pytest.mark.parametrize("origin", FOREIGN)
def test_what_the_page_of_another_site_sends_is_refused(server: Running, origin: str) -> None:
    answer = ask(server, "POST", "/api/tables", WISH, Origin=origin)
    assert (answer.status, answer.code) == (403, "wrong-origin")
    assert ask(server, "DELETE", "/api/me", Origin=origin).status == 403


def test_what_our_own_page_or_a_program_sends_is_done(server: Running) -> None:
    assert ask(server, "POST", "/api/tables", WISH, Origin=server.url).status == 201
    assert ask(server, "POST", "/api/tables", WISH, Host="Play.example", Origin="https://play.example").status == 201
    assert ask(server, "POST", "/api/tables", WISH).status == 201


def test_another_site_may_not_read_through_a_browser_either(server: Running) -> None:
    answer = ask(server, "GET", "/api/me/tables", Origin="http://evil.example")
    assert not [name for name in answer.headers if name.lower().startswith("access-control")]
    preflight = ask(
        server, "OPTIONS", "/api/tables", Origin="http://evil.example", Access_Control_Request_Method="POST"
    )
    assert not [name for name in preflight.headers if name.lower().startswith("access-control")]


def greeted(server: Running, **headers: str) -> dict[str, Any]:
    """What a socket is told first."""
    host = Browser(server.url)
    table = host.open_table("border", [None, None])["table"]
    sent = {"Cookie": f"rollwright={host.cookie}", **headers}

    async def greet() -> dict[str, Any]:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with connect(address, additional_headers=sent) as socket:
            with suppress(ConnectionClosed):  # it need not wait for a hello before it refuses
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            told: dict[str, Any] = json.loads(await socket.recv())
            return told

    return asyncio.run(greet())


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_socket_that_the_page_of_another_site_opens_is_refused(server: Running, origin: str) -> None:
    told = greeted(server, Origin=origin)
    assert (told["type"], told["problem"]["code"]) == ("bye", "wrong-origin")


def test_a_socket_of_our_own_page_or_of_a_program_is_welcome(server: Running) -> None:
    assert greeted(server, Origin=server.url)["type"] == "welcome"
    assert greeted(server)["type"] == "welcome"


# What every answer says


def everywhere(server: Running) -> list[tuple[str, str, object]]:
    """A request for every kind of answer that there is."""
    host = Browser(server.url)
    table = host.open_table("border", [None, None])["table"]
    host.sit(table, 0, "Ana")  # and after that nobody is there, so that the server forgets what it knew
    with closing(sqlite3.connect(server.database)) as database:  # a secret that no server writes: the server fails
        database.execute("update tables set secret = 'no number' where id = ?", (table,))
        database.commit()
    return [
        ("GET", "/", None),
        ("GET", "/table/x", None),
        ("GET", "/docs", None),
        ("GET", "/openapi.json", None),
        ("GET", "/healthz", None),
        ("GET", "/metrics", None),
        ("GET", "/assets/nothing.css", None),
        ("GET", "/nothing", None),
        ("PUT", "/api/tables", None),
        ("GET", "/api/offer", None),
        ("POST", "/api/tables", WISH),
        ("POST", "/api/tables", {}),
        ("POST", "/api/tables", b"x" * 20_000),
        ("POST", "/api/tables/x/keys", {"token": "x"}),
        ("DELETE", "/api/me", None),
        ("GET", f"/api/tables/{table}/replay", None),
    ]


def test_every_answer_has_the_headers_that_protect(server: Running) -> None:
    statuses = set()
    for method, path, body in everywhere(server):
        answer = ask(server, method, path, body)
        statuses.add(answer.status)
        for name, value in SECURITY_HEADERS.items():
            assert answer.headers.get_all(name) == [value], (method, path, name)
        assert answer.headers["Server"] is None
        if path.startswith("/api/"):
            assert answer.headers["Cache-Control"] == "no-store", path
    assert statuses >= {200, 201, 204, 400, 404, 405, 413, 500}


def test_the_policy_lets_nothing_run_that_is_not_ours() -> None:
    rules = dict(rule.strip().split(" ", 1) for rule in SECURITY_HEADERS["Content-Security-Policy"].split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in SECURITY_HEADERS["Content-Security-Policy"]
    assert "http" not in SECURITY_HEADERS["Content-Security-Policy"]


def test_a_failure_inside_is_told_by_its_code_alone(server: Running) -> None:
    method, path, _ = everywhere(server)[-1]
    answer = ask(server, method, path)
    assert answer.json == {"code": "internal", "message": "error-internal", "arguments": {}, "rule": None}


# What one guest can do to another


class Rivals:
    """Two players of one game that runs, a watcher, and somebody from elsewhere."""

    def __init__(self, server: Running) -> None:
        self.ana, self.bruno, self.watcher, self.stranger = (Browser(server.url) for _ in range(4))
        opened = self.ana.open_table("twentyone", [None, None], first=0)
        self.table = opened["table"]
        self.bruno.follow(opened["links"]["invitation"]["url"])
        self.watcher.follow(opened["links"]["watching"]["url"])
        self.ana.sit(self.table, 0, "Ana")
        self.bruno.sit(self.table, 1, "Bruno")

    def entries(self) -> int:
        """How long the log is."""
        length: int = self.ana.ask("GET", f"/api/tables/{self.table}")["view"]["entries"]
        return length


@pytest.fixture
def rivals(server: Running) -> Rivals:
    return Rivals(server)


Request = Callable[[Browser, str], object]
HOST_ONLY: dict[str, Request] = {
    "free": lambda who, table: who.ask("DELETE", f"/api/tables/{table}/seats/0"),
    "seat a bot": lambda who, table: who.ask("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}),
    "close": lambda who, table: who.ask("POST", f"/api/tables/{table}/close"),
    "new links": lambda who, table: who.ask("POST", f"/api/tables/{table}/links"),
}
MEMBERS_ONLY: dict[str, Request] = {
    "look": lambda who, table: who.ask("GET", f"/api/tables/{table}"),
    "sit": lambda who, table: who.sit(table, 0, "Eve"),
    "rematch": lambda who, table: who.ask("POST", f"/api/tables/{table}/rematch"),
    "hand over": lambda who, table: who.ask("POST", f"/api/tables/{table}/seats/0/handover"),
    "a guessed link": lambda who, table: who.follow(f"{who.url}/table/{table}#join=AAAAAAAAAAAAAAAAAAAAAA"),
}


@pytest.mark.parametrize("right", HOST_ONLY)
def test_what_is_the_hosts_nobody_else_does(rivals: Rivals, right: str) -> None:
    before = rivals.entries()
    for browser in (rivals.bruno, rivals.watcher, rivals.stranger):
        with pytest.raises(HttpRefused) as refused:
            HOST_ONLY[right](browser, rivals.table)
        assert (refused.value.status, refused.value.problem["code"]) == (403, "not-allowed")
    assert rivals.entries() == before


@pytest.mark.parametrize("right", MEMBERS_ONLY)
def test_a_stranger_who_knows_the_table_gets_nothing(rivals: Rivals, right: str) -> None:
    before = rivals.entries()
    with pytest.raises(HttpRefused) as refused:
        MEMBERS_ONLY[right](rivals.stranger, rivals.table)
    assert refused.value.status == 403
    assert rivals.entries() == before


# What a client cannot do to the server itself


@pytest.mark.parametrize(
    "content",
    [
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET " + b"/" * 200_000 + b" HTTP/1.1\r\n\r\n",
        head("GET", "/api/offer", "Content-Length: -1"),
        head("POST", "/api/tables", "Content-Length: 5", "Transfer-Encoding: chunked") + b"0\r\n\r\n",
        head("POST", "/api/tables", "Transfer-Encoding: chunked") + b"zz\r\n",
        head("GET", "/%ff%00%0a%0d", "Cookie: rollwright=\xff\xfe"),
        head("GET", "/api/me/tables", "Cookie: rollwright=" + "x" * 22 + "; rollwright=\x01;;;=;"),
    ],
    ids=range(8),
)
def test_what_is_hardly_http_does_no_harm(server: Running, content: bytes) -> None:
    answer = raw(server, content)
    assert not answer.startswith(b"HTTP/1.1 5")
    assert ask(server, "GET", "/readyz").status == 200
