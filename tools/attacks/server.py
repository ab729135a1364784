"""A server process of any source tree, its use of memory, CPU and descriptors, and longer logs in its database."""

import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rollwright.testing.server.balancer import Balancer
from rollwright.testing.server.running import Running

FEW_DESCRIPTORS = 1024
"""The usual soft limit. A server that needs more has to raise it."""
PAGE = resource.getpagesize()
TICKS = os.sysconf("SC_CLK_TCK")


def python_of(tree: Path) -> str:
    """The interpreter of a source tree's own environment; the current one if it has none."""
    own = tree / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def serve_command(python: str, database: Path | str, port: int, *options: str) -> list[str]:
    """The command that starts a server."""
    program = "from rollwright.cli import main; main()"
    start = [python, "-c", program, "serve", "--no-browser", "--port", str(port), "--database", str(database)]
    return [*start, *options]


def environment_of(tree: Path | str) -> dict[str, str]:
    """The environment in which Python imports `rollwright` from this tree, whatever is installed."""
    return {**os.environ, "PYTHONPATH": str(Path(tree) / "src"), "LC_ALL": "C.UTF-8"}


class TreeServer(Running):
    """A server of a source tree, with a database in its own folder and the default limits."""

    def __init__(self, tree: Path, folder: Path, *options: str, address: str | None = None) -> None:
        super().__init__(folder / "tables.db", *options, limits=(), cwd=folder, address=address)
        self.tree = tree
        self.python = python_of(tree)

    def launch(self) -> "subprocess.Popen[str]":
        """Start the process without waiting for it."""
        command = serve_command(self.python, self.address, self.port, "--log", str(self.log), *self.options)
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        return subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment_of(self.tree),
            cwd=self.cwd,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_DESCRIPTORS, hard)),
        )

    @property
    def pid(self) -> int:
        """The id of the process."""
        if self.process is None:
            raise RuntimeError("the server does not run")
        return self.process.pid


class TreeNodes:
    """Servers of a source tree on one PostgreSQL database, behind a load balancer that keeps the addresses of clients.

    The figures about the process are those of the first one.
    """

    def __init__(self, tree: Path, folder: Path, options: Sequence[str], database: str, count: int) -> None:
        self.database = database
        self._nodes: list[TreeServer] = []
        for number in range(count):
            own = folder / f"node-{number}"
            own.mkdir()
            for file in folder.glob("*.py"):
                (own / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
            self._nodes.append(TreeServer(tree, own, *options, address=database))
        self.tree, self.python = tree, self._nodes[0].python
        self._balancer: Balancer | None = None

    @property
    def port(self) -> int:
        """The port of the load balancer."""
        if self._balancer is None:
            raise RuntimeError("the servers do not run")
        return self._balancer.port

    @property
    def url(self) -> str:
        """The address of the load balancer."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process id of the first node."""
        return self._nodes[0].pid

    def start(self) -> None:
        """Start the nodes, and the load balancer."""
        for node in self._nodes:
            node.start()
        self._balancer = Balancer([node.port for node in self._nodes])
        self._balancer.start()

    def kill(self) -> None:
        """Kill all nodes, and stop the load balancer."""
        if self._balancer is not None:
            self._balancer.stop()
        for node in self._nodes:
            if node.process is not None:
                node.kill()


def memory_of(pid: int) -> int:
    """Resident memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def cpu_of(pid: int) -> float:
    """CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def descriptors_of(pid: int) -> int:
    """Open file descriptors of a process."""
    return len(os.listdir(f"/proc/{pid}/fd"))  # noqa: PTH208


def commits_of(database: str) -> int:
    """How often a SQLite database in WAL mode was written: the change counter in the header of its WAL index."""
    with Path(database + "-shm").open("rb") as index:
        return int.from_bytes(index.read(12)[8:], sys.byteorder)


def lengthen_logs(server: TreeServer, tables: list[str], entries: int) -> None:
    """Stop the server, append copies of the last phrase to the logs of these tables, and start it again.

    An attacker needs minutes to write a log of this length. Here only the reading of it is measured.
    """
    server.stop()
    with closing(sqlite3.connect(server.database)) as database, database:
        columns = [name for _, name, *_ in database.execute("PRAGMA table_info(entries)")]
        replaced = {"sequence": "? + sequence", "cause": "NULL"}
        chosen = ", ".join(replaced.get(name, f'"{name}"') for name in columns)
        copied = f'INSERT INTO entries SELECT {chosen} FROM entries WHERE "table" = ? AND sequence = ?'  # noqa: S608
        for table in tables:
            find = 'SELECT max(sequence) FROM entries WHERE "table" = ?'
            ((last,),) = database.execute(find, (table,)).fetchall()
            ((body,),) = database.execute(
                'SELECT body FROM entries WHERE "table" = ? AND sequence = ?', (table, last)
            ).fetchall()
            if '"said"' not in body:
                raise ValueError(f"the last entry is no phrase: {body}")
            database.executemany(copied, ((more, table, last) for more in range(1, entries + 1)))
    server.start()
