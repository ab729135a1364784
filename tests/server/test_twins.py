"""Two worlds that differ only in what one seat keeps to itself: nobody else can tell in which of them they are."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.protocol.codec import to_json
from rollwright.server.http import me, tables
from rollwright.server.live import table_server as opening
from rollwright.server.store.store import Role, TableId
from tests.server.in_process import Anywhere, Onlooker, Person, looking, my_data, nodes, seated, table_servers

HIDES = 2
"""The seat that has something to hide."""
PLACES = [*(("one server", seed) for seed in range(5)), *(("two nodes", seed) for seed in range(2))]
TIMES = re.compile(r'"(at|created)":\d+')
AWAY = re.compile(r'"away_since":\[[^]]*\]')


def timeless(text: str) -> str:
    """Without the times, which differ by nature; that somebody is away stays."""
    text = AWAY.sub(lambda found: re.sub(r"\d+", "0", found[0]), text)
    return TIMES.sub(r'"\1":0', text)


class World:
    """A table with three people and a watcher, and everything that each of them was ever told."""

    def __init__(self, people: list[Person], servers: Anywhere) -> None:
        self.table_server, self.table = servers[0], people[0].table
        watcher = Person(self.table_server, self.table, "watcher", Role.WATCHER)
        self.people: dict[int | None, Person] = {**dict(enumerate(people)), None: watcher}
        self.people[HIDES] = people[HIDES].at(servers[-1])
        self.told: dict[int | None, list[str]] = {who: [] for who in self.people}
        self._sockets: dict[int | None, tuple[AsyncExitStack, Onlooker]] = {}

    async def enter(self, who: int | None) -> None:
        """A socket is opened, in the place of an earlier one."""
        await self.leave(who)
        stack = AsyncExitStack()
        person = self.people[who]
        onlooker = await stack.enter_async_context(looking(person.table_server, self.table, person.guest))
        self._sockets[who] = (stack, onlooker)
        if who == HIDES:
            for _, other in self._sockets.values():
                await other.until(lambda: other.presence["away_since"][HIDES] is None)  # noqa: B023

    async def leave(self, who: int | None) -> None:
        """The socket is closed, if there is one."""
        if who in self._sockets:
            stack, onlooker = self._sockets.pop(who)
            await stack.aclose()
            self.told[who].extend(onlooker.texts)
            if who == HIDES:  # those at another node hear of it later
                for _, other in self._sockets.values():
                    await other.until(lambda: other.presence["away_since"][HIDES] is not None)  # noqa: B023

    async def send(self, seat: int, type: str, **content: Any) -> None:  # noqa: A002
        """A message, with its answer among what was told."""
        turn = {} if type == "say" else {"turn": (await self.people[seat].see())["turn"]}
        answer = await self.people[seat].send(type, id=f"m{len(self.told[seat])}", seat=seat, **turn, **content)
        assert answer["type"] != "error", answer
        self.told[seat].append(str(answer))
        entries = len(await self.table_server.store.log(self.table))
        for _, onlooker in self._sockets.values():  # so that the next step finds every node in the same state
            await onlooker.has(entries)

    async def ask(self, who: int | None) -> None:
        """Everything that can be asked for over HTTP."""
        person = self.people[who]
        state = await tables.look(self.table_server, person.guest, person.role, self.table)
        data = await my_data(self.table_server, person.guest)
        mine = await me.my_tables(self.table_server, person.guest)
        self.told[who] += [data, to_json(state), to_json(mine)]

    async def drop(self) -> None:
        """What is in memory is let go."""
        async with self.table_server.room(self.table) as room:
            await room.reload()

    async def close(self) -> None:
        for who in self.people:
            await self.leave(who)


@pytest.fixture
def twin_servers(
    request: pytest.FixtureRequest, runner: asyncio.Runner, tmp_path: Path
) -> Iterator[tuple[Anywhere, Anywhere]]:
    """The servers of either world: one, or two nodes, of which the seat that has something to hide uses the second."""
    stack = AsyncExitStack()
    if request.param == "one server":
        folders = [tmp_path / name for name in ("one", "other")]
        serving = [table_servers(folder, wrap=lambda store: store) for folder in folders]
    else:
        postgresql = request.getfixturevalue("postgresql")
        serving = [nodes(postgresql.new_database()) for _ in range(2)]
    one, other = [runner.run(stack.enter_async_context(servers)) for servers in serving]
    yield one, other
    runner.run(stack.aclose())


@asynccontextmanager
async def twin_worlds(twin_servers: tuple[Anywhere, Anywhere], game: str) -> AsyncIterator[list[World]]:
    """The same table twice, with the same dice."""
    worlds: list[World] = []
    async with AsyncExitStack() as stack:
        for servers in twin_servers:
            worlds.append(World(await seated(servers[0], game, 3), servers))
            stack.push_async_callback(worlds[-1].close)
        yield worlds


async def in_both(worlds: list[World], act: Callable[[World], Awaitable[None]]) -> None:
    for world in worlds:
        await act(world)


async def play_until_it_hides(worlds: list[World], random: Random) -> list[int]:
    """The same moves in both worlds, for some rounds; then those who mark together, the hiding seat among them."""
    rounds = random.randrange(4)
    while True:
        view = await worlds[0].people[0].see()
        due: list[int] = view["waiting_for"]
        if len(due) > 1 and HIDES in due and not view["chosen"]:
            if not rounds:
                return due
            rounds -= 1
        if view["roller"] is not None:
            await in_both(worlds, lambda world: world.send(view["roller"], "throw"))  # noqa: B023
        else:
            move = await worlds[0].people[due[0]].random_move(due[0], random)
            await in_both(worlds, lambda world: world.send(due[0], "choose", move=move))  # noqa: B023


async def scribble(world: World, chance: Random) -> None:
    """Pencil marks, as many times as it likes."""
    for _ in range(chance.randrange(3)):
        own = await world.people[HIDES].own(HIDES)
        more: list[int] = chance.choice(own["targets"])["adds"] if own["targets"] else []
        await world.send(HIDES, "draft", marks=[*own["draft"], *more] if chance.random() < 0.8 else [])


async def seal(world: World, chance: Random) -> None:
    """A choice, or the choice taken back: that it is made is seen, what it is is not."""
    if HIDES in (await world.people[HIDES].see())["chosen"]:
        await world.send(HIDES, "take-back")
        return
    async with world.people[HIDES].table_server.room(world.table) as room:
        table = await room.look()
        moves = list(islice(table.game.legal_moves(table.state, Seat(HIDES)), 60))
    await world.send(HIDES, "choose", move=str(chance.choice(moves)))


async def live_on(worlds: list[World], due: list[int], random: Random) -> None:
    """Something that anyone else does, the same in both worlds. One who owes a mark never makes it."""
    who = random.choice([0, 1, None])
    match random.randrange(6):
        case 0:
            await in_both(worlds, lambda world: world.enter(who))
        case 1:
            await in_both(worlds, lambda world: world.leave(who))
        case 2:
            await in_both(worlds, lambda world: world.ask(who))
        case 3:
            await in_both(worlds, lambda world: world.drop())
        case 4 if who is not None:
            await in_both(worlds, lambda world: world.send(who, "say", phrase="phrase-nice"))
        case _:
            others = [seat for seat in due if seat != HIDES]
            free = [seat for seat in others[:-1] if seat not in (await worlds[0].people[0].see())["chosen"]]
            for seat in free:
                move = await worlds[0].people[seat].random_move(seat, random)
                await in_both(worlds, lambda world: world.send(seat, "choose", move=move))  # noqa: B023


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("twin_servers", "seed"), PLACES, indirect=["twin_servers"])
async def test_what_a_seat_keeps_to_itself_changes_nothing_that_anyone_else_is_told(
    twin_servers: tuple[Anywhere, Anywhere],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seed: int,
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda size: bytes(range(seed, seed + size)))
    monkeypatch.setattr(opening, "new_table_id", lambda: TableId("the-table"))
    random = Random(seed)

    async with twin_worlds(twin_servers, game) as worlds:
        due = await play_until_it_hides(worlds, random)
        for who in worlds[0].people:
            await in_both(worlds, lambda world: world.enter(who))  # noqa: B023
        chances = [Random(f"{seed} one"), Random(f"{seed} other")]
        for _ in range(15):
            chosen = HIDES in (await worlds[0].people[HIDES].see())["chosen"]
            hide = seal if chosen or random.random() < 0.5 else scribble
            for world, chance in zip(worlds, chances, strict=True):
                await hide(world, chance)
            await live_on(worlds, due, random)
    one, other = worlds
    for who in (0, 1, None):
        assert [timeless(text) for text in one.told[who]] == [timeless(text) for text in other.told[who]]
        assert len(one.told[who]) > 5
    assert one.told[HIDES] != other.told[HIDES], "there was something to hide"
