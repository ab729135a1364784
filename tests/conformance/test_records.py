"""A game at any moment can be written down, read and replayed to an equal state."""

from rollwright.record import Header, Player, Record, SheetName, TypedIn, final_state
from tests.conformance.moments import Moment, at_every_table


def record_of(moment: Moment) -> Record:
    setup = moment.table.setup
    header = Header(
        game=moment.table.game.name,
        rules_version=moment.table.game.rules_version,
        sheets=tuple(SheetName(sheet.name, sheet.content_hash) for sheet in setup.sheets),
        players=tuple(Player(f"Player {seat + 1}") for seat in moment.seats),
        dice=TypedIn(),
        as_listed=setup.as_listed,
        first=setup.first,
        variant=setup.variant,
    )
    return Record(header, moment.past)


@at_every_table
def test_a_record_reads_back_and_replays_to_an_equal_state(moment: Moment) -> None:
    record = record_of(moment)
    for text in (record.to_text(), record.to_json()):
        read = Record.parse(text)
        assert read == record
        assert final_state(read) == moment.state
    assert Record.parse(record.to_text()).to_text() == record.to_text()
