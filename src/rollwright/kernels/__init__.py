"""The games a second time, compiled by numba for speed, one folder per game. Each kernel names the rules it repeats.

The readable rules decide: `tests/differential` plays thousands of games in both and compares every state. Boards and
sheets are passed as arrays, so any playable file works. Nothing is compiled, and numba is not loaded, before a kernel
is used.
"""

from functools import cache
from importlib.util import find_spec


@cache
def available() -> bool:
    """Return whether numba is installed (`pip install rollwright[bots]`)."""
    return find_spec("numba") is not None
