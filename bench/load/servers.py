"""The measured servers and the load on them, each in its own process and on its own core."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.common import HERE, WORK
from bench.load.processes import CLIENTS_CORE, SERVERS_CORE, cpu_seconds_of, memory_of, on_core

NODE = WORK / "node"
NO_LIMITS = ("requests", "messages", "client-connections", "tables", "new-tables", "connections")
BOTH = "border,twentyone"
UVICORN = {
    "loop": "uvloop",
    "http": "httptools",
    "ws": "websockets-sansio",
    "ws-per-message-deflate": "false",
    "ws-ping-interval": "25",
    "ws-ping-timeout": "25",
    "log-level": "error",
}
"""The same uvicorn settings as in `rollwright serve`."""


@dataclass(frozen=True)
class MeasuredServer:
    """How a server is started in a folder, and the load client for it."""

    name: str
    command: Callable[[int, Path], list[str]]
    load: str
    alive: str
    """A path that responds once the server accepts connections."""


def rollwright(port: int, folder: Path, database: str | None = None) -> list[str]:
    limits = [word for name in NO_LIMITS for word in ("--limit", f"{name}=1000000")]
    files = ["--database", database or str(folder / "tables.db"), "--log", str(folder / "log")]
    program = Path(sys.executable).with_name("rollwright")
    return [str(program), "serve", "--no-browser", "--port", str(port), *files, *limits]


def bare_fastapi(port: int, _: Path) -> list[str]:
    where = ["--app-dir", str(HERE / "peers"), "--host", "127.0.0.1", "--port", str(port)]
    alike = [word for name, value in UVICORN.items() for word in (f"--{name}", value)]
    return [sys.executable, "-m", "uvicorn", "bare_fastapi:app", *where, *alike, "--no-access-log"]


def boardgame_io(*, on_disk: bool) -> Callable[[int, Path], list[str]]:
    script = str(HERE / "peers" / "boardgame_io.cjs")
    return lambda port, folder: ["node", script, str(port), *([str(folder / "matches")] if on_disk else [])]


OURS = MeasuredServer("Rollwright", rollwright, "rollwright.cjs", "/healthz")
IN_MEMORY = MeasuredServer("boardgame.io in memory", boardgame_io(on_disk=False), "boardgame_io.cjs", "/games")
FLAT_FILE = MeasuredServer("boardgame.io FlatFile", boardgame_io(on_disk=True), "boardgame_io.cjs", "/games")
BARE = MeasuredServer("bare FastAPI", bare_fastapi, "bare_rooms.cjs", "/healthz")


@dataclass(frozen=True)
class Load:
    """The number of tables, the duration and the pace of a load."""

    tables: int
    seconds: float
    rate: float = 0
    idle: float = 0
    games: str = BOTH


@dataclass(frozen=True)
class Trial:
    """The measurements of a load."""

    client: dict[str, Any]
    cpu: float
    """CPU seconds of the server while the client counted."""
    idle_cpu: float
    """CPU seconds of the server while all clients were connected and none moved."""
    started_memory: int
    """Bytes before the first client."""
    connected_memory: int
    """Bytes when all clients had just connected."""
    memory: int
    """Bytes at the end, with all clients still connected."""
    database_cpu: float = 0.0
    """CPU seconds of a separate database while the client counted."""


class LoadFailed(Exception):
    """A server or its load failed, so nothing was measured."""


def make_node_modules() -> None:
    """Install the packages of the load clients and of boardgame.io if they are missing."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise LoadFailed("the load clients need Node.js and npm")
    wanted = (HERE / "load" / "package.json").read_text()
    ready = NODE / "ready"
    if not ready.exists() or ready.read_text() != wanted:
        print(f"making {NODE}", file=sys.stderr)
        NODE.mkdir(parents=True, exist_ok=True)
        (NODE / "package.json").write_text(wanted)
        quietly = ("--no-audit", "--no-fund", "--no-package-lock", "--silent")
        subprocess.run(("npm", "install", *quietly), cwd=NODE, check=True)
        ready.write_text(wanted)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def started(server: MeasuredServer, folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], int, float]]:
    """The running server, its port, and the seconds until it responded."""
    port = free_port()
    environment = {**os.environ, "NODE_PATH": str(NODE / "node_modules")}
    command = on_core(SERVERS_CORE, server.command(port, folder))
    with (folder / "said").open("wb") as said:
        begun = time.perf_counter()
        process = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT, env=environment)
        try:
            wait_until_alive(process, f"http://127.0.0.1:{port}{server.alive}", folder)
            yield process, port, time.perf_counter() - begun
        finally:
            process.terminate()
            process.wait(60)


def wait_until_alive(process: "subprocess.Popen[bytes]", url: str, folder: Path) -> None:
    """Wait until the server responds to a request."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=30):
                return
        except urllib.error.HTTPError as answered:  # an HTTP error is a response as well
            answered.close()
            if answered.code != HTTPStatus.SERVICE_UNAVAILABLE:  # a node that opens its database
                return
            time.sleep(0.002)
        except OSError:
            time.sleep(0.002)
    raise LoadFailed(f"the server ended: {(folder / 'said').read_text()}")


def trial(server: MeasuredServer, load: Load, check: Callable[[Path, Path], None] | None = None) -> Trial:
    """Start a server, put a load on it, stop it; then check its database against the list of acknowledged moves."""
    with TemporaryDirectory(dir=WORK) as temporary:
        folder = Path(temporary)
        acknowledged = folder / "acknowledged"
        with started(server, folder) as (process, port, _):
            numbers = (port, load.tables, load.seconds, load.rate, load.idle)
            command = ["node", str(HERE / "load" / server.load), *map(str, numbers), load.games]
            found = observe([process.pid], [*command, *([str(acknowledged)] if check else [])], load.idle)
        if check:
            check(folder / "tables.db", acknowledged)
        return found


def observe(servers: Sequence[int], command: list[str], idle: float, database: int | None = None) -> Trial:
    """Run a load client, and measure these processes, which are one server, whenever the client asks for it; and the
    process of the database, if it is a separate one."""

    def memory() -> int:
        return sum(map(memory_of, servers))

    def cpu_seconds() -> float:
        return sum(map(cpu_seconds_of, servers))

    def database_seconds() -> float:
        return 0.0 if database is None else cpu_seconds_of(database)

    environment = {**os.environ, "NODE_PATH": str(NODE / "node_modules")}
    started_memory = memory()
    client = subprocess.Popen(on_core(CLIENTS_CORE, command), stdout=subprocess.PIPE, text=True, env=environment)
    assert client.stdout is not None
    with client.stdout as lines:
        try:
            expect(lines.readline(), "READY")
            connected_memory, ready = memory(), cpu_seconds()
            time.sleep(idle)
            idle_cpu = cpu_seconds() - ready
            expect(lines.readline(), "GO")
            begun, database_begun = cpu_seconds(), database_seconds()
            last = lines.readline()
            cpu, held, database_cpu = cpu_seconds() - begun, memory(), database_seconds() - database_begun
            found = json.loads(last or "null")
        finally:
            client.kill()
            client.wait()
    if found is None or found["errors"]:
        raise LoadFailed(f"the load failed: {found}")
    return Trial(found, cpu, idle_cpu, started_memory, connected_memory, held, database_cpu)


def expect(line: str, word: str) -> None:
    if line.strip() != word:
        raise LoadFailed(f"the load said {line!r} and not {word}")
