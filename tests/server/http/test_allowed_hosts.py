"""The server answers under its own names only: a site that rebinds its name to our address reads nothing."""

import asyncio
import json
import socket
from collections.abc import Iterator
from ipaddress import ip_address

import pytest
from websockets.asyncio.client import connect

from rollwright.cli.serve import address_in_network
from rollwright.server.http.hosts import AllowedHosts, is_own_address, name_in
from rollwright.server.http.refusals import LimitReports
from rollwright.server.metrics import Metrics
from rollwright.testing.server.raw_http import ask, head, raw
from rollwright.testing.server.running import Running, running

EVIL = "evil.example"
EVERYWHERE = "0.0.0.0"  # noqa: S104  an address that the server listens on and that a browser can open


@pytest.fixture(scope="module")
def shut(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for this machine and the network, and one name more."""
    with running(tmp_path_factory.mktemp("shut") / "t.db", "--lan", "--allowed-host", "play.example") as server:
        yield server


def own_hosts() -> list[str]:
    name = socket.gethostname()
    return [
        "localhost",
        "LOCALHOST:8621",
        "localhost.",
        "127.0.0.1:1",
        "[::1]:8621",
        address_in_network(),
        name,
        f"{name.partition('.')[0]}.local:8621",
        "play.example",
    ]


@pytest.mark.parametrize("host", own_hosts())
def test_requests_under_a_name_or_address_of_this_machine_are_served(shut: Running, host: str) -> None:
    assert ask(shut, "GET", "/api/offer", Host=host).status == 200


@pytest.mark.parametrize(
    "host", [EVIL, f"{EVIL}:8621", "192.0.2.77", "[2001:db8::1]:80", f"localhost.{EVIL}", EVERYWHERE, "", "[", "*"]
)
def test_requests_under_any_other_name_are_refused(shut: Running, host: str) -> None:
    for path in ("/", "/api/offer", "/healthz", "/assets/x.js"):
        answer = ask(shut, "GET", path, Host=host)
        assert (answer.status, answer.code) == (421, "wrong-host")
        assert answer.json["arguments"] == {"host": host, "option": "--allowed-host"}


def test_a_socket_under_another_name_is_refused(shut: Running) -> None:
    async def told() -> str:
        address = f"ws://{EVIL}:{shut.port}/api/tables/x/socket"
        async with connect(address, host="127.0.0.1", port=shut.port) as opened:
            return str(json.loads(await opened.recv())["problem"]["code"])

    assert asyncio.run(told()) == "wrong-host"


def test_a_program_that_names_no_host_is_served(shut: Running) -> None:
    assert raw(shut, b"GET /healthz HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 200 ")
    assert raw(shut, head("GET", "/healthz")).startswith(b"HTTP/1.1 200 ")


def test_the_operator_may_allow_every_name() -> None:
    hosts = AllowedHosts(["*"], LimitReports(Metrics()))
    assert hosts.allows(EVIL)
    assert not AllowedHosts([], LimitReports(Metrics())).allows(EVIL)


@pytest.mark.parametrize(
    ("header", "name"),
    [("A.Example:80", "a.example"), ("a.", "a"), ("[::1]:80", "::1"), ("::1", "::1"), (" a ", "a"), ("", "")],
)
def test_the_name_of_a_host_header(header: str, name: str) -> None:
    assert name_in(header) == name


def test_an_address_is_ours_if_a_socket_can_be_bound_to_it() -> None:
    assert is_own_address(ip_address("127.0.0.5"))
    for other in ("192.0.2.1", EVERYWHERE, "224.0.0.1", "2001:db8::1"):
        assert not is_own_address(ip_address(other))
