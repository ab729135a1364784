"""Generated files are not stale, and every rule has a test."""

import re
import tomllib

import pytest

from rollwright.games import GAMES
from rollwright.translations import SOURCE
from tools.generate import ROOT, cited_rules, files_of_rules, generated, marked_tests, rules_of


def test_every_generated_file_is_as_it_would_be_generated_now() -> None:
    stale = [path.name for path, text in generated().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run `make generate`"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_every_worked_example_has_a_test(game: str) -> None:
    tests = marked_tests()
    assert [rule.number for rule in rules_of(game) if not tests[rule.number]] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_file(game: str) -> None:
    files = files_of_rules(game)
    assert [rule.number for rule in rules_of(game) if "E" not in rule.number and not files[rule.number]] == []


def test_a_rule_in_a_range_is_cited() -> None:
    assert cited_rules("Rules B1, B3 to B5 (T14)") == {"B1", "B3", "B4", "B5", "T14"}


def test_every_number_that_a_test_cites_is_a_rule() -> None:
    rules = {rule.number for game in GAMES for rule in rules_of(game)}
    third_game = ROOT / "tests" / "third_game" / "site" / "rollwright_pig" / "messages" / SOURCE / "rules.ftl"
    rules |= set(re.findall(r"^rule-(P\d+) =", third_game.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(marked_tests()) <= rules


def mutations(game: str) -> list[dict[str, str]]:
    file = ROOT / "tests" / "mutations" / f"{game}.toml"
    found: list[dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8"))["mutation"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_mutation_changes_one_place_of_the_source(game: str) -> None:
    for mutation in mutations(game):
        source = (ROOT / "src" / "rollwright" / mutation["file"]).read_text(encoding="utf-8")
        assert source.count(mutation["before"]) == 1, mutation


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_broken_by_a_mutation(game: str) -> None:
    broken = {mutation["rule"] for mutation in mutations(game)}
    rules = {rule.number for rule in rules_of(game) if "E" not in rule.number}
    assert rules - broken == set()
