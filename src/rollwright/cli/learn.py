"""`rollwright learn`: the lessons in the terminal. Each step is a page of text, and then the real game asks for it."""

import sys
from itertools import count

from rich.console import Console
from rich.text import Text

from rollwright.bots.repeatable import RepeatableBot
from rollwright.cli.console_input import ConsoleInput
from rollwright.cli.due import Due, due_at
from rollwright.cli.game_loop import GameLoop
from rollwright.cli.game_table import QuitGame, TableEvent
from rollwright.cli.play import PERSON, default_name, end_lines, quit_on_signals
from rollwright.cli.terminal import Terminal
from rollwright.client.replica import TableReplica
from rollwright.core.errors import Complaint
from rollwright.core.game import Places
from rollwright.core.seats import Seat
from rollwright.games import game_named
from rollwright.lesson.lesson import LEARNER, Lesson, games_with_lessons, lesson_of
from rollwright.lesson.lesson_table import LessonTable
from rollwright.protocol.messages import Reply, SeatMessage, Update, Welcome
from rollwright.translations import Words


def list_lessons(words: Words, console: Console) -> None:
    """Print the games that have a lesson, and how to begin it."""
    for game in games_with_lessons():
        console.print(Text(words.say("learn-listed", name=words.name("game", game), game=game)))


def learn(game: str, step: int, words: Words, console: Console) -> None:
    """Teach a game from a step on, which counts from 1. Raises Complaint if the game has no such step."""
    game_named(game)
    lesson = lesson_of(game)
    if lesson is None:
        raise Complaint("learn-no-lesson", games=", ".join(games_with_lessons()))
    if not 1 <= step <= len(lesson.steps):
        raise Complaint("learn-no-step", steps=len(lesson.steps))
    if not (sys.stdin.isatty() and console.is_terminal):
        raise Complaint("learn-no-terminal")
    quit_on_signals()
    number: int | None = step - 1
    try:
        while number is not None:
            pupil = Pupil(lesson, number, words, console)
            number = pupil.run_chapter()
        console.print(Text(words.say("page-learn-finished")))
    except (QuitGame, KeyboardInterrupt):
        console.print()
        console.print(Text(words.say("learn-left", game=game, step=pupil.table.lesson.step + 1)))


class TaughtTable:
    """The table of a lesson behind the interface of the terminal."""

    remote = False
    seats: tuple[Seat, ...] = (LEARNER,)

    def __init__(self, lesson: LessonTable) -> None:
        self.lesson = lesson
        self.opened = lesson.table.opened
        self.setup = lesson.table.setup
        self._numbers = count(1)
        self._events: list[TableEvent] = []
        welcome, *updates = lesson.begin()
        self.replica = TableReplica(welcome.view)
        self._receive(welcome, *updates)

    def new_id(self) -> str:
        """An id for the next message."""
        return str(next(self._numbers))

    def request(self, message: SeatMessage) -> Reply:
        """Carry out a message. Raises Complaint if it is refused, or not what the step asks for."""
        updates, reply = self.lesson.answer(message)
        self._receive(*updates)
        self.replica.receive(reply)
        return reply

    def next(self) -> None:
        """Continue after a step that is only read."""
        self._receive(*self.lesson.next())

    def events(self) -> list[TableEvent]:
        """Everything that has happened since the last call."""
        events, self._events = self._events, []
        return events

    def bots(self) -> tuple[str, ...]:
        """None, because the learner is not absent."""
        return ()

    def _receive(self, *messages: Welcome | Update) -> None:
        for message in messages:
            self.replica.receive(message)
            self._events += message.entries


class Pupil(GameLoop):
    """The steps of one chapter in the terminal."""

    table: TaughtTable

    def __init__(self, lesson: Lesson, step: int, words: Words, console: Console) -> None:
        name, bot = default_name(PERSON, LEARNER, words), RepeatableBot(lesson.bot, lesson.game)
        table = TaughtTable(LessonTable(lesson, step, (), name, bot))
        super().__init__(Terminal(table, words, console, ConsoleInput(console)))
        self.table = table
        self.lesson = lesson
        self._read: int | None = None
        """The step whose text was shown last."""

    def run_chapter(self) -> int | None:
        """Teach the steps of this chapter from the present one on; returns the step after it, or the one to which the
        learner goes back. None after the last step."""
        act = {Due.THROW: self.throw, Due.CHOOSE: self.choose}
        while True:
            step, taught = self.table.lesson.step, self.table.lesson
            self.terminal.refresh()
            if self._read != step:
                self._read = step
                if not self.read_text(step):
                    return step - 1
            if taught.is_free:
                self.play_freely()
                return None
            if taught.asked is not None:
                act[due_at(self.table)]()
            elif self.lesson.steps[step + 1].chapter == self.lesson.steps[step].chapter:
                self.table.next()
            else:
                return step + 1

    def read_text(self, step: int) -> bool:
        """Show the position and then the text of a step. False if the learner goes back."""
        words, terminal = self.words, self.terminal
        if step:
            terminal.show(LEARNER, None, [])
        heading = words.say("page-learn-step", step=step + 1, steps=len(self.lesson.steps))
        terminal.display.print(heading, style="bold")
        if self.lesson.jumps_to(step):
            terminal.display.print(words.say("page-learn-jump"), style="bold")
        terminal.display.print(words.say(self.lesson.steps[step].text))
        typed = terminal.ask(words.say("prompt-step") + " ").lower()
        if typed == "q":
            raise QuitGame
        return typed != "b" or step == 0

    def play_freely(self) -> None:
        """Play the end of a real game."""
        outcome = self.run()
        self.terminal.show_last(LEARNER)
        for text in end_lines(self.words, self.terminal.screen.names, outcome, self.terminal.view.position.round):
            self.terminal.display.print(text)

    def forced_marks(self, seat: Seat) -> Places | None:
        """None, because the learner makes even the only legal move."""
        return None if self.table.lesson.asked is not None else super().forced_marks(seat)
