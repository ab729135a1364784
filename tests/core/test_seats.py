"""The places at a table, in clockwise order."""

import pytest

from rollwright.core.seats import Seat, next_seat
from tests.rules import rule


@rule("B8", "T9")
@pytest.mark.parametrize(("seat", "to_the_left"), [(0, 1), (1, 2), (2, 0)])
def test_the_role_passes_clockwise_and_round_the_table(seat: int, to_the_left: int) -> None:
    assert next_seat(Seat(seat), 3) == to_the_left
