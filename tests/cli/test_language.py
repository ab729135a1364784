"""The language that is spoken: the one asked for, else the system's, else English."""

from pathlib import Path

import pytest

from rollwright.cli.language import chosen_language
from rollwright.translations import LANGUAGES, SOURCE, Words
from tests.cli.program import Program
from tests.cli.terminal import Terminal, environment

OTHERS = [language for language in LANGUAGES if language != SOURCE]


@pytest.mark.parametrize("language", OTHERS)
def test_an_option_chooses_the_language(rollwright: Program, language: str) -> None:
    said = Words(language).say("rule-B14")
    assert said != Words(SOURCE).say("rule-B14")
    assert " ".join(said.split()) in rollwright("rules", "B14", "--language", language).words
    assert " ".join(said.split()) in rollwright("rules", "B14", f"--language={language}").words


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "es_MX.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "es_MX.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "pt_PT"}, "pt"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_chooses_the_language(variables: dict[str, str], language: str) -> None:
    assert chosen_language([], variables) == language


def test_the_option_is_stronger_than_the_system() -> None:
    assert chosen_language(["play", "--language", "es"], {"LANG": "pl_PL.UTF-8"}) == "es"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_language(rollwright: Program, language: str) -> None:
    assert f" {', '.join(LANGUAGES)}" in rollwright("rules", "--help", "--language", language).words


def test_an_option_without_a_value_changes_nothing() -> None:
    assert chosen_language(["play", "--language"], {"LANG": "pl_PL.UTF-8"}) == "pl"


def test_the_game_speaks_the_systems_language(tmp_path: Path) -> None:
    words = Words("pl")
    env = environment(tmp_path, LANG="pl_PL.UTF-8", PYTHONUTF8="1")
    with Terminal("play", "border", "--seed", "1", env=env) as terminal:
        screen = terminal.wait_for()
        assert words.say("prompt-second-action") in screen
        assert words.say("area-castle") in screen


@pytest.mark.parametrize("language", OTHERS)
def test_commands_are_understood_in_that_language_and_in_english(tmp_path: Path, language: str) -> None:
    words = Words(language)
    with Terminal("play", "border", "--seed", "1", "--language", language, env=environment(tmp_path)) as terminal:
        terminal.wait_for()
        assert "(B20)" in terminal.type(f"{words.say('command-why')} 50")
        assert "(B20)" in terminal.type("why 50")
        assert words.say("nothing-to-undo") in terminal.type(words.say("command-undo"))
