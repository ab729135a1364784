"""The lessons of all games are legal, complete and translated: every step can be done, and every rule that it names
refuses."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rollwright.bots.repeatable import RepeatableBot
from rollwright.core.errors import Complaint, IllegalMove, RequestError
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import Place
from rollwright.core.registry import REGISTRY
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.lesson.lesson import LEARNER, Lesson, games_with_lessons, lesson_of, move_of_learner, read_lesson
from rollwright.lesson.lesson_table import LessonTable
from rollwright.protocol.messages import Choose, Draft, Leave, MarkPlaces, SeatMessage, Throw, WhyNot
from rollwright.testing.catalogue import messages_in
from rollwright.translations import FOLDER, LANGUAGES, Words, folders

LESSONS = [lesson for lesson in map(lesson_of, GAMES) if lesson is not None]
STEPS = [pytest.param(lesson, step, id=text.text) for lesson in LESSONS for step, text in enumerate(lesson.steps)]
every_step = pytest.mark.parametrize(("lesson", "step"), STEPS)
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game.name)

LONGEST_TEXT = 182
"""In characters."""
MOST_STEPS = 13


def at(lesson: Lesson, step: int, *moves: str) -> LessonTable:
    """A learner who arrives at a step."""
    return LessonTable(lesson, step, moves, "Ana", RepeatableBot(lesson.bot, lesson.game))


def message(taught: LessonTable, event: Event) -> Throw | Choose | MarkPlaces:
    """The message with which the learner does what a step asks for."""
    turn, move = taught.table.turn, move_of_learner(event)
    if move is None:
        return Throw(id="1", seat=LEARNER, turn=turn)
    if move.marks is None:
        return Choose(id="1", seat=LEARNER, turn=turn, move=str(move))
    return MarkPlaces(id="1", seat=LEARNER, turn=turn, marks=tuple(sorted(move.marks)))


def in_chapter(lesson: Lesson, step: int) -> bool:
    """Whether the next step belongs to the same chapter."""
    return step + 1 < len(lesson.steps) and lesson.steps[step + 1].chapter == lesson.steps[step].chapter


def complaint_about(act: Callable[[], Any]) -> Complaint:
    with pytest.raises(Complaint) as caught:
        act()
    return caught.value


def test_both_games_have_a_lesson() -> None:
    assert games_with_lessons() == tuple(GAMES)
    assert lesson_of("chess") is None


@every_step
def test_what_a_step_asks_for_is_legal_and_leads_to_the_next_one(lesson: Lesson, step: int) -> None:
    taught = at(lesson, step)
    welcome, *updates = taught.begin()
    assert welcome.entries[0].n == 0
    known = len(welcome.entries) + sum(len(update.entries) for update in updates)
    assert known == taught.table.entries
    if (asked := taught.asked) is None:
        return
    new, reply = taught.answer(message(taught, asked))
    assert reply.type == "ack"
    assert reply.entries == known + sum(len(update.entries) for update in new)
    assert taught.step == step + 1, "the last step of a chapter is only read, so that its result can be seen"


@every_step
def test_no_step_is_skipped_and_the_next_chapter_is_another_table(lesson: Lesson, step: int) -> None:
    taught = at(lesson, step)
    taught.begin()
    assert taught.asked is not None or not in_chapter(lesson, step), "two texts in a row are one text"
    assert complaint_about(taught.next).code == "stale"


@every_step
def test_a_step_is_the_same_whether_it_was_reached_or_opened(lesson: Lesson, step: int) -> None:
    """So a learner can leave and return anywhere, and the server stores nothing."""
    taught = at(lesson, step)
    taught.begin()
    if taught.asked is None:
        return
    taught.answer(message(taught, taught.asked))
    opened = at(lesson, step + 1)
    opened.begin()
    assert opened.table.entries == taught.table.entries
    assert opened.table.state == taught.table.state
    assert opened.asked == taught.asked


@every_step
def test_a_wrong_move_is_refused_by_the_rule_that_the_step_names(lesson: Lesson, step: int) -> None:
    taught = at(lesson, step)
    taught.begin()
    for wrong in lesson.steps[step].wrong:
        move = lesson.game.parse_move(wrong.move)
        refusal = complaint_about(lambda move=move: taught.answer(message(taught, Play(LEARNER, move))))  # type: ignore[misc]
        assert isinstance(refusal, IllegalMove), wrong
        assert refusal.rule == wrong.rule, wrong


@every_step
def test_a_legal_move_that_the_step_does_not_ask_for_gets_a_hint(lesson: Lesson, step: int) -> None:
    taught = at(lesson, step)
    taught.begin()
    if taught.asked is None or isinstance(taught.asked, Roll):
        return
    state, asked = taught.table.state, move_of_learner(taught.asked)
    others = [move for move in lesson.game.legal_moves(state, LEARNER) if move != asked]
    for move in others[:20]:
        found = complaint_about(lambda move=move: taught.answer(message(taught, Play(LEARNER, move))))  # type: ignore[misc]
        incomplete = move.marks and move.marks < taught.places
        hint = lesson.steps[step].hint or "lesson-another-move"
        assert found.message == ("lesson-incomplete" if incomplete else hint)
    assert (lesson.steps[step].hint is None) or others, "a hint that is never shown"


def test_marks_that_are_missing_are_not_another_move() -> None:
    lesson = lesson_of("twentyone")
    assert lesson is not None
    taught = at(lesson, [step.text for step in lesson.steps].index("lesson-twentyone-enter"))
    taught.begin()
    *some, last = sorted(taught.places)
    mark = MarkPlaces(id="1", seat=LEARNER, turn=taught.table.turn, marks=tuple(some))
    assert complaint_about(lambda: taught.answer(mark)).message == "lesson-incomplete"
    whole = MarkPlaces(id="2", seat=LEARNER, turn=mark.turn, marks=(*some, last))
    _, reply = taught.answer(whole)
    assert reply.type == "ack"


@every_lesson
def test_every_text_is_in_every_language(lesson: Lesson) -> None:
    named = {text for step in lesson.steps for text in (step.text, step.hint) if text}
    for language in LANGUAGES:
        assert named <= {name for folder in folders(language) for name in messages_in(FOLDER / folder)}


@every_lesson
def test_a_lesson_ends_with_free_play_in_which_the_learner_can_win(lesson: Lesson) -> None:
    """A better bot in the learner's seat plays the last rounds: they end within four."""
    step = len(lesson.steps) - 1
    taught = at(lesson, step)
    taught.begin()
    assert taught.is_free
    first, bot = taught.table.state.round, RepeatableBot("greedy", lesson.game)
    while taught.table.outcome is None:
        state = taught.table.state
        event: Event = Roll(())
        if LEARNER in taught.table.waiting_for:
            event = Play(LEARNER, bot(state, LEARNER))
        taught.answer(message(taught, event))
    assert taught.table.state.round - first == 2
    assert LEARNER in taught.table.outcome.winners
    again = at(lesson, step, *taught.moves)
    (welcome,) = again.begin()
    assert welcome.view.outcome is not None
    assert again.table.entries == taught.table.entries
    assert again.table.state == taught.table.state


