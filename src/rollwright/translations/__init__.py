"""Every word that a person can read, in each language, from Fluent files. It knows no game and no terminal."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from rollwright.core.errors import Argument, Complaint, NotationError, Refusal
from rollwright.core.registry import REGISTRY

SOURCE = "en"
LANGUAGES = (SOURCE, "de", "es", "fr", "pl", "pt", "pt-BR")
BASES = {"pt-BR": "pt"}
"""Languages that have only the messages that differ from those of another language, the base."""
FOLDER = Path(__file__).parent

LONGEST_QUOTE = 300
"""Characters of an argument that are said."""

NAMED = {"colour": "colour", "area": "area", "than": "area"}
"""Arguments whose values are ids, with the family of messages that has their names.

A message can also select by the id itself, as `$colour-id`: names such as `żółty` cannot be keys of a selection."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language; without the marks that isolate arguments, which a terminal would show."""
    return read_bundle(language, *(FOLDER / folder for folder in folders(language)))


@cache
def bundle_of_games(language: str) -> FluentBundle:
    """The messages of games from other packages; in English if a package does not have this language."""
    folders = (registration.messages for registration in REGISTRY.values() if registration.messages is not None)
    return read_bundle(language, *(language_folder(folder, language) for folder in folders))


def language_folder(folder: Path, language: str) -> Path:
    """The folder of this language, or the English one if there is none."""
    return folder / language if (folder / language).is_dir() else folder / SOURCE


def read_bundle(language: str, *folders: Path) -> FluentBundle:
    """The messages of all Fluent files in these folders."""
    messages = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted(folder.glob("*.ftl")):
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return messages


def folders(language: str) -> list[str]:
    """The folders that have the messages of a language; a later one overrides the messages of an earlier one."""
    return [BASES[language], language] if language in BASES else [language]


def language_for(tag: str | None) -> str:
    """The language to use for a tag such as `pt_BR.UTF-8`; English if it is not in the catalogue."""
    return known_language(tag or "") or SOURCE


def known_language(tag: str) -> str | None:
    """The language for a tag, matched with its region (`pt-BR`), then without (`pt` for `pt-PT`); None if unknown."""
    region = tag.partition(".")[0].replace("_", "-").lower()
    known = {language.lower(): language for language in LANGUAGES}
    return known.get(region) or known.get(region.partition("-")[0])


class Words:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = bundle(language)

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self._bundle_with(message).has_message(message))

    def say(self, message: str, /, **arguments: Argument) -> str:
        """The message with its arguments filled in; colours and areas are given by id and said by name."""
        messages = self._bundle_with(message)
        pattern = messages.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        ids = {f"{name}-id": value for name, value in arguments.items() if name in NAMED}
        filled = {name: self._named(name, value) for name, value in arguments.items()}
        text, errors = messages.format_pattern(pattern, ids | filled)
        if errors:
            raise errors[0]
        return str(text)

    def quote(self, message: str, arguments: Mapping[str, Argument], most: int = LONGEST_QUOTE) -> str:
        """A message about a text of anyone's making: so much of it is said again."""
        return self.say(message, **{name: shown(value, most) for name, value in arguments.items()})

    def name(self, family: str, identifier: str) -> str:
        """The name of a colour, an area, a bot; what has none in the catalogue is called as it is."""
        message = f"{family}-{identifier}"
        return self.say(message) if self.has(message) else identifier

    def complain(self, complaint: Complaint) -> str:
        """What a complaint says, with the number of its rule, or the place in the text."""
        said = self.quote(complaint.message, complaint.arguments)
        match complaint:
            case Refusal(rule=rule):
                return f"{said} ({rule})"
            case NotationError(line=line, column=column):
                return self.say("complaint-in-text", line=line, column=column, said=said)
            case _:
                return said

    def _bundle_with(self, message: str) -> FluentBundle:
        """Our catalogue, or the messages of games from other packages if it does not have this one."""
        return self._bundle if self._bundle.has_message(message) else bundle_of_games(self.language)

    def _named(self, name: str, value: Argument) -> Argument:
        return self.name(NAMED[name], str(value)) if name in NAMED else value


def shown(argument: Argument, most: int) -> Argument:
    """A text of anyone's making, cut, and without what would steer a terminal."""
    if not isinstance(argument, str):
        return argument
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in argument[:most])
