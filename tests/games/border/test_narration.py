"""What happens in The Border, told in English: one sentence per fact."""

from rollwright.core.events import Marks, Play, Roll
from rollwright.games.border.moves import Move
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    SECOND,
    THIRD,
    crossed,
    joint,
    marks,
    opened,
    play,
    ring,
    rolled,
    setup,
    spaces,
)
from rollwright.testing.narration import told


def roll(faces: str) -> Roll:
    return Roll(GAME.parse_faces(faces))


def test_the_deal_says_who_has_which_board_and_who_begins() -> None:
    assert told(GAME, GAME.start(setup("3", "1", first=1)), Roll(())) == [
        "Ana has board 3.",
        "Bruno has board 1.",
        "Bruno begins.",
    ]


def test_a_roll_is_told_by_the_dice_as_they_are_now() -> None:
    assert told(GAME, opened(), roll("r a b r y")) == ["Ana rolls. The dice show 1 grey, 1 blue, 2 red, and 1 yellow."]


def test_after_a_reroll_all_five_dice_are_told() -> None:
    again = Play(FIRST, Move.parse("reroll b y"))
    assert told(GAME, rolled(opened(), "a b r r y"), again, roll("r r")) == [
        "Ana rerolls 1 blue and 1 yellow.",
        "Ana rolls. The dice show 1 grey and 4 red.",
    ]


def test_marks_are_told_by_colour_and_number_with_the_dice_that_are_left() -> None:
    before = rolled(opened(), "a a b r r")
    assert told(GAME, before, Play(FIRST, Move.parse("mark 62 66 68 71"))) == [
        "Ana crosses off red 62, 66 and grey 68, 71.",
        "Left for the others: 1 blue.",
    ]
    assert told(GAME, before, Play(FIRST, Move.parse("pass"))) == [
        "Ana crosses off nothing.",
        "Left for the others: 2 grey, 1 blue, and 2 red.",
    ]


def test_no_dice_are_told_that_nobody_left() -> None:
    used_up = told(GAME, rolled(opened(), "a a a a a"), Play(FIRST, Move.parse("mark 72 69 65 58 59")))
    assert used_up == ["Ana crosses off grey 58, 59, 65, 69, 72."]


def test_a_reveal_tells_the_marks_of_all_and_then_the_next_round() -> None:
    before = play(rolled(opened("1", "2", "3"), "a g b r y"), "pass")
    event = joint(before, "pass", "pass")
    assert event == Marks((Play(SECOND, Move.parse("pass")), Play(THIRD, Move.parse("pass"))))
    assert told(GAME, before, event) == [
        "Bruno crosses off nothing.",
        "Celia crosses off nothing.",
        "Round 2: Bruno rolls.",
    ]


def test_areas_are_told_with_their_points_after_the_marks_that_completed_them() -> None:
    last = spaces("68 71")
    areas = [area for area in GAME.sheet("1").map.areas if last & area.border]
    before = opened()
    for area in areas:
        before = crossed(before, FIRST, ring(area.id) - last)
    lines = told(GAME, rolled(before, "a a b r y"), Play(FIRST, Move.parse("mark 68 71")))
    assert lines[0] == "Ana crosses off grey 68, 71."
    assert lines[1:-1] == [
        line
        for area in areas
        for line in (f"Ana completes the {area.id}: {area.value} points.", "Ana takes the higher value.")
    ]
    assert lines[-1] == "Left for the others: 1 blue, 1 red, and 1 yellow."


def test_nobody_takes_the_higher_value_of_an_area_that_another_player_completed_before() -> None:
    last = spaces("68 71")
    area = next(area for area in GAME.sheet("1").map.areas if last & area.border)
    before = crossed(crossed(opened(), SECOND, ring(area.id)), FIRST, ring(area.id) - last)
    lines = told(GAME, rolled(before, "a a b r y"), Play(FIRST, Move.parse("mark 68 71")))
    assert lines[1] == f"Ana completes the {area.id}: {area.low} points."
    assert "Ana takes the higher value." not in lines


def test_a_sixth_area_in_the_first_action_makes_it_the_last_round() -> None:
    last = spaces("68 71")
    areas = sorted(GAME.sheet("1").map.areas, key=lambda area: not last & area.border)[:6]
    before = opened()
    for area in areas:
        before = crossed(before, FIRST, ring(area.id) - last)
    lines = told(GAME, rolled(before, "a a b r y"), Play(FIRST, Move.parse("mark 68 71")))
    assert lines[-2] == "Ana has completed a sixth area: this is the last round."


def test_the_end_says_why_and_who_has_won() -> None:
    before = opened()
    for area in GAME.sheet("1").map.areas[:6]:
        before = crossed(before, SECOND, ring(area.id))
    before = play(rolled(before, "a g b r y"), "pass")
    points = GAME.scores(before)[SECOND]
    assert told(GAME, before, joint(before, "pass")) == [
        "Bruno crosses off nothing.",
        "The game is over: a player completed a sixth area.",
        f"Bruno wins with {points} points.",
    ]


def test_a_shared_win_says_what_decided() -> None:
    before = opened()
    for _ in range(9):
        before = marks(play(rolled(before, "a g b r y"), "pass"), "pass")
    before = play(rolled(before, "a g b r y"), "pass")
    assert told(GAME, before, joint(before, "pass"))[1:] == [
        "The game is over: ten rounds passed without a cross.",
        "Ana and Bruno win with 0 points each.",
        "It was a tie, so the win is shared.",
    ]
