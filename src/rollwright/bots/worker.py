"""A process that thinks for bots: a position comes in on standard input, a move goes out on standard output.

`python -m rollwright.bots.worker`. Each question and answer has its length before it, four bytes.
"""

import importlib
import os
import signal
import sys
import time
from dataclasses import dataclass
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import IO, Any, cast

from rollwright.bots import BOTS
from rollwright.bots.bot import Bot
from rollwright.bots.ready import at_once
from rollwright.bots.travel import pack, unpack
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games import GAMES

THINKING = 0.5
"""Seconds that a bot takes for a move at most."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: who, in which game and position, for which seat, and with which chance."""

    bot: str
    """The id of one of ours, or `module:Class`."""
    game: str
    state: Any
    seat: Seat
    seed: int


def bot_for(name: str, game: AnyGame) -> Bot:
    """One of our bots, or anyone's class that takes a game."""
    if ":" not in name:
        return BOTS[name](game)
    module, _, made_by = name.partition(":")
    return cast("Bot", getattr(importlib.import_module(module), made_by)(game))


def answer(question: Question) -> str:
    """The move as text."""
    deadline = time.monotonic() + THINKING
    bot = (bot_for if ":" in question.bot else at_once)(question.bot, GAMES[question.game])
    return str(bot.choose(question.state, question.seat, Random(question.seed), deadline))  # noqa: S311  no dice


def send(stream: IO[bytes], content: bytes) -> None:
    """One message."""
    stream.write(len(content).to_bytes(4, "big") + content)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes:
    """One message, or EOFError."""
    size = int.from_bytes(exactly(stream, 4), "big")
    return exactly(stream, size)


def exactly(stream: IO[bytes], size: int) -> bytes:
    """So many bytes, or EOFError."""
    content = stream.read(size)
    if len(content) < size:
        raise EOFError
    return content


def listen(questions: SimpleQueue[bytes]) -> None:
    """Take in questions. Where nobody is left who asks, no thought is worth finishing."""
    try:
        while True:
            questions.put(receive(sys.stdin.buffer))
    except EOFError:
        os._exit(0)


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks us, who then ends us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be taken for an answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions,), daemon=True).start()
    while True:
        send(answers, pack(answer(unpack(questions.get()))))


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # nobody is left who asked
        os._exit(0)
