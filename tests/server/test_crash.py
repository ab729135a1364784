"""The power goes, again and again, in the middle of play: whatever was acknowledged is there, once, and play goes on.

`python tools/kill_server.py --kills 100` does the same for longer.
"""

import asyncio
from pathlib import Path

from rollwright.testing.server.crashes import NOTIFYING, kill_repeatedly
from rollwright.testing.server.running import running
from tests.server.crash_figures import check_figures
from tests.server.processes import wait_until_gone
from tests.server.slow_bot import server_with_a_slow_bot


def test_a_server_that_is_killed_again_and_again_loses_nothing_and_leaves_no_table_stuck(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", *NOTIFYING) as server:
        figures = asyncio.run(kill_repeatedly(server, kills=5, seed=5, lanes=4))
    check_figures(figures, kills=5)
    assert figures.tally.sent_again > 0
    assert figures.notifications > 0


def test_no_bot_thinks_on_for_a_server_that_was_killed(tmp_path: Path) -> None:
    with server_with_a_slow_bot(tmp_path) as (server, bots):
        server.kill()
        wait_until_gone(bots)
    assert bots
    assert not (tmp_path / "finished").exists()
