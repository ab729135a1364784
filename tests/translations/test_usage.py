"""Words and spaces that were wrong in a translation once, and must not come back."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import BaseNode, Pattern, TextElement
from fluent.syntax.visitor import Visitor

from rollwright.translations import LANGUAGES, SOURCE
from tests.translations.test_catalogue import all_messages

ARGUMENT = "X"
"""Stands for an argument or a selection in the text of a pattern."""

AVOIDED = {
    "de": {
        "Kästchen": "a box is a Feld; the Kästchen of the printed sheet is the small one for a hit",
        r"\bBlatt\b|\bBlattes\b": "a sheet is a Zettel, a board a Tafel",
        r"Gebiet(e|en|s)? .*\babschließ|Gebiet.* abgeschlossen": "an area is umschlossen, a segment abgeschlossen",
        "Startzahl": "a seed is a Startwert",
        rf"\bPerson {ARGUMENT}$": "a player without a name is a Spieler",
    },
    "es": {
        r"\bguard\w* (\w+ )*dados?\b": "to set a die aside is apartar, to stop rolling plantarse; guardar is to save",
        r"\bdados? que guard": "a die that is set aside is apartado",
        r"(?i)\bvisitas?\b": "a guest is an invitado",
        r"\bIntro\b|\bordenador": "the key is Enter, the machine an equipo",
        r"(?i)\bsi podrías\b": "after si comes no conditional: si puedes",
    },
    "fr": {
        r"(?i)\bmarqu": "marquer is to score; to cross off is cocher, to enter inscrire",
        r"(?i)\bmanches?\b": "a round is a tour",
        r"(?i)\bcoups? exacts?\b": "coup is a move; a hit is a réussite",
        r"(?i)\bcases? (encore )?ouvertes?\b": "an open space is a case libre",
        r"(?i)\brobots?\b": "a bot is a bot",
        r"(?i)\bsi tu pourrais\b": "after si comes no conditional: si tu peux",
        r"(?i)\b(vous|votre|vos)\b": "the reader is addressed with tu",
    },
    "pl": {
        r"(?i)odnośnik": "a link is a link",
        r"(?i)\bgier\b": "a game that is played is a partia",
        r"(?i)\bpremi(a|i|ę|ą)\b": "a bonus is a bonus",
        r"(?i)\bpisak": "the pen is a marker",
    },
    "pt": {
        r"(?i)\bmarca(m|r|s|do|da|dos|das|ste|ção|ções)?\b": "marcar is to score; to cross off is traçar or riscar",
        r"(?i)\bvisitas?\b": "a guest is a convidado",
        r"(?i)\bpor defeito\b": "it also means by default",
    },
    "pt-BR": {
        r"(?i)\b(marca(m|r|s|do|da|dos|das|ção|ções)?)\b": "marcar is to score; to cross off is traçar or riscar",
        r"(?i)ficheiro|ecrã|telemóve|registo|\brondas?\b|desforra|cinzento|bónus|planea|planeia": "European Portuguese",
        r"(?i)\b(tu|teus?|tuas?|tens|podes|estás)\b|Carrega em": "the reader is addressed with você",
        "[«»]": "Brazilian quotation marks are “ ”",
    },
}
"""Patterns that no message of a language may match, each with the reason."""

WRONG_SPACE = re.compile("[ \N{NO-BREAK SPACE}][:;!?»%]|«[ \N{NO-BREAK SPACE}]")
NO_SPACE = re.compile("[^\\s\N{NARROW NO-BREAK SPACE}][;!?»]|«[^\N{NARROW NO-BREAK SPACE}]")


class Texts(Visitor):
    """Collects the text of every pattern of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        parts = (part.value if isinstance(part, TextElement) else ARGUMENT for part in node.elements)
        self.found.append("".join(part or "" for part in parts))
        self.generic_visit(node)


def texts(message: BaseNode) -> list[str]:
    visitor = Texts()
    visitor.visit(message)
    return visitor.found


def said(language: str) -> Iterator[tuple[str, str]]:
    """The id and the text of every pattern of a language."""
    for name, message in all_messages(language).items():
        yield from ((name, text) for text in texts(message))


def test_every_translation_has_words_to_avoid() -> None:
    assert set(AVOIDED) == set(LANGUAGES) - {SOURCE}


@pytest.mark.parametrize("language", AVOIDED)
def test_no_message_has_a_word_to_avoid(language: str) -> None:
    found = [
        f"{name}: {text} ({reason})"
        for pattern, reason in AVOIDED[language].items()
        for name, text in said(language)
        if re.search(pattern, text)
    ]
    assert found == [], "\n".join(found)


def test_french_has_a_narrow_space_at_high_punctuation() -> None:
    found = [f"{name}: {text}" for name, text in said("fr") if WRONG_SPACE.search(text) or NO_SPACE.search(text)]
    assert found == [], "\n".join(found)
