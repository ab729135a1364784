"""Searches a database file for the ids of removed tables and guests: `python search.py FILE`, ids on standard input.

It is a separate program, because SQLite's locks on a file belong to the process. Closing the file in the server after
reading it would release them while the database is in use.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

CHUNK = 1 << 20
LINK = b'"table":"'
"""The text before the id of a table in the entry that links to its rematch, which is an entry of another table."""


def has_any(file: Path, ids: Sequence[bytes]) -> bool:
    """Whether one of these ids is in the bytes of a file, other than as a link to a rematch."""
    overlap = max(map(len, ids)) + len(LINK) - 1
    with file.open("rb", buffering=0) as database:
        tail = b""
        while chunk := database.read(CHUNK):
            content = tail + chunk
            if any(content.count(one) > content.count(LINK + one) for one in ids):
                return True
            tail = content[-overlap:]
    return False


if __name__ == "__main__":
    sys.stdout.write("found" if has_any(Path(sys.argv[1]), sys.stdin.buffer.read().split()) else "not found")
