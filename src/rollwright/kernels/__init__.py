"""The games once more, compiled by numba for speed. Each kernel says with which rules it must agree.

The readable rules are the truth: `tests/differential` walks thousands of games through both. Boards and sheets come in
as arrays, so that any playable file works. Nothing is compiled, and numba is not loaded, before a kernel is used.
"""

from functools import cache
from importlib.util import find_spec


@cache
def available() -> bool:
    """Whether numba is installed: `pip install rollwright[bots]`."""
    return find_spec("numba") is not None
