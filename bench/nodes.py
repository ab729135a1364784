"""Nodes on one PostgreSQL, beside bare psycopg and one node. `python -m bench.nodes [appends seen moves]`."""

import sys
from collections.abc import Callable

from bench.common import PAIRS
from bench.load import nodes
from bench.load.bars import Found
from bench.load.command import command, measure
from bench.load.nodes import measure_appends, measure_moves, measure_seen
from bench.load.servers import make_node_modules
from rollwright.testing.server.postgresql import PostgresqlServer, postgresql_server

TITLES = {
    "appends": "Nodes: appends to PostgreSQL",
    "seen": "Nodes: from one node to another",
    "moves": "Nodes: two nodes and one",
}


def parts(server: PostgresqlServer, *, briefly: bool) -> dict[str, Callable[[], Found]]:
    """The functions that measure the parts."""
    rounds = 1 if briefly else PAIRS
    return {
        "appends": lambda: measure_appends(server, rounds, 0.5 if briefly else nodes.APPEND_SECONDS),
        "seen": lambda: measure_seen(server, rounds, 2 if briefly else nodes.SEEN_SECONDS),
        "moves": lambda: measure_moves(server, rounds, 2 if briefly else nodes.MOVE_SECONDS),
    }


def main() -> int:
    """Measure with PostgreSQL's default settings, with which every commit is synced to the disk."""
    wish = command(__doc__, TITLES).parse_args()
    make_node_modules()
    with postgresql_server() as server:
        return measure(wish.parts or TITLES, TITLES, parts(server, briefly=wish.briefly), keep=not wish.briefly)


if __name__ == "__main__":
    sys.exit(main())
