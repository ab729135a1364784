"""Entries that are not moves are limited per player; what an attacker writes keeps nobody else from anything."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.errors import RequestError
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.protocol.rest import BotSeat, Key, Sitting
from rollwright.server.clock import elapsed, now_ms
from rollwright.server.http import tables
from rollwright.server.live.removal import leave_seats
from rollwright.server.live.table_server import TableServer
from rollwright.server.settings import Limits
from rollwright.server.store.store import Role, Store
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import GuestId
from rollwright.session.throttle import LONGEST_WAIT, SLOWER_AFTER, Allowance, Throttle
from rollwright.table import CameBack, Closed, Freed, Left, Phrase, Said, SatDown, TookBack
from rollwright.table.entries import Entry
from tests.server.in_process import Person, code, done, handover, marking, opened, seated, types, with_table_servers

DAY = 24 * 3600 * 1000
ANA, BRUNO = Seat(0), Seat(1)
GUEST = GuestId("guest")


async def say(person: Person, seat: int = 1) -> dict[str, Any]:
    return await person.send("say", seat=seat, phrase="phrase-hello")


class Clock:
    """A wall clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr("rollwright.server.clock.now_ms", stopped)
    monkeypatch.setattr("rollwright.server.live.table_server.now_ms", stopped)
    return stopped


def as_it_is(store: Store) -> Store:
    """No slow store here: nothing races."""
    return store


# One allowance


def test_an_allowance_holds_one_minutes_worth_and_fills_again() -> None:
    allowance = Allowance(per_minute=3)
    for _ in range(3):
        assert allowance.wait(0) == 0
        allowance.use(0)
    assert allowance.wait(0) == 20
    assert allowance.wait(15_000) == pytest.approx(5)
    assert allowance.wait(20_000) == 0


def test_the_more_was_used_the_longer_it_takes_but_never_longer_than_the_longest_wait() -> None:
    waits = []
    allowance, now = Allowance(per_minute=60), 0
    for _ in range(20 * SLOWER_AFTER):
        waits.append(wait := allowance.wait(now))
        now += round(wait * 1000) + 1
        allowance.use(now)
    assert waits == sorted(waits[:60]) + sorted(waits[60:])
    assert max(waits) == pytest.approx(LONGEST_WAIT, abs=1)
    assert waits[-1] == pytest.approx(LONGEST_WAIT, abs=1)


def test_a_clock_that_is_set_back_makes_nobody_wait_longer() -> None:
    allowance = Allowance(per_minute=1)
    allowance.use(10 * DAY)
    assert allowance.wait(9 * DAY) == 60
    assert allowance.wait(9 * DAY + 60_000) == 0


def test_a_limit_of_nothing_still_allows_one_in_a_long_while() -> None:
    allowance = Allowance(per_minute=0)
    allowance.use(0)
    assert allowance.wait(0) == LONGEST_WAIT


# One table


def written_in_a_day(entry: Entry, *between: Entry) -> int:
    """How many entries a player gets into the log in a day who tries every second."""
    throttle, written = Throttle(Limits()), 0
    for now in range(0, DAY, 1000):
        try:
            throttle.check(entry, GUEST, now)
        except RequestError:
            continue
        for one in (entry, *between):
            throttle.note(one, GUEST, now)
            written += 1
    return written


def test_in_a_whole_day_of_trying_a_player_writes_little() -> None:
    assert written_in_a_day(TookBack(ANA)) < 700
    assert written_in_a_day(Left(ANA), CameBack(ANA)) < 1400
    assert written_in_a_day(Said(ANA, Phrase.HELLO)) == Limits().phrases
    assert written_in_a_day(SatDown(ANA, "Ana"), Freed(ANA)) < 1400
    assert written_in_a_day(SatDown(ANA, "greedy", "greedy"), Freed(ANA)) < 1600


