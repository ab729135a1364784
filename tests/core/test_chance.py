"""Dice fall from outside: what may fall, and how likely it is."""

from collections import Counter
from itertools import product

import pytest

from rollwright.core.chance import Chance, Fall

PIPS = (1, 2, 3, 4, 5, 6)
ALIKE = {1: 6, 2: 21, 3: 56, 4: 126, 5: 252}


@pytest.mark.parametrize(("dice", "falls"), ALIKE.items())
def test_alike_dice_fall_as_multisets(dice: int, falls: int) -> None:
    listed = [fall.faces for fall in Chance((PIPS,) * dice, alike=True).falls()]
    assert len(listed) == falls
    assert listed == sorted({tuple(sorted(faces)) for faces in product(PIPS, repeat=dice)})


@pytest.mark.parametrize("dice", ALIKE)
def test_a_multiset_weighs_as_much_as_its_orders(dice: int) -> None:
    orders = Counter(tuple(sorted(faces)) for faces in product(PIPS, repeat=dice))
    assert {fall.faces: fall.weight for fall in Chance((PIPS,) * dice, alike=True).falls()} == orders


def test_ordered_dice_fall_in_every_order_equally_often() -> None:
    node = Chance(((0, 1), (0, 1, 2)))
    assert list(node.falls()) == [Fall(faces, 1) for faces in product((0, 1), (0, 1, 2))]
    assert node.denominator == 6


def test_no_dice_fall_in_exactly_one_way() -> None:
    assert list(Chance(()).falls()) == [Fall((), 1)]
    assert Chance(()).denominator == 1


@pytest.mark.parametrize("node", [Chance((PIPS, PIPS)), Chance((PIPS, PIPS), alike=True), Chance(((0, 1), (0, 1, 2)))])
def test_every_listed_fall_is_admitted(node: Chance) -> None:
    assert all(node.admits(fall.faces) for fall in node.falls())


def test_alike_dice_are_admitted_in_any_order() -> None:
    assert Chance((PIPS, PIPS), alike=True).admits((6, 1))


@pytest.mark.parametrize("faces", [(), (1,), (1, 1, 1), (0, 1), (1, 7), (-1, 1)])
def test_too_few_or_too_many_faces_and_those_that_a_die_does_not_have_are_not_admitted(faces: tuple[int, ...]) -> None:
    assert not Chance((PIPS, PIPS)).admits(faces)


def test_each_face_must_be_one_of_its_own_die() -> None:
    node = Chance(((0, 1), (0, 1, 2)))
    assert node.admits((1, 2))
    assert not node.admits((2, 1))
