"""Every game comes to an end; its outcome follows from its scores, and all of it can be seen."""

import json

from rollwright.core.nodes import Over
from rollwright.core.outcome import Reason, TieBreak
from tests.conformance.moments import GAMES_AT_A_TABLE, Moment, at_every_table, played
from tests.conformance.tables import Table, every_table


@every_table
def test_every_game_ends(table: Table) -> None:
    for seed in range(GAMES_AT_A_TABLE):
        last, event = played(table, seed)[-1]
        assert event is None
        assert isinstance(table.game.node(last), Over)


@every_table
def test_the_winners_are_among_those_with_most_points(table: Table) -> None:
    for seed in range(GAMES_AT_A_TABLE):
        last, _ = played(table, seed)[-1]
        outcome = table.game.outcome(last)
        assert outcome is not None
        assert table.game.node(last) == Over(outcome)
        assert outcome.scores == table.game.scores(last)
        most = [seat for seat, points in enumerate(outcome.scores) if points == max(outcome.scores)]
        assert outcome.winners
        assert set(outcome.winners) <= set(most)
        assert (outcome.tie_break is None) == (len(most) == 1)
        assert (outcome.tie_break is TieBreak.SHARED) == (len(outcome.winners) > 1)


@at_every_table
def test_a_game_has_an_outcome_exactly_when_it_is_over(moment: Moment) -> None:
    game = moment.table.game
    assert (game.outcome(moment.state) is None) == (moment.event is not None)
    assert isinstance(game.node(moment.state), Over) == (moment.event is None)


@at_every_table
def test_an_abandoned_game_has_scores_and_no_winner(moment: Moment) -> None:
    game = moment.table.game
    outcome = game.abandoned(moment.state)
    assert (outcome.reason, outcome.winners, outcome.tie_break) == (Reason.ABANDONED, (), None)
    assert outcome.scores == game.scores(moment.state)
    assert len(outcome.scores) == len(moment.seats)


@at_every_table
def test_the_view_is_plain_values(moment: Moment) -> None:
    view = moment.table.game.view(moment.state)
    assert json.loads(json.dumps(view)) == view


@at_every_table
def test_the_view_says_what_is_due(moment: Moment) -> None:
    view = moment.table.game.view(moment.state)
    assert view["game"] == moment.table.game.name
    assert (view["phase"] == "over") == (moment.event is None)
