"""Every word a person can read is in the catalogue, in every language, with the same arguments."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer
from rich.console import Console

import rollwright
from rollwright.bots import bots_for
from rollwright.cli.app import app
from rollwright.cli.typed_commands import COMMANDS
from rollwright.core.deal import Setup
from rollwright.core.errors import ErrorCode
from rollwright.core.outcome import EndReason, TieBreak
from rollwright.core.registry import REGISTRY
from rollwright.games import GAMES
from rollwright.games.border.check import AREA_IDS
from rollwright.games.border.colours import COLOURS as BORDER_COLOURS
from rollwright.games.material import all_shipped
from rollwright.games.twentyone.colours import COLOURS as TWENTYONE_COLOURS
from rollwright.lesson.lesson import lesson_of
from rollwright.server.store.store import FailureReason
from rollwright.table import Phrase
from rollwright.testing.catalogue import messages_in, variables
from rollwright.testing.illustrations import illustrator
from rollwright.translations import (
    BASES,
    FOLDER,
    LANGUAGES,
    SOURCE,
    Words,
    bundle,
    folders,
    known_language,
    language_folder,
)

PACKAGE = Path(rollwright.__file__).parent

TOLD_BY_A_COMPLAINT = {ErrorCode.UNREADABLE, ErrorCode.ILLEGAL, ErrorCode.REFUSED, ErrorCode.UNAVAILABLE}
"""Codes that always come with a message of their own."""


def all_messages(language: str) -> dict[str, Message]:
    """The messages of a language, with those that come from its base."""
    return {name: message for folder in folders(language) for name, message in messages(folder).items()}


@cache
def messages(language: str) -> dict[str, Message]:
    return messages_in(FOLDER / language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_refers_to_another(language: str) -> None:
    """Each is parsed without the others, when it is first used."""
    referring = {
        name
        for name, message in all_messages(language).items()
        if re.search(r"\{ *-?[a-z][\w.-]* *\}", FluentSerializer().serialize_entry(message))
    }
    assert not referring


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_in_its_file(language: str) -> None:
    assert bundle(language).ids == all_messages(language).keys()
    assert all(bundle(language).get_message(name).value is not None for name in all_messages(language))


def families() -> Iterator[str]:
    """The ids that are put together from a family and a name."""
    assert all(GAMES.values()), "all games are loaded, so that their reasons are known"
    kinds = (*EndReason.__subclasses__(), *TieBreak.__subclasses__())
    endings = (ending for kind in kinds if kind.__module__.startswith("rollwright.") for ending in kind)
    yield from (f"game-{game}" for game in GAMES)
    yield from (f"variant-{variant}" for game in GAMES.values() for variant in game.variants)
    yield from (f"colour-{colour.id}" for colour in BORDER_COLOURS)
    yield from (f"colour-{colour.id}" for colour in TWENTYONE_COLOURS)
    yield from (f"area-{area}" for area in AREA_IDS)
    yield from (f"bot-{bot}{part}" for game in GAMES for bot in bots_for(game) for part in ("", "-character"))
    yield from (value.value for value in (*endings, *Phrase))
    yield from (f"command-{command}" for game in GAMES for command in commands_in(game))
    yield from (f"{family}-{game.sheet_word}" for family in ("lab", "tell-has") for game in GAMES.values())
    for name, game in GAMES.items():
        start = game.start(Setup(game.seats[0], all_shipped(name)))
        yield from (f"lab-{tally}" for tally in game.tallies(start))
    for lesson in filter(None, map(lesson_of, GAMES)):
        yield from (message for step in lesson.steps for message in (step.text, step.hint) if message)
    yield from (f"error-{code}" for code in ErrorCode if code not in TOLD_BY_A_COMPLAINT)
    yield from (f"store-{reason}" for reason in FailureReason)
    yield from (name for name in messages(SOURCE) if name.startswith(("rule-", "heading-", "overview-")))
    yield from (f"illustration-{one.id}" for game in GAMES for one in illustrator(game).illustrations)
    for command in app(Words(SOURCE), Console()).registered_commands:
        yield from (f"help-{command.name}", f"summary-{command.name}")


def commands_in(game: str) -> list[str]:
    """What can be typed in this game: the words of its moves, and those of every game."""
    return [*REGISTRY.load(game, "screen").commands, *COMMANDS]


def source_trees() -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        if PACKAGE / "testing" in file.parents:
            continue  # the test kit says nothing to people
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def texts_in_code() -> set[str]:
    return {
        node.value
        for _, tree in source_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def sources_of_the_page() -> Iterator[str]:
    for file in sorted((PACKAGE.parent.parent / "web" / "src").rglob("*")):
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name:
            yield file.read_text(encoding="utf-8")


def texts_on_the_page() -> set[str]:
    """What stands in quotes in the sources of the page."""
    return {text for source in sources_of_the_page() for text in re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", source)}


def families_of_the_page() -> tuple[str, ...]:
    """The beginnings of ids that the page puts together from a family and a name: `page-status-${status}`."""
    return tuple({text for source in sources_of_the_page() for text in re.findall(r"`([a-z]+-[a-z-]+-)\$\{", source)})


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Each place where code names a message: where, the id, the arguments given."""
    position = {"say": 0, "Complaint": 0, "TableError": 0, "NotationError": 0, "IllegalMove": 1, "IllegalSetup": 1}
    position |= {"fault": 1, "difference": 2, "warning": 2}
    not_arguments = {"NotationError": {"line", "column"}, "fault": {"rule"}}
    for file, tree in source_trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or any(keyword.arg is None for keyword in node.keywords):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in position and len(node.args) > position[name]:
                message = node.args[position[name]]
                if isinstance(message, ast.Constant) and isinstance(message.value, str):
                    given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                    yield f"{file.name}:{node.lineno}", message.value, given - not_arguments.get(name, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_message_and_no_other(language: str) -> None:
    assert set(all_messages(language)) == set(messages(SOURCE))


def test_a_game_without_a_language_is_shown_in_its_base_or_in_english(tmp_path: Path) -> None:
    assert language_folder(tmp_path, "pt-BR") == tmp_path / "en"
    for language in ("pt", "pt-BR"):
        (tmp_path / language).mkdir()
        assert language_folder(tmp_path, "pt-BR") == tmp_path / language


@pytest.mark.parametrize(("language", "base"), BASES.items())
def test_a_language_on_a_base_has_only_messages_that_differ_from_the_base(language: str, base: str) -> None:
    own, below = messages(language), messages(base)
    assert set(own) <= set(below)
    assert [name for name, message in own.items() if message.equals(below[name])] == []


@pytest.mark.parametrize(("language", "base"), BASES.items())
def test_a_message_that_a_language_lacks_comes_from_its_base(language: str, base: str) -> None:
    own = messages(language)
    plain = [name for name, message in messages(base).items() if not variables(message)]
    for name in plain:
        assert (Words(language).say(name) == Words(base).say(name)) == (name not in own), name
    assert set(plain) - set(own)
    assert set(plain) & set(own)


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("pt", "pt"),
        ("pt-PT", "pt"),
        ("pt_AO.UTF-8", "pt"),
        ("pt-BR", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("es-419", "es"),
        ("EN-gb", "en"),
        ("ja", None),
        ("", None),
    ],
)
def test_a_tag_names_a_language_with_or_without_its_region(tag: str, language: str | None) -> None:
    assert known_language(tag) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_takes_the_same_arguments(language: str) -> None:
    source = messages(SOURCE)
    for name, message in messages(language).items():
        assert variables(message) == variables(source[name]), name


