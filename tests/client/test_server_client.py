"""Requests: what a server and its host may hand out, and what else may be behind an address."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from rollwright.bots import bots_for
from rollwright.cli.errors import sentence
from rollwright.client.http import CookiesInMemory
from rollwright.client.links import read_link
from rollwright.client.server_client import ServerClient
from rollwright.core.errors import Complaint
from rollwright.testing.server.running import Browser, running
from rollwright.translations import Words

WORDS = Words("en")


def complaint(link: str) -> str:
    """What is said of a link that leads nowhere."""
    read = read_link(link)
    client = ServerClient(read.server, CookiesInMemory())
    try:
        client.exchange(read)
        client.look(read.table)
    except Complaint as refused:
        return sentence(refused, WORDS)
    raise AssertionError(f"{link} leads somewhere")


def test_links_that_open_nothing_say_so(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", "--root-path", "/games") as server:
        browser = Browser(f"{server.url}/games")
        opened = browser.open_table("twentyone", [None, None])
        link = opened["links"]["invitation"]["url"]
        assert link.startswith(f"{server.url}/games/table/")
        address, _, token = link.partition("#join=")
        assert complaint(f"{server.url}/games/table/unknown#join={token}") == "There is nothing at this address."
        assert complaint(f"{address}#join={token[::-1]}") == "This link no longer works."
        assert complaint(address) == "You cannot do this here."
        cookies = CookiesInMemory()
        client = ServerClient(read_link(link).server, cookies)
        admitted = client.exchange(read_link(link))
        assert admitted is not None
        assert admitted.role == "invited"
        assert client.look(opened["table"]).seats == ()
        assert ServerClient(read_link(link).server, cookies).look(opened["table"]).role == "invited"
        assert client.bots("border") == tuple(bots_for("border"))
    assert complaint(address) == f"{server.url}/games cannot be reached: Connection refused"


ANSWERS = {
    "a page": (200, "text/html", "<html>"),
    "other JSON": (200, "application/json", '{"table": 1}'),
    "a page that is not there": (404, "text/html", "<html>"),
    "a problem of another kind": (409, "application/json", '{"code": "nonsense", "message": "x"}'),
}


class Other(BaseHTTPRequestHandler):
    """A server of something else."""

    answer = (200, "", "")

    def do_GET(self) -> None:
        status, kind, body = self.answer
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@pytest.fixture
def other() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Other) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS.keys())
def test_another_server_than_ours_is_told_apart(
    other: str, answer: tuple[int, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Other, "answer", answer)
    assert complaint(f"{other}/table/x") == (f"{other} is not a Rollwright server, or runs another version.")
