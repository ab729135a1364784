"""Whatever comes through a socket: a coded answer each time, no failure, no growth, and honest people play on."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.attacks import ATTACKS, Attack, Scene
from tests.server.hostility import LIMITS, Siege, memory_of
from tests.server.raw_socket import CONTINUED, PING, TEXT, frame
from tests.server.running import Running, running

TRIES = 4
SEVERAL_MEGABYTES = 6 << 20


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("besieged") / "tables.db", limits=LIMITS) as server:
        yield server


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_an_attack_gets_the_answer_that_it_must_get(besieged: Running, attack: Attack) -> None:
    random = Random(attack.__name__)
    scene = Scene.of(besieged, random)

    async def try_often() -> None:
        for _ in range(TRIES):
            async with asyncio.timeout(60):
                await attack(scene, random)

    asyncio.run(try_often())


def test_honest_people_play_on_and_nothing_fails_or_grows_while_all_attack_at_once(besieged: Running) -> None:
    campaign = asyncio.run(Siege(besieged, Random(11)).lay(5.0))
    assert campaign.findings == []
    assert campaign.games > 0
    assert campaign.attacks > len(ATTACKS)


async def unread(scene: Scene, first: bytes, more: bytes) -> int | None:
    """Send one frame, then the same again and again, and read nothing; by how much the server has grown meanwhile."""
    before = memory_of(scene.server)
    raw, _ = await scene.enter(small=True)
    await raw.send(first)
    for _ in range(12):
        if raw.writer.transport.is_closing():
            break
        await raw.send(more * ((1 << 20) // len(more)))
    after = memory_of(scene.server)
    raw.abort()
    return None if before is None or after is None else after - before


@pytest.mark.parametrize(
    ("first", "more"),
    [(b"", frame(PING, b"x" * 125)), (frame(TEXT, b"", fin=False), frame(CONTINUED, b"", fin=False))],
    ids=["pings", "empty fragments"],
)
def test_frames_that_no_message_comes_of_cost_no_memory(besieged: Running, first: bytes, more: bytes) -> None:
    scene = Scene.of(besieged, Random(1))
    growth = asyncio.run(unread(scene, first, more))
    assert growth is None or growth < SEVERAL_MEGABYTES  # only Linux tells
