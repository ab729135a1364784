"""The server answers under its own names only: a site that rebinds its name to our address reads nothing."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address

import pytest
from websockets.asyncio.client import connect

from rollwright.cli.serve import address_in_network
from rollwright.server.http import hosts
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
    allowed = AllowedHosts(["*"], LimitReports(Metrics()))
    assert allowed.allows(EVIL)
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


@pytest.fixture
def probed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were probed; only one of them is ours."""
    found: list[str] = []

    def is_ours(address: IPv4Address | IPv6Address) -> bool:
        found.append(str(address))
        return str(address) == "192.0.2.1"

    monkeypatch.setattr(hosts, "is_own_address", is_ours)
    return found


def test_an_address_is_probed_once_for_many_requests(probed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = AllowedHosts([], LimitReports(Metrics()))
    assert [allowed.allows(f"192.0.2.1:{port}") for port in range(3)] == [True] * 3
    assert [allowed.allows("192.0.2.2") for _ in range(3)] == [False] * 3
    assert probed == ["192.0.2.1", "192.0.2.2"]
    later = time.monotonic() + hosts.SECONDS_REMEMBERED
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert allowed.allows("192.0.2.1")
    assert probed == ["192.0.2.1", "192.0.2.2", "192.0.2.1"]


def test_few_addresses_are_remembered(probed: list[str]) -> None:
    allowed = AllowedHosts([], LimitReports(Metrics()))
    for number in range(hosts.MOST_REMEMBERED + 1):
        assert not allowed.allows(f"198.51.100.{number}")
    assert len(set(probed)) == len(probed)
    allowed.allows(f"198.51.100.{hosts.MOST_REMEMBERED}")
    allowed.allows("198.51.100.0")
    assert probed[hosts.MOST_REMEMBERED + 1 :] == ["198.51.100.0"]
