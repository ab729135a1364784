"""The page over HTTP: it comes whole, from here alone, and nothing else comes from the server's disk. And QR codes."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, urljoin, urlsplit

import pytest

from rollwright import __version__
from rollwright.client.http import HttpResponse
from rollwright.server.http.pages import ASSETS, PAGE, accepted_encodings
from rollwright.testing.server.raw_http import ask, head, raw
from rollwright.testing.server.running import Browser, Running, running
from rollwright.translations import LANGUAGES, Words, folders
from tests.server.http.parsed_page import ParsedPage

ROOT_PATH = "/some/where"
SCREENS = [
    *("/", "/rules", "/settings", "/tables", "/new"),
    *("/table/abc", "/replay/abc", "/rules/border", "/new/twentyone", "/table/%22%3E%3Cscript%3E"),
]
WRONG_ADDRESSES = ("/nothing", "/wrong.html", "/rules/border/more", "/a/b/c/d", "/api/tables/nothing/record")
KINDS = {
    "css": "text/css",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
STYLE = next((file.name for file in ASSETS.glob("*.css")), "not-built.css")
"""Without a built page tests fail here, and those of other files are still collected."""
NOT_FETCHED = ("http://www.w3.org/", "https://svelte.dev/")
"""Names, and where an error is explained; nothing is fetched from there."""


@pytest.fixture(scope="module")
def under_a_path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is shown under a path; one that takes the path off reaches it as well."""
    with running(tmp_path_factory.mktemp("page") / "t.db", "--root-path", ROOT_PATH) as server:
        yield server


def of_type(answer: HttpResponse) -> str:
    return answer.headers["Content-Type"].partition(";")[0]


@pytest.mark.parametrize("prefix", ["", ROOT_PATH], ids=["path taken off", "path left on"])
@pytest.mark.parametrize(
    ("path", "status"), [*((screen, 200) for screen in SCREENS), *((path, 404) for path in WRONG_ADDRESSES)]
)
def test_a_browser_gets_the_page_at_every_address_with_all_that_it_names(
    under_a_path: Running, path: str, status: int, prefix: str
) -> None:
    answer = ask(under_a_path, "GET", prefix + path, Accept="text/html,*/*;q=0.8")
    assert (answer.status, answer.headers["Content-Type"]) == (status, "text/html; charset=utf-8")
    assert answer.headers["Cache-Control"] == "no-cache"
    links = ParsedPage(answer.body.decode()).values("src", "href")
    assert len(links) > 3
    for link in links:
        linked = urlsplit(urljoin(under_a_path.url + prefix + path, link)).path
        named = ask(under_a_path, "GET", linked)
        assert named.status == 200, linked
        assert of_type(named) == KINDS[linked.rsplit(".", 1)[1]]


def test_a_script_at_a_wrong_address_gets_a_problem(server: Running) -> None:
    assert ask(server, "POST", "/nothing", Accept="text/html").json["code"] == "not-found"
    for path in ("/nothing", "/api/nothing"):
        assert ask(server, "GET", path).json["code"] == "not-found"


def test_a_browser_that_opens_a_refused_request_gets_the_page_with_its_status(server: Running) -> None:
    table = Browser(server.url).open_table("border", [None, None])["table"]
    for path, status in (("replay", 409), ("", 403)):
        answer = ask(server, "GET", f"/api/tables/{table}/{path}".rstrip("/"), Accept="text/html")
        assert (answer.status, of_type(answer)) == (status, "text/html")


def test_the_page_has_no_script_or_style_in_it(server: Running) -> None:
    for screen in SCREENS:
        page = ParsedPage(ask(server, "GET", screen).body.decode())
        assert page.inline.strip() == ""
        for tag, attributes in page.tags:
            assert tag not in ("style", "base")
            assert not [name for name in attributes if name.startswith("on") or name == "style"]


def test_nothing_is_fetched_from_elsewhere() -> None:
    for file in (*PAGE.glob("*.*"), *ASSETS.glob("*.*")):
        if file.suffix in (".html", ".css", ".js", ".svg", ".webmanifest"):
            text = file.read_text(encoding="utf-8")
            for known in NOT_FETCHED:
                text = text.replace(known, "")
            assert not re.search(r"(https?|wss?)://\w|@import", text), file.name


@pytest.mark.parametrize(
    ("wished", "language"),
    [
        ("pl", "pl"),
        ("xx,pt-BR;q=0.8,en;q=0.5", "pt-BR"),
        ("pt-PT,pt;q=0.8", "pt"),
        ("xx", "en"),
        ("", "en"),
        (",;", "en"),
    ],
)
def test_the_page_comes_in_the_first_language_that_we_speak(server: Running, wished: str, language: str) -> None:
    answer = ask(server, "GET", "/", Accept_Language=wished)
    told = f'<html lang="{language}" data-root="." data-version="{__version__}" data-other-words="">'
    assert told in answer.body.decode()
    assert Words(language).say("page-needs-script") in answer.body.decode()
    assert answer.headers["Vary"] == "Accept-Language"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_names_ahead_what_its_screen_and_its_language_need(server: Running, language: str) -> None:
    start, table = (
        ParsedPage(ask(server, "GET", screen, Accept_Language=language).body.decode()).values("src", "href")
        for screen in ("/", "/table/abc")
    )
    words = [link for link in start if re.search(r"assets/(page|names)-", link)]
    assert len(words) == 2 * len(folders(language))
    assert not re.search(r"(Table|later_files|screens|narration)-", "".join(start))
    assert len([link for link in table if re.search(r"assets/(screens|narration)-", link)]) == len(words)
    assert len([link for link in table if "/later_files-" in link]) == 1
    assert {f".{link}" for link in words} <= set(table)
    assert {link.rpartition(".")[2] for link in table if "/Table-" in link} == {"js", "css"}


