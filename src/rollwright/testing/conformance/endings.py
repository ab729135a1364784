"""Every game ends; its outcome follows from its scores and is part of the view."""

from dataclasses import is_dataclass, replace

from rollwright.core.nodes import Over
from rollwright.core.outcome import TableEnd
from rollwright.testing.conformance.cases import Case
from rollwright.testing.conformance.moments import Moment, played
from rollwright.testing.conformance.promises import promise, promise_about_games
from rollwright.testing.plain import is_plain


@promise_about_games
def every_game_ends(case: Case, seed: int) -> None:
    last, event = played(case, seed)[-1]
    assert event is None
    assert isinstance(case.game.node(last), Over)


@promise_about_games
def the_winners_are_among_those_with_most_points(case: Case, seed: int) -> None:
    last, _ = played(case, seed)[-1]
    outcome = case.game.outcome(last)
    assert outcome is not None
    assert case.game.node(last) == Over(outcome)
    assert not isinstance(outcome.reason, TableEnd)
    assert outcome.scores == case.game.scores(last)
    most = [seat for seat, points in enumerate(outcome.scores) if points == max(outcome.scores)]
    assert outcome.winners
    assert set(outcome.winners) <= set(most)
    assert (outcome.tie_break is None) == (len(most) == 1)
    shared = outcome.tie_break is not None and outcome.tie_break.value.endswith("shared")
    assert shared == (len(outcome.winners) > 1)


@promise
def a_game_has_an_outcome_exactly_when_it_is_over(moment: Moment) -> None:
    game = moment.game
    assert (game.outcome(moment.state) is None) == (moment.event is not None)
    assert isinstance(game.node(moment.state), Over) == (moment.event is None)


@promise
def every_seat_has_points_at_any_moment(moment: Moment) -> None:
    assert len(moment.game.scores(moment.state)) == len(moment.seats)


@promise
def the_view_is_a_dataclass_of_plain_values(moment: Moment) -> None:
    view = moment.game.view(moment.state)
    assert is_dataclass(view)
    assert is_plain(view)


@promise
def the_view_says_what_is_due(moment: Moment) -> None:
    view = moment.game.view(moment.state)
    assert view.game == moment.game.name
    assert (view.phase == "over") == (moment.event is None)


@promise
def the_sheets_of_the_view_can_be_had_one_by_one_and_given_back(moment: Moment) -> None:
    game = moment.game
    view = game.view(moment.state)
    assert view.seats == tuple(game.sheet_view(moment.state, seat) for seat in moment.seats if view.seats)
    assert game.view(moment.state, ()) == replace(view, seats=())
    assert game.view(moment.state, view.seats) == view


@promise
def a_sheet_is_the_same_object_exactly_while_its_view_is_the_same(moment: Moment) -> None:
    game, before = moment.game, moment.state
    if moment.event is None or not game.sheets(before):
        return
    after = game.apply(before, moment.event)
    for seat in moment.seats:
        untouched = game.sheets(after)[seat] is game.sheets(before)[seat]
        assert untouched == (game.sheet_view(after, seat) == game.sheet_view(before, seat))


@promise
def the_view_has_a_sheet_for_every_seat_once_they_are_dealt(moment: Moment) -> None:
    view = moment.game.view(moment.state)
    dealt = bool(moment.past)
    assert len(view.seats) == (len(moment.seats) if dealt else 0)
    if dealt:
        assert tuple(seat.score for seat in view.seats) == moment.game.scores(moment.state)
