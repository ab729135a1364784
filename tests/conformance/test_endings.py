"""Every game comes to an end; its outcome follows from its scores, and all of it can be seen."""

from dataclasses import is_dataclass, replace

from rollwright.core.nodes import Over
from rollwright.core.outcome import Reason
from tests.conformance.moments import GAMES_AT_A_TABLE, Moment, at_every_table, played
from tests.conformance.plain import is_plain
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
        assert not isinstance(outcome.reason, Reason)
        assert outcome.scores == table.game.scores(last)
        most = [seat for seat, points in enumerate(outcome.scores) if points == max(outcome.scores)]
        assert outcome.winners
        assert set(outcome.winners) <= set(most)
        assert (outcome.tie_break is None) == (len(most) == 1)
        shared = outcome.tie_break is not None and outcome.tie_break.value.endswith("shared")
        assert shared == (len(outcome.winners) > 1)


@at_every_table
def test_a_game_has_an_outcome_exactly_when_it_is_over(moment: Moment) -> None:
    game = moment.table.game
    assert (game.outcome(moment.state) is None) == (moment.event is not None)
    assert isinstance(game.node(moment.state), Over) == (moment.event is None)


@at_every_table
def test_every_seat_has_points_at_any_moment(moment: Moment) -> None:
    assert len(moment.table.game.scores(moment.state)) == len(moment.seats)


@at_every_table
def test_the_view_is_a_dataclass_of_plain_values(moment: Moment) -> None:
    view = moment.table.game.view(moment.state)
    assert is_dataclass(view)
    assert is_plain(view)


@at_every_table
def test_the_view_says_what_is_due(moment: Moment) -> None:
    view = moment.table.game.view(moment.state)
    assert view.game == moment.table.game.name
    assert (view.phase == "over") == (moment.event is None)


@at_every_table
def test_the_sheets_of_the_view_can_be_had_one_by_one_and_left_out(moment: Moment) -> None:
    game = moment.table.game
    view = game.view(moment.state)
    assert view.seats == tuple(game.sheet_view(moment.state, seat) for seat in moment.seats if view.seats)
    assert game.view(moment.state, sheets=False) == replace(view, seats=())


@at_every_table
def test_a_sheet_is_the_same_object_exactly_while_its_view_is_the_same(moment: Moment) -> None:
    game, before = moment.table.game, moment.state
    if moment.event is None or not game.sheets(before):
        return
    after = game.apply(before, moment.event)
    for seat in moment.seats:
        untouched = game.sheets(after)[seat] is game.sheets(before)[seat]
        assert untouched == (game.sheet_view(after, seat) == game.sheet_view(before, seat))


@at_every_table
def test_the_view_has_a_sheet_for_every_seat_once_they_are_dealt(moment: Moment) -> None:
    view = moment.table.game.view(moment.state)
    dealt = bool(moment.past)
    assert len(view.seats) == (len(moment.seats) if dealt else 0)
    if dealt:
        assert tuple(seat.score for seat in view.seats) == moment.table.game.scores(moment.state)
