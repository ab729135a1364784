"""The narration of The Border in message ids and arguments; the table tells the deal, the rounds and the end."""

from functools import cache

from rollwright.core.errors import Argument
from rollwright.core.events import Event, Play, Roll
from rollwright.core.narration import Importance, Listing, Sentence, of_seat, rolled
from rollwright.core.seats import Seat
from rollwright.games.border.board import Board, Spaces
from rollwright.games.border.colours import Colour
from rollwright.games.border.moves import Dice, Mark, Reroll
from rollwright.games.border.rules import AREAS_TO_END
from rollwright.games.border.state import State


def narrate(before: State, event: Event, after: State) -> tuple[Sentence, ...]:
    """The sentences of an event after the deal."""
    match event:
        case Roll():
            return (rolled(before.active, dice_listing(after.dice)),)
        case Play(seat, Reroll(dice)):
            lists = {"dice": dice_listing(dice)}
            return (Sentence("tell-border-rerolls", {"seat": seat}, lists, Importance.PASSING),)
        case Play():
            return (*marked(before, event, after), *last_round(event.seat, after), *left_over(after.leftover))
        case _:
            return tuple([sentence for play in event.plays for sentence in marked(before, play, after)])


def marked(before: State, play: Play, after: State) -> list[Sentence]:
    """The spaces that a seat crossed off, the areas that it completed with them (B25), and for which it takes the
    higher value (B26)."""
    seat = play.seat
    if not isinstance(play.move, Mark) or not play.move.spaces:
        return [of_seat("tell-border-crosses-nothing", seat, Importance.PASSING)]
    played, scored = after.boards[seat], before.boards[seat].scored
    lists = {"spaces": spaces_listing(played.board, play.move.spaces)}
    sentences = [Sentence("tell-border-crosses", {"seat": seat}, lists)]
    if played.scored is not scored:
        for area, was, points in zip(played.board.map.areas, scored, played.scored, strict=True):
            if was is None and points is not None:
                told: dict[str, Argument] = {"seat": seat, "area": area.id, "points": points}
                sentences.append(Sentence("tell-border-completes", told, importance=Importance.ANNOUNCED))
                if points == area.value:
                    sentences.append(of_seat("tell-border-higher", seat, Importance.ANNOUNCED))
    return sentences


def last_round(seat: Seat, after: State) -> tuple[Sentence, ...]:
    """That the others only have their second action left, because of a sixth area in the first (B29)."""
    if after.boards[seat].areas_completed < AREAS_TO_END:
        return ()
    return (of_seat("tell-border-last-round", seat, Importance.ANNOUNCED),)


@cache
def left_over(leftover: Dice) -> tuple[Sentence, ...]:
    """The dice that the active player left for the others (B19); cached like `dice_listing`."""
    if not leftover:
        return ()
    return (Sentence("tell-border-leftover", {}, {"dice": dice_listing(leftover)}, Importance.PASSING),)


@cache
def dice_listing(dice: Dice) -> Listing:
    """How many dice there are of each colour; cached, because five dice have few combinations."""
    return Listing(
        "tell-colour-count",
        tuple([{"count": dice.count(colour), "colour": colour.id} for colour in dict.fromkeys(dice)]),
    )


def spaces_listing(board: Board, spaces: Spaces) -> Listing:
    """The numbers of the spaces, by colour."""
    by_colour: dict[Colour, list[str]] = {}
    for space in sorted(spaces):
        by_colour.setdefault(board.colour_at[space], []).append(str(space))
    return Listing(
        "tell-colour-spaces",
        tuple([{"colour": colour.id, "spaces": ", ".join(numbers)} for colour, numbers in by_colour.items()]),
    )
