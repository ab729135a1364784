"""One name, one meaning: no class name is defined twice in the package, the tools and the benchmarks, and every name in
the glossary exists in the code."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path, PurePath

import rollwright
from rollwright.games import GAMES

SOURCE = Path(rollwright.__file__).parent
ROOT = SOURCE.parents[1]


@dataclass(frozen=True)
class Definition:
    """A class or a type alias of a module; `alias` is the type that an alias stands for."""

    name: str
    module: PurePath
    alias: str | None = None

    def __str__(self) -> str:
        return f"{self.name} in {self.module}"

    @property
    def game(self) -> str | None:
        """The game in whose folder the module is, or that the name of its file begins with (`border_games.py`)."""
        return next((game for game in GAMES if game in (*self.module.parts, self.module.stem.partition("_")[0])), None)

    @property
    def concept(self) -> tuple[str, ...]:
        """The path of the module without the game's id."""
        game = self.game
        return self.module.parts if game is None else tuple(part.replace(game, "<game>") for part in self.module.parts)


def definitions(module: PurePath, code: str) -> Iterator[Definition]:
    """The public classes and type aliases of a module. A type variable is neither: it is a placeholder."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield Definition(node.name, module)
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ):
                alias = ast.unparse(value)
                if re.match(r"[A-Z]\w*[a-z]", name) and not alias.startswith("TypeVar("):
                    yield Definition(name, module, alias)


def is_one_meaning(one: Definition, other: Definition) -> bool:
    """Whether two definitions of a name mean the same.

    They do if they are aliases of the same type, if they are in the same file of two games' folders, or if one is the
    general concept in `core` and the other a game's own version of it.
    """
    if one.alias is not None and one.alias == other.alias:
        return True
    if one.game != other.game and one.concept == other.concept:
        return True
    packages = [one.module.parts[0], other.module.parts[0]]
    return sorted(packages) == ["core", "games"] and {one.game, other.game} != {None}


def two_meanings(found: list[Definition]) -> list[str]:
    """The pairs of definitions that have one name and two meanings."""
    by_name: dict[str, list[Definition]] = defaultdict(list)
    for definition in found:
        by_name[definition.name].append(definition)
    pairs = (pair for same in by_name.values() for pair in combinations(same, 2))
    return [f"{one}, {other}" for one, other in pairs if not is_one_meaning(one, other)]


def all_definitions() -> list[Definition]:
    package = [(file, file.relative_to(SOURCE)) for file in sorted(SOURCE.rglob("*.py"))]
    others = [file for folder in ("tools", "bench") for file in sorted((ROOT / folder).rglob("*.py"))]
    written = [(file, file.relative_to(ROOT)) for file in others if ".work" not in file.parts]
    return [
        definition
        for file, module in (*package, *written)
        for definition in definitions(module, file.read_text(encoding="utf-8"))
    ]


def test_no_class_name_has_two_meanings() -> None:
    assert two_meanings(all_definitions()) == []


def test_a_name_with_two_meanings_is_found() -> None:
    def found(*modules: tuple[str, str]) -> bool:
        return bool(two_meanings([one for path, code in modules for one in definitions(PurePath(path), code)]))

    game, other = list(GAMES)[:2]
    assert found(("table/dice.py", "class Dice: ..."), ("lab/dice.py", "class Dice: ..."))
    assert found(("table/dice.py", "class Dice: ..."), ("lab/dice.py", "Dice: TypeAlias = tuple[int, ...]"))
    assert found((f"games/{game}/state.py", "class State: ..."), (f"games/{game}/moves.py", "class State: ..."))
    assert found((f"games/{game}/state.py", "class State: ..."), (f"games/{other}/moves.py", "class State: ..."))
    assert found((f"bots/{game}/moves.py", "class Move: ..."), ("core/events.py", "class Move: ..."))
    assert found(("games/material.py", "class Move: ..."), ("core/events.py", "class Move: ..."))
    assert not found((f"games/{game}/state.py", "class State: ..."), (f"games/{other}/state.py", "class State: ..."))
    assert found(("tools/fuzz.py", "class Run: ..."), (f"tools/train/{game}.py", "class Run: ..."))
    assert not found((f"train/{game}_games.py", "class Sample: ..."), (f"train/{other}_games.py", "class Sample: ..."))
    assert not found((f"games/{game}/moves.py", "class Move: ..."), ("core/events.py", "class Move: ..."))
    assert not found(("lab/one.py", "Reals = NDArray[float64]"), ("bots/one.py", "Reals: TypeAlias = NDArray[float64]"))
    assert not found(("lab/one.py", "Bot = TypeVar('Bot')"), ("bots/bot.py", "class Bot: ..."))
    assert not found(("lab/one.py", "class _Bar: ..."), ("cli/one.py", "class _Bar: ..."))


CODE = re.compile(r"`([^`]+)`")


def in_glossary() -> list[str]:
    return CODE.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))


def test_every_class_and_function_in_the_glossary_exists() -> None:
    listed = {name for name in in_glossary() if re.fullmatch(r"[A-Z]\w+|\w+_\w+", name)}
    python = [file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")]
    page = [file.read_text(encoding="utf-8") for file in (ROOT / "web" / "src").rglob("*.ts")]
    functions = {name for code in python for name in re.findall(r"^def (\w+)", code, re.MULTILINE)}
    exported = re.compile(r"^export (?:interface|type|class) (\w+)", re.MULTILINE)
    types = {name for code in page for name in exported.findall(code)}
    assert {"GameUi", "TableServer", "public_view"} < listed
    assert listed - {definition.name for definition in all_definitions()} - functions - types == set()


def test_every_path_in_the_glossary_exists() -> None:
    paths = [name.replace("<game>", game) for name in in_glossary() if "/" in name for game in GAMES]
    assert paths
    assert [path for path in paths if not (SOURCE / path).exists() and not (ROOT / path).exists()] == []
