"""Several server processes on one PostgreSQL database, behind a load balancer."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from rollwright.testing.server.balancer import Balancer, balanced
from rollwright.testing.server.postgresql import PostgresqlServer
from rollwright.testing.server.running import Running, running


class Nodes:
    """Servers that can be used and killed like one."""

    kills_database = False

    def __init__(self, database: str, servers: list[Running], balancer: Balancer, random: Random) -> None:
        self.stored_in: Path | str = database
        self.servers = servers
        self._balancer = balancer
        self._random = random

    @property
    def url(self) -> str:
        """The address of the load balancer."""
        return self._balancer.url

    def kill(self) -> None:
        """Kill any node without warning."""
        self._random.choice(self.servers).kill()

    def start(self) -> None:
        """Start the nodes that do not run, on their ports."""
        for server in self.servers:
            if server.process is None:
                server.start()


class KilledDatabase:
    """Nodes whose database is killed instead of them."""

    kills_database = True

    def __init__(self, nodes: Nodes, postgresql: PostgresqlServer) -> None:
        self.url = nodes.url
        self.stored_in = nodes.stored_in
        self.kill = postgresql.kill
        self.start = postgresql.start


@contextmanager
def running_nodes(
    database: str, folder: Path, *options: str, count: int = 2, seed: int = 1, **more: Any
) -> Iterator[Nodes]:
    """Run several servers on one database for the duration of a `with` block; their logs are in this folder."""
    with ExitStack() as stack:
        servers = [
            stack.enter_context(running(folder / f"node-{number}", *options, address=database, **more))
            for number in range(count)
        ]
        balancer = stack.enter_context(balanced([server.port for server in servers]))
        yield Nodes(database, servers, balancer, Random(seed))
