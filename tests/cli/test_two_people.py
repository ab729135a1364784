"""Two people at one keyboard: the second sees nothing of what the first has chosen, until both have."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, environment
from tests.rules import rule

ANAS_TURN = "Ana, it is your turn at the keyboard. Press Enter. "
BRUNOS_TURN = "Bruno, it is your turn at the keyboard. Press Enter. "
BACK = "Press Enter to go back. "
ROW_WIDTH = 48
"""The columns in which the boxes of a sheet stand."""
TWO = ("--seats", "person,person,greedy", "--names", "Ana,Bruno,Celia", "--first", "3")


@rule("B24")
def test_nothing_of_a_sealed_choice_is_on_the_next_screen_in_the_border(tmp_path: Path) -> None:
    with Terminal("play", "border", *TWO, "--sheets", "1,2,3", "--seed", "3", env=environment(tmp_path)) as terminal:
        assert terminal.wait_for(ANAS_TURN) == ANAS_TURN
        screen = terminal.type("")
        space = screen.partition("You can cross off: ")[2].split()[0].strip(",")
        board = screen.splitlines()[1:18]
        assert f"Marked so far: {space}\n" in terminal.type(space)
        handed_over = terminal.type("done", BRUNOS_TURN)
        assert handed_over == BRUNOS_TURN
        screen = terminal.type("")
        assert "Ana crosses off" not in screen
        assert "Marked so far" not in screen
        assert terminal.type("board 1", BACK).splitlines()[1:18] == board
        terminal.type("")
        terminal.send("pass")
        terminal.wait_for("> ", ANAS_TURN, BRUNOS_TURN)
        while not terminal.screen.endswith("> "):
            terminal.type("", "> ", ANAS_TURN, BRUNOS_TURN)
        assert re.search(rf"Ana crosses off \w+ {space}\.", " ".join(terminal.screen.split()))


@rule("T12")
def test_nothing_of_a_sealed_choice_is_on_the_next_screen_in_twenty_one(tmp_path: Path) -> None:
    with Terminal("play", "twentyone", *TWO, "--sheets", "A,B,C", "--seed", "1", env=environment(tmp_path)) as terminal:
        assert terminal.wait_for(ANAS_TURN) == ANAS_TURN
        screen = terminal.type("")
        letter = screen.partition("Fits: ")[2].split()[0]
        assert f"Marked so far: {letter}\n" in terminal.type(letter)
        assert terminal.type("done", BRUNOS_TURN) == BRUNOS_TURN
        screen = terminal.type("")
        assert "Ana enters" not in screen
        assert "Marked so far" not in screen
        row = terminal.type("board 1", BACK).splitlines()[3][:ROW_WIDTH]
        assert row.split() == ["."] * 6


def test_a_person_alone_is_not_asked_to_hand_over(tmp_path: Path) -> None:
    with Terminal(
        "play", "twentyone", "--seats", "person,greedy", "--seed", "1", env=environment(tmp_path)
    ) as terminal:
        terminal.wait_for()
        assert "at the keyboard" not in terminal.text


@pytest.mark.parametrize("first", ["1", "2"])
def test_who_keeps_the_keyboard_is_not_asked_again(tmp_path: Path, first: str) -> None:
    arguments = ("--seats", "person,person", "--names", "Ana,Bruno", "--first", first, "--seed", "3")
    name = "Ana" if first == "1" else "Bruno"
    with Terminal("play", "twentyone", *arguments, env=environment(tmp_path)) as terminal:
        terminal.wait_for(f"{name}, it is your turn at the keyboard. Press Enter. ")
        terminal.type("")
        terminal.type("keep", "> ", ANAS_TURN)
        assert terminal.screen.endswith("> " if first == "1" else ANAS_TURN)
