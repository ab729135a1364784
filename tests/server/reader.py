"""Another program that reads the database of a server: as a backup does, for as long as a test wants."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

READ = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("BEGIN")
database.execute("SELECT count(*) FROM entries").fetchone()
print("reading", flush=True)
sys.stdin.read()
"""


@contextmanager
def reading(database: Path) -> Iterator[None]:
    """A process that holds a read transaction."""
    command = [sys.executable, "-c", READ, str(database)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "reading\n"
        try:
            yield
        finally:
            process.communicate("")


def files_of(database: Path) -> bytes:
    """The bytes of a database and of every file that SQLite has beside it."""
    names = [database, *(database.with_name(database.name + ending) for ending in ("-wal", "-shm", "-journal"))]
    return b"".join(file.read_bytes() for file in names if file.exists())


def wait_until_erased(database: Path, *texts: str) -> None:
    """Wait until none of these texts is in the files; the test's own timeout ends it."""
    while any(text.encode() in files_of(database) for text in texts):
        pass
