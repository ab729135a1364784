"""A person at a real terminal: whole games, what can be typed, and what is said to it."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from rollwright.cli.game_loop import GameLoop
from rollwright.cli.game_table import QuitGame
from rollwright.cli.play import PlayOptions, open_game
from rollwright.core.events import Event, Marks, Play
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.record import Record, final_state, replay
from rollwright.translations import LANGUAGES, Words
from tests.cli.people import Person
from tests.cli.terminal import COLUMNS, LINES, PROMPT, Ended, Terminal, environment, height, width

every_game = pytest.mark.parametrize("game", GAMES)
BACK = "Press Enter to go back. "

PERSON = Seat(0)


@dataclass(frozen=True)
class Played:
    """A whole game that a person played at a terminal."""

    code: int
    screens: list[str]
    end: str
    record: Path


@pytest.fixture(scope="module", params=list(GAMES))
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A person against two bots, to the end."""
    game, home = request.param, tmp_path_factory.mktemp("home")
    answer = Person().plays(game)
    with Terminal("play", game, "--seed", "11", env=environment(home)) as terminal:
        try:
            screen = terminal.wait_for()
            while True:
                screen = terminal.type(answer(screen))
        except Ended:
            code = terminal.end()
        (record,) = (home / "data" / "rollwright" / "records").iterdir()
        return Played(code, terminal.screens[:-1], terminal.screens[-1], record)


def test_a_person_plays_a_whole_game(played: Played) -> None:
    assert played.code == 0
    assert "The game is over" in played.end
    assert "Player 1: " in played.end
    assert "wins with" in played.end


def test_every_screen_fits_the_terminal(played: Played) -> None:
    assert max(height(screen) for screen in played.screens) <= LINES
    assert max(width(screen) for screen in played.screens) <= COLUMNS


def test_the_last_screen_fits_the_terminal(played: Played) -> None:
    result, kept, _ = played.end.partition("Record: ")
    assert kept
    assert height(result) <= LINES
    assert width(result) <= COLUMNS


def test_the_record_goes_to_the_data_folder(played: Played) -> None:
    record = Record.parse(played.record.read_text(encoding="utf-8"))
    game = GAMES[record.header.game]
    outcome = game.outcome(final_state(record))
    assert outcome is not None
    assert [player.bot for player in record.header.players] == [None, "greedy", "greedy"]
    assert f"Player 1: {outcome.scores[0]}" in played.end
    assert played.record.name in played.end.replace("\n", "")


# What can be typed. The tests share a terminal for each game and leave it as they find it: marking, nothing marked yet.


def sits_down(game: str, home: Path) -> Iterator[Terminal]:
    """A terminal in which a person may mark something."""
    with Terminal("play", game, "--seed", "1", env=environment(home)) as terminal:
        screen = terminal.wait_for()
        assert "You can cross off: 74" in screen if game == "border" else "Fits: w +7, k +1, y +3, g +1" in screen
        yield terminal


@pytest.fixture(scope="module")
def border(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Terminal]:
    """The Border: the second action of the first round, with a red die."""
    yield from sits_down("border", tmp_path_factory.mktemp("home"))


@pytest.fixture(scope="module")
def twentyone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Terminal]:
    """Twenty One: the first round, with w6 k1 r6 b4 y3 g1."""
    yield from sits_down("twentyone", tmp_path_factory.mktemp("home"))


@pytest.fixture(params=list(GAMES))
def either(request: pytest.FixtureRequest, border: Terminal, twentyone: Terminal) -> Terminal:
    """One game, then the other."""
    return border if request.param == "border" else twentyone


@pytest.mark.parametrize(("space", "number"), [("50", "B20"), ("10", "B6"), ("99", "B3"), ("2", "B19")])
def test_why_names_the_rule_that_forbids_a_space(border: Terminal, space: str, number: str) -> None:
    assert f" ({number})\n" in border.type(f"why {space}")


@pytest.mark.parametrize(("box", "number"), [("2r", "T14"), ("r", "T14"), ("1b", "T14")])
def test_why_names_the_rule_that_forbids_a_box(twentyone: Terminal, box: str, number: str) -> None:
    assert f" ({number})\n" in twentyone.type(f"why {box}")


def test_why_says_so_when_no_rule_forbids_it(border: Terminal, twentyone: Terminal) -> None:
    assert "You can mark 74 now." in border.type("why 74")
    assert "You can mark x now." in twentyone.type("why x")


def test_undo_takes_back_one_mark(twentyone: Terminal) -> None:
    assert "Marked so far: w\n" in twentyone.type("w")
    assert "Marked so far: w k\n" in twentyone.type("k")
    assert "Marked so far: w\n" in twentyone.type("undo")
    assert "Marked so far" not in twentyone.type("undo")
    assert "There is nothing to undo." in twentyone.type("undo")


def test_the_same_letter_twice_is_marked_once(twentyone: Terminal) -> None:
    assert "Marked so far: w\n" in twentyone.type("www")
    assert "You have already marked this box. (T14)" in twentyone.type("w")
    twentyone.type("undo")


