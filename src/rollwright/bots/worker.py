"""A process that computes moves of bots: it reads requests from standard input and writes moves to standard output.

`python -m rollwright.bots.worker`. Every message is preceded by its length, four bytes.
"""

import os
import signal
import sys
import time
from dataclasses import dataclass
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import IO, Any

from rollwright.bots.pickling import pack, unpack
from rollwright.bots.warmup import bot_without_wait
from rollwright.core.seats import Seat
from rollwright.games import GAMES

THINKING_SECONDS = 0.5
"""The time that a bot has for a move."""


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A position in which a bot has to choose, and the seed of its random choices."""

    bot: str
    """The id of a bot of the game, or `module:Class`."""
    game: str
    state: Any
    seat: Seat
    seed: int


def answer(request: MoveRequest) -> str:
    """Return the move as text."""
    deadline = time.monotonic() + THINKING_SECONDS
    bot = bot_without_wait(request.bot, GAMES[request.game])
    return str(bot.choose(request.state, request.seat, Random(request.seed), deadline))  # noqa: S311  no dice


def send(stream: IO[bytes], content: bytes) -> None:
    """Write one message."""
    stream.write(len(content).to_bytes(4, "big") + content)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes:
    """Read one message. Raises EOFError if the stream ends before."""
    size = int.from_bytes(exactly(stream, 4), "big")
    return exactly(stream, size)


def exactly(stream: IO[bytes], size: int) -> bytes:
    """Read exactly this many bytes. Raises EOFError if the stream ends before."""
    content = stream.read(size)
    if len(content) < size:
        raise EOFError
    return content


def listen(requests: SimpleQueue[bytes]) -> None:
    """Queue requests. Exits the process when standard input ends, because no answer is needed then."""
    try:
        while True:
            requests.put(receive(sys.stdin.buffer))
    except EOFError:
        os._exit(0)


def main() -> None:
    """Answer requests until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C, and ends this one
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # the output of a bot must not be read as an answer
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(requests,), daemon=True).start()
    while True:
        send(answers, pack(answer(unpack(requests.get()))))


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the parent process has ended
        os._exit(0)
