"""The start of every game: who is first and who takes which sheet."""

from dataclasses import dataclass
from itertools import permutations

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Deal, Setup, check_setup, deal_from, deal_node, faces_of, hash_of, sheets_of
from rollwright.core.errors import IllegalSetup
from rollwright.core.seats import Seat


@dataclass(frozen=True)
class Paper:
    """A sheet of no game."""

    name: str
    content_hash: str = ""


@dataclass(frozen=True)
class Slate:
    """A sheet of another kind."""

    name: str
    content_hash: str = ""


FOUR = tuple(Paper(name, content_hash=name) for name in "ABCD")
COPY = Paper("copy", content_hash="A")
SETUPS = [
    Setup(seats, FOUR, as_listed=as_listed, first=first)
    for seats in range(1, 5)
    for as_listed in (False, True)
    for first in (None, Seat(0), Seat(seats - 1))
]


@pytest.mark.parametrize("setup", SETUPS)
def test_every_deal_comes_from_the_faces_that_mean_it(setup: Setup) -> None:
    for fall in deal_node(setup).falls():
        assert faces_of(setup, deal_from(setup, fall.faces)) == fall.faces


@pytest.mark.parametrize("setup", SETUPS)
def test_every_deal_that_the_setup_allows_is_equally_likely(setup: Setup) -> None:
    dealt = [deal_from(setup, fall.faces) for fall in deal_node(setup).falls()]
    firsts = range(setup.seats) if setup.first is None else [setup.first]
    picks = list(permutations(range(4), setup.seats)) if not setup.as_listed else [tuple(range(setup.seats))]
    assert len(dealt) == len(set(dealt)) == deal_node(setup).denominator
    assert set(dealt) == {Deal(Seat(first), pick) for first in firsts for pick in picks}


def test_the_first_die_has_a_face_a_seat_and_each_seat_draws_from_what_is_left() -> None:
    assert deal_node(Setup(3, FOUR)) == Chance(((0, 1, 2), (0, 1, 2, 3), (0, 1, 2), (0, 1)))


def test_nothing_is_drawn_where_everything_is_given() -> None:
    setup = Setup(2, FOUR, as_listed=True, first=Seat(1))
    assert deal_node(setup) == Chance(())
    assert deal_from(setup, ()) == Deal(Seat(1), (0, 1))


def test_a_sheet_that_two_seats_would_share_has_no_faces() -> None:
    with pytest.raises(ValueError, match="not in list"):
        faces_of(Setup(2, FOUR), Deal(Seat(0), (1, 1)))


def test_the_hash_of_a_sheet_is_sha256_of_its_lines() -> None:
    assert hash_of(["a", "b"]) == "7e18f737311b2dc3b2f269dd78396b0351f14fb66efa879f768cb23181883c78"


def test_a_game_takes_the_sheets_of_its_own_kind() -> None:
    setup = Setup(2, (Paper("A"), Slate("1"), Paper("B")))
    assert sheets_of(setup, Paper) == (Paper("A"), Paper("B"))


def check(setup: Setup) -> None:
    check_setup(setup, range(2, 5), ("odd",), seats_rule="S1", sheets_rule="S2", first_rule="S3", variant_rule="S4")


@pytest.mark.parametrize(
    "setup",
    [
        Setup(2, FOUR),
        Setup(4, FOUR),
        Setup(3, FOUR, first=Seat(2)),
        Setup(2, FOUR, variant="odd"),
        Setup(2, (FOUR[0], COPY), copies=True),
    ],
)
def test_a_setup_that_the_game_is_for_passes(setup: Setup) -> None:
    check(setup)


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup(1, FOUR), "S1: seats-out-of-range (seats=1, least=2, most=4)"),
        (Setup(5, FOUR), "S1: seats-out-of-range (seats=5, least=2, most=4)"),
        (Setup(2, FOUR, variant="even"), "S4: variant-unknown (variant='even')"),
        (Setup(2, FOUR, first=Seat(2)), "S3: first-seat-unknown (seat=3)"),
        (Setup(2, FOUR, first=Seat(-1)), "S3: first-seat-unknown (seat=0)"),
        (Setup(3, FOUR[:2]), "S2: too-few-sheets (seats=3, sheets=2)"),
        (Setup(2, (*FOUR, COPY)), "S2: sheet-twice (name='copy')"),
    ],
)
def test_a_setup_that_the_game_is_not_for_is_refused_with_the_games_rule(setup: Setup, said: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        check(setup)
    assert str(refused.value) == said


@pytest.mark.parametrize("first", [None, Seat(1)])
@pytest.mark.parametrize("as_listed", [False, True])
def test_a_game_without_sheets_draws_only_who_is_first(first: Seat | None, as_listed: bool) -> None:
    setup = Setup(3, (), as_listed=as_listed, first=first)
    check_setup(setup, range(1, 9), (), seats_rule="P1", sheets_rule=None, first_rule="P2", variant_rule="P3")
    assert deal_node(setup) == Chance(((0, 1, 2),) if first is None else ())
    for fall in deal_node(setup).falls():
        deal = deal_from(setup, fall.faces)
        assert deal == Deal(Seat(fall.faces[0]) if first is None else first, ())
        assert faces_of(setup, deal) == fall.faces
