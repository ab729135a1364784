"""The scores that the rules keep are those that a second, slow reckoning of the events comes to."""

from tests.conformance.ledgers import ledger_for
from tests.conformance.moments import GAMES_AT_A_TABLE, played
from tests.conformance.tables import Table, every_table


@every_table
def test_scores_and_sheets_are_what_the_events_come_to(table: Table) -> None:
    for seed in range(GAMES_AT_A_TABLE):
        ledger = ledger_for(table.game, table.setup)
        for state, event in played(table, seed):
            assert list(table.game.scores(state)) == ledger.scores
            assert ledger.agrees_with(state)
            if event is not None:
                ledger.note(event)
