"""Narration is plain values: message ids and arguments."""

from rollwright.core.narration import Importance, Listing, Sentence, numbers, rolled, text_of
from rollwright.core.seats import Seat


def test_a_roll_is_told_with_the_dice_as_they_are_now() -> None:
    dice = numbers((4, 1))
    assert dice == Listing("tell-number", ({"number": 4}, {"number": 1}))
    assert rolled(Seat(2), dice) == Sentence("tell-rolled", {"seat": 2}, {"dice": dice}, Importance.PASSING)


def test_a_message_can_be_a_part_of_a_sentence() -> None:
    assert text_of("phrase-nice") == Listing("phrase-nice", ({},))


def test_importance_is_ascending() -> None:
    assert [one.value for one in Importance] == ["passing", "ordinary", "announced"]
