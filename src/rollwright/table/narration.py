"""The narration of a table's entries: what is the same in every game, and around it what the game itself tells."""

from functools import cache

from rollwright.core.events import Event
from rollwright.core.game import AnyGame, GameState
from rollwright.core.narration import Importance, Listing, Sentence, of_seat, text_of
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat
from rollwright.table import entries as log
from rollwright.table.entries import Entry, Phrase
from rollwright.table.outcome import OutcomeView, outcome_view


def tell_event(
    game: AnyGame, before: GameState, event: Event, after: GameState, outcome: Outcome | None
) -> tuple[Sentence, ...]:
    """The narration of an event of the game: the deal, or what the game tells; then the next round, or the outcome."""
    if not before.round:
        return tell_deal(game, after)
    told: tuple[Sentence, ...] = game.narrate(before, event, after)
    if outcome is not None:
        return told + tell_outcome(outcome_view(outcome))
    if after.round == before.round:
        return told
    return (*told, Sentence("tell-round", {"round": after.round, "seat": after.active}, importance=Importance.PASSING))


def tell_deal(game: AnyGame, after: GameState) -> tuple[Sentence, ...]:
    """Which board or sheet each seat has, and who begins."""
    message = f"tell-has-{game.sheet_word}"
    names = enumerate(game.names_of_sheets(after))
    drawn = [Sentence(message, {"seat": seat, "sheet": name}, importance=Importance.PASSING) for seat, name in names]
    return (*drawn, of_seat("tell-begins", after.active, Importance.ANNOUNCED))


def tell_outcome(outcome: OutcomeView) -> tuple[Sentence, ...]:
    """Why the game is over, who has won, and which tie-break decided."""
    told = [Sentence("tell-over", lists={"reason": text_of(outcome.reason)}, importance=Importance.ANNOUNCED)]
    match outcome.winners:
        case ():
            told.append(Sentence("tell-no-winner", importance=Importance.ANNOUNCED))
        case (winner,):
            message, points = "tell-wins" if len(outcome.scores) > 1 else "tell-scored", outcome.scores[winner]
            told.append(Sentence(message, {"seat": winner, "points": points}, importance=Importance.ANNOUNCED))
        case winners:
            names = Listing("tell-player", tuple([{"seat": seat} for seat in winners]))
            points = outcome.scores[winners[0]]
            told.append(Sentence("tell-win-together", {"points": points}, {"names": names}, Importance.ANNOUNCED))
    if outcome.tie_break is not None:
        lists = {"tie": text_of(outcome.tie_break)}
        told.append(Sentence("tell-tie", lists=lists, importance=Importance.ANNOUNCED))
    return tuple(told)


def tell_entry(entry: Entry) -> tuple[Sentence, ...]:
    """The narration of an entry that is neither an event of the game nor its end. A hidden choice stays hidden."""
    match entry:
        case log.Chose(seat):
            return by_seat("tell-chose", seat, Importance.PASSING)
        case log.TookBack(seat):
            return by_seat("tell-took-back", seat, Importance.PASSING)
        case log.SatDown(seat):
            return by_seat("tell-sat-down", seat)
        case log.Freed(seat):
            return by_seat("tell-freed", seat)
        case log.Left(seat):
            return by_seat("tell-left", seat)
        case log.CameBack(seat):
            return by_seat("tell-came-back", seat)
        case log.Moved(seat):
            return by_seat("tell-moved", seat, Importance.ORDINARY)
        case log.BotTookOver(seat, bot):
            return (Sentence("tell-bot-took-over", {"seat": seat, "bot": bot}, importance=Importance.ANNOUNCED),)
        case log.StoodIn(seat, bot):
            return (Sentence("tell-stood-in", {"seat": seat, "bot": bot}),)
        case log.Said(seat, phrase):
            return of_phrase(seat, phrase)
        case log.Rematched(_, None):
            return (Sentence("tell-rematched", importance=Importance.ANNOUNCED),)
        case log.Rematched(_, seat):
            return by_seat("tell-invited-to-rematch", seat)
        case _:
            return ()


@cache
def by_seat(message: str, seat: Seat, importance: Importance = Importance.ANNOUNCED) -> tuple[Sentence, ...]:
    """The narration of an action of a seat. It is the same object every time, because a log may have thousands."""
    return (of_seat(message, seat, importance),)


@cache
def of_phrase(seat: Seat, phrase: Phrase) -> tuple[Sentence, ...]:
    """The narration of a phrase. It is the same object every time."""
    return (Sentence("tell-said", {"seat": seat}, {"said": text_of(phrase.value)}, Importance.ANNOUNCED),)
