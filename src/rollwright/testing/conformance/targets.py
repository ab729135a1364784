"""The targets lead to every legal mark and to nothing else, and have the right points."""

from rollwright.core.game import AnyGame, Place, Places
from rollwright.core.seats import Seat
from rollwright.testing.conformance.cases import AnyState
from rollwright.testing.conformance.moments import Moment
from rollwright.testing.conformance.pencil import NO_MARKS, pencilled, score, score_after
from rollwright.testing.conformance.promises import promise

PLACES = [Place(number) for number in range(-2, 120)]
"""Every place of every game, and some numbers that are not places."""


def reachable(game: AnyGame, state: AnyState, seat: Seat) -> set[Places]:
    """All marks that can be made by touching target after target."""
    found = {NO_MARKS}
    ahead = [NO_MARKS]
    while ahead:
        marks = ahead.pop()
        for target in game.targets(state, seat, marks):
            if (more := marks | target.adds) not in found:
                found.add(more)
                ahead.append(more)
    return found


@promise
def the_marks_that_targets_lead_to_are_the_listed_ones(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        nothing = game.mark(NO_MARKS)
        listed = set(game.legal_moves(moment.state, seat)) - {nothing}
        reached = {game.mark(marks) for marks in reachable(game, moment.state, seat)} - {nothing}
        assert reached == {move for move in listed if isinstance(move, type(nothing))}


@promise
def a_target_adds_new_places_and_no_two_add_the_same(moment: Moment) -> None:
    for seat in moment.seats_to_choose:
        marks = pencilled(moment, seat)
        added = [target.adds for target in moment.game.targets(moment.state, seat, marks)]
        assert all(adds and adds.isdisjoint(marks) for adds in added)
        assert len(added) == len(set(added))


@promise
def a_targets_points_are_what_marking_it_scores(moment: Moment) -> None:
    for seat in moment.seats_to_choose:
        for target in moment.game.targets(moment.state, seat):
            assert target.points == score_after(moment, seat, target.adds) - score(moment, seat)


@promise
def a_targets_points_are_what_it_adds_to_the_marks_before_it(moment: Moment) -> None:
    for seat in moment.seats_to_choose:
        if marks := pencilled(moment, seat):
            for target in moment.game.targets(moment.state, seat, marks):
                more = score_after(moment, seat, marks | target.adds)
                assert target.points == more - score_after(moment, seat, marks)


@promise
def a_place_has_a_reason_against_it_exactly_if_no_target_has_it(moment: Moment) -> None:
    game = moment.game
    outside = (Seat(-1), Seat(len(moment.seats)))
    for seat in (*moment.seats, *outside):
        marks = pencilled(moment, seat)
        targets = game.targets(moment.state, seat, marks)
        may_be_touched = {place for target in targets for place in target.adds}
        without_reason = {place for place in PLACES if game.why_not(moment.state, seat, marks, place) is None}
        assert without_reason == may_be_touched


@promise
def the_text_of_every_target_reads_back(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        for target in game.targets(moment.state, seat):
            assert all(game.parse_place(game.place_text(place)) == place for place in target.adds)
