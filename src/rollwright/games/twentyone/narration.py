"""The narration of Twenty One in message ids and arguments; the table tells the deal, the rounds and the end."""

from rollwright.core.events import Event, Play, Roll
from rollwright.core.game import Places
from rollwright.core.narration import Importance, Listing, Sentence, of_seat, rolled
from rollwright.games.twentyone.colours import COLOURS
from rollwright.games.twentyone.moves import Again
from rollwright.games.twentyone.rules import places_in
from rollwright.games.twentyone.scoring import hits, row_score
from rollwright.games.twentyone.sheet import CROSS_OFF, ROWS, place_of
from rollwright.games.twentyone.state import PlayedSheet, State, current_row


def narrate(before: State, event: Event, after: State) -> tuple[Sentence, ...]:
    """The sentences of an event after the deal."""
    match event:
        case Roll():
            return (rolled(before.active, dice_listing(after)),)
        case Play(seat, move):
            message = "tell-twentyone-rolls-again" if isinstance(move, Again) else "tell-twentyone-keeps"
            return (of_seat(message, seat, Importance.PASSING),)
        case _:
            return tuple([sentence for play in event.plays for sentence in marked(before, play, after)])


def marked(before: State, play: Play, after: State) -> list[Sentence]:
    """The boxes that a seat filled, the row that it completed with them (T20), and whether the next one is the last
    (T22)."""
    seat, places = play.seat, places_in(play.move)
    row = current_row(before, before.sheets[seat])
    if CROSS_OFF in places:
        sentences = [of_seat("tell-twentyone-crosses-box", seat)]
    else:
        lists = {"boxes": boxes_listing(before, before.sheets[seat], row, places)}
        sentences = [Sentence("tell-twentyone-enters", {"seat": seat, "row": row + 1}, lists)]
    played = after.sheets[seat]
    entries = played.rows[row]
    if None not in entries:
        numbers = played.sheet.numbers[row]
        sentences.append(
            Sentence(
                "tell-twentyone-completes",
                {"seat": seat, "row": row + 1, "points": row_score(numbers, entries), "hits": hits(numbers, entries)},
                importance=Importance.ANNOUNCED,
            )
        )
        if sum(None not in other for other in played.rows) == ROWS - 1:
            sentences.append(of_seat("tell-twentyone-fifth-row", seat, Importance.ANNOUNCED))
    return sentences


def dice_listing(state: State) -> Listing:
    """The number that each die shows."""
    return Listing(
        "tell-colour-number",
        tuple([{"colour": colour.id, "number": pips} for colour, pips in zip(COLOURS, state.dice, strict=True)]),
    )


def boxes_listing(state: State, played: PlayedSheet, row: int, places: Places) -> Listing:
    """The numbers that were entered, by the colours of their boxes, from left to right."""
    colours = [box.colour for box in played.sheet.rows[row] if place_of(row, box.colour) in places]
    return Listing(
        "tell-colour-number",
        tuple([{"colour": colour.id, "number": state.dice[colour]} for colour in colours]),
    )
