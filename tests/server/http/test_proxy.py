"""Behind a proxy: under a path of its own, over https, kept alive, whether or not the proxy takes the path off."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.testing.server.raw_http import ask, new_cookie
from rollwright.testing.server.running import Browser, Running, running
from rollwright.testing.server.table_client import TableClient

ROOT = "/games"
PUBLIC = "play.example"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("behind")
    with running(folder / "t.db", "--root-path", f"{ROOT}/", "--allowed-host", PUBLIC) as server:
        yield server


@asynccontextmanager
async def proxy(server: Running, *, takes_path_off: bool) -> AsyncIterator[str]:
    """A reverse proxy as nginx is one: the head is changed, then bytes go both ways. Its address, with the path."""

    async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while content := await source.read(65536):
                target.write(content)
                await target.drain()
        except ConnectionError:
            pass
        finally:
            target.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().removesuffix("\r\n\r\n").split("\r\n")
        method, path, version = first.split(" ")
        assert path.startswith(f"{ROOT}/")
        path = path.removeprefix(ROOT) if takes_path_off else path
        kept = [line for line in lines if not line.lower().startswith(("host:", "connection: keep-alive"))]
        sent = [f"{method} {path} {version}", f"Host: {PUBLIC}", "X-Forwarded-Proto: https", *kept]
        sent.append("X-Forwarded-For: 192.0.2.55")
        from_server, to_server = await asyncio.open_connection("127.0.0.1", server.port)
        to_server.write("\r\n".join((*sent, "", "")).encode())
        await asyncio.gather(pump(reader, to_server), pump(from_server, writer))

    listener = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with listener:
        yield f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}{ROOT}"


@pytest.mark.parametrize("takes_path_off", [True, False], ids=["path taken off", "path left on"])
def test_a_game_is_played_through_a_proxy_under_a_path(behind: Running, takes_path_off: bool) -> None:
    async def play() -> tuple[dict[str, Any], Any, Any]:
        async with proxy(behind, takes_path_off=takes_path_off) as address:
            host = Browser(address)
            opened = await asyncio.to_thread(host.open_table, "twentyone", [None, "random"])
            table = opened["table"]
            await asyncio.to_thread(host.sit, table, 0, "Ana")
            guest = TableClient(host, table)
            await guest.enter()
            await guest.play(0, Random(5))
            await guest.leave()
            docs = await host.ask_async("GET", "/docs")
            return opened, docs, await host.ask_async("GET", f"/api/tables/{table}/proof")

    opened, docs, proof = asyncio.run(play())
    for link in opened["links"].values():
        assert link["url"].startswith(f"https://{PUBLIC}{ROOT}/table/{opened['table']}#")
    assert "<h1>" in docs
    assert proof["rolls"] > 0


@pytest.mark.parametrize("prefix", ["", ROOT], ids=["path taken off", "path left on"])
def test_the_cookie_is_kept_for_our_path_and_not_sent_to_other_programs_of_the_same_host(
    behind: Running, prefix: str
) -> None:
    answer = ask(behind, "GET", f"{prefix}/api/me/notifications", Host=PUBLIC, X_Forwarded_Proto="https")
    cookie = SimpleCookie(answer.headers["Set-Cookie"])["rollwright"]
    assert (cookie["path"], cookie["secure"]) == (ROOT, True)
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_cookie_is_taken_back_where_it_was_given(behind: Running) -> None:
    given = new_cookie(behind)
    cookie = SimpleCookie(ask(behind, "DELETE", f"{ROOT}/api/me", cookie=given).headers["Set-Cookie"])["rollwright"]
    assert (cookie.value, cookie["path"], cookie["max-age"]) == ("", ROOT, "0")


def test_the_description_says_under_which_path_it_is(behind: Running) -> None:
    assert ask(behind, "GET", f"{ROOT}/openapi.json").json["servers"] == [{"url": ROOT}]


def test_the_log_and_the_health_checks_do_not_know_of_the_path(behind: Running) -> None:
    for path in ("/healthz", f"{ROOT}/healthz"):
        assert ask(behind, "GET", path).json == {"status": "ok"}
    paths = [json.loads(line).get("path", "") for line in behind.log.read_text(encoding="utf-8").splitlines()]
    assert "/healthz" in paths
    assert not [path for path in paths if path.startswith(ROOT)]


def test_a_path_that_only_begins_like_ours_is_not_ours(behind: Running) -> None:
    assert ask(behind, "GET", f"{ROOT}x/healthz").status == 404


def test_one_connection_serves_many_requests(behind: Running) -> None:
    connection = HTTPConnection("127.0.0.1", behind.port, timeout=60)
    connection.connect()
    ours = connection.sock.getsockname()
    for path, status in (("/healthz", 200), ("/nothing", 404), ("/api/offer", 200)):
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        assert (answer.status, answer.headers["Connection"]) == (status, None)
        assert connection.sock.getsockname() == ours
    connection.close()