@every_lesson
def test_moves_of_free_play_that_were_never_possible_are_refused(lesson: Lesson) -> None:
    taught = at(lesson, len(lesson.steps) - 1, "roll", "roll", "roll")
    assert complaint_about(taught.begin).message == "no-dice-due"


def first_step_with(lesson: Lesson, kind: type[Event]) -> LessonTable:
    """The first step that asks for an event of this kind."""
    for step in range(len(lesson.steps)):
        taught = at(lesson, step)
        taught.begin()
        if isinstance(taught.asked, kind):
            return taught
    raise AssertionError(kind)


@every_lesson
def test_a_throw_is_not_made_where_the_step_asks_for_a_move(lesson: Lesson) -> None:
    taught = first_step_with(lesson, Play)
    throw = Throw(id="1", seat=LEARNER, turn=taught.table.turn)
    assert complaint_about(lambda: taught.answer(throw)).message == lesson.steps[taught.step].hint


@every_lesson
def test_a_text_within_a_chapter_is_read_before_the_next_move(lesson: Lesson, tmp_path: Path) -> None:
    file = tmp_path / "lesson.toml"
    path = REGISTRY[lesson.game.name].lesson
    assert path is not None
    read = '[[chapters.steps]]\ntext = "lesson-another-move"\n\n'
    file.write_text(path.read_text(encoding="utf-8").replace("[[chapters.steps]]", f"{read}[[chapters.steps]]", 1))
    taught = at(read_lesson(lesson.game.name, file), 0)
    taught.begin()
    assert taught.asked is None
    throw = Throw(id="1", seat=LEARNER, turn=taught.table.turn)
    assert complaint_about(lambda: taught.answer(throw)).message == "lesson-read-first"
    taught.next()
    assert taught.step == 1
    taught.answer(throw)
    assert taught.step == 2


