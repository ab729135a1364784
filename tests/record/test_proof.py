"""Dice that can be proven: what is honest verifies, and every single change is noticed."""

import hashlib
import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.core.chance import Chance
from rollwright.core.errors import Complaint
from rollwright.core.events import Roll
from rollwright.games import GAMES
from rollwright.games.material import shipped
from rollwright.record import BrokenRecord, Player, Proven, Record, final_state
from rollwright.record.proof import commitment, fall, roll_bytes, secret_of_seed, verify
from tests.record.records import BORDER, PROVEN, SEEDED, VALID, changed

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
DEAL = "deal first 2, sheets 3 2"
"""The deal of the proven record."""
SOLO = (VALID / "twentyone-1-solo.txt").read_text(encoding="utf-8")
FOUR = (VALID / "twentyone-4-proven.txt").read_text(encoding="utf-8")


def unproven(text: str) -> tuple[int, str]:
    """Line and message of what verifying must say; the record can be replayed all the same."""
    record = Record.parse(text)
    final_state(record)
    with pytest.raises(BrokenRecord) as caught:
        verify(record)
    assert caught.value.rule is None
    return caught.value.line, caught.value.message


def complaint(text: str) -> str:
    """What stands against verifying this record at all."""
    with pytest.raises(Complaint) as caught:
        verify(Record.parse(text))
    assert not isinstance(caught.value, BrokenRecord)
    return caught.value.message


def field(text: str, key: str) -> str:
    """The line of this key."""
    return next(line for line in text.split("\n") if line.startswith(f"{key}: "))


def line_of(text: str, line: str) -> int:
    return text.split("\n").index(line) + 1


def with_other_end(line: str) -> str:
    """A line of hexadecimal digits with another last one."""
    return line[:-1] + ("1" if line[-1] == "0" else "0")


# What is honest


@pytest.mark.parametrize(("text", "rolls"), [(PROVEN, 5), (SOLO, 24)], ids=["border", "solo"])
def test_proven_dice_verify(text: str, rolls: int) -> None:
    assert verify(Record.parse(text)) == rolls


def test_seeded_dice_verify() -> None:
    record = Record.parse(SEEDED)
    assert verify(record) == sum(isinstance(event, Roll) for event in record.events)


def test_an_unfinished_record_verifies_as_far_as_it_goes() -> None:
    record = Record.parse(PROVEN)
    for count in range(len(record.events) + 1):
        beginning = replace(record, events=record.events[:count])
        assert verify(beginning) == sum(isinstance(event, Roll) for event in beginning.events)


def test_names_do_not_matter_to_the_dice() -> None:
    record = Record.parse(SOLO)
    renamed = replace(record, header=replace(record.header, players=(Player("Zoe"),)))
    assert verify(renamed) == verify(record)


def test_a_foreign_sheet_can_be_handed_in() -> None:
    record = Record.parse(SOLO)
    assert verify(record, others=(shipped("twentyone", name) for name in GAMES["twentyone"].sheet_names)) == 24


# What cannot be verified


def test_a_secret_that_is_not_published_cannot_be_verified() -> None:
    assert complaint(changed(PROVEN, field(PROVEN, "secret") + "\n", "")) == "secret-not-published"


def test_typed_dice_cannot_be_verified() -> None:
    assert complaint(BORDER) == "dice-typed-in"


# What is noticed


def test_a_changed_secret_with_a_commitment_to_match_is_noticed() -> None:
    old, commit = field(PROVEN, "secret"), field(PROVEN, "commitment")
    new = with_other_end(old)
    committed = hashlib.sha256(bytes.fromhex(new.removeprefix("secret: "))).hexdigest()
    text = changed(changed(PROVEN, old, new), commit, f"commitment: {committed}")
    assert unproven(text) == (line_of(text, DEAL), "roll-not-proven")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        pytest.param("roll o b y r b", "roll b o y r b", "roll b o y r b", id="two swapped faces"),
        pytest.param("apple\nword 2: bramble", "appl\nword 2: ebramble", DEAL, id="a letter moved to the next word"),
    ],
)
def test_a_change_is_noticed_in_its_line_or_with_the_first_dice(old: str, new: str, line: str) -> None:
    text = changed(PROVEN, old, new)
    assert unproven(text) == (line_of(text, line), "roll-not-proven")


