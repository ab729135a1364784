"""The rulebook: every rule is a message; their order and headings are those of `en/rules.ftl`."""

import re
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
class RoundStep:
    """A step of a round, as the overview lists them."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule."""

    number: str
    text: str


def rule_ids(game: str) -> list[str]:
    """The ids of all messages in the file of a game's rules, in order."""
    registration = REGISTRY.get(game)
    folder = FOLDER if registration is None or registration.messages is None else registration.messages
    source = (folder / SOURCE / "rules.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message)]


def rulebook(game: str, words: Words) -> Iterator[Heading | Note | RoundStep | Rule]:
    """The overview and the rules of one game; before the rules a note explains “(house rule)” and “(known)”."""
    marks_explained = False
    inside = False
    for message in rule_ids(game):
        family, _, name = message.partition("-")
        part = name.removeprefix(f"{game}-")
        if family == "heading":
            inside = name.split("-")[0] == game
        if not inside:
            continue
        text = words.say(message)
        match family:
            case "heading" if name == game:
                yield Heading(1, text)
            case "heading":
                if part != "overview" and not marks_explained:
                    marks_explained = True
                    yield Note(words.say("rulebook-marks"))
                yield Heading(2, text)
            case "overview" if part.startswith("step-"):
                yield RoundStep(int(part.removeprefix("step-")), text)
            case "overview":
                yield Note(text)
            case "rule":
                yield Rule(name, text)


def markdown(game: str, words: Words) -> str:
    """The rulebook of a game as a Markdown page."""
    lines: list[str] = []
    for part in rulebook(game, words):
        match part:
            case Heading(level, text):
                lines += ["", f"{'#' * level} {text}", ""]
            case Note(text):
                lines += ["", text, ""]
            case RoundStep(number, text):
                lines.append(f"{number}. {text}")
            case Rule(number, text):
                lines.append(f"- **{number}** {text}")
    return re.sub("\n{3,}", "\n\n", "\n".join(lines)).strip("\n") + "\n"
