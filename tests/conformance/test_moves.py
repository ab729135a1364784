"""Every legal move can be listed, in a fixed order; each is legal and its text reads back."""

from itertools import pairwise

from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Mark as BorderMark
from rollwright.games.border.moves import Reroll
from rollwright.games.twentyone.moves import Again, Keep
from rollwright.games.twentyone.moves import Mark as TwentyOneMark
from tests.conformance.moments import Moment, at_every_table
from tests.conformance.walk import applied_alone


def order(number: int, move: Move) -> tuple[int, int, list[int]]:
    """What the legal moves are sorted by: kind, then how many places, then which; in other games only their number."""
    match move:
        case Again():
            return (0, 0, [])
        case Keep():
            return (0, 1, [])
        case Reroll(dice):
            return (0, len(dice), list(dice))
        case BorderMark(places) | TwentyOneMark(places):
            return (1, len(places), sorted(places))
        case _:
            return (0, number, [])


@at_every_table
def test_legal_moves_are_listed_in_order_and_each_once(moment: Moment) -> None:
    for seat in moment.owing:
        listed = list(moment.table.game.legal_moves(moment.state, seat))
        assert listed == list(moment.table.game.legal_moves(moment.state, seat))
        assert len(listed) == len(set(listed))
        assert all(one < other for one, other in pairwise(order(number, move) for number, move in enumerate(listed)))


@at_every_table
def test_who_owes_a_choice_has_a_legal_move(moment: Moment) -> None:
    for seat in moment.owing:
        assert next(iter(moment.table.game.legal_moves(moment.state, seat)), None) is not None


@at_every_table
def test_every_listed_move_is_legal(moment: Moment) -> None:
    game = moment.table.game
    for seat in moment.owing:
        for move in game.legal_moves(moment.state, seat):
            game.check(moment.state, seat, move)
            assert game.is_legal(moment.state, seat, move)


@at_every_table
def test_every_listed_move_can_be_applied(moment: Moment) -> None:
    game = moment.table.game
    for seat in moment.owing:
        for move in game.legal_moves(moment.state, seat):
            assert applied_alone(game, moment.state, seat, move) != moment.state


@at_every_table
def test_the_text_of_every_listed_move_parses_back(moment: Moment) -> None:
    game = moment.table.game
    for seat in moment.owing:
        for move in game.legal_moves(moment.state, seat):
            assert game.parse_move(str(move)) == move


@at_every_table
def test_who_owes_nothing_has_no_moves_and_no_targets(moment: Moment) -> None:
    game = moment.table.game
    outside = (Seat(-1), Seat(len(moment.seats)))
    for seat in (*moment.seats, *outside):
        if seat not in moment.owing:
            assert list(game.legal_moves(moment.state, seat)) == []
            assert game.targets(moment.state, seat) == ()


@at_every_table
def test_who_owes_nothing_may_make_no_move(moment: Moment) -> None:
    game = moment.table.game
    moves = {move for seat in moment.owing for move in game.legal_moves(moment.state, seat)}
    for seat in set(moment.seats) - set(moment.owing):
        assert not any(game.is_legal(moment.state, seat, move) for move in moves)
