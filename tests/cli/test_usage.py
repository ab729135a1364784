"""Help pages and usage errors in every language: what typer would say in English comes from the catalogue."""

import errno
import re
from pathlib import Path

import pytest
from rich.console import Console

from rollwright.cli.app import app
from rollwright.cli.files import unusable_file
from rollwright.translations import LANGUAGES, SOURCE, Words
from tests.cli.program import Program

COMMANDS = [str(command.name) for command in app(Words(SOURCE), Console()).registered_commands]
LONGEST_SUMMARY = 55

TYPERS_OWN = re.compile(
    r"Usage:|Options:|Commands:|Arguments:|\[OPTIONS\]|\bdefault:|\brequired\b|Show this|No such|Missing|Did you mean"
    r"|Invalid value|Got unexpected|Input should|requires an argument|does not take|for help|<\w+"
)
"""Words that typer uses in its help and its errors."""

POLISH = {
    "play --xyz": "Nie ma opcji --xyz.",
    "play --name Ana": "Nie ma opcji --name. Czy chodziło o --at, --names?",
    "plya": "Nie ma polecenia „plya”. Czy chodziło o play, replay?",
    "xyz": "Nie ma polecenia „xyz”.",
    "--": "Brakuje polecenia.",
    "replay": "Brakuje argumentu PLIK.",
    "archive": "Opcja --older-than jest wymagana.",
    "simulate border --games x": "--games: „x” nie jest liczbą całkowitą.",
    "simulate border --games 1.5": "--games: „1.5” nie jest liczbą całkowitą.",
    "arena greedy random --share half": "--share: „half” nie jest liczbą taką jak 0.6.",
    "archive --older-than -1": "--older-than musi wynosić co najmniej 0.",
    "forget table --seat 0": "--seat musi wynosić co najmniej 1.",
    "simulate border --games": "Opcja --games wymaga wartości.",
    "play --real-dice=yes": "Opcja --real-dice nie przyjmuje wartości.",
    "play border Ana Bruno": "Za dużo argumentów: Ana Bruno",
}


@pytest.fixture
def polski(rollwright: Program, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program on a Polish system."""
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    return rollwright


@pytest.mark.parametrize(("arguments", "said"), POLISH.items())
def test_a_usage_error_is_in_the_readers_language(polski: Program, arguments: str, said: str) -> None:
    ran = polski(*arguments.split(" "))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[-1] == f"Błąd: {said}"
    assert not TYPERS_OWN.search(ran.err)


def test_a_usage_error_shows_how_the_command_is_called_and_where_its_help_is(polski: Program) -> None:
    usage, help_line, *_ = polski("replay").err.splitlines()
    assert usage.startswith("Użycie: ")
    assert usage.endswith(" replay [OPCJE] PLIK")
    assert help_line.endswith(" replay --help")


def test_a_usage_error_shows_no_control_characters(rollwright: Program) -> None:
    assert "\x1b" not in rollwright("pl\x1b[31may").err + rollwright("play", "--\x1b[31m").err


def test_without_a_command_the_help_is_shown_in_the_readers_language(polski: Program) -> None:
    ran = polski()
    assert ran.code == 2
    assert Words("pl").say("summary-play") in ran.err
    assert not TYPERS_OWN.search(ran.err)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != SOURCE])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_help_page_is_wholly_in_its_language(rollwright: Program, command: str, language: str) -> None:
    words = Words(language)
    ran = rollwright(command, "--language", language, "--help")
    assert ran.code == 0
    assert ran.out.startswith(words.say("usage-heading"))
    for message in ("help-help", f"help-{command}"):
        assert " ".join(words.say(message).split()) in ran.words
    shown = ran.out
    for heading in ("usage-heading", "usage-options", "usage-arguments"):  # a language may have the English word
        shown = shown.replace(f"{words.say(heading)}:", "")
    shown = shown.replace(f"[{words.say('metavar-options')}]", "")
    assert not TYPERS_OWN.search(shown)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_no_types_of_python(rollwright: Program, command: str) -> None:
    assert not re.search(r"<[\w\[\] ]+>|\bstr\b|\bint\b", rollwright(command, "--help").out)


def test_values_have_placeholders_that_say_what_they_are(rollwright: Program) -> None:
    shown = rollwright("serve", "--help").out
    for option in (
        "--limit NAME=NUMBER",
        "--bot ID=MODULE:CLASS",
        "--port NUMBER",
        "--log FILE",
        "--keep-finished DAYS",
    ):
        assert f"  {option} " in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_summary_of_a_command_is_cut_off_at_80_columns(rollwright: Program, language: str) -> None:
    words = Words(language)
    shown = rollwright("--language", language, "--help").out
    assert max(map(len, shown.splitlines())) <= 80
    for command in COMMANDS:
        summary = words.say(f"summary-{command}")
        assert len(summary) <= LONGEST_SUMMARY
        assert re.search(rf"^  {command} +{re.escape(summary)}$", shown, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_opened_is_explained_in_the_readers_language(
    rollwright: Program, tmp_path: Path, language: str
) -> None:
    words = Words(language)

    def said(message: str, name: str) -> str:
        return words.say("error", said=words.say(message, name=name)) + "\n"

    (tmp_path / "folder").mkdir()
    assert rollwright("replay", "nope", "--language", language).err == said("file-missing", "nope")
    assert rollwright("replay", "folder", "--language", language).err == said("file-is-folder", "folder")
    ran = rollwright("play", "border", "--seats", "2", "--record", "no/game.rec", "--language", language)
    assert ran.err == said("folder-missing", "no/game.rec")


def test_a_file_without_permission_is_explained() -> None:
    denied = PermissionError(errno.EACCES, "Permission denied")
    complaint = unusable_file(denied, Path("secret.rec"), "file-unreadable", "file-missing")
    assert Words(SOURCE).complain(complaint) == "You do not have permission to open secret.rec."
