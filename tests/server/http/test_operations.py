"""For whoever hosts: alive, ready, and why not."""

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from rollwright.client.http import HttpResponse
from rollwright.server.store.engines import BYTES_AHEAD
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Running, running


def test_a_server_that_runs_is_alive_and_ready(server: Running) -> None:
    for path in ("/healthz", "/readyz"):
        answer = ask(server, "GET", path)
        assert (answer.status, answer.json) == (200, {"status": "ok"})


def readiness(server: Running, status: int) -> HttpResponse:
    """The answer of `/readyz` as soon as it has this status: an earlier answer holds for a second."""
    while (answer := ask(server, "GET", "/readyz")).status != status:
        time.sleep(0.05)
    return answer


def test_a_server_that_cannot_write_is_alive_but_not_ready_and_says_why(server: Running) -> None:
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # another program holds the database, for longer than the server waits
        answer = readiness(server, 503)
        assert (answer.code, answer.json["message"]) == ("unavailable", "store-unavailable")
        assert ask(server, "GET", "/healthz").status == 200
        other.execute("ROLLBACK")
    assert readiness(server, 200).json == {"status": "ok"}


def test_however_often_it_is_asked_the_database_is_probed_once_per_second(tmp_path: Path) -> None:
    def beats() -> int:
        with closing(sqlite3.connect(server.database)) as database:
            return int(database.execute("SELECT beats FROM pulse").fetchone()[0])

    with running(tmp_path / "t.db") as server:
        log = server.database.with_name("t.db-wal")
        while log.stat().st_size < BYTES_AHEAD:  # the start writes once more, before it lengthens the log
            time.sleep(0.01)
        before, began = beats(), time.monotonic()
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda _: ask(server, "GET", "/readyz").status, range(300)))
        seconds = time.monotonic() - began
        assert set(answers) == {200}
        assert 1 <= beats() - before <= 1 + seconds


def test_a_check_of_health_makes_nobody_a_guest(server: Running) -> None:
    for path in ("/healthz", "/readyz", "/metrics"):
        assert ask(server, "GET", path).headers["Set-Cookie"] is None