@every_lesson
def test_a_step_is_one_short_text(lesson: Lesson) -> None:
    """Two sentences and what to do, which a phone shows whole."""
    texts = [(language, step.text) for language in LANGUAGES for step in lesson.steps]
    assert [one for one in texts if len(Words(one[0]).say(one[1])) > LONGEST_TEXT] == []
    assert len(lesson.steps) <= MOST_STEPS


@every_lesson
def test_a_step_says_whether_another_game_begins(lesson: Lesson) -> None:
    jumps = [step for step in range(len(lesson.steps)) if lesson.jumps_to(step)]
    assert len(jumps) == len(lesson.chapters) - 1
    assert all(not in_chapter(lesson, step - 1) for step in jumps)


def test_after_the_last_step_of_a_chapter_the_text_is_read_first() -> None:
    lesson = lesson_of("twentyone")
    assert lesson is not None
    taught = at(lesson, [step.text for step in lesson.steps].index("lesson-twentyone-row-score"))
    taught.begin()
    throw = Throw(id="1", seat=LEARNER, turn=taught.table.turn)
    assert complaint_about(lambda: taught.answer(throw)).message == "lesson-read-first"


@every_lesson
def test_marks_are_drafted_and_questions_answered_as_at_any_table(lesson: Lesson) -> None:
    taught = first_step_with(lesson, Marks)
    turn, places = taught.table.turn, tuple(sorted(taught.places))
    _, drafted = taught.answer(Draft(id="2", seat=LEARNER, turn=turn, marks=places))
    assert drafted.type == "drafted"
    assert drafted.own.draft == places
    others = [
        target.adds for target in lesson.game.targets(taught.table.state, LEARNER) if not target.adds <= taught.places
    ]
    for adds in others:
        other = Draft(id="3", seat=LEARNER, turn=turn, marks=tuple(sorted(adds)))
        hint = complaint_about(lambda other=other: taught.answer(other)).message  # type: ignore[misc]
        assert hint == (lesson.steps[taught.step].hint or "lesson-another-move")
        _, why = taught.answer(WhyNot(id="5", seat=LEARNER, turn=turn, marks=(), place=min(adds)))
        assert why.type == "why"
        assert why.problem is not None
        assert why.problem.message == hint
    forbidden = next(
        Place(place)
        for place in range(lesson.game.place_count(taught.table.setup))
        if lesson.game.why_not(taught.table.state, LEARNER, frozenset(), Place(place)) is not None
    )
    _, why = taught.answer(WhyNot(id="4", seat=LEARNER, turn=turn, marks=(), place=forbidden))
    assert why.type == "why"
    assert why.problem is not None


@every_lesson
def test_nothing_else_can_be_asked_for_in_a_lesson(lesson: Lesson) -> None:
    taught = at(lesson, 1)
    leave: SeatMessage = Leave(id="1", seat=LEARNER)
    assert complaint_about(lambda: taught.answer(leave)).code == "not-allowed"
    stale = Throw(id="1", seat=LEARNER, turn=0)
    assert isinstance(complaint_about(lambda: taught.answer(stale)), RequestError)


