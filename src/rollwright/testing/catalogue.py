"""The messages of the catalogue as syntax trees: which there are in a language, and which arguments they take."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from rollwright.core.registry import REGISTRY
from rollwright.translations import FOLDER, folders, language_folder


class Variables(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: BaseNode) -> set[str]:
    """The arguments of a message; `$colour-id` comes with the argument `colour`."""
    visitor = Variables()
    visitor.visit(message)
    return {name.removesuffix("-id") for name in visitor.names}


def messages_in(folder: Path) -> dict[str, Message]:
    """The messages of all Fluent files in a folder; none of them may be there twice."""
    found: dict[str, Message] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@cache
def arguments_of_messages(language: str) -> dict[str, set[str]]:
    """The arguments of every message of a language, including those of games from other packages."""
    games = [language_folder(one.messages, language) for one in REGISTRY.values() if one.messages is not None]
    every = [messages_in(folder) for folder in (*games, *(FOLDER / name for name in folders(language)))]
    return {name: variables(message) for messages in every for name, message in messages.items()}
