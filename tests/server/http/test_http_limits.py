"""Limits of the HTTP protocol itself: the request head, deadlines, and connections before any request is complete."""

import json
import re
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.http.descriptors import RESERVED
from rollwright.server.settings import Limits
from rollwright.testing.server.raw_http import ask, head, raw, rest_of
from rollwright.testing.server.raw_socket import handshake
from rollwright.testing.server.running import Running, running
from rollwright.testing.server.socket_fuzzer import memory_of

STRANGER = ("--trusted-proxies", "192.0.2.7")
"""Makes this machine an ordinary client, which is no proxy."""
ENDLESS = 64 << 20
BEGUN = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


def connected(server: Running, content: bytes = b"") -> socket.socket:
    """A connection on which so much was sent."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    connection.sendall(content)
    return connection


def status(answer: bytes) -> int:
    found = re.match(rb"HTTP/1.1 (\d+) ", answer)
    assert found is not None, answer[:200]
    return int(found[1])


def problem(answer: bytes) -> dict[str, Any]:
    """The problem in an HTTP answer after which the connection is closed."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    found: dict[str, Any] = json.loads(body)
    return found


def warnings(server: Running) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["level"] != "info"]


def assert_grown_little(server: Running, before: int | None) -> None:
    """Assert that the memory of the server has not grown by several megabytes."""
    after = memory_of(server)
    assert before is not None
    assert after is not None
    assert after - before < 10 << 20


# The head


def test_a_header_that_does_not_end_is_refused_early(server: Running) -> None:
    before = memory_of(server)
    with closing(connected(server, BEGUN + b"X-Long: ")) as connection:
        sent = 0
        with suppress(ConnectionError):
            while sent < ENDLESS:
                connection.sendall(b"x" * 65_536)
                sent += 65_536
        answer = rest_of(connection)
    assert status(answer) == 431
    assert problem(answer) == {
        "code": "too-large",
        "message": "error-head-too-large",
        "arguments": {},
        "rule": None,
    }
    assert sent < ENDLESS
    assert_grown_little(server, before)


LIMITS = Limits()


@pytest.mark.parametrize(
    "lines",
    [
        [f"X-{n}: y" for n in range(LIMITS.headers)],
        ["X: " + "x" * LIMITS.header],
        ["X: " + "x" * (LIMITS.header - 100)] * 3,
        ["X: y"] * 20_000,
    ],
    ids=["too many", "one too long", "too long together", "far too many"],
)
@pytest.mark.parametrize("upgrade", [False, True], ids=["request", "socket"])
def test_a_head_that_is_too_large_is_refused(server: Running, lines: list[str], upgrade: bool) -> None:
    begun = handshake("/api/tables/x/socket", {}) if upgrade else head("GET", "/healthz")
    answer = raw(server, begun.removesuffix(b"\r\n") + "\r\n".join((*lines, "", "")).encode())
    assert (status(answer), problem(answer)["message"]) == (431, "error-head-too-large")


def test_a_first_line_that_is_too_long_is_refused(server: Running) -> None:
    assert status(raw(server, head("GET", "/" + "x" * LIMITS.header))) == 431
    assert status(raw(server, head("GET", "/?" + "x" * (LIMITS.header - 2)))) == 200


def test_a_head_as_large_as_allowed_is_served_and_its_lists_are_read(server: Running) -> None:
    encodings = "Accept-Encoding: " + ",;" * 4000
    languages = "Accept-Language: " + "xx-" * 2400
    assert status(raw(server, head("GET", "/", encodings, languages))) == 200
    many = [f"X-{n}: y" for n in range(LIMITS.headers - 2)]
    assert status(raw(server, head("GET", "/healthz", *many))) == 200


def test_each_request_of_a_connection_is_counted_anew(server: Running) -> None:
    padding = "X: " + "x" * (LIMITS.header - 100)
    long = "\r\n".join(("GET /healthz HTTP/1.1", "Host: localhost", padding, "", "")).encode()
    last = head("GET", "/healthz", padding)
    assert raw(server, long * 5 + last).count(b'{"status":"ok"}') == 6
    with closing(connected(server)) as connection:
        for _ in range(5):
            connection.sendall(long)
            answer = b""
            while not answer.endswith(b'{"status":"ok"}'):
                answer += connection.recv(65_536)
        connection.sendall(last)
        assert rest_of(connection).endswith(b'{"status":"ok"}')


def test_a_trailer_and_blank_lines_do_not_go_on_for_ever_either(server: Running) -> None:
    start = head("POST", "/api/tables", "Transfer-Encoding: chunked")
    for content in (b"2\r\n{}\r\n0\r\nX: " + b"x" * 200_000, b"2;" + b"x" * 200_000):
        assert status(raw(server, start + content)) in (400, 431)
    assert status(raw(server, b"\r\n" * 100_000)) == 431


