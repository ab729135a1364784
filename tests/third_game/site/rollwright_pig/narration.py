"""The narration of Pig in message ids and arguments; the table tells the deal, the rounds and the end."""

from rollwright.core.events import Event, Play, Roll
from rollwright.core.narration import Importance, Sentence, numbers, rolled
from rollwright_pig.moves import Hold
from rollwright_pig.state import State


def narrate(before: State, event: Event, _: State) -> tuple[Sentence, ...]:
    """The sentences of an event after the deal."""
    seat = before.active
    match event:
        case Roll(faces):
            loss = [Sentence("tell-pig-loses", {"seat": seat, "points": before.gathered})] if 1 in faces else []
            return (rolled(seat, numbers(faces)), *loss)
        case Play(_, Hold()):
            points = before.gathered
            return (Sentence("tell-pig-holds", {"seat": seat, "points": points}, importance=Importance.ANNOUNCED),)
        case _:
            return (Sentence("tell-pig-rolls-again", {"seat": seat}, importance=Importance.PASSING),)
