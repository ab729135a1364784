"""A table server in the process of the test, on a real database behind a slow store, and clients without sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, TypeVar

from starlette.requests import Request

from rollwright.core.nodes import Choice, Joint
from rollwright.core.seats import Seat
from rollwright.protocol.codec import from_json, to_data
from rollwright.protocol.rest import MyData, NewTable, Sitting
from rollwright.server.http import me, tables
from rollwright.server.http.access import AccessControl
from rollwright.server.live.stored_table import dice_of
from rollwright.server.live.table_server import TableServer
from rollwright.server.live.viewer import Viewer
from rollwright.server.live.wire_json import CLIENT_MESSAGE, read_entry
from rollwright.server.settings import Settings
from rollwright.server.store.database import Database
from rollwright.server.store.store import Role, Store, TableId
from rollwright.session.guests import GuestId
from rollwright.table import Table
from rollwright.table.view import own_view, public_view
from rollwright.testing.server.audit import reading
from rollwright.testing.server.table_client import as_sent, random_offered_move
from rollwright.testing.tables import move_to
from tests.server.store.slow import SlowStore

Result = TypeVar("Result")
Wrap = Callable[[Store], Store]

Anywhere: TypeAlias = list[TableServer]
"""One table server, or several nodes, to any of which each request goes."""
Servers: TypeAlias = TableServer | Sequence[TableServer]

REQUEST = Request({"type": "http", "scheme": "http", "path": "/", "server": ("localhost", 80), "headers": []})
LONGEST = 300
"""The seconds after which a test counts as stuck."""
_NUMBERS = count(1)


def list_of(servers: Servers) -> list[TableServer]:
    """The table servers."""
    return [servers] if isinstance(servers, TableServer) else list(servers)


@asynccontextmanager
async def table_servers(folder: Path, *, wrap: Wrap | None = None, **settings: Any) -> AsyncIterator[list[TableServer]]:
    """A table server on SQLite, with a slow store unless `wrap` is given; in a list, as `nodes` yields."""
    database = await Database.open(f"sqlite:///{folder / 'tables.db'}")
    store = wrap(database) if wrap else SlowStore(database, Random(0))
    table_server = TableServer(Settings(database="", **settings), store)
    try:
        yield [table_server]
    finally:
        await table_server.close()


@asynccontextmanager
async def nodes(
    url: str, *, count: int = 2, wrap: Callable[[Store, int], Store] | None = None, **settings: Any
) -> AsyncIterator[list[TableServer]]:
    """Table servers that are nodes of one PostgreSQL database; `wrap` is given the store and the number of each."""
    async with AsyncExitStack() as stack:
        started: list[TableServer] = []
        for number in range(count):
            database = await Database.open(url, exclusive=True)
            store: Store = wrap(database, number) if wrap else database
            started.append(TableServer(Settings(database="", **settings), store))
            stack.push_async_callback(started[-1].close)
            await started[-1].start()
        yield started


def slow(store: Store, number: int) -> Store:
    """Make the store of a node slow, so that races happen."""
    return SlowStore(store, Random(number))


def with_table_servers(
    folder: Path,
    promise: Callable[..., Awaitable[Result]],
    *,
    wrap: Wrap | None = None,
    **settings: Any,
) -> Result:
    """Await `promise` with a table server."""

    async def main() -> Result:
        async with table_servers(folder, wrap=wrap, **settings) as built, asyncio.timeout(LONGEST):
            return await promise(*built)

    return asyncio.run(main())


class Person:
    """A guest at a table, without a socket. Each request goes to any of the table servers, which are nodes if there are
    several."""

    def __init__(self, servers: Servers, table: TableId, name: str, role: Role = Role.INVITED) -> None:
        self._servers = list_of(servers)
        self._random = Random(name)
        self.table = table
        self.name = name
        self.guest = GuestId(f"guest {name}")
        self.role = role

    @property
    def table_server(self) -> TableServer:
        """The table server of the next request."""
        return self._random.choice(self._servers)

    def at(self, table_server: TableServer) -> "Person":
        """Return the same guest at another table server."""
        return Person(table_server, self.table, self.name, self.role)

    async def sit(self, seat: int, word: str | None = "word") -> None:
        """Take a seat."""
        sitting = Sitting(name=self.name, word=word)
        await tables.sit_down(self.table_server, self.guest, self.role, self.table, seat, sitting)

    async def send(self, type: str, *, id: str | None = None, **content: object) -> dict[str, Any]:  # noqa: A002
        """Send a message and return its answer."""
        async with self.table_server.room(self.table) as room:
            kind, content = as_sent(room.stored.game, type, content)
            message = {"type": kind, "id": id or f"m{next(_NUMBERS)}", **content}
            text = await room.answer(CLIENT_MESSAGE.validate_json(json.dumps(message)), self.guest)
        answered: dict[str, Any] = json.loads(text)
        return answered

    async def rematch(self) -> TableId:
        """Ask for a rematch and return its table."""
        access = AccessControl(self.table_server.settings, self.table_server.metrics)
        asked = await tables.rematch(REQUEST, self.table_server, access, self.guest, self.role, self.table)
        return TableId(asked.table)

    async def see(self) -> dict[str, Any]:
        """Return the public view of this table server."""
        async with self.table_server.room(self.table) as room:
            view: dict[str, Any] = to_data(public_view(await room.look()))
        return view

    async def own(self, seat: int) -> dict[str, Any]:
        """Return the view of a seat."""
        async with self.table_server.room(self.table) as room:
            own: dict[str, Any] = to_data(own_view(await room.look(), Seat(seat)))
        return own

    async def choose(self, seat: int, move: str, **more: Any) -> dict[str, Any]:
        """Send a move in the current turn of the table server."""
        return await self.send("choose", seat=seat, turn=(await self.see())["turn"], move=move, **more)

    async def random_move(self, seat: int, random: Random) -> str:
        """Return a random legal move."""
        async with self.table_server.room(self.table) as room:
            table = await room.look()
            return random_offered_move(to_data(public_view(table)), to_data(own_view(table, Seat(seat))), random)


class Onlooker:
    """A viewer that stores its messages, and every gap or repetition in the numbers of entries."""

    def __init__(self, guest: GuestId) -> None:
        self.viewer = Viewer(self, guest, "invited")
        self.texts: list[str] = []
        self.entries: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.own: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.wrong: list[str] = []

    def write(self, texts: Sequence[str]) -> bool:
        for text in texts:
            self.read(text)
        return True

    def read(self, text: str) -> None:
        self.texts.append(text)
        message = json.loads(text)
        for entry in message.get("entries", []):
            if entry["n"] != len(self.entries):
                self.wrong.append(f"{entry['n']} came after {len(self.entries) - 1}")
            self.entries.append(entry)
        self.view = message.get("view", self.view)
        self.own = message.get("own", self.own)
        self.presence = message.get("presence", self.presence)

    async def has(self, entries: int) -> None:
        """Wait until it has so many entries; the last ones may still be on their way from another node."""
        await self.until(lambda: len(self.entries) >= entries)

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait for a state; the limit of every test ends a wait for one that never comes."""
        while not wanted():
            await asyncio.sleep(0.001)

    def end(self, code: int, reason: str) -> None:
        self.texts.append(f"closed: {reason}")


