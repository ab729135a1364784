"""The page and its files over HTTP: nothing else comes out of the server's disk. And QR codes."""

import re
from urllib.parse import quote

import pytest

from rollwright.server.pages import STATIC
from tests.server.running import Running
from tests.server.wire import ask, head, raw

STYLE = "plain.css"


def test_what_the_page_is_made_of_is_served(server: Running) -> None:
    answer = ask(server, "GET", f"/static/{STYLE}")
    assert answer.status == 200
    assert answer.body == (STATIC / STYLE).read_bytes()


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "../pages.py",
        "../../__init__.py",
        "..%2fpages.py",
        "%2e%2e/pages.py",
        "%2e%2e%2fpages.py",
        "..%5cpages.py",
        "..\\pages.py",
        "....//pages.py",
        f"./{STYLE}",
        f"../static/{STYLE}",
        f"/{STYLE}",
        f"//{STYLE}",
        f"{STYLE}/",
        f"{STYLE}%00",
        f"%00{STYLE}",
        f"{STYLE}%2f..%2findex.html",
        f"{quote(str(STATIC / STYLE), safe='')}",
        f"{STATIC / STYLE}",
        STYLE.upper(),
        "index.html",
        "a" * 300 + ".css",
        "%ff.css",
        "~root",
        "..;/pages.py",
    ],
)
def test_no_name_leads_out_of_the_folder(server: Running, name: str) -> None:
    answer = raw(server, head("GET", f"/static/{name}"))  # as it is: a library would tidy it up
    assert answer.startswith((b"HTTP/1.1 404 ", b"HTTP/1.1 400 ")), answer[:100]


@pytest.mark.parametrize("wish", ["bytes=0-3", "bytes=-1", "bytes=9999999-", "bytes=a-b", "bytes=" + "0-0," * 200])
def test_pieces_of_a_file_may_be_asked_for_and_nonsense_does_no_harm(server: Running, wish: str) -> None:
    assert ask(server, "GET", f"/static/{STYLE}", Range=wish).status in (200, 206, 400, 416)


def test_the_page_of_a_table_is_served_whether_or_not_it_is_there(server: Running) -> None:
    for path in ("/", "/table/abc", "/table/%22%3E%3Cscript%3E"):
        answer = ask(server, "GET", path)
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert b"<script>" not in answer.body


def test_a_qr_code_is_a_picture_and_nothing_else(server: Running) -> None:
    answer = ask(server, "POST", "/api/qr", {"text": "http://192.168.1.5:8621/table/x#join=abc"})
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "image/svg+xml"
    picture = answer.body.decode()
    assert set(re.findall(r"<(\w+)", picture)) == {"svg", "path"}
    assert not re.search(r"script|href|style|on\w+=", picture)


@pytest.mark.parametrize("text", ["", "x" * 501, None, 5])
def test_a_qr_code_of_nothing_or_of_too_much_is_refused(server: Running, text: object) -> None:
    answer = ask(server, "POST", "/api/qr", {"text": text})
    assert (answer.status, answer.code) == (400, "bad-message")


@pytest.mark.parametrize("text", ["x" * 500, "名" * 500, "🎲" * 500, '<svg onload="x">', "\n\x00", "0" * 500])
def test_anything_of_the_right_length_can_be_a_qr_code(server: Running, text: str) -> None:
    assert ask(server, "POST", "/api/qr", {"text": text}).status == 200
