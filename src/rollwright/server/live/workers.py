"""A pool of worker processes for bots, with a fair queue; each worker handles one request at a time."""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import SystemRandom
from typing import Any

from rollwright.bots import bot_for
from rollwright.bots.pickling import pack, unpack
from rollwright.bots.warmup import kernels_of, uncompiled
from rollwright.bots.worker import MoveRequest, receive, send
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.server.live.fair_queue import FairQueue
from rollwright.server.log import log_event
from rollwright.server.metrics import Metrics

FALLBACK_BOT = "greedy"
"""The bot that moves in place of a bot that failed; every game has it."""
WAIT = "bot_wait_seconds"
"""The metric of the time that requests wait for a worker."""

_CHANCE = SystemRandom()


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """A move, and whether the bot failed and the fallback chose it."""

    move: Move
    by_fallback: bool


@dataclass(frozen=True, slots=True, eq=False)
class BotRequest:
    """A position in which a bot has to choose. It is created in the event loop, in which its answer arrives."""

    address: str
    """The address of the client to whose share of the workers it is charged."""
    guest: str
    table: str
    turn: int
    bot: str
    game: AnyGame
    state: Any
    seat: Seat
    since: float = field(default_factory=time.monotonic)
    answer: "asyncio.Future[BotAnswer | None]" = field(default_factory=asyncio.Future)


class BotFailed(Exception):
    """A bot crashed, took too long, or answered with something that is not a move."""


class Workers:
    """The worker pool. Its processes are started when they are first needed."""

    def __init__(self, count: int, seconds: float, extra_bots: Mapping[str, str], metrics: Metrics) -> None:
        self.count = count
        self.busy = 0
        self.queue: FairQueue[BotRequest] = FairQueue()
        self.seconds = seconds
        self.extra_bots = extra_bots
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self._mine = threading.local()
        self._processes: set[subprocess.Popen[bytes]] = set()
        self._closed = False
        self._compiled: set[str] = set()
        """The kernels that are compiled, or whose compilation the log has announced."""
        metrics.declare_summary(WAIT)

    async def think(self, request: BotRequest) -> BotAnswer | None:
        """The bot's move, or that of the fallback if the bot fails; None if the request was dropped."""
        self.queue.push((request.address, request.guest, request.table), request)
        self._dispatch()
        try:
            return await request.answer
        finally:
            self.queue.remove(request)

    def drop(self, request: BotRequest) -> None:
        """Remove a request that its table no longer needs from the queue; a worker that has begun with it continues."""
        if self.queue.remove(request):
            request.answer.set_result(None)
            self._metrics.count("bot_requests_dropped_total")

    def _dispatch(self) -> None:
        """Assign requests to workers while there are both."""
        while self.busy < self.count and len(self.queue) and not self._closed:
            request = self.queue.pop()
            self._metrics.observe(WAIT, time.monotonic() - request.since)
            self.busy += 1
            thinking = asyncio.get_running_loop().run_in_executor(self._threads, self._think, request)
            thinking.add_done_callback(partial(self._finish, request))

    def _finish(self, request: BotRequest, thinking: "asyncio.Future[BotAnswer]") -> None:
        """Pass the answer to the table, if it still waits, and the worker to the next request."""
        self.busy -= 1
        self._dispatch()
        if request.answer.done() or thinking.cancelled():
            return
        if (error := thinking.exception()) is not None:
            request.answer.set_exception(error)
        else:
            request.answer.set_result(thinking.result())

    def _think(self, request: BotRequest) -> BotAnswer:
        bot, game, state, seat = request.bot, request.game, request.state, request.seat
        name = self.extra_bots.get(bot, bot)
        self._announce_compilation(game.name, name)
        move_request = MoveRequest(name, game.name, state, seat, _CHANCE.getrandbits(64))
        try:
            move = game.parse_move(self._ask(move_request))
            game.check(state, seat, move)
            return BotAnswer(move, by_fallback=False)
        except Exception as error:  # noqa: BLE001  the game continues after any error of a bot
            log_event("bot-failed", level="warning", bot=bot, error=type(error).__name__)
            return BotAnswer(bot_for(FALLBACK_BOT, game).choose(state, seat, _CHANCE), by_fallback=True)

    def _announce_compilation(self, game: str, bot: str) -> None:
        """Log once that kernels are compiled in the background, during which another bot moves."""
        for kernels in kernels_of(game, [bot]) - self._compiled:
            self._compiled.add(kernels)
            if uncompiled(game, [bot]):
                log_event("kernels-compiling", kernels=kernels)

    def _ask(self, request: MoveRequest) -> str:
        process = self._process()
        late = threading.Timer(self.seconds, process.kill)
        late.start()
        try:
            if process.stdin is None or process.stdout is None:
                raise BotFailed("no pipes")
            send(process.stdin, pack(request))
            said = unpack(receive(process.stdout))
        except (EOFError, OSError) as error:
            self._end(process)
            raise BotFailed("crashed or late") from error
        finally:
            late.cancel()
        if not isinstance(said, str):
            raise BotFailed("no text")
        return said

    def _process(self) -> "subprocess.Popen[bytes]":
        """This thread's worker process."""
        process: subprocess.Popen[bytes] | None = getattr(self._mine, "process", None)
        if process is None or process.poll() is not None:
            if process is not None:
                self._end(process)
            command = [sys.executable, "-m", "rollwright.bots.worker"]
            process = subprocess.Popen(  # noqa: S603  our own; in a new session, so that Ctrl-C does not reach it
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
            self._mine.process = process
            self._processes.add(process)
            if self._closed:  # it was started after the others were terminated
                process.kill()
        return process

    def _end(self, process: "subprocess.Popen[bytes]") -> None:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:  # the rest of the pipe's buffer cannot be delivered
                    continue
        self._processes.discard(process)
        self._mine.process = None

    async def close(self) -> None:
        """Terminate all worker processes."""
        self._closed = True
        for process in list(self._processes):
            process.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for process in list(self._processes):
            self._end(process)
