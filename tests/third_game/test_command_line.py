"""Pig on the command line: played in a real terminal, simulated, recorded, replayed, verified and explained."""

import json
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from rollwright.games import GAMES
from tests.cli.terminal import Ended, Terminal, environment
from tests.third_game.pig import SITE, rollwright, with_pig

GREEDY = "rollwright_pig.bots:Greedy"


def test_a_person_plays_it_in_the_terminal(tmp_path: Path) -> None:
    env = environment(tmp_path, PYTHONPATH=str(SITE))
    with Terminal("play", "--seats", "person,random", "--seed", "2", "--first", "1", env=env) as terminal:
        number = str(len(GAMES) + 1)
        assert f"   {number} Pig" in terminal.wait_for()
        assert "Pig · Round 1 · Player 1" in terminal.type(number)
        assert "Nothing is written in this game." in terminal.type("why 1")
        assert "“mark 1” is not a move." in terminal.type("mark 1")
        assert "a 1 loses the points" in terminal.type("help", "Press Enter to go back. ")
        terminal.type("")
        assert "Player 1 rolls. The dice show 5." in terminal.type("roll")
        with suppress(Ended):
            while True:
                terminal.type("hold")
        assert terminal.end() == 0
        assert "The game is over: a player has 50 points." in terminal.text


def test_it_is_played_in_german_and_without_a_language_of_its_own_in_english(tmp_path: Path) -> None:
    def played(language: str) -> str:
        return rollwright("play", "pig", "--seats", "random", "--seed", "1", "--language", language, cwd=tmp_path)

    assert "50 Punkte sind erreicht" in played("de")
    assert "a player has 50 points" in played("pl")


def test_its_rules_are_a_rulebook(tmp_path: Path) -> None:
    assert "If the die shows a 1" in rollwright("rules", "P4", cwd=tmp_path)
    found = rollwright("rules", "pig", cwd=tmp_path)
    assert re.findall(r"^P\d", found, re.MULTILINE) == [f"P{number}" for number in range(1, 9)]


@pytest.mark.parametrize("variant", [None, "two-dice"])
def test_a_game_is_recorded_replayed_and_verified(tmp_path: Path, variant: str | None) -> None:
    options = ("--variant", variant) if variant else ()
    rollwright("play", "pig", "--seats", ",".join(["random"] * 8), "--record", "g.rec", *options, cwd=tmp_path)
    result = json.loads(rollwright("replay", "g.rec", "--json", cwd=tmp_path))
    assert result["reason"] == "fifty-points"
    assert max(result["scores"]) >= 50
    assert [seat["score"] for seat in result["sheets"]] == result["scores"]
    assert rollwright("verify", "g.rec", cwd=tmp_path)
    assert json.loads(rollwright("export", "g.rec", cwd=tmp_path))


def test_bots_play_many_games_of_it() -> None:
    found = rollwright("simulate", "pig", "--players", f"{GREEDY},random", "--games", "20", "--jobs", "1", "--json")
    summary = json.loads(found)
    assert summary["games"] == 20
    assert summary["by_sheet"] == []
    greedy, other = summary["by_player"][1], summary["by_player"][0]
    assert (greedy["name"], other["name"]) == (GREEDY, "random")
    assert greedy["points"]["mean"]["value"] > other["points"]["mean"]["value"]


def test_bots_compete_in_it() -> None:
    options = ("--game", "pig", "--games-at-most", "40", "--jobs", "1", "--json")
    found = json.loads(rollwright("arena", GREEDY, "random", *options))
    assert found["game"] == "pig"


def test_real_dice_are_read_off(tmp_path: Path) -> None:
    env = environment(tmp_path, PYTHONPATH=str(SITE))
    with Terminal("play", "pig", "--seats", "person,random", "--real-dice", env=env) as terminal:
        assert "Which seat begins?" in terminal.wait_for(": ")
        assert "What do the dice show (1)?" in terminal.type("1")
        assert "Player 1 rolls. The dice show 4." in terminal.type("4")
        assert "What do the dice show (1)?" in terminal.type("roll")


def test_it_is_played_from_python() -> None:
    code = """
import rollwright as rw
game = rw.new_game("pig", seats=8, seed=7)
while game.outcome is None:
    game.play("hold" if "hold" in game.legal_moves() else "roll")
print(rw.game_names(), max(game.scores) >= 50, rw.read_record(game.record().to_text()) == game.record())
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=with_pig(), check=False)
    assert ran.stdout == f"{(*GAMES, 'pig')} True True\n", ran.stderr
