"""The commands, and how they say that something cannot be."""

import subprocess
from pathlib import Path

import pytest

from rollwright import __version__
from rollwright.core.errors import Complaint, IllegalSetup
from rollwright.games import GAMES
from rollwright.translations import LANGUAGES, Words
from tests.cli.program import BOARDS, SHEETS, Program, one_sentence
from tests.cli.terminal import PROGRAM, Terminal, environment
from tests.cli.test_usage import COMMANDS

NEEDED = {
    "replay": ["file"],
    "verify": ["file"],
    "export": ["file"],
    "check-board": ["file"],
    "backup": ["file"],
    "restore": ["file"],
    "migrate-database": ["from", "to"],
    "archive": ["--older-than=1"],
    "forget": ["guest"],
    "simulate": ["border"],
    "arena": ["greedy", "random"],
}
"""The arguments of each command that does not run without them."""


def test_the_installed_program_plays_a_game_where_nobody_sits(tmp_path: Path) -> None:
    ran = subprocess.run(
        [PROGRAM, "play"],
        env=environment(tmp_path),
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "The Border" in ran.stdout
    assert "The game is over" in ran.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_version(rollwright: Program) -> None:
    ran = rollwright("--version")
    assert (ran.code, ran.out) == (0, f"{__version__}\n")


SEATS = {"least": 2, "most": 4}
MAP, SHEET = str(BOARDS / "map.toml"), str(SHEETS / "A.toml")
WRONG: dict[str, Complaint] = {
    "chess": Complaint("game-unknown", text="chess", games=", ".join(GAMES)),
    "border --seats 9": IllegalSetup("B1", "seats-out-of-range", seats=9, **SEATS),
    "border --seats 0": IllegalSetup("B1", "seats-out-of-range", seats=0, **SEATS),
    "border --seats 1": IllegalSetup("B1", "seats-out-of-range", seats=1, **SEATS),
    "twentyone --seats 7": IllegalSetup("T1", "seats-out-of-range", seats=7, least=1, most=6),
    "border --seats foo": Complaint("seats-unreadable", text="foo"),
    "border --seats=-1": Complaint("seats-unreadable", text="-1"),
    "border --seats greedy,foo": Complaint("seats-unreadable", text="foo"),
    "border --seats 3 --names a,b,c,d,e": Complaint("names-too-many", names=5, seats=3),
    "border --names a\x01b": Complaint("name-unusable", text="a\x01b", most=60),
    f"border --names {'a' * 61}": Complaint("name-unusable", text="a" * 61, most=60),
    "border --first 7": IllegalSetup("B8", "first-seat-unknown", seat=7),
    "border --first 0": IllegalSetup("B8", "first-seat-unknown", seat=0),
    "border --inverted": IllegalSetup("B1", "variant-unknown", variant="inverted"),
    "twentyone --variant chess": IllegalSetup("T31", "variant-unknown", variant="chess"),
    "border --sheets 1": IllegalSetup("B2", "too-few-sheets", seats=3, sheets=1),
    "border --sheets 1,2,1": IllegalSetup("B2", "sheet-twice", name="1"),
    "twentyone --sheets A,B,A": IllegalSetup("T3", "sheet-twice", name="A"),
    "border --sheets 1,2,nope.toml": Complaint("file-missing", name="nope.toml"),
    "border --sheets 1,2,nope": Complaint("sheet-unknown", text="nope", names="1, 2, 3, 4, 0-1 … 999999-4"),
    f"border --sheets 1,2,{MAP}": Complaint("sheet-is-map", name=MAP),
    f"border --sheets 1,2,{SHEET}": IllegalSetup("B2", "sheet-of-another-game"),
    "border --record missing/game.rec": Complaint("folder-missing", name="missing/game.rec"),
    "border --real-dice": Complaint("real-dice-no-terminal"),
    "border --language xx": Complaint("language-unknown", text="xx", languages=", ".join(LANGUAGES)),
}


@pytest.mark.parametrize(("arguments", "complaint"), WRONG.items(), ids=[key.replace("/", ".")[:40] for key in WRONG])
def test_what_cannot_be_is_said_in_one_sentence(rollwright: Program, arguments: str, complaint: Complaint) -> None:
    assert one_sentence(rollwright("play", *arguments.split(" "))) == Words("en").complain(complaint)


def test_a_huge_file_is_not_read(rollwright: Program, tmp_path: Path) -> None:
    with (tmp_path / "huge.toml").open("wb") as file:
        file.truncate(50_000_000)
    assert "huge.toml has 50,000,000 bytes" in one_sentence(rollwright("play", "border", "--sheets", "1,2,huge.toml"))


def test_a_file_that_is_no_toml_is_named_with_its_fault(rollwright: Program, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("kind = [", encoding="utf-8")
    ran = rollwright("play", "border", "--sheets", "1,2,bad.toml")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("Error: bad.toml cannot be played")
    assert "This is not valid TOML" in ran.err


def test_a_file_in_another_encoding_is_named(rollwright: Program, tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes("name = 'señor'".encode("latin-1"))
    ran = rollwright("check-board", "latin.toml")
    assert (ran.code, ran.out) == (1, "latin.toml is not UTF-8 text.\n")


def test_a_folder_is_no_file(rollwright: Program, tmp_path: Path) -> None:
    assert one_sentence(rollwright("replay", str(tmp_path))) == f"{tmp_path} is a folder, not a file."


@pytest.mark.parametrize("option", ["--sheets", "--record"])
def test_a_name_that_is_too_long_for_a_file(rollwright: Program, option: str) -> None:
    try:
        ran = rollwright("play", "border", option, "a" * 300)
    except OSError as error:
        raise AssertionError(error) from None
    assert "a" * 300 in one_sentence(ran)


def test_a_seed_and_real_dice_exclude_each_other(tmp_path: Path) -> None:
    with Terminal("play", "border", "--seed", "1", "--real-dice", env=environment(tmp_path)) as terminal:
        assert terminal.end() == 1
        assert terminal.text == "Error: --seed and --real-dice exclude each other, because real dice have no seed.\n"


@pytest.mark.parametrize("command", ["replay", "verify", "export"])
def test_a_file_that_is_not_there_is_named(rollwright: Program, command: str) -> None:
    assert one_sentence(rollwright(command, "nope")) == "There is no file nope."


def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_being_checked(rollwright: Program) -> None:
    ran = rollwright("check-board", "nope", MAP)
    assert ran.code == 1
    assert ran.out.splitlines() == ["There is no file nope.", f"{MAP}: ok: standard"]


@pytest.mark.parametrize("command", ["replay", "verify", "export"])
def test_what_is_no_record_is_refused(rollwright: Program, tmp_path: Path, command: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana,\n", encoding="utf-8")
    assert "This is not a record" in one_sentence(rollwright(command, "letter.txt"))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["xx", "", "english"])
def test_an_unknown_language_is_refused_by_every_command(rollwright: Program, command: str, language: str) -> None:
    said = one_sentence(rollwright(command, *NEEDED.get(command, ()), f"--language={language}"))
    assert said == f"There is no language {language} yet. Choose from {', '.join(LANGUAGES)}."
