"""A game at any moment can be written as a record, parsed and replayed to an equal state."""

from rollwright.core.deal import Setup
from rollwright.core.events import Event
from rollwright.core.game import AnyGame
from rollwright.core.seats import all_seats
from rollwright.record import Header, Player, Record, SheetName, TypedIn, final_state
from rollwright.testing.conformance.moments import Moment
from rollwright.testing.conformance.promises import promise


def record_of(game: AnyGame, setup: Setup, events: tuple[Event, ...]) -> Record:
    """Return the record of a game with typed dice between unnamed players."""
    header = Header(
        game=game.name,
        rules_version=game.rules_version,
        sheets=tuple(SheetName(sheet.name, sheet.content_hash) for sheet in setup.sheets),
        players=tuple(Player(f"Player {seat + 1}") for seat in all_seats(setup.seats)),
        dice=TypedIn(),
        as_listed=setup.as_listed,
        first=setup.first,
        variant=setup.variant,
    )
    return Record(header, events)


@promise
def a_record_reads_back_and_replays_to_an_equal_state(moment: Moment) -> None:
    record = record_of(moment.game, moment.setup, moment.past)
    for text in (record.to_text(), record.to_json()):
        read = Record.parse(text)
        assert read == record
        assert final_state(read) == moment.state
    assert Record.parse(record.to_text()).to_text() == record.to_text()