def begun(lesson: Lesson, text: str) -> LessonTable:
    """The step with this text, when it waits for the learner."""
    taught = at(lesson, [step.text for step in lesson.steps].index(text))
    taught.begin()
    return taught


def faces(taught: LessonTable) -> list[str]:
    """The dice that lie there, in order."""
    return sorted(map(str, taught.table.game.view(taught.table.state).dice))


def legal_marks(taught: LessonTable, seat: int) -> set[str]:
    """The places that a seat can mark in any of its legal moves."""
    game = taught.table.game
    moves = game.legal_moves(taught.table.state, Seat(seat))
    return {game.place_text(Place(place)) for move in moves for place in move.marks or ()}


def test_the_lesson_of_the_border_is_about_its_worked_examples() -> None:
    """BE2: two of the colours complete nothing; BE3: not every player can use both leftovers; BE1: 9 for the villa;
    BE5: 2 for the well that another completed first; BE6: a sixth area ends the game."""
    lesson = lesson_of("border")
    assert lesson is not None
    segment = begun(lesson, "lesson-border-segment")
    assert faces(segment) == ["blue", "grey", "grey", "grey", "yellow"]
    assert legal_marks(segment, LEARNER) == {"11", "12", "18", "19", "26"}
    assert segment.asked is not None
    chapter = lesson.chapter_of(segment.step)
    others = next(event for event in chapter.events if isinstance(event, Marks))
    assert [len(play.move.marks or ()) for play in others.plays if play.seat != LEARNER] == [1, 2]
    points = {}
    for step, one in enumerate(lesson.steps):
        taught = at(lesson, step)
        taught.begin()
        if taught.asked is not None:
            before = taught.table.game.scores(taught.table.state)
            taught.answer(message(taught, taught.asked))
            after = taught.table.game.scores(taught.table.state)
            points[one.text] = tuple(now - then for now, then in zip(after, before, strict=True))
    assert points["lesson-border-first-value"] == (9, 0, 9)
    assert points["lesson-border-later-value"] == (2, 0, 0)
    assert points["lesson-border-sixth"][0] > 0
    end = begun(lesson, "lesson-border-end")
    assert end.table.outcome is not None
    assert end.table.outcome.winners == (LEARNER,)


def test_the_lesson_of_twenty_one_is_about_its_worked_examples() -> None:
    """TE1: the two 1s stay; TE2: three of six dice are entered; TE3: no die fits, so a box is crossed off; TE4: the
    first row scores 20; TE5: five rows score 88."""
    lesson = lesson_of("twentyone")
    assert lesson is not None
    assert faces(begun(lesson, "lesson-twentyone-again")) == ["1", "1", "3", "3", "4", "6"]
    enter = begun(lesson, "lesson-twentyone-enter")
    assert faces(enter) == ["1", "1", "2", "3", "4", "4"]
    assert {enter.table.game.place_text(Place(place)) for place in enter.places} == {"1k", "1b", "1y"}
    assert legal_marks(enter, LEARNER) == {"1k", "1b", "1y", "1r", "1g", "x"}
    assert legal_marks(begun(lesson, "lesson-twentyone-cross-off"), LEARNER) == {"x"}
    scores = {}
    for text in ("lesson-twentyone-row-score", "lesson-twentyone-end"):
        taught = begun(lesson, text)
        scores[text] = taught.table.game.scores(taught.table.state)[LEARNER]
    assert scores == {"lesson-twentyone-row-score": 20, "lesson-twentyone-end": 88}


def moves_of(lesson: Lesson) -> list[Move]:
    return [move for chapter in lesson.chapters for event in chapter.events if (move := move_of_learner(event))]


@every_lesson
def test_a_lesson_shows_marks_and_decisions_about_the_dice(lesson: Lesson) -> None:
    assert {move.marks is None for move in moves_of(lesson) if move.marks != frozenset()} == {True, False}
