"""The server's log: one line of JSON per request and per entry. It never contains a token, a secret or a move."""

import asyncio
import json
import logging
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from rollwright.table.entries import Entry

FRAMES_TOLD = 6
SECONDS_HELD = 1.0
"""Seconds that lines about entries are buffered, so that they are written together."""


class Log:
    """Where the lines are written; None writes nothing."""

    def __init__(self) -> None:
        self._stream: TextIO | None = None
        self.warnings: TextIO | None = sys.stderr
        self.held: list[tuple[float, str, int, Entry]] = []
        """Entries with their time, their table and their number."""

    @property
    def stream(self) -> TextIO | None:
        """Where the lines are written."""
        return self._stream

    @stream.setter
    def stream(self, stream: TextIO | None) -> None:
        self.let_out()  # the buffered lines belong to the stream before
        self._stream = stream

    def let_out(self) -> None:
        """Write the buffered lines; called before the end."""
        held, self.held = self.held, []
        if self.stream is not None and held:
            _write(self.stream, "".join([line_of(*one) for one in held]))


LOG = Log()


def log_event(event: str, *, level: str = "info", **facts: str | int | float | None) -> None:
    """Write one line."""
    stream = LOG.stream or (LOG.warnings if level != "info" else None)
    if stream is None:
        return
    line = json.dumps({"at": round(time.time(), 3), "level": level, "event": event, **facts}, separators=(",", ":"))
    _write(stream, line + "\n", at_once=level != "info")


def log_entries(table: str, first: int, entries: Sequence[Entry]) -> None:
    """Write one line per entry of a table within a second; all lines are made together, which is faster."""
    if LOG.stream is None:
        return
    if not LOG.held:
        asyncio.get_running_loop().call_later(SECONDS_HELD, LOG.let_out)
    now = time.time()
    LOG.held += [(now, table, n, entry) for n, entry in enumerate(entries, first)]


def line_of(at: float, table: str, n: int, entry: Entry) -> str:
    """The line about an entry; written by hand, because there are many."""
    head = f'{{"at":{round(at, 3)},"level":"info","event":"entry","table":"{table}"'
    return f'{head},"n":{n},{facts_of(entry)}}}\n'


def facts_of(entry: Entry) -> str:
    """The type of an entry and its seat, as members of a JSON object; never its content."""
    return f'"type":"{type(entry).__name__}","seat":{getattr(entry, "seat", "null")}'


def _write(stream: TextIO, lines: str, at_once: bool = False) -> None:
    try:
        stream.write(lines)
        if at_once:
            stream.flush()
    except (BrokenPipeError, ValueError):  # the reader of the log is gone, which must not stop a game
        LOG.stream = None
    except OSError:  # the disk may be full now and not at the next line
        return


def log_failure(event: str, error: BaseException, **facts: str | int | float | None) -> None:
    """Write one line for an unexpected exception: its type and place, but not its text, which may quote a guest."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES_TOLD:]
    where = " > ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames)
    log_event(event, level="error", error=type(error).__name__, where=where, **facts)


class Lines(logging.Handler):
    """A logging handler that writes the messages of libraries into the same log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line, without the text of an exception."""
        level = "error" if record.levelno >= logging.ERROR else "warning"
        message = record.getMessage().strip()[:200]
        if record.exc_info and record.exc_info[1]:
            log_failure("library", record.exc_info[1], message=message)
        else:
            log_event("library", level=level, message=message)
