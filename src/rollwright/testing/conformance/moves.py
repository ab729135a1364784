"""Every legal move can be listed, in a fixed order; each is legal and its text parses back."""

from itertools import pairwise

from rollwright.core.seats import Seat
from rollwright.testing.conformance.moments import Moment
from rollwright.testing.conformance.promises import promise
from rollwright.testing.walks import applied_alone


@promise
def legal_moves_are_listed_in_order_and_each_once(moment: Moment) -> None:
    for seat in moment.seats_to_choose:
        listed = list(moment.game.legal_moves(moment.state, seat))
        assert listed == list(moment.game.legal_moves(moment.state, seat))
        assert len(listed) == len(set(listed))
        if (key := moment.case.subject.sort_key) is not None:
            assert all(key(one) < key(other) for one, other in pairwise(listed))


@promise
def a_seat_that_must_choose_has_a_legal_move(moment: Moment) -> None:
    for seat in moment.seats_to_choose:
        assert next(iter(moment.game.legal_moves(moment.state, seat)), None) is not None


@promise
def every_listed_move_is_legal(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        for move in game.legal_moves(moment.state, seat):
            game.check(moment.state, seat, move)
            assert game.is_legal(moment.state, seat, move)


@promise
def every_listed_move_can_be_applied(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        for move in game.legal_moves(moment.state, seat):
            assert applied_alone(game, moment.state, seat, move) != moment.state


@promise
def the_text_of_every_listed_move_parses_back(moment: Moment) -> None:
    game = moment.game
    for seat in moment.seats_to_choose:
        for move in game.legal_moves(moment.state, seat):
            assert game.parse_move(str(move)) == move


@promise
def a_seat_that_need_not_choose_has_no_moves_and_no_targets(moment: Moment) -> None:
    game = moment.game
    outside = (Seat(-1), Seat(len(moment.seats)))
    for seat in (*moment.seats, *outside):
        if seat not in moment.seats_to_choose:
            assert list(game.legal_moves(moment.state, seat)) == []
            assert game.targets(moment.state, seat) == ()


@promise
def a_seat_that_need_not_choose_may_make_no_move(moment: Moment) -> None:
    game = moment.game
    moves = {move for seat in moment.seats_to_choose for move in game.legal_moves(moment.state, seat)}
    for seat in set(moment.seats) - set(moment.seats_to_choose):
        assert not any(game.is_legal(moment.state, seat, move) for move in moves)
