"""Events as lines of a record: each kind is written and read back, each fault has its column."""

from dataclasses import replace

import pytest

from rollwright.core.deal import Setup
from rollwright.core.errors import NotationError
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.record.notation import event_text, parse_event
from tests.record.records import BORDER, DRAWN, changed, unreadable

BORDER_GAME = GAMES["border"]
TWENTYONE = GAMES["twentyone"]
ALL_DRAWN = Setup(2, all_shipped("border"))
SETTLED = Setup(2, all_shipped("border"), as_listed=True, first=Seat(1))


def played(seat: int, move: str) -> Play:
    return Play(Seat(seat), BORDER_GAME.parse_move(move))


def read(text: str, number: int = 1, setup: Setup = ALL_DRAWN) -> Event:
    """The event of this line, and it is written again as it was."""
    event = parse_event(BORDER_GAME, setup, number, text)
    assert event_text(BORDER_GAME, setup, number, event) == text
    return event


def refused(text: str, number: int = 1, setup: Setup = ALL_DRAWN) -> tuple[int, str]:
    """Column and message of the error."""
    with pytest.raises(NotationError) as caught:
        parse_event(BORDER_GAME, setup, number, text)
    assert caught.value.line == 1
    return caught.value.column, caught.value.message


# What there is


@pytest.mark.parametrize(
    ("text", "event"),
    [
        pytest.param("roll a g b r y o", Roll((0, 1, 2, 3, 4, 5)), id="a roll is its faces"),
        pytest.param("roll o a", Roll((5, 0)), id="a roll keeps the order of the dice"),
        pytest.param("2 reroll g r", played(1, "reroll g r"), id="a play is a seat and its move"),
        pytest.param("10 pass", played(9, "pass"), id="a seat may have two digits"),
        pytest.param(
            "together 1 mark 7 17; 3 pass", Marks((played(0, "mark 7 17"), played(2, "pass"))), id="marks are plays"
        ),
        pytest.param("together 1 pass", Marks((played(0, "pass"),)), id="marks may be of one seat"),
    ],
)
def test_an_event_is_written_as_it_is_read(text: str, event: Event) -> None:
    assert read(text) == event


def test_the_moves_of_the_other_game_are_read_by_it() -> None:
    text = "together 1 mark 1w 1k; 2 mark x"
    event = parse_event(TWENTYONE, ALL_DRAWN, 1, text)
    assert event_text(TWENTYONE, ALL_DRAWN, 1, event) == text


# The deal


@pytest.mark.parametrize(
    ("text", "setup", "faces"),
    [
        pytest.param("deal first 2, sheets 3 1", ALL_DRAWN, (1, 2, 0), id="names the first seat and the sheets"),
        pytest.param("deal first 1, sheets 2 4", ALL_DRAWN, (0, 1, 2), id="counts among the sheets that are left"),
        pytest.param("deal sheets 3 1", replace(ALL_DRAWN, first=Seat(0)), (2, 0), id="names no seat that is given"),
        pytest.param("deal first 2", replace(ALL_DRAWN, as_listed=True), (1,), id="names no sheets that are as listed"),
        pytest.param("deal", SETTLED, (), id="may have nothing to draw"),
    ],
)
def test_a_deal_names_what_is_drawn(text: str, setup: Setup, faces: tuple[int, ...]) -> None:
    assert read(text, 0, setup) == Roll(faces)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "roll a a a a a",
        "1 pass",
        "deal ",
        "dealt",
        "deal first 1 sheets 1 2",
        "deal, first 1, sheets 1 2",
        "deal first 1,  sheets 1 2",
        "deal sheets 1 2, first 1",
        "deal first 0, sheets 1 2",
        "deal first 3, sheets 1 2",
        "deal first 99, sheets 1 2",
        "deal first 100, sheets 1 2",
        "deal first 1, sheets 1",
        "deal first 1, sheets 1 2 3",
        "deal first 1, sheets 01 2",
        "deal first 1, sheets 1 2 ",
        "deal first 1, sheets 1 2\n",
        "deal first １, sheets 1 2",
    ],
)
def test_a_deal_has_one_way_to_be_written(text: str) -> None:
    assert refused(text, 0) == (1, "deal-unreadable")


@pytest.mark.parametrize("text", ["deal", "deal first 1", "deal sheets 1 2"])
def test_a_deal_draws_what_the_header_says_is_drawn(text: str) -> None:
    assert refused(text, 0) == (1, "deal-not-as-announced")


@pytest.mark.parametrize("text", ["deal first 1", "deal sheets 1 2", "deal first 1, sheets 1 2"])
def test_a_deal_does_not_draw_what_the_header_gives(text: str) -> None:
    assert refused(text, 0, SETTLED) == (1, "deal-not-as-announced")


@pytest.mark.parametrize("sheets", ["1 5", "1 1", f"1 {'9' * 5000}", "1234567890 1"])
def test_a_deal_deals_sheets_of_the_header_each_once(sheets: str) -> None:
    assert refused(f"deal first 1, sheets {sheets}", 0) == (1, "deal-of-missing-sheet")


def test_a_deal_of_a_great_many_sheets_is_refused_at_once() -> None:
    sheets = tuple(all_shipped("border")[n % 4] for n in range(30_000))
    text = "deal first 1, sheets " + " ".join(str(n) for n in range(30_000, 0, -1))
    assert refused(text, 0, Setup(2, sheets)) == (1, "deal-unreadable")


def test_nobody_can_be_dealt_more_sheets_than_there_are() -> None:
    assert refused("deal first 1, sheets 1 2", 0, Setup(2, all_shipped("border")[:1])) == (1, "deal-of-missing-sheet")


# What is refused, and where


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("Ana passes", 1, "event-unknown"),
        ("roll", 1, "event-unknown"),
        ("rolls a", 1, "event-unknown"),
        ("together", 1, "event-unknown"),
        ("deal first 1, sheets 1 2", 1, "event-unknown"),
        ("0 pass", 1, "event-unknown"),
        ("01 pass", 1, "event-unknown"),
        ("100 pass", 1, "event-unknown"),
        ("-1 pass", 1, "event-unknown"),
        ("١ pass", 1, "event-unknown"),
        (" 1 pass", 1, "event-unknown"),
        ("1", 1, "event-unknown"),
        ("1 ", 3, "move-incomplete"),
        ("1 jump", 3, "move-unknown"),
        ("1  jump", 4, "move-unknown"),
        ("1 mark", 7, "move-incomplete"),
        ("1 pass 7", 8, "text-left-over"),
        ("1 mark 16 2x", 11, "space-unreadable"),
        ("1 mark 16 23 16", 14, "place-twice"),
        ("1 reroll a w", 12, "colour-unknown"),
        ("roll a w", 8, "colour-unknown"),
        ("together ", 10, "event-unknown"),
        ("together pass", 10, "event-unknown"),
        ("together 1 pass;2 pass", 12, "move-unknown"),
        ("together 1 pass; ", 18, "event-unknown"),
        ("together 1 pass; 2 jump", 20, "move-unknown"),
        ("together 1 mark 7 17; 3 mark 8 x", 32, "space-unreadable"),
    ],
)
def test_a_fault_is_named_where_it_stands(text: str, column: int, message: str) -> None:
    assert refused(text) == (column, message)


def test_a_fault_is_named_in_its_line_of_the_record() -> None:
    assert unreadable(changed(BORDER, "together 2 mark 7", "together 2 mark 7l")) == (17, 17, "space-unreadable")
    assert unreadable(changed(DRAWN, "sheets 2 1", "sheets 2 2")) == (17, 1, "deal-of-missing-sheet")
