"""Attack 10: `DELETE /api/me` while another process holds a read transaction, as a backup does."""

import sqlite3
import threading
import time
from contextlib import closing
from http.client import HTTPException

from tools.attacks.attack import VICTIM, Attack, AttackTarget, Finding
from tools.attacks.client import SourceClient

GUESTS = 2
SHORTEST_HOLD = 12.0
"""Seconds of the read transaction, longer than the deletions wait for a lock of the database."""
NAME = "Zebulon Quintarelli"
"""A name whose bytes occur nowhere else."""
GONE_WITHIN = 10.0
"""Seconds after the end of the read transaction within which the name must be gone from the files."""


def run(target: AttackTarget) -> Finding:
    """Delete guests during a read transaction; then wait until their names are gone from the files."""
    clients = [sitting(target, number) for number in range(GUESTS)]
    statuses: list[int] = []

    def delete() -> None:
        for client in clients:
            try:
                statuses.append(client.request("DELETE", "/api/me").status)
            except (OSError, HTTPException):
                statuses.append(0)

    with closing(sqlite3.connect(target.database)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entries").fetchone()
        deleting = threading.Thread(target=delete)
        deleting.start()
        time.sleep(max(target.seconds, SHORTEST_HOLD))
        reader.rollback()
    released = time.monotonic()
    deleting.join()
    while found(target) and time.monotonic() < released + GONE_WITHIN:
        time.sleep(0.1)
    left = found(target)
    told = ", ".join(str(status or "no answer") for status in statuses)
    where = f"name still in {', '.join(left)}" if left else f"name gone after {time.monotonic() - released:.1f} s"
    return Finding(not left and all(200 <= status < 300 for status in statuses), f"answers {told}; {where}")


def sitting(target: AttackTarget, number: int) -> SourceClient:
    """A guest who sits at a table under the name."""
    client = SourceClient(target.url, VICTIM)
    table = client.open_table("border", [None, None])["table"]
    client.sit(table, 0, f"{NAME} {number}")
    return client


def found(target: AttackTarget) -> list[str]:
    """The files of the database that contain the name."""
    return [file.name for file in target.files if file.exists() and NAME.encode() in file.read_bytes()]


ATTACK = Attack(number="10", title="A deletion while another process reads", run=run, barred=True, one_server=True)
