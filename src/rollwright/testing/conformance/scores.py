"""Scores and positions equal those of a second, slow computation from the events."""

from rollwright.testing.conformance.cases import Case
from rollwright.testing.conformance.moments import played
from rollwright.testing.conformance.promises import promise_about_games


@promise_about_games
def scores_and_sheets_are_what_the_events_come_to(case: Case, seed: int) -> None:
    ledger = case.subject.ledger(case.setup)
    for state, event in played(case, seed):
        assert list(case.game.scores(state)) == ledger.scores
        assert ledger.agrees_with(state)
        if event is not None:
            ledger.note(event)
