"""The narration of events in English, as a player reads it."""

from rollwright.core.events import Event
from rollwright.core.game import AnyGame, GameState
from rollwright.table.narration import tell_event
from rollwright.testing.tables import NAMES
from rollwright.translations import SOURCE, Words


def told(game: AnyGame, before: GameState, *events: Event) -> list[str]:
    """The sentences of these events, one after the other."""
    lines: list[str] = []
    for event in events:
        after = game.apply(before, event)
        sentences = tell_event(game, before, event, after, game.outcome(after))
        lines += [Words(SOURCE).tell(sentence, NAMES) for sentence in sentences]
        before = after
    return lines