def test_done_without_marks_is_no_pass_in_the_border(border: Terminal) -> None:
    assert "You have no marks. Type pass to cross off nothing." in border.type("done")
    assert "round 1 " in border.screen


@pytest.mark.parametrize("typed", ["done", "pass"])
def test_nobody_passes_in_twenty_one(twentyone: Terminal, typed: str) -> None:
    assert "(T13)" in twentyone.type(typed)


def test_help_tells_how_to_play(either: Terminal) -> None:
    before = either.type("")
    told = either.type("help", BACK)
    assert "Letters: " in told
    assert "undo takes back the last mark" in " ".join(told.split())
    assert height(told) <= LINES
    assert either.type("") == before


def test_board_shows_another_seat(either: Terminal) -> None:
    before = either.type("")
    shown = either.type("board 2", BACK)
    assert before.splitlines()[2:6] != shown.splitlines()[2:6]
    assert height(shown) <= LINES
    assert either.type("") == before


def test_a_rule_can_be_read_and_fits_the_screen(border: Terminal) -> None:
    for number in ("B14", "b14", "T6", "B5"):
        shown = border.type(f"rule {number}", PROMPT, BACK)
        assert Words("en").say(f"rule-{number.upper()}") in " ".join(shown.split())
        assert height(shown) <= LINES
        border.type("")


NONSENSE = {
    "": "",
    ",": "",
    ", ,": "",
    "why": "“why” is not a command here. Type help.",
    "board": "“board” is not a command here. Type help.",
    "board 9": "“board 9” is not a command here. Type help.",
    "board 0": "“board 0” is not a command here. Type help.",
    "board ²": "“board ²” is not a command here. Type help.",
    "rule": "“rule” is not a command here. Type help.",
    "rule X9": "There is no rule X9.",
    "why me": "“me” is not the number of a space.",
    "99999": "“99999” is not the number of a space.",
    "-1": "“-1” is not the number of a space.",
    "zażółć": "“zażółć” is not the number of a space.",
    "[red]": "“[red]” is not the number of a space.",
    "reroll a": "(B9)",
    "keep q": "“q” is not a colour. The letters are agbryo.",
    "10": "Space 10 is white and already has a printed cross. (B6)",
}


def test_nonsense_is_answered_with_a_sentence(border: Terminal) -> None:
    for typed, said in NONSENSE.items():
        assert said in border.type(typed)
        assert height(border.screen) <= LINES


def test_bytes_that_are_no_text_are_answered(border: Terminal) -> None:
    border.press(b"\xff\xfe\n")
    assert "is not the number of a space" in border.wait_for()


def test_a_very_long_line_leaves_the_screen_whole(border: Terminal) -> None:
    assert height(border.type("x" * 1500)) <= LINES


def test_a_segment_is_marked_and_undone_as_a_whole(tmp_path: Path) -> None:
    arguments = ("--seed", "4", "--first", "1", "--sheets", "1,2,3")
    with Terminal("play", "border", *arguments, env=environment(tmp_path)) as terminal:
        screen = terminal.wait_for()
        while "You can complete: " not in screen:
            screen = terminal.type(Person().in_border(screen))
        spaces = screen.partition("You can complete: ")[2].split()[0].split("+")
        assert len(spaces) > 1
        assert f"Marked so far: {' '.join(spaces)}\n" in terminal.type(spaces[-1])
        assert "Marked so far" not in terminal.type("undo")
        assert f"Marked so far: {' '.join(spaces)}\n" in terminal.type(" ".join(spaces))
        assert "(B19)" in terminal.type("why 2") or "(B13)" in terminal.screen


def test_pass_goes_on_to_the_next_round(tmp_path: Path) -> None:
    with Terminal("play", "border", "--seed", "1", env=environment(tmp_path)) as terminal:
        assert "round 1 " in terminal.wait_for()
        assert "round 2 " in terminal.type("pass")


COMMANDS_TYPED = ["reroll", "keep", "again", "pass", "done", "undo", "why", "board", "rule", "help"]
PLACES_TYPED = ["1", "2", "74", "17", "7", "x", "w", "k", "rbg", "a", "2r", "B14", "9" * 30]
OTHERS_TYPED = [",", "-", "²", "“", "{", "\\", "[red]", "\x1b[A", "\u202e", "ł", "\udcff"]
WORDS_TYPED = st.sampled_from([*COMMANDS_TYPED, *PLACES_TYPED, *OTHERS_TYPED])
LINES_TYPED = st.lists(st.one_of(st.lists(WORDS_TYPED, max_size=4).map(" ".join), st.text(max_size=12)), max_size=8)


