"""Links, cookies and requests: what a server and its host may hand out, and what else may be behind an address."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from rollwright.bots import bots_for
from rollwright.cli.server_client import CookieFile, ServerClient, TableLink, complaint_of, read_link
from rollwright.core.errors import Complaint, ErrorCode, Problem, Refusal
from rollwright.testing.server.running import Browser, running
from rollwright.translations import LANGUAGES, Words
from tests.cli.program import Program, one_sentence

WORDS = Words("en")

LINKS = {
    "http://host:8621/table/AbC-_9#join=to_Ken-1": TableLink("http://host:8621", "AbC-_9", "to_Ken-1"),
    "https://Host.Example/table/x#watch=t": TableLink("https://host.example", "x", "t"),
    "HTTP://h/table/x#seat=t": TableLink("http://h", "x", "t"),
    "http://h/games/Sub/table/x#join=t": TableLink("http://h/games/Sub", "x", "t"),
    "http://[::1]:8621/table/x": TableLink("http://[::1]:8621", "x"),
    " h:1/table/x/ ": TableLink("http://h:1", "x"),
}


@pytest.mark.parametrize(("text", "link"), LINKS.items())
def test_a_link_is_read(text: str, link: TableLink) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "http://h/",
        "http://h/table/",
        "http://h/table/x#boss=t",
        "http://h/table/x#join=",
        "http://h/table/x#join=a b",
        "http://h/table/x?a=b",
        "http://me:secret@h/table/x",
        "ftp://h/table/x",
        "file:///etc/table/passwd",
        "http://h/table/x/y",
    ],
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(Complaint) as refused:
        read_link(text)
    assert refused.value.message == "link-unreadable"


# On the command line


def test_where_nobody_sits_nobody_sits_down(rollwright: Program) -> None:
    said = one_sentence(rollwright("play", "--at", "http://127.0.0.1:9/table/x"))
    assert said == "You need a terminal to sit down at a table."


@pytest.mark.parametrize(
    "options",
    [
        ("--seats", "2"),
        ("--seed", "0"),
        ("--real-dice",),
        ("--sheets", "1"),
        ("--copies",),
        ("--first", "1"),
        ("--inverted",),
        ("--variant", "inverted"),
        ("border",),
    ],
)
def test_what_the_host_has_decided_cannot_be_asked_for(rollwright: Program, options: tuple[str, ...]) -> None:
    said = one_sentence(rollwright("play", "--at", "http://127.0.0.1:9/table/x", *options))
    assert said == f"The host has set up this table already, so leave out {options[0]}."


def test_a_seat_is_for_tables_in_the_network(rollwright: Program) -> None:
    assert one_sentence(rollwright("play", "twentyone", "--seat", "1")) == "--seat can only be used with --at."


# CookieFile


def test_cookies_are_kept_by_server_for_nobody_else_to_read(tmp_path: Path) -> None:
    file = tmp_path / "new" / "guests.json"
    cookies = CookieFile(file)
    assert cookies.of("http://one") is None
    cookies.keep("http://one", "first")
    cookies.keep("http://other", "second")
    cookies.keep("http://one", "third")
    assert (cookies.of("http://one"), cookies.of("http://other")) == ("third", "second")
    assert file.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in file.parent.iterdir()] == ["guests.json"]


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"http://one": 1}', '{"http://one": "ł"}', "\x00"])
def test_a_file_that_is_not_ours_means_no_cookie(tmp_path: Path, text: str) -> None:
    file = tmp_path / "guests.json"
    file.write_text(text, encoding="utf-8")
    assert CookieFile(file).of("http://one") is None
    CookieFile(file).keep("http://one", "new")
    assert json.loads(file.read_text(encoding="utf-8"))["http://one"] == "new"


# Servers


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def complaint(link: str) -> str:
    """What is said of a link that leads nowhere."""
    read = read_link(link)
    client = ServerClient(read.server, WORDS)
    try:
        client.exchange(read)
        client.look(read.table)
    except Complaint as refused:
        return WORDS.complain(refused)
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
        client = ServerClient(read_link(link).server, WORDS)
        admitted = client.exchange(read_link(link))
        assert admitted is not None
        assert admitted.role == "invited"
        assert client.look(opened["table"]).seats == ()
        assert ServerClient(read_link(link).server, WORDS).look(opened["table"]).role == "invited"
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


# What a server complains of


def test_a_problem_is_said_with_its_rule_in_every_language() -> None:
    problem = Problem(
        code=ErrorCode.ILLEGAL, message="segment-left-open", arguments={"colour": "red", "spaces": "3 4"}, rule="B14"
    )
    for language in LANGUAGES:
        words = Words(language)
        refusal = complaint_of(problem, words)
        assert isinstance(refusal, Refusal)
        assert words.complain(refusal).endswith("(B14)")


@pytest.mark.parametrize(
    ("message", "arguments"),
    [
        ("no-such-message", {}),
        ("seat-taken", {}),
        ("no-such-rule", {"rule": "\x1b[2J"}),
        ("seat-taken", {"message": "x", "seat": 1}),
        ("", {}),
    ],
)
def test_a_problem_that_we_have_no_words_for_is_told_by_its_code(message: str, arguments: dict[str, str | int]) -> None:
    said = WORDS.complain(complaint_of(Problem(code=ErrorCode.REFUSED, message=message, arguments=arguments), WORDS))
    assert "\x1b" not in said
    assert said in ("The server refuses: refused", "There is no rule \ufffd[2J.")