def test_only_so_many_requests_wait_on_one_connection(server: Running) -> None:
    before = memory_of(server)
    assert raw(server, b"GET /api/offer HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20_000).count(b"HTTP/1.1 200") < 1000
    assert_grown_little(server, before)


def test_what_is_not_http_is_a_problem_like_any_other(server: Running) -> None:
    answer = raw(server, b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n")
    assert (status(answer), problem(answer)["code"]) == (400, "bad-message")


# Deadlines


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for one second only."""
    limits = ("head-seconds=1", "body-seconds=1", "client-http-connections=5")
    with running(tmp_path_factory.mktemp("hasty") / "t.db", *STRANGER, limits=limits) as server:
        yield server


@pytest.mark.parametrize(
    "content",
    [
        b"G",
        BEGUN,
        BEGUN + b"X-",
        b"\r\n",
        BEGUN + b"\r\nGET",
        head("POST", "/api/tables", "Content-Length: 5") + b"{",
        head("POST", "/api/tables", "Transfer-Encoding: chunked") + b"2\r\n{",
        handshake("/api/tables/x/socket", {})[:-2],
    ],
    ids=["one byte", "a line", "half a line", "blank", "a second request", "body", "chunked", "socket"],
)
def test_a_request_that_is_not_completed_in_time_is_ended(hasty: Running, content: bytes) -> None:
    with closing(connected(hasty, content)) as connection:
        answer = rest_of(connection)
    answers = answer.split(b"HTTP/1.1 ")
    assert answers[-1].startswith(b"408 "), answer
    assert problem(answer[answer.rindex(b"HTTP/1.1 ") :])["message"] == "error-request-too-slow"


def test_a_connection_on_which_nothing_is_sent_is_closed_without_an_answer(hasty: Running) -> None:
    with closing(connected(hasty)) as connection:
        assert rest_of(connection) == b""


def test_bytes_that_trickle_in_do_not_move_the_deadline(hasty: Running) -> None:
    with closing(connected(hasty, BEGUN)) as connection:
        connection.settimeout(0.05)
        answer = b""
        for _ in range(10_000):
            try:
                connection.sendall(b"X")
                answer += connection.recv(65_536)
                break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert status(answer + rest_of(connection)) == 408


def test_a_body_that_nobody_reads_does_not_keep_the_connection(hasty: Running) -> None:
    start = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{"
    with closing(connected(hasty, start)) as connection:
        assert rest_of(connection).count(b"HTTP/1.1 ") == 1


def test_the_log_has_one_line_about_a_limit_and_the_metrics_count_it(hasty: Running) -> None:
    for _ in range(2):
        with closing(connected(hasty, b"G")) as connection:
            rest_of(connection)
    told = [line for line in warnings(hasty) if line.get("limit") == "head-seconds"]
    assert [(line["event"], line["allowed"], line["times"]) for line in told] == [("limit-reached", 1, 1)]
    counted = re.search(rb'limit_refusals_total{limit="head-seconds"} (\d+)', ask(hasty, "GET", "/metrics").body)
    assert counted is not None
    assert int(counted[1]) >= 2


# Connections


def test_half_open_requests_of_one_address_are_refused_and_those_of_others_served(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", *STRANGER, limits=("client-http-connections=5",)) as server, ExitStack() as stack:
        held = [stack.enter_context(closing(connected(server, BEGUN))) for _ in range(5)]
        with closing(connected(server)) as refused:
            answer = rest_of(refused)
        assert (status(answer), problem(answer)["code"]) == (429, "too-many")
        with closing(socket.create_connection(("127.0.0.1", server.port), 60, ("127.0.0.2", 0))) as other:
            other.sendall(head("GET", "/healthz"))
            assert status(rest_of(other)) == 200
        held[0].sendall(b"Connection: close\r\n\r\n")
        assert status(rest_of(held[0])) == 200
        assert ask(server, "GET", "/healthz").status == 200
        assert [line["limit"] for line in warnings(server)] == ["client-http-connections"]


def test_connections_of_a_trusted_proxy_are_not_counted_as_one_client(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", limits=("client-http-connections=5",)) as server, ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(closing(connected(server, BEGUN)))
        assert ask(server, "GET", "/healthz").status == 200


def test_connections_are_limited_in_all(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", limits=("http-connections=5",)) as server, ExitStack() as stack:
        held = [stack.enter_context(closing(connected(server, BEGUN))) for _ in range(5)]
        with closing(connected(server)) as refused:
            answer = rest_of(refused)
        assert (status(answer), problem(answer)["message"]) == (503, "error-server-full")
        held[0].sendall(b"Connection: close\r\n\r\n")
        rest_of(held[0])
        assert ask(server, "GET", "/healthz").status == 200


def few_descriptors(number: int) -> list[str]:
    """A command that runs the server with so many file descriptors, of which it may give itself no more."""
    return ["sh", "-c", f'ulimit -n {number}; exec "$@"', "sh"]


def test_when_descriptors_run_short_new_connections_are_told_so_and_the_log_says_it(tmp_path: Path) -> None:
    few = RESERVED + 40
    with running(tmp_path / "t.db", within=few_descriptors(few)) as server, ExitStack() as stack:
        for _ in range(few):
            stack.enter_context(closing(connected(server, BEGUN)))
        with closing(connected(server)) as refused:
            answer = rest_of(refused)
        assert (status(answer), problem(answer)["message"]) == (503, "error-server-full")
        told = [(line["event"], line["limit"]) for line in warnings(server)]
        assert told == [("limit-reached", "file-descriptors")]


def test_the_soft_limit_of_descriptors_is_raised_at_the_start(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = LIMITS.connections + LIMITS.http_connections + RESERVED
    soft = ["sh", "-c", 'ulimit -S -n 256; exec "$@"', "sh"]
    with running(tmp_path / "t.db", within=soft) as server:
        assert server.process is not None
        text = Path(f"/proc/{server.process.pid}/limits").read_text(encoding="ascii")
        found = re.search(r"Max open files\s+(\d+)", text)
        assert found is not None
        raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        assert int(found[1]) == raised
        lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
        assert [line["limit"] for line in lines if line["event"] == "file-descriptors"] == [raised]


def test_lan_has_the_same_limits(tmp_path: Path) -> None:
    limits = ("client-http-connections=2", "head-seconds=1")
    with (
        running(tmp_path / "t.db", "--lan", *STRANGER, limits=limits) as server,
        closing(connected(server, BEGUN)) as one,
        closing(connected(server, BEGUN)) as two,
    ):
        with closing(connected(server)) as refused:
            assert status(rest_of(refused)) == 429
        assert [status(rest_of(connection)) for connection in (one, two)] == [408, 408]
