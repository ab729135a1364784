"""The plain page, without a browser: it comes whole, from here alone, and says nothing that is not in the catalogue."""

import re
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from random import Random
from urllib.parse import urljoin, urlsplit

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.seats import all_seats
from rollwright.games import GAMES
from rollwright.games.border.view import BoardView
from rollwright.games.material import all_shipped
from rollwright.record.header import Player
from rollwright.server.pages import STATIC
from rollwright.server.protocol import PROTOCOL
from rollwright.server.protocol.messages import CLIENT_MESSAGE
from rollwright.server.sheets import border_material, twentyone_material
from rollwright.server.words import FIXED, fixed_words
from rollwright.table import SeededDice, Table
from rollwright.table.view import own_view, public_view
from rollwright.translations import LANGUAGES
from tests.server.running import Answered, Browser, running

ROOT_PATH = "/some/where"
PAGES = ["/", "/table/abc", f"{ROOT_PATH}/", f"{ROOT_PATH}/table/abc"]
SCRIPTS = {file.name: file.read_text(encoding="utf-8") for file in sorted(STATIC.glob("*.js"))}
ALL_SCRIPTS = "\n".join(SCRIPTS.values())
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
SVG = "http://www.w3.org/2000/svg"
"""A name, not an address that anything is fetched from."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that is shown under a path; one that takes the path off reaches it as well."""
    with running(tmp_path_factory.mktemp("page") / "t.db", "--root-path", ROOT_PATH) as server:
        yield server.url


def fetch(url: str, language: str = "en") -> tuple[str, dict[str, str]]:
    """The text at an address, and the headers of the answer."""
    request = urllib.request.Request(url, headers={"Accept-Language": language})  # noqa: S310  our own server
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        return answer.read().decode(), {name.lower(): value for name, value in answer.headers.items()}


