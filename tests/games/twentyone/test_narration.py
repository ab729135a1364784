"""What happens in Twenty One, told in English: one sentence per fact."""

from rollwright.core.events import Roll
from rollwright.core.seats import Seat
from rollwright.testing.narration import told
from rollwright.testing.twentyone.positions import GAME, after, marking, marks, opened, play, played, roll, setup

FELL = "w6 k4 r3 b3 y1 g1"


def test_the_deal_says_who_has_which_sheet_and_who_begins() -> None:
    assert told(GAME, GAME.start(setup("B", "A", first=1)), Roll(())) == [
        "Ana has sheet B.",
        "Bruno has sheet A.",
        "Bruno begins.",
    ]


def test_dice_are_told_by_their_colours_also_those_that_a_second_roll_left() -> None:
    assert told(GAME, opened("A"), roll(FELL), play(0, "again"), Roll((5, 5, 2, 2))) == [
        "Ana rolls. The dice show white 6, black 4, red 3, blue 3, yellow 1, and green 1.",
        "Ana rolls again.",
        "Ana rolls. The dice show white 5, black 5, red 2, blue 2, yellow 1, and green 1.",
    ]


def test_keeping_the_dice_is_told() -> None:
    assert told(GAME, after(opened("A", "B"), roll(FELL)), play(0, "keep")) == ["Ana keeps the dice."]


def test_entries_are_told_from_left_to_right_with_their_row_and_a_cross_off_without() -> None:
    before = marking(played("A"), played("B"), fell=FELL)
    assert [str(move) for move in GAME.legal_moves(before, Seat(0))]
    row = [box.colour for box in played("A").sheet.rows[0]]
    entered = [colour for colour in row if before.dice[colour] == 1]
    text = " ".join(f"1{colour.letter}" for colour in reversed(entered))
    names = " and ".join(f"{colour.id} 1" for colour in entered)
    assert told(GAME, before, marks(text, "x")) == [
        f"Ana enters {names} in row 1.",
        "Bruno crosses off a box.",
        "Round 2: Bruno rolls.",
    ]


def test_a_completed_row_is_told_with_its_points_and_hits() -> None:
    sheet = played("A").sheet
    before = marking(played("A"), played("B"), fell="w1 k1 r1 b1 y1 g1")
    boxes = sheet.rows[0]
    hits = sum(box.number == 1 for box in boxes)
    lines = told(GAME, before, marks(" ".join(f"1{box.colour.letter}" for box in boxes), "x"))
    spelled = {0: "no hits", 1: "one hit"}.get(hits, f"{hits} hits")
    points = 6 + (0, 1, 3, 6, 10, 15, 21)[hits]
    assert lines[1] == f"Ana completes row 1: {points} points, {spelled}."


def test_the_fifth_row_is_announced() -> None:
    rows = played("A").sheet.rows
    crossed_off = "\n".join(" ".join(f"{box.colour.letter}{box.number}:x" for box in row) for row in rows[:3])
    before = marking(played("A", crossed_off), played("B"), fell="w1 k1 r1 b1 y1 g1")
    lines = told(GAME, before, marks(" ".join(f"4{box.colour.letter}" for box in rows[3]), "x"))
    assert lines[2] == "Ana begins the fifth row: any round can be the last now."


def test_a_player_alone_is_told_the_score_at_the_end() -> None:
    before = opened("A")
    lines: list[str] = []
    for _ in range(30):
        events = roll("w6 k6 r6 b6 y6 g6"), play(0, "keep"), marks("x")
        lines = told(GAME, before, *events)
        before = after(before, *events)
    assert lines[-3:] == [
        "Ana completes row 5: 0 points, no hits.",
        "The game is over: a player completed a fifth row.",
        "Ana scored 0 points.",
    ]
