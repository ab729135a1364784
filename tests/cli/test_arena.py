"""`rollwright arena`."""

import json
import re
import sys
from pathlib import Path

import pytest

from rollwright.translations import LANGUAGES
from tests.cli.program import Program, one_sentence

TWIN = "tests.lab.foreign:Twin"


def test_the_tables(rollwright: Program) -> None:
    ran = rollwright("arena", "greedy", "random", "--game", "twentyone", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Twenty One, 2 seats, 20 ms per decision, seed 1.")
    for word in ("Greedy : Random", "Greedy is better", "Rating", "Late"):
        assert word in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(rollwright: Program, language: str) -> None:
    arguments = ("arena", "greedy", "random", "--game", "twentyone", "--games-at-most", "2", "--jobs", "1")
    ran = rollwright(*arguments, "--language", language)
    assert (ran.code, ran.err) == (0, "")
    assert set(re.findall(r"\d([.,])\d", ran.out)) == {"." if language == "en" else ","}


def test_anyones_bot_may_take_part(rollwright: Program) -> None:
    arguments = ("--game", "twentyone", "--games-at-most", "8", "--seats", "4", "--jobs", "1", "--json")
    found = json.loads(rollwright("arena", "greedy", TWIN, *arguments).out)
    (pairing,) = found["pairings"]
    assert (pairing["games"], pairing["wins"]["value"], pairing["better"]) == (8, 0.5, None)
    assert {rating["bot"] for rating in found["ratings"]} == {"greedy", TWIN}


def test_a_bot_in_the_current_folder_is_found(
    rollwright: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    source = "from rollwright.bots import RandomLegal\nclass Mine(RandomLegal):\n    pass\n"
    (tmp_path / "my_own_bot.py").write_text(source, encoding="utf-8")
    arguments = ("--game", "twentyone", "--games-at-most", "4", "--jobs", "2")
    ran = rollwright("arena", "greedy", "my_own_bot:Mine", *arguments)
    assert (ran.code, ran.err) == (0, "")
    assert "Greedy : Mine " in ran.out


def test_a_gauntlet_is_run_by_the_first(rollwright: Program) -> None:
    arguments = ("--game", "twentyone", "--games-at-most", "4", "--jobs", "1", "--gauntlet", "--json")
    found = json.loads(rollwright("arena", "random", "greedy", TWIN, *arguments).out)
    assert [(pairing["one"], pairing["other"]) for pairing in found["pairings"]] == [
        ("random", "greedy"),
        ("random", TWIN),
    ]


def test_who_thinks_too_long_is_seen(rollwright: Program) -> None:
    arguments = ("--game", "twentyone", "--games-at-most", "2", "--milliseconds", "10", "--jobs", "1", "--json")
    found = json.loads(rollwright("arena", "greedy", "tests.lab.foreign:Slow", *arguments).out)
    slow = next(rating for rating in found["ratings"] if rating["bot"].endswith("Slow"))
    assert slow["late"] == slow["decisions"]


def test_a_bar_is_surely_reached_or_missed(rollwright: Program) -> None:
    arguments = ("--game", "twentyone", "--share", "0.7", "--jobs", "1")
    assert "above 70%" in rollwright("arena", "greedy", "random", *arguments).out
    assert "below 70%" in rollwright("arena", "random", "greedy", *arguments).out


def test_copies_of_one_board_can_be_allowed(rollwright: Program) -> None:
    arguments = ("arena", "greedy", "random", "--games-at-most", "2", "--boards", "1,1", "--jobs", "1", "--json")
    assert "(B2)" in one_sentence(rollwright(*arguments))
    (pairing,) = json.loads(rollwright(*arguments, "--copies").out)["pairings"]
    assert pairing["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("greedy",), "An arena needs at least two different bots."),
        (("greedy", "greedy"), "An arena needs at least two different bots."),
        (("greedy", "nobody"), "There is no bot “nobody”"),
        (("greedy", "no_such_module:Bot"), "cannot be loaded: No module named 'no_such_module'"),
        (("greedy", "tests.lab.foreign:Mute"), "is not a bot: it has no method choose(state, seat, rng, deadline)."),
        (("greedy", "random", "--seats", "5"), "(B1)"),
        (("greedy", "random", "--seats", "1"), "--seats must be at least 2."),
        (("greedy", "random", "--games-at-most", "1"), "--games-at-most must be at least 2."),
        (("greedy", "random", "--milliseconds", "0"), "--milliseconds must be at least 1."),
        (("greedy", "random", "--share", "1.5"), "--share must be between 0 and 1, such as 0.6."),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(rollwright: Program, arguments: tuple[str, ...], said: str) -> None:
    assert said in one_sentence(rollwright("arena", *arguments))


@pytest.mark.parametrize(("package", "options"), [("openskill", ()), ("ray", ("--ray", "local"))])
def test_a_missing_package_is_named(
    rollwright: Program, monkeypatch: pytest.MonkeyPatch, package: str, options: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    ran = rollwright("arena", "greedy", "random", "--game", "twentyone", *options)
    assert one_sentence(ran) == f'This needs {package}. Install it with: pip install "rollwright[lab]"'
