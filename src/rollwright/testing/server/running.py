"""A server in a process of its own, and an HTTP client with the cookie of one browser."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from rollwright.client.http import CookiesInMemory, HttpClient
from rollwright.client.links import read_link

SECONDS = 60.0
"""The time after which a request without a response has failed."""
GENEROUS = (
    *("requests=100000", "messages=100000", "frames=1000000", "client-connections=100000", "tables=100000"),
    *("new-tables=100000000", "phrases=100000", "phrases-per-minute=100000"),
    *("changes-per-minute=100000", "sittings-per-minute=100000", "confirmation-mails=100000", "new-channels=100000"),
)
"""Limits that no test reaches by accident."""


class Served(Protocol):
    """A server, or several behind one address."""

    @property
    def url(self) -> str:
        """The address of the page."""
        ...


class Running:
    """A server process that can be killed, and started again on the same port and database."""

    kills_database = False

    def __init__(
        self,
        database: Path,
        *options: str,
        limits: tuple[str, ...] = GENEROUS,
        cwd: Path | None = None,
        within: Sequence[str] = (),
        address: str | None = None,
    ) -> None:
        """`within` is a command that replaces itself by the server, for example with fewer privileges; `address` is
        that of a PostgreSQL database, which is used instead of the file."""
        self.database = database
        self.options = [*options, *(part for limit in limits for part in ("--limit", limit))]
        self.port = 0
        self.cwd = cwd
        self.within = within
        self.address = address or str(database)
        self.log = database.with_suffix(".log")
        self.process: subprocess.Popen[str] | None = None
        self.program = "from rollwright.cli import main; main()"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def stored_in(self) -> Path | str:
        """The database of the server."""
        return self.database if self.address == str(self.database) else self.address

    def launch(self) -> "subprocess.Popen[str]":
        """Start the process without waiting for the server to listen."""
        command = [*self.within, sys.executable, "-c", self.program, "serve"]
        command += ["--no-browser"]
        command += ["--port", str(self.port), "--database", self.address, "--log", str(self.log), *self.options]
        # The coverage of a server is not measured; one on a full disk could not write the data file.
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
        environment = {**inherited, "LC_ALL": "C.UTF-8"}
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment, cwd=self.cwd
        )

    def start(self) -> None:
        """Start the process, and wait until the server accepts connections."""
        self.process = self.launch()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line + self.process.stdout.read()
        self.port = int(line.split("http://")[1].split("/")[0].rsplit(":", 1)[1])

    def kill(self) -> None:
        """Kill the process without warning, as a power failure does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        """Ask the server to stop, and return its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.wait()

    def wait(self) -> int:
        """Wait until the server has stopped, and return its exit code."""
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(60)
        self.process.stdout.close()
        self.process = None
        return code


@contextmanager
def running(database: Path, *options: str, **more: Any) -> Iterator[Running]:
    """Run a server for the duration of a `with` block."""
    server = Running(database, *options, **more)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()


class HttpRefused(Exception):
    """The server answered a request with a problem."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(status, problem)
        self.status = status
        self.problem = problem


class Browser:
    """An HTTP client that stores the cookie of the server, as one browser does."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._cookies = CookiesInMemory()
        self._http = HttpClient(url, self._cookies, SECONDS)

    @property
    def cookie(self) -> str | None:
        return self._http.cookie

    @cookie.setter
    def cookie(self, cookie: str | None) -> None:
        self._cookies.keep(self.url, cookie)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """Send a request and return the JSON or text of the response. Raises HttpRefused if it is a problem."""
        content = None if body is None else json.dumps(body).encode()
        response = self._http.send(method, path, content, headers)
        if response.status >= 400:
            raise HttpRefused(response.status, response.json)
        is_json = "json" in response.headers.get("Content-Type", "") and response.body
        return response.json if is_json else response.body.decode()

    async def ask_async(self, method: str, path: str, body: object = None) -> Any:
        """Do the same in a thread, without blocking the event loop."""
        return await asyncio.to_thread(self.ask, method, path, body)

    def open_table(self, game: str, seats: list[str | None], **wishes: object) -> dict[str, Any]:
        """Open a table and return the response, with its links."""
        opened: dict[str, Any] = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wishes})
        return opened

    def follow(self, link: str) -> dict[str, Any]:
        """Exchange the token of a link for access to its table."""
        read = read_link(link)
        admitted: dict[str, Any] = self.ask("POST", f"/api/tables/{read.table}/keys", {"token": read.token})
        return admitted

    def sit(self, table: str, seat: int, name: str, word: str = "word") -> dict[str, Any]:
        """Take a seat at a table that this browser has access to."""
        state: dict[str, Any] = self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": name, "word": word})
        return state
