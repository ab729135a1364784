"""The catalogue: all texts that are shown to people, in each language, from Fluent files. It does not depend on any
game."""

import re
from collections.abc import Mapping, Sequence, Set
from functools import cache, reduce
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from rollwright.core.errors import Argument, Complaint, NotationError, Refusal
from rollwright.core.narration import Listing, Sentence
from rollwright.core.registry import REGISTRY

SOURCE = "en"
LANGUAGES = (SOURCE, "de", "es", "fr", "pl", "pt", "pt-BR")
BASES = {"pt-BR": "pt"}
"""Languages that have only the messages that differ from those of another language, the base."""
FOLDER = Path(__file__).parent

LONGEST_QUOTE = 300
"""Maximum number of characters of an argument that is quoted in a message."""

NAMED = {"colour": "colour", "area": "area", "than": "area", "bot": "bot"}
"""Arguments whose values are ids, with the family of messages that has their names.

A message can also select by the id itself, as `$colour-id`: names such as `żółty` cannot be keys of a selection."""


MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message in a Fluent file."""


class LazyBundle(FluentBundle):
    """The messages of Fluent files, each of which is parsed when it is first used: a command says few of them.

    No message of the catalogue refers to another one, which a test checks.
    """

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        # The bidirectional isolation marks would be visible in a terminal.
        super().__init__([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            begins = [*MESSAGE.finditer(text)]
            ends = [*(match.start() for match in begins[1:]), len(text)]
            self._sources |= {begin[1]: text[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}

    @property
    def ids(self) -> Set[str]:
        """The ids of all messages."""
        return self._sources.keys()

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def get_message(self, message_id: str) -> Any:
        if message_id not in self._messages:
            self.add_resource(FluentResource(self._sources[message_id]))
        return super().get_message(message_id)


@cache
def bundle(language: str) -> LazyBundle:
    """All messages of one language."""
    return LazyBundle(language, texts_in(*(FOLDER / folder for folder in folders(language))))


@cache
def bundle_of_games(language: str) -> FluentBundle:
    """The messages of games from other packages, which may refer to each other."""
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(text_of_games(language)))
    return messages


@cache
def text_of_games(language: str) -> str:
    """The Fluent files of games from other packages, as one text."""
    return "\n".join(texts_in(*folders_of_games(language)))


def folders_of_games(language: str) -> list[Path]:
    """The folders of games from other packages; in English if a package does not have this language."""
    folders = (registration.messages for registration in REGISTRY.values() if registration.messages is not None)
    return [language_folder(folder, language) for folder in folders]


def language_folder(folder: Path, language: str) -> Path:
    """The folder of this language or of its base, or the English one if there is neither."""
    there = (folder / name for name in reversed(folders(language)) if (folder / name).is_dir())
    return next(there, folder / SOURCE)


def texts_in(*folders: Path) -> list[str]:
    """The texts of all Fluent files in these folders."""
    return [file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.glob("*.ftl"))]


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
    """Formats the messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = bundle(language)

    def has(self, message: str) -> bool:
        return bool(self._bundle_with(message).has_message(message))

    def say(self, message: str, /, **arguments: Argument) -> str:
        """Format a message with its arguments; colours, areas and bots are given by id and appear by name."""
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
        """Format a message that quotes user input: at most `most` characters of it, without control characters."""
        return self.say(message, **{name: shown(value, most) for name, value in arguments.items()})

    def name(self, family: str, identifier: str) -> str:
        """The name of a colour, an area or a bot; its id if the catalogue has no name for it."""
        message = f"{family}-{identifier}"
        return self.say(message) if self.has(message) else identifier

    def join(self, items: Sequence[str]) -> str:
        """The items as one text, joined as this language joins them: `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        *before, last = items
        if len(before) == 1:
            return self.say("list-pair", one=before[0], other=last)
        joined = reduce(lambda one, other: self.say("list-middle", one=one, other=other), before)
        return self.say("list-end", one=joined, other=last)

    def tell(self, sentence: Sentence, names: Sequence[str]) -> str:
        """Format a sentence of the narration; `names` are those of the seats."""
        lists = {name: self._listed(listing, names) for name, listing in sentence.lists.items()}
        return self.quote(sentence.message, {**of_seat(sentence.arguments, names), **lists})

    def _listed(self, listing: Listing, names: Sequence[str]) -> str:
        return self.join([self.quote(listing.message, of_seat(item, names)) for item in listing.items])

    def complain(self, complaint: Complaint) -> str:
        """Format a complaint with the number of its rule, or with its place in the text."""
        said = self.quote(complaint.message, complaint.arguments)
        match complaint:
            case Refusal(rule=rule):
                return f"{said} ({rule})"
            case NotationError(line=line, column=column):
                return self.say("complaint-in-text", line=line, column=column, said=said)
            case _:
                return said

    def decimal(self, number: float, places: int, *, signed: bool = False) -> str:
        """A number with this many decimal places and the language's decimal separator."""
        written = f"{number:+.{places}f}" if signed else f"{number:.{places}f}"
        return written.replace(".", self.say("decimal-separator"))

    def _bundle_with(self, message: str) -> FluentBundle:
        """The bundle that has this message: our catalogue, or else the messages of games from other packages."""
        return self._bundle if self._bundle.has_message(message) else bundle_of_games(self.language)

    def _named(self, name: str, value: Argument) -> Argument:
        return self.name(NAMED[name], str(value)) if name in NAMED else value


def of_seat(arguments: Mapping[str, Argument], names: Sequence[str]) -> dict[str, Argument]:
    """The arguments of a narration as messages take them: a seat has the name of its player, and its number from 1."""
    if "seat" not in arguments:
        return {**arguments}
    seat = int(arguments["seat"])
    return {**arguments, "name": names[seat], "seat": seat + 1}


def shown(argument: Argument, most: int) -> Argument:
    """Cut a text to `most` characters and replace its control characters."""
    if not isinstance(argument, str):
        return argument
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in argument[:most])
