"""The rulebook on the command line."""

import pytest

from rollwright.translations import Words
from tests.cli.program import Program, one_sentence


@pytest.mark.parametrize("number", ["B14", "b14"])
def test_one_rule_is_shown_by_its_number(rollwright: Program, number: str) -> None:
    ran = rollwright("rules", number)
    assert ran.code == 0
    assert ran.words == f"B14 {Words('en').say('rule-B14')}"


def test_a_rule_that_is_not_there(rollwright: Program) -> None:
    assert one_sentence(rollwright("rules", "X9")) == "There is no rule X9."


def test_all_rules_of_both_games(rollwright: Program) -> None:
    lines = rollwright("rules").out.splitlines()
    numbers = [line.split()[0] for line in lines if line[:1] in ("B", "T") and line[1:2].isdigit()]
    assert numbers[0] == "B1"
    assert "B33" in numbers
    assert numbers[-1] == "T33"


def test_the_marks_are_explained_once_per_game_and_not_beside_a_single_rule(rollwright: Program) -> None:
    note = Words("en").say("rulebook-marks")
    assert " ".join(rollwright("rules").out.split()).count(note) == 2
    assert " ".join(rollwright("rules", "border").out.split()).count(note) == 1
    assert rollwright("rules", "B5").out.count(note[:20]) == 0


@pytest.mark.parametrize(("game", "there", "not_there"), [("border", "B14", "T14"), ("twentyone", "T14", "B14")])
def test_the_rules_of_one_game(rollwright: Program, game: str, there: str, not_there: str) -> None:
    starts = [line.split()[0] for line in rollwright("rules", game).out.splitlines() if line]
    assert there in starts
    assert not_there not in starts
