"""The others at a table in the network: their names on the screen, and what one can say to them."""

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from rollwright.cli.screens import LONGEST_SHOWN, screen_for
from rollwright.cli.table_news import name_of, phrase_meant, phrases
from rollwright.core.deal import Setup
from rollwright.games import GAMES
from rollwright.record import Player
from rollwright.table import Phrase
from rollwright.translations import LANGUAGES, Words
from tests.cli.terminal import COLUMNS, LINES

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


def test_a_bot_is_called_in_the_readers_language() -> None:
    words = Words("es")
    assert name_of(Player("greedy", "greedy"), words) == words.say("bot-greedy")
    assert name_of(Player("greedy 2", "greedy"), words) == f"{words.say('bot-greedy')} 2"
    assert name_of(Player("slow", "slow"), words) == "slow"
    assert name_of(Player("Greta", "greedy"), words) == "Greta"


def test_a_free_seat_is_called_so() -> None:
    assert name_of(None, Words("en")) == "free"


@pytest.mark.parametrize("name", ["", "\x1b[2J", "a" * 60, "李" * 30, "a\u202eb", "e\u0301" * 20])
def test_no_name_breaks_the_screen(name: str) -> None:
    shown = name_of(Player(name), Words("en"))
    assert shown
    assert cell_len(shown) <= LONGEST_SHOWN
    assert all(sign.isprintable() for sign in shown)


PROMPTS = ("throw", "waiting", "waiting-chosen", "watching", "over", "over-watching")


@every_language
@pytest.mark.parametrize("prompt", PROMPTS)
def test_what_to_type_fits_on_one_line(language: str, prompt: str) -> None:
    assert cell_len(Words(language).say(f"prompt-{prompt}")) <= COLUMNS


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_the_help_at_a_table_fits_the_screen(language: str, game: str) -> None:
    words = Words(language)
    help_text = screen_for(game, words, ["Ana"], Setup(1, ())).help_text()
    texts = [*help_text, words.say("help-table-commands"), words.say("prompt-back")]
    console = Console(width=COLUMNS)
    lines = [len(Text(" ".join(text.split())).wrap(console, COLUMNS)) for text in texts]
    assert sum(lines) + len(texts) - 1 <= LINES