@asynccontextmanager
async def looking(table_server: TableServer, table: TableId, guest: GuestId) -> AsyncIterator[Onlooker]:
    """Let a viewer watch a table for the duration of a `with` block, and check the numbers of its entries."""
    onlooker = Onlooker(guest)
    async with table_server.room(table) as room:
        await room.enter(onlooker.viewer, 0)
        try:
            while onlooker.viewer._line:
                await asyncio.sleep(0)
            yield onlooker
            while onlooker.viewer._line:
                await asyncio.sleep(0)
        finally:
            await room.leave(onlooker.viewer)
    assert onlooker.wrong == []


async def opened(servers: Servers, game: str, seats: list[str | None], **wishes: Any) -> TableId:
    """Open a table whose host is Ana."""
    wish = NewTable(game=game, seats=tuple(seats), **wishes)
    return await list_of(servers)[0].open(wish, GuestId("guest Ana"), "invitation", "watching")


async def seated(servers: Servers, game: str, seats: int, **wishes: Any) -> list[Person]:
    """Open a table and seat its players; the first one begins, and is the host."""
    table = await opened(servers, game, [None] * seats, **{"first": 0, **wishes})
    people = [
        Person(servers, table, name, Role.INVITED if seat else Role.HOST)
        for seat, name in enumerate(("Ana", "Bruno", "Celia", "Darek", "Eva", "Filip")[:seats])
    ]
    for seat, person in enumerate(people):
        await person.table_server.store.join(table, person.guest, person.role)
        await person.sit(seat)
    return people


