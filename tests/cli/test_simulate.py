"""`rollwright simulate`."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.translations import LANGUAGES
from tests.cli.program import Program, one_sentence

HEAVY = {"joblib", "matplotlib", "numpy", "numba", "openskill", "pyarrow", "gymnasium", "pettingzoo", "ray"}


def test_the_tables(rollwright: Program) -> None:
    ran = rollwright("simulate", "border", "--players", "greedy,random", "--games", "4", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("The Border: 4 games, seed 1.")
    for word in (
        "Player",
        "Seat",
        "Turn order",
        "Board",
        "Greedy",
        "Random",
        "Rounds: ",
        "a player completed a sixth area: 4",
    ):
        assert word in ran.out
    assert "100.0% (51.0 … 100.0)" in ran.out


def test_alone_nobody_wins(rollwright: Program) -> None:
    ran = rollwright("simulate", "twentyone", "--players", "1", "--games", "3", "--jobs", "1")
    assert "Sheet" in ran.out
    assert "Wins" not in ran.out
    assert "%" not in ran.out.partition("\n")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words_and_its_decimal_separator(rollwright: Program, language: str) -> None:
    ran = rollwright("simulate", "twentyone", "--games", "2", "--jobs", "1", "--language", language)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines()[1:])) <= 160
    assert set(re.findall(r"\d([.,])\d", ran.out)) == {"." if language == "en" else ","}


def test_json_is_the_same_every_time(rollwright: Program) -> None:
    arguments = ("simulate", "twentyone", "--players", "greedy,random", "--games", "6", "--json", "--seed", "3")
    one, two = (json.loads(rollwright(*arguments, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one == two
    assert one["players"] == ["greedy", "random"]
    assert one["games"] == 6
    assert one["by_player"][0]["wins"]["value"] > 0.5
    assert one["first_player_advantage"]["low"] < one["first_player_advantage"]["high"]


def test_another_seed_gives_other_games(rollwright: Program) -> None:
    arguments = ("simulate", "twentyone", "--games", "5", "--json", "--jobs", "1", "--seed")
    assert json.loads(rollwright(*arguments, "1").out) != json.loads(rollwright(*arguments, "2").out)


def test_files_are_written(rollwright: Program, tmp_path: Path) -> None:
    arguments = ("simulate", "twentyone", "--games", "3", "--jobs", "1", "--out", "games.csv", "--picture", "games.svg")
    assert rollwright(*arguments).code == 0
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == 7
    assert "Hits" in (tmp_path / "games.svg").read_text(encoding="utf-8")
    assert one_sentence(rollwright(*arguments)).startswith("games.csv already exists.")
    assert rollwright(*arguments, "--overwrite").code == 0


def test_the_boards_that_are_named(rollwright: Program) -> None:
    ran = rollwright("simulate", "border", "--games", "1", "--boards", "4,7-2", "--jobs", "1", "--json")
    assert [group["name"] for group in json.loads(ran.out)["by_sheet"]] == ["4", "7-2"]


def test_copies_of_one_board_can_be_allowed(rollwright: Program) -> None:
    arguments = ("simulate", "border", "--games", "1", "--boards", "1,1", "--jobs", "1", "--json")
    assert "(B2)" in one_sentence(rollwright(*arguments))
    (group,) = json.loads(rollwright(*arguments, "--copies").out)["by_sheet"]
    assert (group["name"], group["results"]) == ("1", 2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "There is no game called chess"),
        (("border", "--players", "nobody,greedy"), "There is no bot “nobody”. Choose from random, beginner, greedy"),
        (("border", "--players", "1"), "(B1)"),
        (("border", "--games", "0"), "--games must be at least 1."),
        (("border", "--jobs", "0"), "--jobs must be at least 1."),
        (("border", "--out", "games.xls"), "games.xls: the file name must end in one of .csv, .parquet."),
        (("border", "--picture", "games.gif"), "games.gif: the file name must end in one of .svg, .png."),
        (("twentyone", "--sheets", "A,A"), "(T3)"),
        (("border", "--boards", "9"), "There is no board or sheet called 9. Choose from 1, 2, 3, 4, 0-1 … 999999-4,"),
        (("twentyone", "--players", "tests.lab.foreign:Cheat,greedy", "--jobs", "1"), "which rule T13 forbids."),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(rollwright: Program, arguments: tuple[str, ...], said: str) -> None:
    assert said in one_sentence(rollwright("simulate", *arguments))


def test_a_missing_package_is_named(rollwright: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    ran = rollwright("simulate", "border", "--games", "1", "--picture", "games.svg")
    assert one_sentence(ran) == 'This needs matplotlib. Install it with: pip install "rollwright[lab]"'


def test_the_help_loads_nothing_heavy() -> None:
    code = (
        "import sys\nfrom rollwright.cli import main\ntry: main(['simulate', '--help'])\nfinally: print(*sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "--players" in ran.stdout
    assert {name.partition(".")[0] for name in ran.stdout.split()} & HEAVY == set()
