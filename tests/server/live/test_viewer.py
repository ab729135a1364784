"""What is in line for a viewer: sent together, in order, and not for ever to somebody who does not read."""

import asyncio
import json
from collections.abc import Sequence

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.protocol.codec import to_data
from rollwright.server.live.viewer import CLOSED_BY_US, Viewer
from rollwright.session.guests import GuestId

STOPPING = RequestError(ErrorCode.STOPPING).problem


class Noted:
    """A wire that notes what goes over it, and whose other end reads or does not."""

    def __init__(self, *, reads: bool = True) -> None:
        self.reads = reads
        self.writes: list[list[str]] = []
        self.ended: list[tuple[int, str]] = []

    def write(self, texts: Sequence[str]) -> bool:
        self.writes.append([*texts])
        return self.reads

    def end(self, code: int, reason: str) -> None:
        self.ended.append((code, reason))


async def a_moment() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def viewer_of(wire: Noted) -> Viewer:
    return Viewer(wire, GuestId("guest"), "invited")


async def test_what_comes_in_one_moment_is_one_write_in_its_order() -> None:
    wire = Noted()
    viewer = viewer_of(wire)
    viewer.send("update")
    viewer.send("ack")
    assert wire.writes == []
    await a_moment()
    viewer.send("presence")
    await a_moment()
    assert wire.writes == [["update", "ack"], ["presence"]]
    assert wire.ended == []


async def test_a_wire_that_fails_stops_no_other_viewer() -> None:
    class Failing(Noted):
        def write(self, texts: Sequence[str]) -> bool:
            raise RuntimeError

    wires = [Noted(), Failing(), Noted()]
    errors: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
    for wire in wires:
        viewer_of(wire).send("update")
    await a_moment()
    assert [wire.writes for wire in wires] == [[["update"]], [], [["update"]]]
    assert len(errors) == 1


def test_messages_of_an_event_loop_that_has_ended_are_dropped() -> None:
    async def send(wire: Noted, *, wait: bool) -> None:
        viewer_of(wire).send("update")
        if wait:
            await a_moment()

    wires = [Noted(), Noted()]
    for wire, wait in zip(wires, (False, True), strict=True):
        asyncio.run(send(wire, wait=wait))
    assert wires[1].writes == [["update"]]


async def test_after_the_goodbye_nothing_is_sent_and_it_is_said_once() -> None:
    wire = Noted()
    viewer = viewer_of(wire)
    viewer.send("update")
    viewer.say_goodbye(STOPPING)
    viewer.say_goodbye(RequestError(ErrorCode.TOO_FAST).problem)
    viewer.send("too late")
    await a_moment()
    ((update, bye),) = wire.writes
    assert update == "update"
    assert json.loads(bye) == {"type": "bye", "problem": to_data(STOPPING)}
    assert wire.ended == [(CLOSED_BY_US, "stopping")]


async def test_whoever_does_not_read_is_told_so_and_let_go() -> None:
    wire = Noted(reads=False)
    viewer = viewer_of(wire)
    viewer.send("update")
    await a_moment()
    viewer.send("another")
    await a_moment()
    (update,), (bye,) = wire.writes
    assert update == "update"
    assert json.loads(bye)["problem"]["code"] == "too-slow"
    assert wire.ended == [(CLOSED_BY_US, "too-slow")]