async def marking(servers: Servers, game: str, seats: int, faces: str | None = None, **wishes: Any) -> list[Person]:
    """Do the same, and play the first round up to the marks of several players; `faces` are for real dice."""
    people = await seated(servers, game, seats, **wishes)
    await done(people[0].send("throw", seat=0, turn=1, **({} if faces is None else {"faces": faces})))
    async with people[0].table_server.room(people[0].table) as room:
        table = await room.look()
        stops = move_to(table, Joint) if isinstance(table.node, Choice) else None
    if stops is not None:
        await done(people[0].choose(0, str(stops)))
    return people


async def done(answering: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    """Return the answer, which must be an acknowledgement."""
    answered = await answering
    assert answered["type"] in ("ack", "drafted"), answered
    return answered


def code(answer: dict[str, Any]) -> str:
    """Return the type of an answer, or the code of an error."""
    return str(answer["problem"]["code"] if answer["type"] == "error" else answer["type"])


async def handover(person: Person, seat: int) -> str:
    """Return the token of a handover link for a seat."""
    link = await tables.hand_over(REQUEST, person.table_server, person.guest, person.table, seat)
    return link.url.partition("#seat=")[2]


async def kept(table_server: TableServer, table: TableId) -> Table:
    """Return the table that the stored log leads to."""
    rows = await table_server.store.log(table)
    found = await table_server.store.table(table)
    assert found is not None
    return Table.from_log(dice_of(found), [read_entry(row.body) for row in rows])


async def my_data(table_server: TableServer, guest: GuestId) -> str:
    """Return the export of a guest's data."""
    text = b"".join([piece async for piece in me.exported(table_server, guest)]).decode()
    from_json(MyData, text)
    return text


async def types(table_server: TableServer, table: TableId) -> list[str]:
    """Return the types of the entries of a log."""
    return [json.loads(row.body)["type"] for row in await table_server.store.log(table)]


async def play_at_once(people: list[Person], random: Random, steps: int = 1000) -> int:
    """Play a whole game and return the number of stale messages.

    In each step all players who owe something act concurrently.
    """
    stale = 0

    async def act(person: Person, seat: int, what: str, view: dict[str, Any]) -> None:
        nonlocal stale
        more = {"move": await person.random_move(seat, random)} if what == "choose" else {}
        answered = await person.send(what, seat=seat, turn=view["turn"], **more)
        if answered["type"] == "error":
            assert code(answered) == "stale", answered
            stale += 1

    for _ in range(steps):
        if (view := await people[0].see())["outcome"] is not None:
            break
        due = [(seat, "choose") for seat in view["waiting_for"]]
        due += [(view["roller"], "throw")] if view["roller"] is not None else []
        assert due, "no player owes anything"
        random.shuffle(due)
        await asyncio.gather(*(act(people[seat], seat, what, view) for seat, what in due))
    return stale


def check_sequences(folder: Path, url: str | None = None) -> None:
    """Check that every log in the database starts at 0 and has no gap."""
    with closing(reading(folder / "tables.db" if url is None else url)) as database:
        found = database.execute('SELECT "table", count(*), min(sequence), max(sequence) FROM entries GROUP BY 1')
        for table, entries, first, last in found.fetchall():
            assert (first, last) == (0, entries - 1), table
