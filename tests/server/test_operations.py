"""For whoever hosts: alive, ready, and why not."""

import sqlite3
from contextlib import closing

from tests.server.running import Running
from tests.server.wire import ask


def test_a_server_that_runs_is_alive_and_ready(server: Running) -> None:
    for path in ("/healthz", "/readyz"):
        answer = ask(server, "GET", path)
        assert (answer.status, answer.json) == (200, {"status": "ok"})


def test_a_server_that_cannot_write_is_alive_but_not_ready_and_says_why(server: Running) -> None:
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # another program holds the database, for longer than the server waits
        answer = ask(server, "GET", "/readyz")
        assert (answer.status, answer.code, answer.json["message"]) == (503, "unavailable", "store-unavailable")
        assert ask(server, "GET", "/healthz").status == 200
        other.execute("ROLLBACK")
    assert ask(server, "GET", "/readyz").status == 200


def test_a_check_of_health_makes_nobody_a_guest(server: Running) -> None:
    for path in ("/healthz", "/readyz", "/metrics"):
        assert ask(server, "GET", path).headers["Set-Cookie"] is None
