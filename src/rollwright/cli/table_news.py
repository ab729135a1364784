"""The other players at a remote table: their names on the screen, their actions, and phrases."""

from collections.abc import Sequence
from typing import NoReturn
from unicodedata import normalize

from rich.cells import chop_cells

from rollwright.cli.screens import LONGEST_SHOWN
from rollwright.cli.screens.screen import AnyScreen, News, Weight
from rollwright.core.chance import Chance, Faces
from rollwright.core.deal import Setup
from rollwright.core.seats import Seat
from rollwright.record import Player
from rollwright.record.header import DiceOrigin, TypedIn
from rollwright.table import (
    BotTookOver,
    CameBack,
    Chose,
    Entry,
    Freed,
    Happened,
    Left,
    Moved,
    Opened,
    Phrase,
    Rematched,
    Said,
    SatDown,
    StoodIn,
    Table,
    TookBack,
    event_of,
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


class RemoteDice:
    """Dice that are rolled elsewhere."""

    real = False

    def roll(self, number: int, node: Chance, words: object, read: Faces | None) -> NoReturn:
        """Not called, because rolls arrive as entries."""
        raise NotImplementedError

    def origin(self, words: object, *, revealed: bool) -> DiceOrigin:
        """The table does not tell its origin."""
        return TypedIn()


class NewsWriter:
    """Turns the entries of a log into news. For the events of the game it replays the log by the rules."""

    def __init__(self, screen: AnyScreen, opened: Opened, setup: Setup) -> None:
        self._screen = screen
        self._setup = setup
        self._table = self._after(opened)

    def news_of(self, entry: Entry, mine: Sequence[Seat]) -> list[News]:
        """The news of the next entry for the players of these seats."""
        if isinstance(entry, Opened):
            self._table = self._after(entry)
            return []
        before = self._table.state
        self._table.follow(entry)
        if isinstance(entry, Happened):
            return self._screen.news(before, event_of(entry, self._table.game), self._table.state)
        return news_of(entry, mine, self._screen.names, self._screen.words)

    def _after(self, opened: Opened) -> Table:
        return Table.from_log(RemoteDice(), [opened], self._setup.sheets)


def news_of(entry: Entry, mine: Sequence[Seat], names: Sequence[str], words: Words) -> list[News]:
    """The news of an entry that is not an event of the game. A player's own actions are not news, except for
    phrases."""
    match entry:
        case Chose(seat) | TookBack(seat) | SatDown(seat) | CameBack(seat) | Moved(seat) if seat in mine:
            return []
        case SatDown(seat):
            return [News(words.say("news-sits", name=names[seat]), Weight.ANNOUNCED)]
        case Freed(seat):
            return [News(words.say("news-freed", seat=seat + 1), Weight.ANNOUNCED)]
        case Chose(seat):
            return [News(words.say("news-chose", name=names[seat]), Weight.PASSING)]
        case TookBack(seat):
            return [News(words.say("news-took-back", name=names[seat]), Weight.PASSING)]
        case Left(seat):
            return [News(words.say("news-left", name=names[seat]), Weight.ANNOUNCED)]
        case CameBack(seat):
            return [News(words.say("news-came-back", name=names[seat], seat=seat + 1), Weight.ANNOUNCED)]
        case BotTookOver(seat):
            return [News(words.say("news-bot-took-over", name=names[seat]), Weight.ANNOUNCED)]
        case StoodIn(seat, bot):
            said = words.say("news-stood-in", seat=seat + 1, bot=str(shown(words.name("bot", bot), LONGEST_SHOWN)))
            return [News(said)]
        case Moved(seat):
            return [News(words.say("news-moved", name=names[seat]))]
        case Said(seat, phrase):
            said = words.say("news-says", name=names[seat], said=words.say(phrase.value))
            return [News(said, Weight.ANNOUNCED)]
        case Rematched():
            return [News(words.say("news-rematch"), Weight.ANNOUNCED)]
        case _:
            return []


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
