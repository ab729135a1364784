"""The options of a seat agree with the rules: kinds of move, points and dice."""

from collections import Counter

from rollwright.core.game import Options
from rollwright.core.seats import Seat
from rollwright.testing.conformance.moments import Moment
from rollwright.testing.conformance.pencil import NO_MARKS, pencilled, score, score_after
from rollwright.testing.conformance.promises import promise


@promise
def the_moves_that_are_open_are_the_first_words_of_the_legal_ones(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        words = {str(move).split()[0] for move in game.legal_moves(moment.state, seat)}
        told = game.options(moment.state, seat).moves
        assert set(told) == words
        assert len(told) == len(words)


@promise
def pencil_marks_close_no_move(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        marks = pencilled(moment, seat)
        assert game.options(moment.state, seat, marks).moves == game.options(moment.state, seat).moves


@promise
def pencil_marks_score_what_their_targets_score_one_after_another(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        marks, points = NO_MARKS, 0
        assert game.options(moment.state, seat, marks).points == 0
        while targets := game.targets(moment.state, seat, marks):
            target = moment.random.choice(targets)
            marks, points = marks | target.adds, points + target.points
            assert game.options(moment.state, seat, marks).points == points


@promise
def pencil_marks_score_what_the_seat_gains_when_they_are_confirmed(moment: Moment) -> None:
    for seat in moment.seats_to_choose:
        if marks := pencilled(moment, seat):
            gained = score_after(moment, seat, marks) - score(moment, seat)
            assert moment.game.options(moment.state, seat, marks).points == gained


@promise
def every_target_is_paid_for_by_the_dice_that_are_left(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        marks = pencilled(moment, seat)
        left = Counter(game.options(moment.state, seat, marks).dice)
        for target in game.targets(moment.state, seat, marks):
            assert moment.case.subject.dice_for(moment.state, seat, target.adds) <= left


@promise
def where_no_die_is_left_nothing_that_takes_one_may_be_touched(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        marks = NO_MARKS
        while targets := game.targets(moment.state, seat, marks):
            marks |= moment.random.choice(targets).adds
            if not game.options(moment.state, seat, marks).dice:
                assert game.targets(moment.state, seat, marks) == ()


@promise
def pencil_marks_use_up_the_dice_that_they_take(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        marks = pencilled(moment, seat)
        taken = moment.case.subject.dice_for(moment.state, seat, marks)
        before, after = (Counter(game.options(moment.state, seat, some).dice) for some in (NO_MARKS, marks))
        assert taken <= before
        assert after <= before - taken


@promise
def a_seat_that_need_not_choose_has_no_options(moment: Moment) -> None:
    outside = (Seat(-1), Seat(len(moment.seats)))
    for seat in (*moment.seats, *outside):
        if seat not in moment.seats_to_choose:
            assert moment.game.options(moment.state, seat) == Options((), 0, ())
