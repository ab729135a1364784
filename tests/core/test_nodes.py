"""What a game may be waiting for, and for whom."""

import pytest

from rollwright.core.chance import Chance
from rollwright.core.nodes import Choice, Joint, Node, Over, owing
from rollwright.core.outcome import Outcome, TableEnd
from rollwright.core.seats import Seat


def test_a_choice_is_owed_by_its_seat() -> None:
    assert owing(Choice(Seat(2))) == (Seat(2),)


def test_a_joint_choice_is_owed_by_all_its_seats() -> None:
    assert owing(Joint((Seat(0), Seat(2)))) == (Seat(0), Seat(2))


@pytest.mark.parametrize("node", [Chance(((0, 1),)), Over(Outcome(TableEnd.ABANDONED, (0,), ()))])
def test_nobody_owes_a_choice_when_dice_fall_or_the_game_is_over(node: Node) -> None:
    assert owing(node) == ()
