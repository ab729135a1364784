"""The rulebook: every rule is a message; their order and headings are those of `en/rules.ftl`."""

from collections.abc import Iterator
from dataclasses import dataclass

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from rollwright.core.registry import REGISTRY
from rollwright.translations import FOLDER, SOURCE, Words


@dataclass(frozen=True, slots=True)
class Heading:
    """A part of the rulebook; level 1 is a game."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """A paragraph without a number."""

    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule."""

    number: str
    text: str


def rule_ids(game: str) -> list[str]:
    """The ids of all headings and rules in the file of a game, in order."""
    registration = REGISTRY.get(game)
    folder = FOLDER if registration is None or registration.messages is None else registration.messages
    source = (folder / SOURCE / "rules.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message)]


def rulebook(game: str, words: Words) -> Iterator[Heading | Note | Rule]:
    """The rules of one game under their headings; a note first explains “(house rule)” and “(known)”."""
    inside = False
    for message in rule_ids(game):
        family, _, name = message.partition("-")
        if family == "heading":
            inside = name.split("-")[0] == game
        if inside and message == f"heading-{game}":
            yield Heading(1, words.say(message))
            yield Note(words.say("rulebook-marks"))
        elif inside and family == "heading":
            yield Heading(2, words.say(message))
        elif inside:
            yield Rule(name, words.say(message))


def markdown(game: str, words: Words) -> str:
    """The rulebook of a game as a Markdown page."""
    lines: list[str] = []
    for part in rulebook(game, words):
        match part:
            case Heading(level, text):
                lines += ["", f"{'#' * level} {text}", ""]
            case Note(text):
                lines.append(text)
            case Rule(number, text):
                lines.append(f"- **{number}** {text}")
    return "\n".join(lines).strip("\n") + "\n"