def test_two_swapped_rolls_are_noticed() -> None:
    """Two rolls of six dice, after which everyone crosses off: that is legal whatever falls."""
    header = FOUR.split("\n\n")[0]
    honest = f"""{header}

deal first 4, sheets 3 1 2 6
roll 2 4 5 3 3 2
4 keep
together 1 mark x; 2 mark x; 3 mark x; 4 mark x

roll 4 6 2 5 6 6
"""
    assert verify(Record.parse(honest)) == 3
    before, first, between, second, after = re.split(r"(roll .*)", honest.removeprefix("rollwright"))
    swapped = "rollwright" + before + second + between + first + after
    assert unproven(swapped) == (line_of(swapped, "roll 4 6 2 5 6 6"), "roll-not-proven")


def test_a_roll_that_is_left_out_is_noticed() -> None:
    text = changed(PROVEN, "2 reroll g g r o\nroll o b y o\n2 reroll b y o\nroll a y y\n2 mark 39 45 50", "2 pass")
    text = changed(text, "together 1 mark 17 71", "together 1 pass")
    assert unproven(text) == (line_of(text, "roll o b y r b"), "roll-not-proven")


def test_what_the_rules_forbid_is_named_before_the_dice() -> None:
    text = changed(PROVEN, "2 mark 39 45 50", "2 mark 39 45")
    with pytest.raises(BrokenRecord) as caught:
        verify(Record.parse(text))
    assert caught.value.rule == "B14"


# How the dice fall


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_the_secret_of_a_seed_is_the_sha256_of_a_text() -> None:
    assert secret_of_seed(-7) == hashlib.sha256(b"rollwright seed -7").digest()


def test_bytes_that_would_favour_a_face_are_passed_over() -> None:
    dice = Chance(((0, 1, 2, 3, 4, 5),) * 2)
    assert fall(dice, [252, 253, 254, 255, 251, 6]) == (5, 0)


def test_what_is_passed_over_depends_on_the_number_of_faces() -> None:
    assert fall(Chance((tuple(range(5)), tuple(range(4)))), [255, 254, 255]) == (4, 3)


def test_a_die_with_one_face_uses_a_byte_as_well() -> None:
    assert fall(Chance(((0,), (0, 1))), [255, 255]) == (0, 1)


def test_every_face_is_exactly_equally_likely() -> None:
    for faces in range(1, 100):
        die = tuple(range(faces))
        limit = 256 - 256 % faces
        fallen = [fall(Chance((die,)), [byte])[0] for byte in range(limit)]
        assert {fallen.count(face) for face in die} == {limit // faces}


def test_the_bytes_of_a_roll_go_on_from_block_to_block() -> None:
    source = roll_bytes(bytes(32), 1, ())
    one, two = (bytes(next(source) for _ in range(32)) for _ in range(2))
    assert one != two


def test_rolls_have_bytes_of_their_own() -> None:
    assert next(roll_bytes(bytes(32), 1, ())) != next(roll_bytes(bytes(32), 2, ()))


# The page


def test_the_vectors_of_the_page_hold() -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    for vector in tomllib.loads(block)["vector"]:
        dice = Chance(tuple(tuple(range(faces)) for faces in vector["dice"]))
        source = roll_bytes(bytes.fromhex(vector["secret"]), vector["roll"], vector["words"])
        assert list(fall(dice, source)) == vector["faces"]


def test_the_example_of_the_page_parses_replays_and_verifies() -> None:
    (example,) = re.findall(r"```record\n(.*?)```", PAGE, re.DOTALL)
    record = Record.parse(example)
    assert record.to_text() == example == SOLO
    assert verify(record) == 24
    assert isinstance(record.header.dice, Proven)
    assert GAMES["twentyone"].scores(final_state(record)) == (51,)


def test_the_hashes_of_the_page_are_those_of_our_boards_and_sheets() -> None:
    rows = re.findall(r"^\| `(border|twentyone)` \| `(.+)` \| `([0-9a-f]{64})` \|$", PAGE, re.MULTILINE)
    assert rows == [
        (game, name, shipped(game, name).content_hash)
        for game, rules in GAMES.items()
        for name in rules.sheet_names + rules.retired_names
    ]