def test_what_ends_or_undoes_something_is_never_refused() -> None:
    throttle = Throttle(Limits(changes_per_minute=1))
    for _ in range(1000):
        for entry in (CameBack(ANA), Freed(ANA), Closed(TableEnd.CLOSED)):
            throttle.check(entry, GUEST, 0)
            throttle.note(entry, GUEST, 0)


def test_a_new_player_does_not_suffer_from_the_one_before() -> None:
    throttle = Throttle(Limits(phrases=3))
    for _ in range(100):
        throttle.note(Said(ANA, Phrase.HELLO), GUEST, 0)
        throttle.note(TookBack(ANA), GUEST, 0)
    throttle.note(Freed(ANA), None, 0)
    throttle.note(SatDown(ANA, "Eva"), GuestId("Eva"), 0)
    throttle.check(Said(ANA, Phrase.HELLO), GuestId("Eva"), 0)
    throttle.check(TookBack(ANA), GuestId("Eva"), 0)


# The room


def limits(**changed: int) -> Limits:
    return Limits(**{"phrases_per_minute": 5, "changes_per_minute": 5, "sittings_per_minute": 5, **changed})


def test_sixty_sockets_are_one_player_who_alone_is_refused(tmp_path: Path, clock: Clock) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno, celia = await marking(table_server, "border", 3)
        answers = await asyncio.gather(*(say(bruno) for _ in range(60)))
        assert Counter(map(code, answers)) == {"ack": 5, "too-fast": 55}
        waiting = next(answer["problem"] for answer in answers if code(answer) == "too-fast")
        assert (waiting["message"], waiting["arguments"]) == ("too-fast-wait", {"seconds": 13})
        for person, seat in ((ana, 0), (celia, 2)):
            await done(say(person, seat))
        clock.now += 12_000
        await done(say(bruno))

    with_table_servers(tmp_path, promise, wrap=as_it_is, limits=limits())


def test_who_has_said_all_phrases_is_told_so_and_still_plays_and_others_still_talk(
    tmp_path: Path, clock: Clock
) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno, celia = await marking(table_server, "border", 3)
        for _ in range(5):
            await done(say(bruno))
        clock.now += DAY
        refused = await say(bruno)
        assert (code(refused), refused["problem"]["message"]) == ("too-many", "phrases-used-up")
        await done(say(ana, 0))
        await done(bruno.choose(1, "pass"))
        await done(bruno.send("take-back", seat=1, turn=(await bruno.see())["turn"]))
        await done(bruno.send("leave", seat=1))
        await done(celia.send("take-over", seat=1, bot="greedy"))
        await done(bruno.send("come-back", seat=1))

    with_table_servers(tmp_path, promise, wrap=as_it_is, limits=limits(phrases=5))


