"""Bots think here: in processes of their own, one question at a time each, and never for longer than they may."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from rollwright.bots import BOTS
from rollwright.bots.travel import pack, unpack
from rollwright.bots.worker import Question, receive, send
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.server.log import log_event

STAND_IN = "greedy"
"""Who moves for a bot that failed."""

_CHANCE = SystemRandom()


@dataclass(frozen=True, slots=True)
class Thought:
    """The move that was thought of, and whether the bot failed and another chose it."""

    move: Move
    stood_in: bool


class BotFailed(Exception):
    """A bot crashed, took too long, or answered with something that is no move."""


class Workers:
    """Processes that think, started when first asked."""

    def __init__(self, count: int, seconds: float, extra_bots: Mapping[str, str]) -> None:
        self.seconds = seconds
        self.extra_bots = extra_bots
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bot")
        self._mine = threading.local()
        self._processes: set[subprocess.Popen[bytes]] = set()
        self._closed = False

    async def think(self, bot: str, game: AnyGame, state: Any, seat: Seat) -> Thought:
        """The bot's move; that of level 2 if the bot fails."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._think, bot, game, state, seat)

    def _think(self, bot: str, game: AnyGame, state: Any, seat: Seat) -> Thought:
        name = self.extra_bots.get(bot, bot)
        question = Question(name, game.name, state, seat, _CHANCE.getrandbits(64))
        try:
            move = game.parse_move(self._ask(question))
            game.check(state, seat, move)
            return Thought(move, stood_in=False)
        except Exception as error:  # noqa: BLE001  whatever a bot does wrong, the table goes on, and the log says so
            log_event("bot-failed", level="warning", bot=bot, error=type(error).__name__)
            return Thought(BOTS[STAND_IN](game).choose(state, seat, _CHANCE), stood_in=True)

    def _ask(self, question: Question) -> str:
        process = self._process()
        late = threading.Timer(self.seconds, process.kill)
        late.start()
        try:
            if process.stdin is None or process.stdout is None:
                raise BotFailed("no pipes")
            send(process.stdin, pack(question))
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
        """This thread's process."""
        process: subprocess.Popen[bytes] | None = getattr(self._mine, "process", None)
        if process is None or process.poll() is not None:
            if process is not None:
                self._end(process)
            command = [sys.executable, "-m", "rollwright.bots.worker"]
            process = subprocess.Popen(  # noqa: S603  our own; in a session of its own no Ctrl-C reaches it
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
            self._mine.process = process
            self._processes.add(process)
            if self._closed:  # it came after the others were ended
                process.kill()
        return process

    def _end(self, process: "subprocess.Popen[bytes]") -> None:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:  # what was still in the pipe has nowhere to go
                    continue
        self._processes.discard(process)
        self._mine.process = None

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for process in list(self._processes):
            process.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for process in list(self._processes):
            self._end(process)
