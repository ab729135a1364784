"""The places at a table, in clockwise order."""

import pytest

from rollwright.core.seats import Seat, all_seats, next_seat, other_seats
from tests.rules import rule


def test_seats_count_from_zero() -> None:
    assert all_seats(3) == (0, 1, 2)


def test_the_other_seats_are_all_but_this_one() -> None:
    assert other_seats(Seat(1), 4) == (0, 2, 3)


@rule("B8", "T9")
@pytest.mark.parametrize(("seat", "to_the_left"), [(0, 1), (1, 2), (2, 0)])
def test_the_role_passes_clockwise_and_round_the_table(seat: int, to_the_left: int) -> None:
    assert next_seat(Seat(seat), 3) == to_the_left


def test_alone_at_the_table_the_next_seat_is_ones_own() -> None:
    assert next_seat(Seat(0), 1) == 0
