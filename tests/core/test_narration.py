"""Narration is plain values: message ids and arguments."""

from rollwright.core.narration import Importance, Listing, Sentence, numbers, rolled
from rollwright.core.seats import Seat


def test_a_roll_is_told_with_the_dice_as_they_are_now() -> None:
    dice = numbers((4, 1))
    assert dice == Listing("tell-number", ({"number": 4}, {"number": 1}))
    assert rolled(Seat(2), dice) == Sentence("tell-rolled", {"seat": 2}, {"dice": dice}, Importance.PASSING)
