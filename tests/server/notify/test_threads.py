"""Calls that block delay neither each other nor the threads of the tables, as far as there are enough threads."""

import asyncio
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from rollwright.server.notify.public_address import remote_address, resolve
from rollwright.server.notify.threads import BlockingCalls


async def test_a_slow_name_server_delays_no_other_name_and_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    released, asked = threading.Event(), threading.Semaphore(0)
    real = socket.getaddrinfo

    def getaddrinfo(host: str, *rest: Any, **more: Any) -> Any:
        if host != "slow.example":
            return real(host, *rest, **more)
        asked.release()
        released.wait()
        raise OSError("no answer")

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    slow, quick = (remote_address(f"https://{host}/", private=True) for host in ("slow.example", "127.0.0.1"))
    with ThreadPoolExecutor(1) as only_thread:
        asyncio.get_running_loop().set_default_executor(only_thread)
        waiting = [asyncio.create_task(resolve(slow, private=True)) for _ in range(20)]
        for _ in waiting:
            await asyncio.to_thread(asked.acquire)
        assert await resolve(quick, private=True) == ["127.0.0.1"]
        released.set()
        failed = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(one) for one in failed} == {OSError}


async def test_of_more_calls_than_threads_the_others_follow_and_a_cancelled_one_never_runs() -> None:
    calls, released, run = BlockingCalls("test", 2), threading.Event(), list[int]()

    def call(number: int) -> int:
        run.append(number)
        released.wait()
        return number

    begun = [asyncio.create_task(calls.run(partial(call, number))) for number in range(5)]
    while len(run) < 2:
        await asyncio.sleep(0.01)
    begun[2].cancel()
    await asyncio.gather(begun[2], return_exceptions=True)
    assert begun[2].cancelled()
    released.set()
    assert await asyncio.gather(*begun[:2], *begun[3:]) == [0, 1, 3, 4]
    assert sorted(run) == [0, 1, 3, 4]
