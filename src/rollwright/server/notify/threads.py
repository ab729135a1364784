"""Threads for calls that block on something outside of this machine, so that they delay neither the event loop, nor
the threads that the tables use, nor the end of the process."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

Result = TypeVar("Result")


class BlockingCalls:
    """Runs at most `most` calls at a time, each in a daemon thread; others wait for their turn."""

    def __init__(self, name: str, most: int) -> None:
        self._name = name
        self._most = most
        self._running = 0
        self._lock = threading.Lock()
        self._waiting: list[Callable[[], None]] = []

    async def run(self, call: Callable[[], Result]) -> Result:
        """The result of a call. If the caller is cancelled, a call that has begun continues in its thread, and one
        that has not begun never does."""
        future: Future[Result] = Future()

        def work() -> None:
            try:
                if future.set_running_or_notify_cancel():
                    future.set_result(call())
            except BaseException as error:  # noqa: BLE001  it is raised where the result is awaited
                future.set_exception(error)
            finally:
                self._next()

        with self._lock:
            if starts := self._running < self._most:
                self._running += 1
            else:
                self._waiting.append(work)
        if starts:
            self._start(work)
        return await asyncio.wrap_future(future)

    def _start(self, work: Callable[[], None]) -> None:
        threading.Thread(target=work, name=self._name, daemon=True).start()

    def _next(self) -> None:
        with self._lock:
            if not self._waiting:
                self._running -= 1
                return
            work = self._waiting.pop(0)
        self._start(work)
