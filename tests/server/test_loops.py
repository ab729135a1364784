"""Work in the background goes on after any exception, which is logged."""

import asyncio
import io
import json
from contextlib import suppress

import pytest

from rollwright.server import loops
from rollwright.server.log import LOG
from rollwright.server.loops import FIRST_RETRY, LONGEST_RETRY, backoff, repeat
from rollwright.server.store.store import FailureReason, StoreFailed


async def test_a_loop_survives_every_exception_and_logs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = io.StringIO()
    monkeypatch.setattr(LOG, "stream", lines)
    monkeypatch.setattr(loops, "FIRST_RETRY", 0.0)
    failures: list[Exception] = [StoreFailed(FailureReason.UNAVAILABLE, "gone"), ZeroDivisionError("a guest's name")]
    done = asyncio.Event()

    async def step() -> None:
        if failures:
            raise failures.pop(0)
        done.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(repeat(step, 0, "step-failed"))
    async with asyncio.timeout(30):
        await done.wait()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    known, unexpected = map(json.loads, lines.getvalue().splitlines())
    assert (known["event"], known["level"], known["error"]) == ("step-failed", "warning", "unavailable: gone")
    assert (unexpected["event"], unexpected["level"], unexpected["error"]) == (
        "step-failed",
        "error",
        "ZeroDivisionError",
    )
    assert "guest" not in lines.getvalue()


def test_pauses_become_longer_up_to_a_limit() -> None:
    assert 0.7 * FIRST_RETRY < backoff(0) < 1.3 * FIRST_RETRY
    assert 0.7 * LONGEST_RETRY < backoff(1000) < 1.3 * LONGEST_RETRY
