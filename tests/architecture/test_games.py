"""A game is one folder on each side: no other file of the package names a game (CONTRIBUTING).

The registration of the shipped games is the only exception. Tests, vectors, tools, benchmarks, documents and the
catalogue are not part of the package's code, and docstrings may name a game as an example.
"""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import rollwright
from rollwright.games import GAMES

SOURCE = Path(rollwright.__file__).parent
REGISTRATION = SOURCE / "games" / "__init__.py"
WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
"""The words of an identifier: `BorderScreen` and `border_screen` have two."""


def own_file(file: Path, game: str) -> bool:
    """Whether a file belongs to a game: it is in a folder of that name, or is called so itself."""
    return game in file.relative_to(SOURCE).with_suffix("").parts


def docstrings(tree: ast.Module) -> set[ast.expr]:
    """The strings of a module that are documentation: expressions of their own."""
    return {
        node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def identifiers(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name that the module uses; the keywords of calls are left out, since they are defined elsewhere."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.arg(arg=name):
                yield node.lineno, name
            case ast.Import(names=names):
                yield from ((node.lineno, part) for one in names for part in f"{one.name}.{one.asname}".split("."))
            case ast.ImportFrom(module=module, names=names):
                parts = [*str(module).split("."), *(name for one in names for name in (one.name, str(one.asname)))]
                yield from ((node.lineno, part) for part in parts)


def strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every string of the module that is not documentation."""
    documentation = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in documentation:
            yield node.lineno, node.value


def is_named(name: str, game: str) -> bool:
    """Whether a word of an identifier, or two of them together, is the game's id."""
    words = [word.lower() for word in WORDS.findall(name)]
    return game in words or game in map("".join, pairwise(words))


def named_in(code: str, game: str) -> list[str]:
    """Where code names a game, by an identifier or in a string: the line and what is there."""
    tree = ast.parse(code)
    found = [f"{line}: {name}" for line, name in identifiers(tree) if is_named(name, game)]
    return found + [f"{line}: {text!r}" for line, text in strings(tree) if re.search(rf"\b{game}\b", text)]


def lines_that_name(game: str, files: list[Path]) -> list[str]:
    """Where these files name a game."""
    return [
        f"{file.relative_to(SOURCE)}:{found}"
        for file in files
        for found in named_in(file.read_text(encoding="utf-8"), game)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_file_outside_its_folders_names_a_game(game: str) -> None:
    files = [file for file in sorted(SOURCE.rglob("*.py")) if file != REGISTRATION and not own_file(file, game)]
    found = lines_that_name(game, files)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_rules_screen_bots_environment_and_tests(game: str) -> None:
    product = ("games/{}/game.py", "cli/screens/{}.py", "bots/{}/__init__.py", "lab/environments/{}.py")
    for file in (*product, "testing/{}/conformance.py", "testing/{}/browser.py"):
        assert (SOURCE / file.format(game)).is_file(), file.format(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_folders_of_a_game_do_not_name_another(game: str) -> None:
    own = [file for file in sorted(SOURCE.rglob("*.py")) if own_file(file, game)]
    assert [line for other in GAMES if other != game for line in lines_that_name(other, own)] == []


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ('x = 1 if game == "border" else 2', True),
        ("from rollwright.games.border.state import State", True),
        ("def draw_border() -> None: ...", True),
        ("class BorderScreen: ...", True),
        ("BORDER_FACES = 6", True),
        ('path = "rollwright.bots.border"', True),
        ('"""As in border."""', False),
        ("make(text, border=2)", False),
        ('x = "borderline"', False),
        ("bordering = 1", False),
    ],
)
def test_a_game_is_found_wherever_it_is_named(code: str, named: bool) -> None:
    assert bool(named_in(code, "border")) == named
