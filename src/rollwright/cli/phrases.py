"""The phrases that a player can say, as they are typed in the terminal."""

from unicodedata import normalize

from rollwright.table import Phrase
from rollwright.translations import SOURCE, Words

SHORTEST_PHRASE = 2
"""Minimum length of an abbreviated phrase; shorter ones are ambiguous."""


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
