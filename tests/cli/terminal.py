"""A real terminal for the real program: a pseudo-terminal of 80 columns and 24 lines, typed into and read."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from rich.cells import cell_len

COLUMNS, LINES = 80, 24
PROGRAM = Path(sys.executable).with_name("rollwright")
PATIENCE = 60.0
"""Seconds; a prompt takes hundredths of one, but machines are busy."""

PROMPT = "> "
"""Where a move is asked for."""
CLEAR = "\x1b[2J\x1b[H"
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07)")

# The child asks for the terminal itself: only so does Ctrl-C reach it.
WITH_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)


def environment(home: Path, **settings: str) -> dict[str, str]:
    """What the program sees of the world: nothing of whoever runs the tests."""
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        **settings,
    }


class Ended(Exception):
    """The program ended where a prompt was awaited; carries all that it wrote."""


class Terminal:
    """A running program and the terminal that it runs in. `screens` keeps each screen as it stood at a prompt."""

    def __init__(self, *arguments: str, env: Mapping[str, str]) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-ISc", WITH_TERMINAL, str(PROGRAM), *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=dict(env),
            cwd=env["HOME"],
            start_new_session=True,
        )
        os.close(slave)
        self.raw = ""
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self.screens: list[str] = []

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    # Reading

    @property
    def text(self) -> str:
        """All that was written so far, without escape sequences."""
        return plain(self.raw)

    @property
    def screen(self) -> str:
        """What stands on the screen: all since it was last cleared."""
        return plain(self.raw.rpartition(CLEAR)[2])

    def wait_for(self, *prompts: str) -> str:
        """The screen, once the program has written one of these last of all and waits."""
        deadline = time.monotonic() + PATIENCE
        while not self.screen.endswith(prompts or PROMPT):
            if not self._read(deadline):
                raise Ended(self.text)
        self.screens.append(self.screen)
        return self.screen

    def end(self, patience: float = PATIENCE) -> int:
        """Read to the end of the program, and give its exit code."""
        deadline = time.monotonic() + patience
        while self._read(deadline):
            pass
        self.screens.append(self.screen)
        return self.process.wait(PATIENCE)

    def _read(self, deadline: float) -> bool:
        if not select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))[0]:
            raise TimeoutError(f"nothing more came after: {self.screen!r}")
        try:
            read = os.read(self.master, 1 << 16)
        except OSError:  # how Linux says that the other end is closed
            read = b""
        self.raw += self._decoder.decode(read)
        return bool(read)

    # Typing

    def send(self, line: str) -> None:
        """Type a line and press Enter."""
        self.press(line + "\n")

    def press(self, keys: str | bytes) -> None:
        """Press keys: `\\x03` is Ctrl-C, `\\x04` the end of input."""
        # A prompt that was answered must not be taken for the next one.
        self.raw += "\n"
        os.write(self.master, keys.encode() if isinstance(keys, str) else keys)

    def type(self, line: str, *prompts: str) -> str:
        """Type a line, and the screen that answers."""
        self.send(line)
        return self.wait_for(*prompts)


def plain(raw: str) -> str:
    """Text without escape sequences, with simple line ends."""
    return ESCAPES.sub("", raw).replace("\r\n", "\n").replace("\r", "")


def height(screen: str) -> int:
    """How many lines of the terminal a screen takes."""
    return sum(max(1, -(-cell_len(line) // COLUMNS)) for line in screen.removesuffix("\n").split("\n"))


def width(screen: str) -> int:
    """How many columns the longest line takes."""
    return max(cell_len(line) for line in screen.split("\n"))
