"""Leaks: everything that anyone is sent is compared with what they may know."""

import asyncio
import base64
import hashlib
import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from random import Random

import pytest

from rollwright.games import GAMES
from rollwright.server.live.guests import token_in
from rollwright.testing.server.audit import reading
from rollwright.testing.server.nodes import Nodes, running_nodes
from rollwright.testing.server.postgresql import PostgresqlServer
from rollwright.testing.server.running import Browser, HttpRefused, Running, Served
from rollwright.testing.server.seated_table import SeatedTable, seated_table

SEATS: list[list[str | None]] = [[None, None, None], [None, "greedy", None]]
TABLES = [(game, seats) for game in GAMES for seats in SEATS]


@dataclass
class Told:
    """One game, and everything that anybody was told while it went on."""

    here: SeatedTable
    opened: dict[str, str]
    """The links of the table, told to its host alone."""
    strangers: list[str] = field(default_factory=list)
    """What was answered to somebody who has nothing but the table's id."""
    beside: dict[str, list[str]] = field(default_factory=dict)
    """What was answered beside the socket, by cookie."""


ASKED_BY_STRANGERS = (
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/record?form=json"),
    ("GET", "/api/tables/{table}/proof"),
    ("GET", "/api/tables/{table}/replay"),
    ("GET", "/api/tables/{table}/moments/4"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/links"),
    ("POST", "/api/tables/{table}/seats/0/handover"),
    ("GET", "/api/me/data"),
    ("GET", "/metrics"),
)


async def pry(told: Told, stranger: Browser, browser: Browser) -> None:
    """Ask for everything that there is, beside the sockets, while the game goes on."""
    table = told.here.table
    for path in (f"/api/tables/{table}", "/api/me/tables", "/api/me/data"):
        told.beside.setdefault(str(browser.cookie), []).append(json.dumps(await browser.ask_async("GET", path)))
    for method, path in ASKED_BY_STRANGERS:
        try:
            answer = json.dumps(await stranger.ask_async(method, path.format(table=table)))
            if path.endswith(("json", "record", "proof", "replay")):
                assert (await told.here.ask("GET", ""))["view"]["outcome"] is not None
                return
        except HttpRefused as answered:
            if answered.status not in (403, 409):
                raise
            answer = json.dumps(answered.problem)
        told.strangers.append(answer)


@pytest.fixture(scope="module", params=["one server", "two nodes"])
def leaky(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running | Nodes]:
    """A server, or two nodes behind a load balancer that passes each connection to another of them."""
    if request.param == "one server":
        yield request.getfixturevalue("server")
        return
    postgresql: PostgresqlServer = request.getfixturevalue("postgresql")
    with running_nodes(postgresql.new_database(), tmp_path_factory.mktemp("nodes")) as nodes:
        yield nodes


@pytest.fixture(scope="module")
def told(leaky: Running | Nodes) -> list[Told]:
    async def all_of_them() -> list[Told]:
        return list(await asyncio.gather(*(listen(leaky, *table, seed) for seed, table in enumerate(TABLES))))

    return asyncio.run(all_of_them())


async def listen(server: Served, game: str, seats: list[str | None], seed: int) -> Told:
    async with seated_table(server, game, seats) as here:
        told = Told(here, here.links)
        browsers = [viewer.browser for viewer in here.viewers]
        stranger = Browser(server.url)
        playing = asyncio.create_task(here.play(Random(seed)))
        for number in count():
            await pry(told, stranger, browsers[number % len(browsers)])
            if playing.done() and number >= len(browsers):
                break
        await playing
        return told


def secrets_of(server: Running | Nodes) -> dict[str, str]:
    with closing(reading(server.stored_in)) as database:
        return dict(database.execute("SELECT id, secret FROM tables").fetchall())


def spelled(secret: str) -> list[str]:
    """A secret in every form in which it could slip out."""
    raw = bytes.fromhex(secret)
    return [secret, secret.upper(), base64.b64encode(raw).decode(), base64.urlsafe_b64encode(raw).decode(), repr(raw)]


def everything(game: Told) -> list[str]:
    """All that was told to anyone, but for the links that the host got when opening the table."""
    sent = [text for viewer in game.here.viewers for text in viewer.received]
    return [*sent, *game.strangers, *(text for texts in game.beside.values() for text in texts)]


def test_nobody_is_told_the_secret_of_the_dice_before_the_end(leaky: Running | Nodes, told: list[Told]) -> None:
    servers = leaky.servers if isinstance(leaky, Nodes) else [leaky]
    secrets, log = secrets_of(leaky), "".join(server.log.read_text(encoding="utf-8") for server in servers)
    for game in told:
        secret = secrets[game.here.table]
        assert len(secret) == 64
        texts = everything(game)
        assert len(texts) > 100  # how many a game has depends on its dice
        assert not [text for text in texts for form in spelled(secret) if form in text]
        assert secret not in log
        assert any(hashlib.sha256(bytes.fromhex(secret)).hexdigest() in text for text in texts), "they are bound"


def tokens_of(game: Told) -> list[str]:
    parts = [part for viewer in game.here.viewers for part in str(viewer.browser.cookie).split(".")]
    return [*parts, *(link.partition("=")[2] for link in game.opened.values())]


def test_nobody_is_told_a_token_or_a_cookie(told: list[Told]) -> None:
    for game in told:
        tokens = tokens_of(game)
        assert len(tokens) == 2 * len(game.here.viewers) + 2, "two parts of each cookie, and two links"
        assert all(len(token) >= 20 for token in tokens)
        assert not [text for text in everything(game) for token in tokens if token in text]


def test_nobody_is_told_who_another_guest_is(told: list[Told]) -> None:
    for game in told:
        for viewer in game.here.viewers:
            cookie = str(viewer.browser.cookie)
            guest = hashlib.sha256(token_in(cookie).encode()).hexdigest()
            assert any(guest in text for text in game.beside[cookie]), "to oneself, with one's own data"
            others = [text for other, texts in game.beside.items() if other != cookie for text in texts]
            sent = [text for viewer in game.here.viewers for text in viewer.received]
            assert not [text for text in (*others, *sent, *game.strangers) if guest in text]


def test_a_stranger_learns_nothing_of_a_game_that_goes_on(told: list[Told]) -> None:
    for game in told:
        words = ("Ana", "Bruno", "Celia", '"position"', '"commitment"', '"faces"')
        assert len(game.strangers) > 10
        assert not [text for text in game.strangers for word in words if word in text]


def test_ones_own_data_have_nobody_elses_choices(told: list[Told]) -> None:
    for game in told:
        for seat, guest in game.here.guests.items():
            for text in game.beside[str(guest.browser.cookie)]:
                for entry in json.loads(text).get("entries", []):
                    if entry["entry"]["type"] == "chose":
                        assert entry["entry"]["seat"] == seat
