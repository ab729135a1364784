"""The others at a table in the network: what they are called on the screen, what they do, what one can say to them."""

from collections.abc import Sequence
from unicodedata import normalize

from rich.cells import chop_cells

from rollwright.cli.screens import LONGEST_SHOWN
from rollwright.cli.screens.screen import News, Weight
from rollwright.core.seats import Seat, all_seats
from rollwright.record import Player
from rollwright.table import (
    BotTookOver,
    CameBack,
    Chose,
    Entry,
    Freed,
    Left,
    Moved,
    Phrase,
    Rematched,
    Said,
    SatDown,
    StoodIn,
    Table,
    TookBack,
)
from rollwright.translations import SOURCE, Words, shown

SHORTEST_PHRASE = 2
"""Letters; fewer could begin anything."""


def names_of(table: Table, words: Words) -> list[str]:
    """What everyone is called on the screen; whoever got up before the end keeps the name in what is told."""
    players = {**table.sat, **table.players}
    return [name_of(players.get(seat), words) for seat in all_seats(table.setup.seats)]


def name_of(player: Player | None, words: Words) -> str:
    """A name, cut, and without what would steer a terminal; a bot is called in the reader's language."""
    if player is None:
        return words.say("free-seat")
    name = player.name
    if player.bot is not None and name.startswith(player.bot):
        name = words.name("bot", player.bot) + name.removeprefix(player.bot)
    return chop_cells(str(shown(name, LONGEST_SHOWN)) or "–", LONGEST_SHOWN)[0]


def told(entry: Entry, mine: Seat | None, names: Sequence[str], words: Words) -> list[News]:
    """What an entry means that is not the game's; nobody is told what they did themselves, but what they said."""
    match entry:
        case Chose(seat) | TookBack(seat) | SatDown(seat) | CameBack(seat) | Moved(seat) if seat == mine:
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
    """The phrase that begins like this, in the reader's language or in English, or whose id it is."""
    meant = plain(typed)
    if len(meant) < SHORTEST_PHRASE:
        return None
    for speaker in (words, Words(SOURCE)):
        for phrase in Phrase:
            if plain(speaker.say(phrase.value)).startswith(meant):
                return phrase
    return next((phrase for phrase in Phrase if plain(phrase.value.removeprefix("phrase-")) == meant), None)


def phrases(words: Words) -> str:
    """All that can be said."""
    return " ".join(words.say(phrase.value) for phrase in Phrase)


def plain(text: str) -> str:
    """Letters and spaces alone, all small and without accents."""
    signs = normalize("NFKD", text).casefold().replace("-", " ")
    return " ".join("".join(sign for sign in signs if sign.isalnum() or sign.isspace()).split())
