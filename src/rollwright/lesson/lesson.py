"""A lesson as data: chapters, each the beginning of a record, and steps, each a text and the events that follow it.

A game has its lesson in a file of its own folder, which its registration names. The learner has the first seat, and
bots have the others. An event of the learner is the move that a step asks for; all other events happen automatically.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Move, Play
from rollwright.core.game import AnyGame
from rollwright.core.registry import REGISTRY
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.material import shipped
from rollwright.record.notation import parse_event

LEARNER = Seat(0)


@dataclass(frozen=True, slots=True)
class WrongMove:
    """A move that the text of a step speaks of, and the rule that forbids it."""

    move: str
    rule: str


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea. `first` to `last` are the numbers of its events in the chapter; the last one is not included."""

    text: str
    """The id of its message."""
    hint: str | None
    """The id of the message for a move that is legal, but not the one that the step asks for."""
    wrong: tuple[WrongMove, ...]
    chapter: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """A table: its set-up and events, beginning with the deal; `seed` is for the dice of free play at its end."""

    setup: Setup
    events: tuple[Event, ...]
    seed: int | None


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of a game. In the last step of a chapter with a seed, the learner plays freely to the end of the
    game."""

    game: AnyGame
    bot: str
    """The id of the bots in the other seats."""
    chapters: tuple[Chapter, ...]
    steps: tuple[LessonStep, ...]

    def chapter_of(self, step: int) -> Chapter:
        """The chapter of a step."""
        return self.chapters[self.steps[step].chapter]

    def jumps_to(self, step: int) -> bool:
        """Whether the position of a step does not continue the one before."""
        return step > 0 and self.steps[step - 1].chapter != self.steps[step].chapter

    def is_free(self, step: int) -> bool:
        """Whether the learner may make any legal move in this step."""
        ends_chapter = step + 1 == len(self.steps) or self.steps[step + 1].chapter != self.steps[step].chapter
        return ends_chapter and self.chapter_of(step).seed is not None


def move_of_learner(event: Event) -> Move | None:
    """The move that the learner makes in an event; None if the learner makes none."""
    match event:
        case Play(seat, move) if seat == LEARNER:
            return move
        case Marks(plays):
            return next((play.move for play in plays if play.seat == LEARNER), None)
        case _:
            return None


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game; None if there is no such game, or if it has no lesson."""
    path = REGISTRY[game].lesson if game in REGISTRY else None
    return None if path is None else read_lesson(game, path)


def games_with_lessons() -> tuple[str, ...]:
    """The ids of the games that have a lesson."""
    return tuple(game for game, registration in REGISTRY.items() if registration.lesson is not None)


def read_lesson(name: str, file: Path) -> Lesson:
    """Read the lesson of a game. Raises NotationError if an event cannot be read; whether events are legal is not
    checked here."""
    read, game = tomllib.loads(file.read_text(encoding="utf-8")), GAMES[name]
    chapters, steps = list[Chapter](), list[LessonStep]()
    for number, chapter in enumerate(read["chapters"]):
        lines = ["deal", *lines_of(chapter.get("before", ""))]
        for step in chapter["steps"]:
            happens = lines_of(step.get("events", ""))
            steps.append(read_step(step, number, len(lines), len(lines) + len(happens)))
            lines += happens
        setup = read_setup(name, chapter)
        events = tuple([parse_event(game, setup, line, text) for line, text in enumerate(lines)])
        chapters.append(Chapter(setup, events, chapter.get("seed")))
    return Lesson(game, read["bot"], tuple(chapters), tuple(steps))


def lines_of(text: str) -> list[str]:
    """The lines of a record that are not blank."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def read_setup(game: str, chapter: dict[str, Any]) -> Setup:
    """The set-up of a chapter: seats with the boards or sheets that are listed, and the first player, from 1."""
    sheets = tuple([shipped(game, name) for name in chapter.get("sheets", ())])
    seats = chapter.get("seats", len(sheets))
    return Setup(seats, sheets, as_listed=bool(sheets), first=Seat(chapter.get("first", 1) - 1))


def read_step(step: dict[str, Any], chapter: int, first: int, last: int) -> LessonStep:
    """A step with the numbers of its events."""
    wrong = tuple([WrongMove(one["move"], one["rule"]) for one in step.get("wrong", ())])
    return LessonStep(step["text"], step.get("hint"), wrong, chapter, first, last)
