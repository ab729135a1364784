"""A bot that thinks for long, and a table where it has to move."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rollwright.testing.server.running import Browser, Running, running
from tests.server.processes import SECONDS, bots_of

BOT = """
import time
from pathlib import Path
from rollwright.bots import bot_for

class Slow:
    def __init__(self, game):
        self.greedy = bot_for("greedy", game)

    def choose(self, *position):
        Path("begun").touch()
        time.sleep(9)
        Path("finished").touch()
        return self.greedy.choose(*position)
"""
"""It would be done before it is late, so that whoever waits for it is found out."""


@contextmanager
def server_with_a_slow_bot(folder: Path) -> Iterator[tuple[Running, list[int]]]:
    """A server in the middle of a bot's thought, and the processes of its bots."""
    (folder / "slow.py").write_text(BOT)
    with running(folder / "tables.db", "--bot", "slow=slow:Slow", cwd=folder) as server:
        assert server.process is not None
        host = Browser(server.url)
        table = host.open_table("border", ["slow", None], first=0)["table"]
        host.sit(table, 1, "Ana")
        wait_for(folder / "begun")
        yield server, bots_of(server.process.pid)


def wait_for(file: Path) -> None:
    """Until somebody has made it."""
    until = time.monotonic() + SECONDS
    while not file.exists():
        assert time.monotonic() < until, f"{file} is not made"
        time.sleep(0.01)
