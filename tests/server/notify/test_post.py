"""A request to an address that a guest has named ends in time, whatever the receiver does, and leads nowhere else."""

import asyncio
import socket
from typing import Any

import pytest

from rollwright.server.notify.post import LONGEST_HEAD, NotPosted, post
from rollwright.server.notify.public_address import AddressRefused
from tests.server.notify.receivers import receiving


async def test_a_request_has_its_headers_and_its_body() -> None:
    async with receiving() as receiver:
        assert await post(receiver.url, {"X-Key": "value"}, b"body", private=True) == 204
    (request,) = receiver.received
    assert request.line == "POST /hook?x=1 HTTP/1.1"
    assert request.headers["host"] == f"127.0.0.1:{receiver.port}"
    assert (request.headers["x-key"], request.body) == ("value", b"body")


async def test_an_interim_answer_is_not_the_answer() -> None:
    async with receiving() as receiver:
        receiver.answer = b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 201 Created\r\n\r\n"
        assert await post(receiver.url, {}, b"", private=True) == 201


async def test_a_private_address_is_not_connected_to() -> None:
    async with receiving() as receiver:
        for url in (receiver.url, receiver.url.replace("http:", "https:"), f"https://localhost:{receiver.port}/"):
            with pytest.raises(AddressRefused):
                await post(url, {}, b"", private=False)
    assert receiver.received == []


async def test_a_redirect_is_not_followed() -> None:
    async with receiving() as receiver, receiving() as other:
        receiver.status(307, f"Location: {other.url}")
        assert await post(receiver.url, {}, b"", private=True) == 307
    assert other.received == []


async def test_a_receiver_that_never_answers_is_given_up() -> None:
    async with receiving() as receiver:
        receiver.answer = None
        with pytest.raises(NotPosted):
            await post(receiver.url, {}, b"", private=True, seconds=1.0)
        assert len(receiver.received) == 1


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"HTTP/1.1 200",
        b"SMTP ready\r\n\r\n",
        b"HTTP/1.1 many\r\n\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\n" * 9,
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * (LONGEST_HEAD + 1),
        b"x" * 1_000_000,
    ],
)
async def test_an_answer_that_is_not_http_or_has_an_endless_head_is_a_failure(answer: bytes) -> None:
    async with receiving() as receiver:
        receiver.answer = answer
        with pytest.raises(NotPosted):
            await post(receiver.url, {}, b"", private=True)


async def test_a_huge_body_is_not_read() -> None:
    async with receiving() as receiver:
        receiver.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 50000000\r\n\r\n" + b"x" * 50_000_000
        assert await post(receiver.url, {}, b"", private=True) == 200


async def test_a_name_is_resolved_once_and_the_request_goes_to_that_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server whose second answer would lead elsewhere."""
    names: list[str] = []
    real = socket.getaddrinfo

    def getaddrinfo(host: str, port: int, *rest: Any, **more: Any) -> Any:
        names.append(host)
        return real("127.0.0.1" if names.count(host) == 1 else "127.0.0.2", port, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    async with receiving() as receiver:
        names.clear()
        assert await post(f"http://hook.example:{receiver.port}/", {}, b"", private=True) == 204
        assert names == ["hook.example"]
        with pytest.raises(AddressRefused):
            await post(f"https://hook.example:{receiver.port}/", {}, b"", private=False)
    assert len(receiver.received) == 1


async def test_a_receiver_that_is_not_there_or_has_no_certificate_is_a_failure() -> None:
    async with receiving() as receiver:
        with pytest.raises(NotPosted):
            await post(receiver.url.replace("http:", "https:"), {}, b"", private=True, seconds=0.5)
        port = receiver.port
    await asyncio.sleep(0)
    with pytest.raises(NotPosted):
        await post(f"http://127.0.0.1:{port}/", {}, b"", private=True, seconds=0.5)
    assert receiver.received == []
