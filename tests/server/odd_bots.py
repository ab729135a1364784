"""Bots that do wrong, each in its own way, in the first round; after that they play like anyone. Served by `--bot`."""

import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from rollwright.bots import bot_for
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat

GO_ON = "ROLLWRIGHT_TEST_GO_ON"
"""The name of a file: the busy bot thinks until it is there."""


class Odd:
    """Odd in the first round, greedy after it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.greedy = bot_for("greedy", game)

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        move = self.greedy.choose(state, seat, rng, deadline)
        return self.odd(move) if state.round == 1 else move

    def odd(self, move: Move) -> Any:
        raise NotImplementedError


class Raises(Odd):
    def odd(self, move: Move) -> Any:
        raise RuntimeError("no idea")


class Exits(Odd):
    def odd(self, move: Move) -> Any:
        os._exit(3)


class Leaves(Odd):
    def odd(self, move: Move) -> Any:
        sys.exit()


class Babbles(Odd):
    def odd(self, move: Move) -> Any:
        return "xyzzy \0 plugh"


class SaysNothing(Odd):
    def odd(self, move: Move) -> Any:
        return None


class Cheats(Odd):
    """Names places that are far off the sheet, or a move of the other game."""

    def odd(self, move: Move) -> Any:
        return "mark 9998" if self.game.name == "border" else "pass"


class Prints(Odd):
    """Not wrong at all: it only talks to itself."""

    def odd(self, move: Move) -> Any:
        print("thinking", move)  # noqa: T201
        os.write(1, b"\0\0\0\4more")
        sys.stdout.flush()
        return move


class Sleeps(Odd):
    def odd(self, move: Move) -> Any:
        time.sleep(600)
        return move


class Busy(Odd):
    """Burns all the time that it gets, until it is told to go on."""

    def odd(self, move: Move) -> Any:
        go_on = Path(os.environ[GO_ON])
        go_on.with_suffix(".begun").touch()
        while not go_on.exists():
            sum(range(10_000))
        return move
