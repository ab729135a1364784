"""The events of a socket that wait for the app."""

import asyncio
from typing import TYPE_CHECKING, cast

from rollwright.server.http.uvicorn_protocols import EventQueue

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent


def text(content: str) -> "ASGIReceiveEvent":
    return cast("ASGIReceiveEvent", {"type": "websocket.receive", "text": content})


async def test_events_come_in_their_order() -> None:
    queue = EventQueue()
    assert queue.empty()
    for content in "abc":
        queue.put_nowait(text(content))
    assert queue.qsize() == 3
    assert [await queue.get() for _ in range(3)] == [text("a"), text("b"), text("c")]
    assert queue.empty()


async def test_a_reader_waits_for_the_next_event() -> None:
    queue = EventQueue()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not reading.done()
    queue.put_nowait(text("a"))
    queue.put_nowait(text("b"))
    assert await reading == text("a")
    assert await queue.get() == text("b")


async def test_an_event_is_not_lost_with_a_reader_that_was_cancelled() -> None:
    queue = EventQueue()
    for arrives_first in (False, True):
        reading = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        if arrives_first:
            queue.put_nowait(text("a"))
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        if not arrives_first:
            queue.put_nowait(text("a"))
        assert await queue.get() == text("a")
