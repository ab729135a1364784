"""The other players at a remote table: their names on the screen, and phrases."""

from unicodedata import normalize

from rich.cells import chop_cells

from rollwright.cli.screens import LONGEST_SHOWN
from rollwright.record import Player
from rollwright.table import (
    Phrase,
)
from rollwright.translations import SOURCE, Words, shown

SHORTEST_PHRASE = 2
"""Minimum length of an abbreviated phrase; shorter ones are ambiguous."""


def name_of(player: Player | None, words: Words) -> str:
    """A name, shortened and without control characters; the name of a bot is in the reader's language."""
    if player is None:
        return words.say("free-seat")
    name = player.name
    if player.bot is not None and name.startswith(player.bot):
        name = words.name("bot", player.bot) + name.removeprefix(player.bot)
    return chop_cells(str(shown(name, LONGEST_SHOWN)) or "–", LONGEST_SHOWN)[0]


def phrase_meant(typed: str, words: Words) -> Phrase | None:
    """The phrase that begins with this text, in the reader's language or in English, or that has this id."""
    meant = plain(typed)
    if len(meant) < SHORTEST_PHRASE:
        return None
    for speaker in (words, Words(SOURCE)):
        for phrase in Phrase:
            if plain(speaker.say(phrase.value)).startswith(meant):
                return phrase
    return next((phrase for phrase in Phrase if plain(phrase.value.removeprefix("phrase-")) == meant), None)


def phrases(words: Words) -> str:
    """A list of all phrases."""
    return " ".join(words.say(phrase.value) for phrase in Phrase)


def plain(text: str) -> str:
    """The letters and spaces of a text, in lower case and without accents."""
    signs = normalize("NFKD", text).casefold().replace("-", " ")
    return " ".join("".join(sign for sign in signs if sign.isalnum() or sign.isspace()).split())
