"""The server connects to public addresses only, however they are written."""

import socket
from ipaddress import ip_address
from typing import Any

import pytest

from rollwright.server.notify.public_address import AddressRefused, RemoteAddress, is_public, remote_address, resolve

PRIVATE = [
    "0.0.0.0",  # noqa: S104
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.8",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::808:808",
    "100::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:f5ff:fffe",
    "fc00::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
PUBLIC = ["8.8.8.8", "192.0.1.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_public_is_refused(address: str) -> None:
    assert not is_public(ip_address(address))
    with pytest.raises(AddressRefused):
        remote_address(f"https://[{address}]/" if ":" in address else f"https://{address}/", private=False)


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_accepted(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "host",
    [
        *("2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "127.1", "127.0.0.0x1", "1.2.3.4.5", "08.8.8.8", "0x"),
        *("a b", "a..b", "-a.example", "a-.example", "ä.example", "a" * 64 + ".example", "a." * 127 + "example"),
        *("user@a.example", "user:word@a.example", "@a.example", "a.example:0", "a.example:65536", "a.example:x"),
        *("", "[::1", "[1.2.3.4]", "[v1.x]", "[a.example]", "a.example\\@b.example", "a%2eexample", "127。0。0。1"),
    ],
)
@pytest.mark.parametrize("private", [False, True])
def test_an_unusual_spelling_is_refused_even_where_private_addresses_are_allowed(host: str, private: bool) -> None:
    with pytest.raises(AddressRefused) as refused:
        remote_address(f"https://{host}/", private=private)
    assert refused.value.message == "address-unusable"


@pytest.mark.parametrize("url", ["http://a.example/", "ftp://a.example/", "//a.example/", "file:///etc/passwd", "a"])
def test_only_https_is_accepted(url: str) -> None:
    with pytest.raises(AddressRefused) as refused:
        remote_address(url, private=False)
    assert refused.value.message == "address-not-https"


@pytest.mark.parametrize("rest", ["a\r\nX: y", "a b", "ä", "a\tb", "a" * 1000])
def test_a_path_cannot_add_a_header(rest: str) -> None:
    with pytest.raises(AddressRefused):
        remote_address(f"https://a.example/{rest}", private=False)


@pytest.mark.parametrize(
    ("url", "remote", "authority"),
    [
        ("https://A.example./x/y?z=1#w", RemoteAddress("a.example", 443, "/x/y?z=1", True), "a.example"),
        ("https://a.example:8443", RemoteAddress("a.example", 8443, "/", True), "a.example:8443"),
        ("https://[2606:4700::1111]:443/", RemoteAddress("2606:4700::1111", 443, "/", True), "[2606:4700::1111]"),
    ],
)
def test_a_url_is_taken_apart(url: str, remote: RemoteAddress, authority: str) -> None:
    assert remote_address(url, private=False) == remote
    assert (remote.authority, remote.origin) == (authority, f"https://{authority}")


def answering(*addresses: str) -> Any:
    """A name server with these answers."""

    def getaddrinfo(_host: str, port: int, **_: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    return getaddrinfo


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["2606:4700::1111", "::ffff:127.0.0.1"]])
async def test_a_name_with_an_address_that_is_not_public_is_refused(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", answering(*addresses))
    remote = remote_address("https://a.example/", private=False)
    with pytest.raises(AddressRefused):
        await resolve(remote, private=False)
    assert sorted(await resolve(remote, private=True)) == sorted(addresses)


async def test_a_public_name_is_resolved_to_its_addresses_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", answering("2606:4700::1111", "8.8.8.8", "2606:4700::1111"))
    assert await resolve(remote_address("https://a.example/", private=False), private=False) == [
        "8.8.8.8",
        "2606:4700::1111",
    ]


async def test_a_name_without_an_address_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", answering())
    with pytest.raises(OSError, match="no address"):
        await resolve(remote_address("https://a.example/", private=False), private=False)
