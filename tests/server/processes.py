"""The processes of a server, as Linux lists them."""

import time
from pathlib import Path

PROC = Path("/proc")
SECONDS = 30.0
"""A hang guard."""


def bots_of(server: int) -> list[int]:
    """The processes that think for the bots of a server."""
    return [int(folder.name) for folder in PROC.glob("[0-9]*") if parent(folder) == server and is_bot(folder)]


def parent(folder: Path) -> int | None:
    """Whose child a process is."""
    try:
        after_name = (folder / "stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has just ended
        return None
    return int(after_name[1])


def is_bot(folder: Path) -> bool:
    """Whether a process thinks for bots; one that has ended, and that nobody has noticed yet, does not."""
    try:
        return b"rollwright.bots.worker" in (folder / "cmdline").read_bytes()
    except OSError:
        return False


def alive(bot: int) -> bool:
    """Whether it still thinks."""
    return is_bot(PROC / str(bot))


def wait_until_gone(bots: list[int]) -> None:
    """Wait until none of these is left."""
    until = time.monotonic() + SECONDS
    while any(map(alive, bots)):
        assert time.monotonic() < until, "bots that nobody asks any more go on thinking"
        time.sleep(0.01)
