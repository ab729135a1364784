"""Limits: what one client may use up, who is counted as one, and that everyone else goes on."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import count

import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rollwright.client.http import HttpResponse
from rollwright.core.errors import Complaint
from rollwright.protocol import PROTOCOL
from rollwright.server.http.limits import MOST_REMEMBERED, Connections, Rates, TokenBucket
from rollwright.server.http.origin import client_of
from rollwright.server.live.table_server import CLIENTS_AT_ONCE
from rollwright.server.settings import Limits
from rollwright.testing.server.raw_http import ask, head, new_cookie, raw
from rollwright.testing.server.running import Running, running

WISH = {"game": "border", "seats": [None, None]}

# How it is counted


def test_a_bucket_has_five_seconds_worth_and_fills_again() -> None:
    bucket = TokenBucket(rate=2, now=0)
    assert [bucket.take(0) for _ in range(11)] == [True] * 10 + [False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1000) for _ in range(11)] == [True] * 10 + [False]


def test_each_client_has_a_bucket_of_its_own_and_the_longest_unused_is_forgotten() -> None:
    rates = Rates(rate=1, most=1)
    assert [rates.allow("a", 0), rates.allow("a", 0), rates.allow("b", 0)] == [True, False, True]
    for number in range(MOST_REMEMBERED):
        rates.allow(str(number), 0)
    assert len(rates._buckets) == MOST_REMEMBERED
    assert rates.allow("a", 0)


def test_connections_are_counted_by_client_and_in_all() -> None:
    connections = Connections(each=2, all_together=3)
    assert [connections.enter("a") for _ in range(3)] == [True, True, False]
    assert [connections.enter("b") for _ in range(2)] == [True, False]
    connections.leave("a")
    assert connections.enter("b")
    for client in "abb":
        connections.leave(client)
    assert connections.open == {}


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2a00:1450:4001:82a::200e", "2a00:1450:4001:82a::/64"),
        ("2a00:1450:4001:82a:1:2:3:4", "2a00:1450:4001:82a::/64"),
        ("fe80::1", "fe80::1"),
        ("::1", "::1"),
        ("a:b", "a:b"),
        (None, ""),
    ],
)
def test_a_household_counts_as_one_client_and_so_do_all_without_an_address(address: str | None, counted: str) -> None:
    assert client_of(HTTPConnection({"type": "http", "client": address and (address, 1)})) == counted


def test_a_host_changes_limits_by_their_names() -> None:
    assert Limits().changed(["body=5", "new-tables=7"]) == Limits(body=5, new_tables=7)
    for wish in ("speed=1", "body", "body=x", "body=-1", "body=1.5", "body=1000000000000"):
        with pytest.raises(Complaint) as refused:
            Limits().changed([wish])
        assert refused.value.message == "limit-unknown"


# Bodies


def padded(size: int) -> bytes:
    """A readable wish with blanks after it."""
    return json.dumps(WISH).encode().ljust(size)


def test_a_body_may_be_so_long_and_no_longer(server: Running) -> None:
    assert ask(server, "POST", "/api/tables", padded(16_384)).status == 201
    answer = ask(server, "POST", "/api/tables", padded(16_385))
    assert (answer.status, answer.code) == (413, "too-large")


def chunked(content: bytes) -> bytes:
    """A body whose length is not said before."""
    return b"%x\r\n%b\r\n0\r\n\r\n" % (len(content), content)


def test_a_body_that_does_not_say_how_long_it_is_may_not_be_longer(server: Running) -> None:
    start = head("POST", "/api/tables", "Content-Type: application/json", "Transfer-Encoding: chunked")
    assert raw(server, start + chunked(padded(16_384))).startswith(b"HTTP/1.1 201 ")
    answer = raw(server, start + chunked(padded(16_385)))
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b'"too-large"' in answer


def test_a_body_that_is_longer_than_it_says_is_cut_where_it_said(server: Running) -> None:
    start = head("POST", "/api/tables", "Content-Type: application/json", "Content-Length: 4")
    assert raw(server, start + padded(100)).startswith(b"HTTP/1.1 400 ")


def test_a_length_that_is_no_number_is_refused(server: Running) -> None:
    for length in ("-1", "1e3", "0x10", "9" * 40, "1, 2"):
        answer = raw(server, head("POST", "/api/tables", f"Content-Length: {length}") + b"{}")
        assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 413 ")), length


@pytest.mark.parametrize(
    "content", [b"[" * 16_000, b'{"game":' * 2_000, b"\xff\xfe", b'"\\ud800"', b"1e999", b"NaN", b""]
)
def test_a_body_that_cannot_be_read_is_told_so(server: Running, content: bytes) -> None:
    answer = ask(server, "POST", "/api/tables", content)
    assert (answer.status, answer.code) == (400, "bad-message")


# Rates and numbers

FEW = (
    "requests=1",
    "client-connections=2",
    "new-tables=2",
    "tables=2",
    "phrases=12",
    "messages=100000",
    "frames=100000",
)
addresses = (f"198.51.{n // 250}.{n % 250}" for n in count())
"""Clients that were not here before."""


def cookie_of(server: Running) -> str:
    """The cookie of a new guest, who comes from an address of their own."""
    return new_cookie(server, X_Forwarded_For=next(addresses))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that allows little, behind a proxy: us."""
    with running(tmp_path_factory.mktemp("strict") / "t.db", limits=FEW) as server:
        yield server


