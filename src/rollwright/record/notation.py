"""The events of a record as lines, in the same way for every game; the game formats its dice and its moves.

deal first 2, sheets 3 1 4      the deal
roll a a g r y                  a roll
2 reroll g r                    the move of a seat
together 1 mark 7 17; 3 pass    the moves of several seats together
"""

import re

from rollwright.core.deal import Deal, Setup, deal_from, deal_node, faces_of
from rollwright.core.errors import NotationError
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat

SEAT = re.compile(r"([1-9][0-9]?) ")


def event_text(game: AnyGame, setup: Setup, number: int, event: Event) -> str:
    """The line of an event; `number` counts the events from 0, the deal."""
    match event:
        case Roll(faces) if number == 0:
            return deal_text(setup, deal_from(setup, faces))
        case Roll(faces):
            return f"roll {game.faces_text(faces)}"
        case Marks(plays):
            return "together " + "; ".join(play_text(play) for play in plays)
        case _:
            return play_text(event)


def play_text(play: Play) -> str:
    """A seat and its move."""
    return f"{play.seat + 1} {play.move}"


def deal_text(setup: Setup, deal: Deal) -> str:
    """The line of the deal, without what the header already contains."""
    parts = []
    if setup.first is None:
        parts.append(f"first {deal.first + 1}")
    if setup.draws_sheets:
        parts.append("sheets " + " ".join(str(pick + 1) for pick in deal.picks))
    return " ".join(("deal", ", ".join(parts))).rstrip()


def parse_event(game: AnyGame, setup: Setup, number: int, text: str) -> Event:
    """Parse the line of an event. Raises NotationError if it is not valid."""
    if number == 0:
        return parse_deal(setup, text)
    if text.startswith("roll "):
        try:
            return Roll(game.parse_faces(text.removeprefix("roll ")))
        except NotationError as error:
            raise error.moved(0, len("roll ")) from None
    if text.startswith("together "):
        return parse_marks(game, text)
    return parse_play(game, text, 0)


def parse_deal(setup: Setup, text: str) -> Roll:
    """Parse the first line of a game, the deal."""
    if not (found := re.fullmatch(r"deal(?: first ([1-9][0-9]?))?(?:,? sheets ([1-9][0-9]*(?: [1-9][0-9]*)*))?", text)):
        raise NotationError("deal-unreadable", text=text[:40])
    first, picks = found.groups()
    if (first is None) != (setup.first is not None) or (picks is not None) != setup.draws_sheets:
        raise NotationError("deal-not-as-announced")
    if picks and picks.count(" ") != setup.seats - 1:
        raise NotationError("deal-unreadable", text=text[:40])
    deal = Deal(
        first=Seat(int(first) - 1) if first else Seat(setup.first or 0),
        picks=tuple(int(pick[:9]) - 1 for pick in picks.split(" ")) if picks else (),
    )
    try:
        faces = faces_of(setup, deal)
    except ValueError:
        raise NotationError("deal-of-missing-sheet") from None
    if deal_text(setup, deal) != text or not deal_node(setup).admits(faces):
        raise NotationError("deal-unreadable", text=text[:40])
    return Roll(faces)


def parse_marks(game: AnyGame, text: str) -> Marks:
    """Parse `together` and the moves of all seats that had to choose."""
    column = len("together ")
    plays = []
    for part in text[column:].split("; "):
        plays.append(parse_play(game, part, column))
        column += len(part) + len("; ")
    return Marks(tuple(plays))


def parse_play(game: AnyGame, text: str, column: int) -> Play:
    """Parse a seat and its move; `column` is their offset in the line."""
    if not (found := SEAT.match(text)):
        raise NotationError("event-unknown", column=column + 1, text=text[:40])
    try:
        move = game.parse_move(text[found.end() :])
    except NotationError as error:
        raise error.moved(0, column + found.end()) from None
    return Play(Seat(int(found[1]) - 1), move)
