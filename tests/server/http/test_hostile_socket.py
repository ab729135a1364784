"""Whatever comes through a socket: a coded answer each time, no failure, no growth, and honest people play on."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from rollwright.testing.server.raw_socket import CONTINUED, PING, TEXT, frame
from rollwright.testing.server.running import Running, running
from rollwright.testing.server.socket_attacks import ATTACKS, SocketAttack, TargetTable
from rollwright.testing.server.socket_fuzzer import LIMITS, SocketFuzzer, memory_of

TRIES = 2
SEVERAL_MEGABYTES = 6 << 20


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("attacked") / "tables.db", limits=LIMITS) as server:
        yield server


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
async def test_an_attack_gets_the_answer_that_it_must_get(attacked: Running, attack: SocketAttack) -> None:
    random = Random(attack.__name__)
    target = TargetTable.of(attacked, random)

    for _ in range(TRIES):
        async with asyncio.timeout(60):
            await attack(target, random)


def test_honest_people_play_on_and_nothing_fails_or_grows_while_all_attack_at_once(attacked: Running) -> None:
    result = asyncio.run(SocketFuzzer(attacked, Random(11)).run(5.0))
    assert result.findings == []
    assert result.games > 0
    assert result.attacks > len(ATTACKS)


async def unread(target: TargetTable, first: bytes, more: bytes) -> int | None:
    """Send one frame, then the same again and again, and read nothing; by how much the server has grown meanwhile."""
    before = memory_of(target.server)
    raw, _ = await target.enter(small=True)
    await raw.send(first)
    for _ in range(12):
        if raw.writer.transport.is_closing():
            break
        await raw.send(more * ((1 << 20) // len(more)))
    after = memory_of(target.server)
    raw.abort()
    return None if before is None or after is None else after - before


@pytest.mark.parametrize(
    ("first", "more"),
    [(b"", frame(PING, b"x" * 125)), (frame(TEXT, b"", fin=False), frame(CONTINUED, b"", fin=False))],
    ids=["pings", "empty fragments"],
)
def test_frames_that_no_message_comes_of_cost_no_memory(attacked: Running, first: bytes, more: bytes) -> None:
    target = TargetTable.of(attacked, Random(1))
    growth = asyncio.run(unread(target, first, more))
    assert growth is None or growth < SEVERAL_MEGABYTES  # only Linux tells