def test_nothing_is_left_to_be_filled_in(server: Running) -> None:
    for language in LANGUAGES:
        answer = ask(server, "GET", "/rules/border", Accept_Language=language)
        assert answer.status == 200
        assert b"$" not in answer.body


def test_the_manifest_names_icons_that_are_there(server: Running) -> None:
    manifest = ask(server, "GET", "/manifest.webmanifest").json
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert of_type(ask(server, "GET", f"/{icon['src']}")) == icon["type"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_describes_the_page_in_the_readers_language(server: Running, language: str) -> None:
    answer = ask(server, "GET", "/manifest.webmanifest", Accept_Language=language)
    assert of_type(answer) == "application/manifest+json"
    assert answer.headers["Vary"] == "Accept-Language"
    assert answer.json["lang"] == language
    assert answer.json["description"] == Words(language).say("page-description")


def test_the_service_worker_keeps_what_is_there(server: Running) -> None:
    answer = ask(server, "GET", "/sw.js")
    assert answer.headers["Cache-Control"] == "no-cache"
    kept = re.findall(r'"([\w./-]+)"', answer.body.decode().partition("const FILES = [")[2].partition("]")[0])
    assert {f"assets/{file.name}" for file in ASSETS.iterdir() if file.suffix in (".js", ".css")} <= set(kept)
    assert all((PAGE / name).is_file() for name in kept)


# Its files


def test_what_has_its_content_in_its_name_is_kept_for_ever(server: Running) -> None:
    answer = ask(server, "GET", f"/assets/{STYLE}")
    assert answer.body == (ASSETS / STYLE).read_bytes()
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Content-Encoding"] is None


def test_a_file_comes_packed_to_whoever_can_unpack_it(server: Running) -> None:
    packed = ask(server, "GET", f"/assets/{STYLE}", Accept_Encoding="gzip, deflate")
    assert (packed.headers["Content-Encoding"], packed.headers["Vary"]) == ("gzip", "Accept-Encoding")
    assert of_type(packed) == "text/css"
    assert gzip.decompress(packed.body) == (ASSETS / STYLE).read_bytes()
    smallest = ask(server, "GET", f"/assets/{STYLE}", Accept_Encoding="gzip, deflate, br")
    assert smallest.headers["Content-Encoding"] == "br"
    assert len(smallest.body) < len(packed.body)


@pytest.mark.parametrize(
    ("wished", "accepted"),
    [
        ("gzip, br", {"gzip", "br"}),
        ("GZIP;q=0.5, br;q=0", {"gzip"}),
        ("br; q=0.000,identity", {"identity"}),
        ("", {""}),
        (";;,;q=0", {""}),
    ],
)
def test_what_a_browser_accepts_is_read_as_it_is_meant(wished: str, accepted: set[str]) -> None:
    assert accepted_encodings(wished) == accepted


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "../index.html",
        "../../pages.py",
        "../../../__init__.py",
        "..%2findex.html",
        "%2e%2e/sw.js",
        "%2e%2e%2fsw.js",
        "..%5csw.js",
        "..\\sw.js",
        "....//sw.js",
        f"./{STYLE}",
        f"../assets/{STYLE}",
        f"/{STYLE}",
        f"//{STYLE}",
        f"{STYLE}/",
        f"{STYLE}%00",
        f"%00{STYLE}",
        f"{STYLE}.gz",
        f"{STYLE}%2f..%2f..%2findex.html",
        f"{quote(str(ASSETS / STYLE), safe='')}",
        f"{ASSETS / STYLE}",
        STYLE.upper(),
        "index.html",
        "a" * 300 + ".css",
        "%ff.css",
        "~root",
        "..;/sw.js",
    ],
)
@pytest.mark.parametrize("folder", ["/assets/", "/"])
def test_no_name_leads_out_of_the_folder(server: Running, folder: str, name: str) -> None:
    if folder + name in ("/", "/."):
        return  # the page itself
    answer = raw(server, head("GET", folder + name))  # as it is: a library would tidy it up
    assert answer.startswith((b"HTTP/1.1 404 ", b"HTTP/1.1 400 ")), answer[:100]


@pytest.mark.parametrize("wish", ["bytes=0-3", "bytes=-1", "bytes=9999999-", "bytes=a-b", "bytes=" + "0-0," * 200])
def test_pieces_of_a_file_may_be_asked_for_and_nonsense_does_no_harm(server: Running, wish: str) -> None:
    assert ask(server, "GET", f"/assets/{STYLE}", Range=wish).status in (200, 206, 400, 416)


def test_a_whole_family_may_load_the_page_at_once(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", limits=("requests=1",)) as server:
        assert {ask(server, "GET", f"/assets/{STYLE}").status for _ in range(50)} == {200}


# Without a page


def test_a_server_whose_page_nobody_has_built_says_what_to_do(tmp_path: Path) -> None:
    server = Running(tmp_path / "t.db")
    nowhere = f"pages.PAGE = Path({str(tmp_path)!r}); pages.ASSETS = pages.PAGE / 'assets'"
    server.program = f"from pathlib import Path; from rollwright.server.http import pages; {nowhere}; {server.program}"
    server.start()
    try:
        answer = ask(server, "GET", "/table/abc")
        assert answer.status == 503
        assert "make web" in answer.body.decode()
        assert ask(server, "GET", "/assets/index.js").status == 404
        assert ask(server, "GET", "/sw.js").status == 404
        assert ask(server, "GET", "/api/offer").status == 200
    finally:
        server.stop()


# QR codes


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
