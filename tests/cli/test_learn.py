"""The lessons in a real terminal, to the end, in several languages."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from rollwright.games import GAMES
from rollwright.lesson.lesson import lesson_of
from rollwright.translations import LANGUAGES, Words
from tests.cli.program import Program
from tests.cli.terminal import COLUMNS, Ended, Terminal, environment, width

TYPED = {
    "border": "|reroll g o r|11 12 18|done|17 24|done|29|done|5|done|26|done|57|done",
    "twentyone": "|again|kby|done|x|done|g|done|wkrbyg|done",
}
"""The lines that do what the steps of a lesson ask for; an empty one rolls the dice."""
FREE = {"border": ["pass"], "twentyone": ["keep", "x", "done"]}
"""Lines of which one is possible at any time in free play."""


def flat(text: str) -> str:
    return " ".join(text.split())


def play(terminal: Terminal, game: str, words: Words) -> Iterator[str]:
    """Yield each screen, and do what it asks for; the free play at the end is short."""
    turn_page, throw = words.say("prompt-step") + " ", words.say("prompt-throw")
    typed, free = iter(TYPED[game].split("|")), cycle(FREE[game])
    screen = terminal.wait_for(turn_page)
    while True:
        yield screen
        line = "" if screen.endswith(turn_page) else next(typed, None)
        if line is None:
            line = "" if throw in screen else next(free)
        try:
            screen = terminal.type(line, turn_page, "> ")
        except Ended as ended:
            yield str(ended)
            return


@pytest.mark.parametrize(("game", "language"), [("border", "de"), ("twentyone", "pl")])
def test_a_lesson_is_played_to_its_end(tmp_path: Path, game: str, language: str) -> None:
    lesson, words = lesson_of(game), Words(language)
    assert lesson is not None
    with Terminal("learn", game, "--language", language, env=environment(tmp_path)) as terminal:
        *screens, whole = play(terminal, game, words)
        assert terminal.end() == 0
    assert max(map(width, screens)) <= COLUMNS
    missing = [step.text for step in lesson.steps if flat(words.say(step.text)) not in flat(whole)]
    assert missing == []
    assert flat(words.say("page-learn-finished")) in flat(whole)
    assert not (tmp_path / "data").exists(), "a lesson leaves no record"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_move_is_explained_and_the_learner_can_leave_and_return(tmp_path: Path, language: str) -> None:
    words = Words(language)
    turn_page = words.say("prompt-step") + " "
    with Terminal("learn", "border", "--step", "3", "--language", language, env=environment(tmp_path)) as terminal:
        terminal.wait_for(turn_page)
        terminal.type("")
        assert "(B13)" in terminal.type("17")
        assert flat(words.say("lesson-border-segment-hint")) in flat(terminal.type("19"))
        terminal.send("quit")
        assert terminal.end() == 0
        assert flat(words.say("learn-left", game="border", step=3)) in flat(terminal.screen)


def test_the_learner_can_turn_back(tmp_path: Path) -> None:
    turn_page = Words("en").say("prompt-step") + " "
    with Terminal("learn", "twentyone", "--step", "5", env=environment(tmp_path)) as terminal:
        terminal.wait_for(turn_page)
        assert "Step 4 of" in terminal.type("b", turn_page)
        assert "Step 5 of" in terminal.type("", turn_page)
        terminal.send("q")
        assert terminal.end() == 0


def test_lessons_are_listed(rollwright: Program) -> None:
    out = rollwright("learn").out
    assert [line for line in out.splitlines() if line] == [
        f"{Words('en').name('game', game)}: rollwright learn {game}" for game in GAMES
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("chess", "There is no game called chess."),
        ("border --step 0", "This lesson has 13 steps."),
        ("border --step 14", "This lesson has 13 steps."),
        ("border", "A lesson needs a terminal that you can type into."),
    ],
)
def test_a_lesson_that_cannot_begin_says_why(rollwright: Program, arguments: str, said: str) -> None:
    assert said in rollwright("learn", *arguments.split()).err
