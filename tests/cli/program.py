"""The program and its records, for tests that need no terminal."""

from dataclasses import dataclass
from pathlib import Path

import pytest

import rollwright.games
from rollwright.cli import main
from rollwright.record import Record

GAMES = Path(rollwright.games.__file__).parent
BOARDS, SHEETS = GAMES / "border" / "boards", GAMES / "twentyone" / "sheets"
"""The files of our boards and sheets."""


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """What was written for people, on one line however it was wrapped."""
        return " ".join(self.out.split())


class Program:
    """Calls `rollwright` as the shell would."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.capsys = capsys
        self.folder = folder

    def __call__(self, *arguments: str) -> Ran:
        """Run a command to its end."""
        self.capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(arguments)
        out, err = self.capsys.readouterr()
        code = left.value.code
        assert isinstance(code, int)
        return Ran(code, out, err)

    def record(self, *arguments: str, name: str = "game.rec") -> Record:
        """Play a game of bots with these arguments, and read its record."""
        ran = self("play", *arguments, "--record", name, "--overwrite")
        assert (ran.code, ran.err) == (0, "")
        return Record.parse((self.folder / name).read_text(encoding="utf-8"))


def one_sentence(ran: Ran) -> str:
    """What a command complains of: one line on the error stream, nothing else, exit code 1."""
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith("Error: ")
    assert ran.err.count("\n") == 1
    return ran.err.removeprefix("Error: ").rstrip("\n")