class Tags(HTMLParser):
    """The tags of a page with their attributes, and what stands inside of scripts and styles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem:
            self.inline += data

    @property
    def links(self) -> list[str]:
        return [value for _, attributes in self.tags for name in ("src", "href") if (value := attributes.get(name))]


@pytest.mark.parametrize("path", PAGES)
def test_everything_that_the_page_names_is_served_with_its_type(url: str, path: str) -> None:
    html, headers = fetch(url + path)
    assert headers["content-type"] == "text/html; charset=utf-8"
    waiting = {urljoin(url + path, link) for link in Tags(html).links}
    seen = set[str]()
    while waiting:
        address = waiting.pop()
        seen.add(address)
        text, headers = fetch(address)
        assert headers["content-type"].partition(";")[0] == KINDS[address.rsplit(".", 1)[1]]
        if address.endswith(".js"):
            waiting |= {urljoin(address, name) for name in re.findall(r'from "(\./[\w.]+)"', text)} - seen
    assert {urlsplit(address).path.rsplit("/", 1)[1] for address in seen} == {
        file.name for file in STATIC.iterdir() if file.name != "index.html"
    }


def test_every_answer_has_the_headers_of_a_careful_page(url: str) -> None:
    for path in ("/", "/table/abc", "/static/plain.js"):
        _, headers = fetch(url + path)
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-cache"


def test_the_page_has_no_script_or_style_in_it(url: str) -> None:
    page = Tags(fetch(url)[0])
    assert page.inline.strip() == ""
    for tag, attributes in page.tags:
        assert tag not in ("style", "base")
        assert not [name for name in attributes if name.startswith("on") or name == "style"]


def test_nothing_is_fetched_from_elsewhere() -> None:
    for file in STATIC.iterdir():
        text = file.read_text(encoding="utf-8").replace(SVG, "")
        assert not re.search(r"(https?|wss?):|//\w+\.\w|url\(|@import", text), file.name


def test_the_page_needs_nothing_that_only_https_gives() -> None:
    only_https = r"\bsubtle\b|\.randomUUID|navigator\.(clipboard|share|serviceWorker)"
    assert not re.search(only_https, ALL_SCRIPTS)


def test_the_page_makes_no_html_out_of_text() -> None:
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function", ALL_SCRIPTS)


@pytest.mark.parametrize("name", ["index.html", "nothing.js", "..%2Fpages.py", "%2e%2e/pages.py"])
def test_no_other_file_is_handed_out(url: str, name: str) -> None:
    with pytest.raises(Answered) as answered:
        Browser(url).ask("GET", f"/static/{name}")
    assert answered.value.status == 404


@pytest.mark.parametrize(
    ("wished", "language"), [("pl", "pl"), ("de,pt-BR;q=0.8,en;q=0.5", "pt"), ("de", "en"), ("", "en"), (",;", "en")]
)
def test_the_page_comes_in_the_first_language_that_we_speak(url: str, wished: str, language: str) -> None:
    html, _ = fetch(url, wished)
    assert f'<html lang="{language}">' in html
    assert fixed_words(language)["page-needs-script"] in html


# Words


def test_every_word_on_the_page_is_in_the_catalogue() -> None:
    named = set(re.findall(r'"(page-[a-z-]+)"', ALL_SCRIPTS))
    assert named <= set(fixed_words("en"))
    assert {word for word in fixed_words("en") if word.startswith("page-")} - named == {"page-needs-script"}


def test_every_family_of_names_that_the_page_uses_is_handed_out() -> None:
    families = set(re.findall(r'named\("(\w+)"', ALL_SCRIPTS))
    assert families == {"game", "bot", "variant", "colour", "area"}
    for family in families:
        assert any(word.startswith(f"{family}-") for word in fixed_words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_come_at_once(url: str, language: str) -> None:
    answer = Browser(url).ask("GET", f"/api/words/{language}")
    assert answer["languages"] == list(LANGUAGES)
    assert answer["words"].keys() == fixed_words("en").keys()
    assert "phrase-hello" in answer["words"], FIXED


def test_a_problem_is_said_in_the_language_of_its_reader(url: str) -> None:
    wish = {"message": "segment-left-open", "arguments": {"colour": "grey", "spaces": "28"}}
    said = {language: Browser(url).ask("POST", "/api/say", wish | {"language": language}) for language in LANGUAGES}
    assert said["en"] == {"text": "The whole grey segment has to be completed; still open: 28."}
    assert len({answer["text"] for answer in said.values()}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"language": "xx", "message": "game-over"}, 404),
        ({"language": "en", "message": "no-such-message"}, 404),
        ({"language": "en", "message": "seat-taken"}, 400),
        ({"language": "en", "message": "seat-taken", "arguments": {"seat": 10**30}}, 400),
        ({"language": "en", "message": "seat-taken", "arguments": {"SEAT": 1}}, 400),
        ({"language": "en", "message": "seat-taken", "arguments": [1]}, 400),
    ],
)
def test_what_cannot_be_said_is_a_coded_error(url: str, wish: dict[str, object], status: int) -> None:
    with pytest.raises(Answered) as answered:
        Browser(url).ask("POST", "/api/say", wish)
    assert answered.value.status == status


def test_arguments_of_any_name_do_no_harm(url: str) -> None:
    arguments = {"self": "a", "message": "b", "seat": 3}
    wish = {"language": "en", "message": "seat-taken", "arguments": arguments}
    assert Browser(url).ask("POST", "/api/say", wish) == {"text": "Seat 3 is taken."}


def test_there_is_no_language_that_we_do_not_speak(url: str) -> None:
    with pytest.raises(Answered) as answered:
        Browser(url).ask("GET", "/api/words/xx")
    assert answered.value.status == 404


# What it sends and draws


def test_the_page_speaks_the_protocol_of_the_server() -> None:
    assert int(re.findall(r"const PROTOCOL = (\d+);", SCRIPTS["socket.js"])[0]) == PROTOCOL


def test_the_page_can_send_every_message() -> None:
    sent = set(re.findall(r'\b(?:send|act)\("([a-z-]+)"', ALL_SCRIPTS)) | {"hello"}
    assert sent == set(CLIENT_MESSAGE.json_schema()["discriminator"]["mapping"])


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_view_names_can_be_drawn_and_written_in_a_move(game: str) -> None:
    rules, random = GAMES[game], Random(game)
    texts, names, colours = drawn(game)
    for text, place in texts.items():
        assert rules.place_text(rules.parse_place(text)) == text
        assert rules.parse_place(text) == place
    table = Table(rules, Setup(2, all_shipped(game)), SeededDice(1))
    for seat in all_seats(2):
        table.sit(seat, Player(f"bot {seat}", "greedy"))
    while table.outcome is None:
        if isinstance(table.node, Chance):
            table.roll()
            continue
        seat = table.waiting_for[0]
        own = own_view(table, seat)
        assert {place for target in own.targets for place in target.adds} <= set(texts.values())
        assert set(own.dice) <= colours
        table.choose(seat, random.choice([*rules.legal_moves(table.state, seat)]))
        position = public_view(table).position
        assert {one.board if isinstance(one, BoardView) else one.sheet for one in position.seats} <= names


def drawn(game: str) -> tuple[dict[str, int], set[str], set[str]]:
    """The places by their text, the names of boards or sheets, and the colours that the page knows how to draw."""
    if game == "border":
        border = border_material()
        return {one.text: one.place for one in border.spaces}, {one.name for one in border.boards}, set(border.letters)
    twentyone = twentyone_material()
    boxes = {box.text: box.place for sheet in twentyone.sheets for row in sheet.rows for box in row}
    cross_off = {twentyone.cross_off.text: twentyone.cross_off.place}
    return boxes | cross_off, {one.name for one in twentyone.sheets}, set(twentyone.letters)


def test_what_lies_on_a_table_is_told(url: str) -> None:
    for game, count in (("border", 4), ("twentyone", 6)):
        material = Browser(url).ask("GET", f"/api/sheets/{game}")
        assert len(material["boards" if game == "border" else "sheets"]) == count
    with pytest.raises(Answered) as answered:
        Browser(url).ask("GET", "/api/sheets/chess")
    assert answered.value.status == 404


def test_every_colour_has_a_look() -> None:
    style = (STATIC / "plain.css").read_text(encoding="utf-8")
    for colour in {*border_material().letters, *twentyone_material().letters}:
        assert f"\n.{colour} {{" in style
