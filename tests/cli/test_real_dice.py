"""Real dice, typed in: what cannot be is refused and asked for again, and the record says where they came from."""

from pathlib import Path

from rollwright.record import Record, TypedIn
from tests.cli.program import Program, one_sentence
from tests.cli.terminal import Terminal, environment

ASKED = "> "
DEAL = ": "


def test_real_dice_of_twenty_one(rollwright: Program, tmp_path: Path) -> None:
    arguments = ("--real-dice", "--seats", "person,greedy", "--first", "1", "--sheets", "A,B", "--record", "real.rec")
    with Terminal("play", "twentyone", *arguments, env=environment(tmp_path)) as terminal:
        assert "white, black, red, blue, yellow, green" in terminal.wait_for(ASKED)
        assert "“7” is not a number from 1 to 6." in terminal.type("7 1 1 1 1 1", ASKED)
        assert "6 dice were rolled, but you entered 3." in terminal.type("1 2 3", ASKED)
        assert "6 dice were rolled, but you entered none." in terminal.type("", ASKED)
        assert "“b” is not a number from 1 to 6." in terminal.type("bosh", ASKED)
        assert "w 2   k 1   r 5   b 3   y 6   g 4" in terminal.type("2 1 5,3 64")
        assert "white, red, blue, yellow, green" in terminal.type("again", ASKED)
        assert "w 1   k 1   r 2   b 3   y 4   g 5" in terminal.type("12345")
        terminal.press("\x04")
        assert terminal.end() == 0
    record = Record.parse((tmp_path / "real.rec").read_text(encoding="utf-8"))
    assert record.header.dice == TypedIn()
    assert "dice: typed in\n" in (tmp_path / "real.rec").read_text(encoding="utf-8")
    assert "abandoned before the end" in rollwright("replay", "real.rec").words
    assert one_sentence(rollwright("verify", "real.rec")) == "Real dice were typed in, so there is nothing to verify."


def test_real_dice_of_the_border(tmp_path: Path) -> None:
    arguments = ("--real-dice", "--first", "1", "--sheets", "1,2,3", "--record", "real.rec")
    with Terminal("play", "border", *arguments, env=environment(tmp_path)) as terminal:
        assert "5 dice" in terminal.wait_for(ASKED)
        assert "“w” is not a colour. The letters are agbryo." in terminal.type("w a a a a", ASKED)
        assert "5 dice were rolled, but you entered 6." in terminal.type("aaaaaa", ASKED)
        assert "a grey   a grey   b blue   r red   y yellow" in terminal.type("A, r, b a y")
        assert "3 dice" in terminal.type("keep a a", ASKED)
        assert "You can complete: 27+32+40+46 (grey)" in terminal.type("a a b")


def test_the_deal_of_real_games_is_typed_in_too(tmp_path: Path) -> None:
    arguments = ("--real-dice", "--seats", "person,greedy", "--names", "Ana,Bea", "--record", "real.rec")
    with Terminal("play", "twentyone", *arguments, env=environment(tmp_path)) as terminal:
        terminal.wait_for(DEAL)
        for wrong in ("", "3", "0", "me", "²"):
            assert "Which seat begins?" in terminal.type(wrong, DEAL).splitlines()[-1]
        assert "Ana take? (A, B, C, D, E, F)" in terminal.type("1", DEAL).splitlines()[-1]
        assert "Ana take? (A, B, C, D, E, F)" in terminal.type("G", DEAL).splitlines()[-1]
        assert "Bea take? (A, B, D, E, F)" in terminal.type("c", DEAL).splitlines()[-1]
        assert "Bea take? (A, B, D, E, F)" in terminal.type("C", DEAL).splitlines()[-1]
        assert "white, black" in terminal.type("A", ASKED)
        terminal.press("\x04")
        assert terminal.end() == 0
    assert "deal first 1, sheets 3 1\n" in (tmp_path / "real.rec").read_text(encoding="utf-8")
