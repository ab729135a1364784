"""The wall clock may jump: nobody loses a seat by it, no link lasts longer, no game is abandoned."""

import time
from collections.abc import Callable

import pytest

from rollwright.core.errors import RequestError
from rollwright.protocol.rest import Key
from rollwright.server.clock import BOOT_TIME, DAY, clock_reading, elapsed, now_ms
from rollwright.server.http import tables
from rollwright.server.live.table_server import TableServer
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import GuestId
from tests.server.in_process import handover, marking, opened, seated, types

HOUR = 3600


@pytest.fixture
def move_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Moves the wall clock by so many seconds from where it is by itself."""
    real = time.time_ns

    def move(seconds: float) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: real() + round(seconds * 1e9))

    return move


def test_a_moment_knows_how_far_the_wall_clock_was_moved(move_clock: Callable[[float], None]) -> None:
    before = clock_reading()
    assert before.clock_change(clock_reading()) == pytest.approx(0, abs=1)
    move_clock(60 * 24 * HOUR)
    assert before.clock_change(clock_reading()) == pytest.approx(60 * 24 * HOUR, abs=60)
    move_clock(-HOUR)
    assert before.clock_change(clock_reading()) == pytest.approx(-HOUR, abs=60)


def test_time_passes_where_there_is_no_clock_since_boot(monkeypatch: pytest.MonkeyPatch) -> None:
    assert BOOT_TIME is None or elapsed() >= time.monotonic() - 1
    monkeypatch.setattr("rollwright.server.clock.BOOT_TIME", None)
    assert time.monotonic() - 60 < elapsed() <= time.monotonic()


async def test_a_clock_that_is_set_back_makes_no_handover_link_last_longer(
    table_server: TableServer, move_clock: Callable[[float], None]
) -> None:
    _, bruno = await seated(table_server, "border", 2)
    token = await handover(bruno, 1)
    move_clock(-HOUR)
    with pytest.raises(RequestError) as refused:
        await tables.exchange(table_server, GuestId("phone"), bruno.table, Key(token=token))
    assert refused.value.problem.message == "link-used-up"


@pytest.mark.parametrize("days", [61, -61])
async def test_after_a_jump_of_the_clock_no_table_is_closed_before_it_was_really_idle(
    table_server: TableServer, move_clock: Callable[[float], None], days: int
) -> None:
    waiting = await opened(table_server, "border", [None, None])
    ana, _ = await marking(table_server, "border", 2)
    move_clock(days * 24 * HOUR)
    table_server._clock.check()
    assert await table_server.sweep(now_ms() + 100 * DAY) == 0
    assert "closed" not in [*await types(table_server, waiting), *await types(table_server, ana.table)]
    now = clock_reading()
    table_server._clock.moved = ClockReading(now.at, now.elapsed - 8 * 24 * HOUR)
    assert await table_server.sweep(now_ms() + 100 * DAY) == 1
    assert "closed" in await types(table_server, waiting)
    assert "closed" not in await types(table_server, ana.table)