@pytest.fixture(scope="module")
def wary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The same, where we are not the proxy that it believes."""
    folder = tmp_path_factory.mktemp("wary")
    with running(folder / "t.db", "--trusted-proxies", "192.0.2.7", limits=FEW) as server:
        yield server


def test_a_client_that_asks_too_often_is_told_to_wait_whatever_it_says_who_it_is(wary: Running) -> None:
    answers = [ask(wary, "GET", "/api/offer", X_Forwarded_For=next(addresses)) for n in range(20)]
    assert {answer.status for answer in answers} == {200, 429}
    assert {answer.code for answer in answers if answer.status == 429} == {"too-fast"}
    for path in ("/healthz", "/readyz", "/metrics"):
        assert ask(wary, "GET", path).status == 200


def test_behind_a_trusted_proxy_everyone_is_counted_apart(strict: Running) -> None:
    assert {ask(strict, "GET", "/api/offer", X_Forwarded_For=next(addresses)).status for _ in range(12)} == {200}
    client = next(addresses)
    statuses = [ask(strict, "GET", "/api/offer", X_Forwarded_For=client).status for _ in range(12)]
    assert statuses[0] == 200
    assert 429 in statuses


def test_what_a_client_writes_before_what_the_proxy_adds_is_not_believed(strict: Running) -> None:
    client = next(addresses)
    lies = [ask(strict, "GET", "/api/offer", X_Forwarded_For=f"{next(addresses)}, {client}").status for _ in range(12)]
    assert 429 in lies


def test_an_address_opens_only_so_many_tables_an_hour(strict: Running) -> None:
    client = next(addresses)
    answers = [ask(strict, "POST", "/api/tables", WISH, X_Forwarded_For=client) for _ in range(3)]
    assert [answer.status for answer in answers] == [201, 201, 429]
    assert ask(strict, "POST", "/api/tables", WISH, X_Forwarded_For=next(addresses)).status == 201


def test_a_rematch_counts_as_a_new_table(strict: Running) -> None:
    cookie, client = cookie_of(strict), next(addresses)

    def post(path: str, address: str, body: object = None) -> HttpResponse:
        return ask(strict, "POST", f"/api/tables{path}", body, cookie, X_Forwarded_For=address)

    table = post("", client, {"game": "twentyone", "seats": [None, "random"]}).json["table"]
    post(f"/{table}/close", next(addresses))
    again = post(f"/{table}/rematch", client).json["table"]
    assert post(f"/{table}/rematch", client).json["table"] == again
    post(f"/{again}/close", next(addresses))
    assert post(f"/{again}/rematch", client).code == "too-fast"
    assert post(f"/{again}/rematch", next(addresses)).status == 200


def test_a_host_has_only_so_many_tables_that_are_not_over(strict: Running) -> None:
    cookie = cookie_of(strict)

    def open_table(cookie: str) -> HttpResponse:
        return ask(strict, "POST", "/api/tables", WISH, cookie, X_Forwarded_For=next(addresses))

    first, _, third = (open_table(cookie) for _ in range(3))
    assert (third.status, third.json["message"]) == (429, "too-many-tables")
    assert open_table(cookie_of(strict)).status == 201
    ask(strict, "POST", f"/api/tables/{first.json['table']}/close", None, cookie, X_Forwarded_For=next(addresses))
    assert open_table(cookie).status == 201


async def knock(server: Running, table: str, cookie: str, address: str) -> tuple[ClientConnection, str]:
    """A socket, and whether it is welcome or why not."""
    headers = {"Cookie": f"rollwright={cookie}", "X-Forwarded-For": address}
    socket = await connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers=headers)
    with suppress(ConnectionClosed):
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
    told = json.loads(await socket.recv())
    return socket, told["problem"]["code"] if told["type"] == "bye" else told["type"]


def test_one_client_has_only_so_many_sockets_at_once(strict: Running) -> None:
    cookie, client = cookie_of(strict), next(addresses)
    table = ask(strict, "POST", "/api/tables", WISH, cookie, X_Forwarded_For=next(addresses)).json["table"]

    async def open_some() -> list[str]:
        sockets, told = zip(*[await knock(strict, table, cookie, client) for _ in range(3)], strict=True)
        other, welcome = await knock(strict, table, cookie, next(addresses))
        for socket in (*sockets, other):
            await socket.close()
        while b"rollwright_viewers 0\n" not in (await asyncio.to_thread(ask, strict, "GET", "/metrics")).body:
            await asyncio.sleep(0.01)
        again, later = await knock(strict, table, cookie, client)
        await again.close()
        return [*told, welcome, later]

    assert asyncio.run(open_some()) == ["welcome", "welcome", "too-many", "welcome", "welcome"]


def test_sockets_are_opened_no_faster_than_anything_else_is_asked(strict: Running) -> None:
    client = next(addresses)

    async def knock_often() -> set[str]:
        told = set()
        for _ in range(12):
            socket, said = await knock(strict, "x", cookie_of(strict), client)
            told.add(said)
            await socket.close()
        return told

    assert asyncio.run(knock_often()) == {"not-found", "too-fast"}


def test_a_crowd_comes_through_the_door_with_those_among_it_who_are_refused(strict: Running) -> None:
    host = cookie_of(strict)
    table = ask(strict, "POST", "/api/tables", WISH, host, X_Forwarded_For=next(addresses)).json["table"]

    async def come() -> Counter[str]:
        strangers = [knock(strict, table, cookie_of(strict), next(addresses)) for _ in range(3 * CLIENTS_AT_ONCE)]
        hosts = [knock(strict, table, host, next(addresses)) for _ in range(3 * CLIENTS_AT_ONCE)]
        came = await asyncio.gather(*strangers, *hosts)
        for socket, _ in came:
            await socket.close()
        return Counter(told for _, told in came)

    assert asyncio.run(come()) == {"not-allowed": 3 * CLIENTS_AT_ONCE, "welcome": 3 * CLIENTS_AT_ONCE}
