"""Where the dice come from, and what a record says of them."""

import pytest

from rollwright.core.chance import Chance, Faces
from rollwright.core.errors import Complaint
from rollwright.record import Proven, Seeded, TypedIn
from rollwright.record.proof import commitment, fall, roll_bytes
from rollwright.table import DiceSource, ProvenDice, SeededDice, TypedDice
from rollwright.testing.tables import SECRET

PIPS = Chance(((1, 2, 3, 4, 5, 6),) * 6)
NONE_DUE = Chance(())
WORDS = ("hop", "hup")

by_themselves = pytest.mark.parametrize("dice", [ProvenDice(SECRET), SeededDice(7)], ids=["proven", "seeded"])


def fell(dice: DiceSource, number: int = 2, words: tuple[str, ...] = WORDS) -> Faces:
    """How six dice fall by themselves."""
    return dice.roll(number, PIPS, words, None)


def typed(*faces: int) -> Faces:
    """What comes of typing these faces of six dice."""
    return TypedDice().roll(1, PIPS, WORDS, faces)


@by_themselves
def test_the_same_roll_falls_the_same_way(dice: DiceSource) -> None:
    assert fell(dice, 3) == fell(dice, 3)


@by_themselves
def test_another_roll_falls_another_way(dice: DiceSource) -> None:
    assert len({fell(dice, number) for number in range(20)}) == 20


@by_themselves
def test_only_such_faces_fall_as_the_dice_have(dice: DiceSource) -> None:
    assert all(PIPS.admits(fell(dice, number)) for number in range(200))


@by_themselves
@pytest.mark.parametrize("faces", [(), (1, 2, 3, 4, 5, 6)])
def test_nobody_says_how_dice_fell_that_fall_by_themselves(dice: DiceSource, faces: Faces) -> None:
    with pytest.raises(Complaint) as refused:
        dice.roll(2, PIPS, WORDS, faces)
    assert refused.value.message == "dice-fall-by-themselves"


def test_proven_dice_follow_from_the_secret_and_the_words() -> None:
    assert fell(ProvenDice(SECRET)) == fall(PIPS, roll_bytes(SECRET, 2, WORDS))


def test_everyones_word_changes_proven_dice() -> None:
    assert fell(ProvenDice(SECRET)) != fell(ProvenDice(SECRET), words=("hop", "hep"))


def test_no_word_changes_seeded_dice() -> None:
    assert fell(SeededDice(7)) == fell(SeededDice(7), words=("hop", "hep"))


def test_another_seed_gives_other_dice() -> None:
    assert fell(SeededDice(7)) != fell(SeededDice(8))


@pytest.mark.parametrize("revealed", [False, True])
def test_the_origin_of_dice_has_all_but_the_secret_and_in_the_end_the_secret(revealed: bool) -> None:
    secret = SECRET.hex() if revealed else None
    assert ProvenDice(SECRET).origin(WORDS, revealed=revealed) == Proven(commitment(SECRET), WORDS, secret)
    assert SeededDice(7).origin(WORDS, revealed=revealed) == Seeded(7)
    assert TypedDice().origin(WORDS, revealed=revealed) == TypedIn()


def test_typed_dice_fall_as_they_were_typed() -> None:
    assert typed(1, 2, 3, 4, 5, 6) == (1, 2, 3, 4, 5, 6)


def test_where_no_die_is_due_nobody_needs_to_read_any() -> None:
    assert TypedDice().roll(0, NONE_DUE, WORDS, None) == ()


@pytest.mark.parametrize("faces", [None, (), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6, 1)])
def test_no_dice_and_a_wrong_number_of_typed_dice_are_refused(faces: Faces | None) -> None:
    with pytest.raises(Complaint) as refused:
        TypedDice().roll(1, PIPS, WORDS, faces)
    assert refused.value.message == "typed-number-of-dice"
    assert refused.value.arguments == {"due": 6, "typed": len(faces or ())}


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_typed_face_that_no_die_has_is_refused(face: int) -> None:
    with pytest.raises(Complaint) as refused:
        typed(1, 2, 3, 4, 5, face)
    assert refused.value.message == "typed-face-unknown"
