"""However a game is left, the record of what was played is kept, whole and valid."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from rollwright.record import Proven, Record
from tests.cli.people import Person
from tests.cli.program import Program
from tests.cli.terminal import Terminal, environment


def press(keys: str) -> Callable[[Terminal], None]:
    """Leaves by keys."""
    return lambda terminal: terminal.press(keys)


def send(number: signal.Signals) -> Callable[[Terminal], None]:
    """Is made to leave by a signal."""
    return lambda terminal: terminal.process.send_signal(number)


def left(terminal: Terminal, leave: Callable[[Terminal], None]) -> int:
    """The exit code after leaving; once more if the signal came just before the program began to read."""
    for _ in range(5):
        leave(terminal)
        try:
            return terminal.end(3.0)
        except TimeoutError:
            continue
    raise AssertionError("it cannot be left")


WORD = "your word for the dice (Enter for a random one): "

WAYS = {
    "quit": press("quit\n"),
    "ctrl-c": press("\x03"),
    "ctrl-c in a line": press("7 1\x03"),
    "end of input": press("\x04"),
    "terminated": send(signal.SIGTERM),
    "window closed": send(signal.SIGHUP),
}


@pytest.mark.parametrize("leave", WAYS.values(), ids=WAYS.keys())
def test_the_record_is_kept(rollwright: Program, tmp_path: Path, leave: Callable[[Terminal], None]) -> None:
    answer = Person().in_twentyone
    with Terminal("play", "twentyone", "--record", "left.rec", env=environment(tmp_path)) as terminal:
        terminal.wait_for(WORD)
        screen = terminal.type("")
        for _ in range(4):
            screen = terminal.type(answer(screen))
        assert left(terminal, leave) == 0
        assert "Goodbye. You left before the end of the game." in terminal.text
        assert "Traceback" not in terminal.text
    record = Record.parse((tmp_path / "left.rec").read_text(encoding="utf-8"))
    assert isinstance(record.header.dice, Proven)
    assert record.header.dice.secret is not None
    ran = rollwright("replay", "left.rec")
    assert ran.code == 0
    assert "abandoned before the end" in ran.words
    assert rollwright("verify", "left.rec").code == 0
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".part"] == []


def test_what_the_dice_are_bound_to_is_shown_before_they_fall(tmp_path: Path) -> None:
    with Terminal("play", "twentyone", "--record", "left.rec", env=environment(tmp_path)) as terminal:
        before = terminal.wait_for(WORD)
        terminal.type("\u202e", WORD)
        terminal.type("kiwi")
        assert left(terminal, press("quit\n")) == 0
    dice = Record.parse((tmp_path / "left.rec").read_text(encoding="utf-8")).header.dice
    assert isinstance(dice, Proven)
    assert dice.commitment in before
    assert dice.words[0] == "kiwi"