@settings(derandomize=True, max_examples=30, deadline=None)
@given(game=st.sampled_from(sorted(GAMES)), language=st.sampled_from(LANGUAGES), lines=LINES_TYPED)
def test_whatever_is_typed_the_game_goes_on(game: str, language: str, lines: list[str]) -> None:
    console = Console(file=StringIO(), width=COLUMNS, force_terminal=True)
    terminal, table = open_game(PlayOptions(game, seed=1), Words(language), console, people_may_play=True)
    table.run_until_person()
    with patch.object(terminal.lines, "next", side_effect=[*lines, QuitGame()]), pytest.raises(QuitGame):
        GameLoop(terminal).run()


# How it looks


def test_without_colour_no_colour_is_shown(tmp_path: Path) -> None:
    with Terminal("play", "border", "--seed", "1", env=environment(tmp_path, NO_COLOR="1")) as terminal:
        terminal.wait_for()
        assert "\x1b[3" not in terminal.raw.replace("\x1b[3m", "")
        assert "\x1b[4" not in terminal.raw.replace("\x1b[4m", "")


def test_a_dumb_terminal_gets_plain_text(tmp_path: Path) -> None:
    with Terminal("play", "border", "--seed", "1", env=environment(tmp_path, TERM="dumb")) as terminal:
        terminal.wait_for()
        assert "(B20)" in terminal.type("why 50")
        assert "\x1b" not in terminal.raw


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_of_every_language_fit(game: str, language: str, tmp_path: Path) -> None:
    answer = Person(language).plays(game)
    arguments = ("play", game, "--seed", "5", "--language", language)
    with Terminal(*arguments, env=environment(tmp_path)) as terminal:
        screen = terminal.wait_for()
        for _ in range(14):
            screen = terminal.type(answer(screen))
        for screen in terminal.screens:
            assert height(screen) <= LINES, screen
            assert width(screen) <= COLUMNS, screen


# Which game


def test_the_game_is_asked_for(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "1", env=environment(tmp_path)) as terminal:
        assert "1 The Border   2 Twenty One" in terminal.wait_for()
        assert f"Type a number from 1 to {len(GAMES)}." in terminal.type(str(len(GAMES) + 1))
        assert "Twenty One · round 1" in terminal.type("2")


def test_who_leaves_before_choosing_a_game_leaves_nothing(tmp_path: Path) -> None:
    with Terminal("play", env=environment(tmp_path)) as terminal:
        terminal.wait_for()
        terminal.press("\x04")
        assert terminal.end() == 0
        assert not (tmp_path / "data").exists()


FIRST_ACTION = ("--seed", "4", "--first", "1", "--sheets", "1,2,3")


def test_marks_are_not_thrown_away_by_a_pass_or_by_another_roll(tmp_path: Path) -> None:
    with Terminal("play", "border", *FIRST_ACTION, env=environment(tmp_path)) as terminal:
        screen = terminal.wait_for()
        space = screen.partition("You can complete: ")[2].split("+")[0].split()[0]
        marked = f"Marked so far: {space}"
        assert marked in terminal.type(space)
        for typed in ("pass", "keep", "reroll a", "keep r"):
            assert "round 1 " in terminal.type(typed)
            assert "Marked so far: " in terminal.screen
        assert "You have marks. Undo them first, or type done to confirm them." in terminal.type("pass")


def test_dice_may_be_named_by_their_colours(tmp_path: Path) -> None:
    with Terminal("play", "border", *FIRST_ACTION, env=environment(tmp_path)) as terminal:
        line = next(line for line in terminal.wait_for().splitlines() if line.startswith("Dice:"))
        colour = line.split()[-1]
        assert "roll 2 of 3" in terminal.type(f"reroll {colour}")


def test_help_is_understood_at_every_question(tmp_path: Path) -> None:
    with Terminal("play", "twentyone", "--real-dice", env=environment(tmp_path)) as terminal:
        question = "Which seat begins? (1 to 3): "
        terminal.wait_for(question)
        assert "why 2r shows" in terminal.type("help", BACK)
        terminal.type("", question)
        assert "“nobody” is not possible now." in terminal.type("nobody", question)


def marked_by(event: Event) -> list[Seat]:
    """The seats that mark something; a seat that can only pass is not asked."""
    plays = event.plays if isinstance(event, Marks) else [event] if isinstance(event, Play) else []
    return [play.seat for play in plays if play.move.marks]


def test_what_is_completed_is_announced_to_the_person(played: Played) -> None:
    """Areas and rows (B25); only those after the last marks of the person may stand on the final screen alone."""
    record = Record.parse(played.record.read_text(encoding="utf-8"))
    names = [player.name for player in record.header.players]
    game, words = GAMES[record.header.game], Words("en")
    steps = list(replay(record))
    last_marks = max(number for number, step in enumerate(steps) if PERSON in marked_by(step.event))
    before_the_end = steps[1:last_marks]
    told = [
        words.tell(sentence, names)
        for step in before_the_end
        for sentence in game.narrate(step.before, step.event, step.after)
    ]
    completed = [text for text in told if " completes " in text]
    seen = " ".join(" ".join(screen.split()) for screen in played.screens)
    assert completed
    assert [text for text in completed if text not in seen] == []