def test_every_message_is_used() -> None:
    used = texts_in_code() | texts_on_the_page() | set(families())
    unused = set(messages(SOURCE)) - used
    assert sorted(name for name in unused if not name.startswith(families_of_the_page())) == []


def test_every_message_that_code_names_exists_with_these_arguments() -> None:
    source = messages(SOURCE)
    for place, name, given in calls():
        assert name in source, f"{place}: {name}"
        assert variables(source[name]) <= given, f"{place}: {name} is given {sorted(given)}"


def test_every_message_that_the_page_names_exists() -> None:
    assert {text for text in texts_on_the_page() if text.startswith("page-")} <= set(messages(SOURCE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_is_complete(language: str) -> None:
    assert set(families()) <= set(all_messages(language))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_are_single_and_different(language: str, game: str) -> None:
    words, commands = Words(language), commands_in(game)
    typed = [words.say(f"command-{command}") for command in commands]
    assert len(set(typed)) == len(typed)
    assert all(re.fullmatch(r"[^\W\d_]+", word) and word == word.lower() for word in typed)
    english = {Words(SOURCE).say(f"command-{command}"): command for command in commands}
    for word, command in zip(typed, commands, strict=True):
        assert english.get(word, command) == command, f"{word} means {english[word]} in English"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 22])
def test_every_message_can_be_said_with_any_number(language: str, count: int) -> None:
    words = Words(language)
    for name, message in messages(language).items():
        said = words.say(name, **dict.fromkeys(variables(message), count))
        assert said
        assert "{" not in said
        assert "\u2068" not in said


def test_a_message_can_select_by_the_id_of_a_colour() -> None:
    words = Words("pl")
    said = [words.say("tell-colour-count", count=count, colour="yellow") for count in (1, 2, 5)]
    assert said == ["1 żółta", "2 żółte", "5 żółtych"]


def test_no_other_message_could_be_taken_for_the_name_of_an_area() -> None:
    assert {name for name in messages(SOURCE) if name.startswith("area-")} == {f"area-{area}" for area in AREA_IDS}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "a and b; a, b, and c; a, b, c, and d"),
        ("de", "a und b; a, b und c; a, b, c und d"),
        ("es", "a y b; a, b y c; a, b, c y d"),
        ("fr", "a et b; a, b et c; a, b, c et d"),
        ("pl", "a i b; a, b i c; a, b, c i d"),
        ("pt-BR", "a e b; a, b e c; a, b, c e d"),
    ],
)
def test_a_list_is_joined_as_its_language_does_it(language: str, said: str) -> None:
    words = Words(language)
    assert "; ".join(words.join("abcd"[:count]) for count in (2, 3, 4)) == said
    assert (words.join([]), words.join(["a"])) == ("", "a")