@pytest.mark.usefixtures("clock")
def test_whatever_the_others_did_a_player_comes_back_takes_back_and_leaves(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno, celia, _ = await marking(table_server, "border", 4)
        turn = (await bruno.see())["turn"]
        for _ in range(20):
            await say(bruno)
            await bruno.choose(1, "pass")
            await bruno.send("take-back", seat=1, turn=turn)
            await bruno.send("leave", seat=1)
            await bruno.send("come-back", seat=1)
        assert code(await bruno.send("leave", seat=1)) == "too-fast"
        await done(celia.choose(2, "pass"))
        await done(celia.send("take-back", seat=2, turn=turn))
        async with table_server.room(ana.table) as here:
            await here.look()
            here.audience.away_since[Seat(2)] = ClockReading(now_ms(), elapsed() - 3600)
            await done(ana.send("take-over", seat=2, bot="greedy"))
        await done(celia.send("come-back", seat=2))
        await done(celia.send("leave", seat=2))
        await done(celia.send("come-back", seat=2))

    with_table_servers(tmp_path, promise, wrap=as_it_is, limits=limits())


def test_taking_back_becomes_slower_and_is_never_refused_for_good(tmp_path: Path, clock: Clock) -> None:
    async def promise(table_server: TableServer) -> None:
        _, bruno, _ = await marking(table_server, "border", 3)
        turn = (await bruno.see())["turn"]
        refusals = 0
        for _ in range(60):
            await done(bruno.choose(1, "pass"))
            while code(answer := await bruno.send("take-back", seat=1, turn=turn)) == "too-fast":
                refusals += 1
                clock.now += 1000 * answer["problem"]["arguments"]["seconds"]
            await done(asyncio.sleep(0, answer))
        assert refusals == 55

    with_table_servers(tmp_path, promise, wrap=as_it_is, limits=limits())


@pytest.mark.usefixtures("clock")
def test_a_room_that_is_dropped_or_a_server_that_restarts_renews_no_allowance(tmp_path: Path) -> None:
    tables_made = []

    async def talk(table_server: TableServer) -> None:
        _, bruno, _ = await marking(table_server, "border", 3)
        tables_made.append(bruno.table)
        for _ in range(5):
            await done(say(bruno))
        table_server.rooms.clear()
        assert code(await say(bruno)) == "too-fast"

    async def restart(table_server: TableServer) -> None:
        bruno = Person(table_server, tables_made[0], "Bruno")
        assert code(await say(bruno)) == "too-fast"

    with_table_servers(tmp_path, talk, wrap=as_it_is, limits=limits())
    with_table_servers(tmp_path, restart, wrap=as_it_is, limits=limits())


def test_sitting_freeing_and_seating_bots_over_rest_are_limited_too(tmp_path: Path, clock: Clock) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno = await seated(table_server, "border", 2)
        told: Counter[str] = Counter()
        for number in range(100):
            seat, bot = tables.sit_down, tables.seat_bot
            troll = GuestId(f"troll {number % 3}")
            for sitting in (
                seat(table_server, troll, Role.INVITED, ana.table, 1, Sitting(name="Troll")),
                bot(table_server, ana.table, 1, BotSeat(bot="greedy")),
            ):
                async with table_server.room(ana.table) as here:
                    if Seat(1) in (await here.look()).players:
                        await tables.free_seat(table_server, ana.table, 1)
                try:
                    await sitting
                except RequestError as wrong:
                    told[wrong.problem.message] += 1
        assert set(told) == {"too-fast-wait"}
        assert told["too-fast-wait"] > 170
        assert len(await types(table_server, ana.table)) < 80
        async with table_server.room(ana.table) as here:
            assert Seat(1) not in (await here.look()).players, "freeing is always possible"
        clock.now += 60_000
        await bruno.sit(1)

    with_table_servers(tmp_path, promise, wrap=as_it_is, limits=limits())


@pytest.mark.usefixtures("clock")
def test_words_and_devices_are_limited_and_leaving_by_being_forgotten_is_not(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        table = await opened(table_server, "border", [None, None])
        ana = Person(table_server, table, "Ana", Role.HOST)
        await ana.sit(0, word=None)
        words = [await ana.send("say-word", seat=0, word=f"word {number}") for number in range(10)]
        assert Counter(map(code, words)) == {"ack": 5, "too-fast": 5}
        bruno = Person(table_server, table, "Bruno")
        await bruno.sit(1)
        device = bruno
        for number in range(5):
            phone = Person(table_server, table, f"phone {number}")
            await tables.exchange(table_server, phone.guest, table, Key(token=await handover(device, 1)))
            device = phone
        with pytest.raises(RequestError) as refused:
            await tables.exchange(table_server, GuestId("sixth"), table, Key(token=await handover(device, 1)))
        assert refused.value.problem.message == "too-fast-wait"
        for _ in range(5):
            await done(device.send("leave", seat=1))
            await done(device.send("come-back", seat=1))
        assert code(await device.send("leave", seat=1)) == "too-fast"
        async with table_server.room(table) as room:
            await leave_seats(room, device.guest)
        assert (await device.see())["seats"][1]["left"]

    with_table_servers(tmp_path, promise, wrap=as_it_is, limits=limits())
