"""The server, boardgame.io and a bare FastAPI. `python -m bench.server [--hold] [moves pace start hold]`."""

import sys
from collections.abc import Callable

from bench.common import PAIRS
from bench.load import hold, play
from bench.load.bars import Found
from bench.load.command import command, measure
from bench.load.hold import measure_hold
from bench.load.play import measure_moves, measure_pace
from bench.load.servers import make_node_modules
from bench.load.start import measure_start

TITLES = {
    "moves": "The server: as fast as they go",
    "pace": "The server: at one move a second",
    "start": "The server: start and size",
    "hold": "The server: a thousand tables held",
}


def parts(*, briefly: bool) -> dict[str, Callable[[], Found]]:
    """The functions that measure the parts."""
    rounds = 1 if briefly else PAIRS
    return {
        "moves": lambda: measure_moves(rounds, 2 if briefly else play.CLOSED_SECONDS),
        "pace": lambda: measure_pace(rounds, 3 if briefly else play.PACED_SECONDS),
        "start": lambda: measure_start(rounds),
        "hold": lambda: measure_hold(200, 10, 5) if briefly else measure_hold(hold.TABLES, hold.SECONDS, hold.IDLE),
    }


def main() -> int:
    """Measure the server; the thousand tables only with `--hold`."""
    wishes = command(__doc__, TITLES, unasked="all but hold")
    wishes.add_argument("--hold", action="store_true", help="hold a thousand tables for five minutes, too")
    wish = wishes.parse_args()
    wanted = set(wish.parts or TITLES.keys() - {"hold"}) | ({"hold"} if wish.hold else set())
    make_node_modules()
    return measure(wanted, TITLES, parts(briefly=wish.briefly), keep=not wish.briefly)


if __name__ == "__main__":
    sys.exit(main())
