"""The phrases that a player types in the terminal."""

import pytest

from rollwright.cli.phrases import phrase_meant, phrases
from rollwright.table import Phrase
from rollwright.translations import LANGUAGES, Words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("phrase", Phrase)
def test_a_phrase_is_said_by_its_words_or_in_english(language: str, phrase: Phrase) -> None:
    words = Words(language)
    for said in (words.say(phrase.value), Words("en").say(phrase.value)):
        assert phrase_meant(said, words) is phrase
        assert phrase_meant(said.upper().strip("!?¡¿. "), words) is phrase


@every_language
@pytest.mark.parametrize("typed", ["", " ", "!", "x", "h", "nonsense", "hello there"])
def test_what_is_no_phrase_is_not_said(language: str, typed: str) -> None:
    assert phrase_meant(typed, Words(language)) is None


def test_accents_need_not_be_typed() -> None:
    assert phrase_meant("czesc", Words("pl")) is Phrase.HELLO
    assert phrase_meant("ola", Words("pt")) is Phrase.HELLO
    assert phrase_meant("back-soon", Words("en")) is Phrase.BACK_SOON


@every_language
def test_all_phrases_are_told(language: str) -> None:
    told = phrases(Words(language))
    assert all(Words(language).say(phrase.value) in told for phrase in Phrase)
