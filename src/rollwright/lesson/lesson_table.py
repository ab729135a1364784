"""The table of one step of a lesson: a session whose only guest is the learner.

A position follows from the number of the step, and in free play from the moves of the learner as well, so nothing has
to be stored. The caller provides the choices of the bots.
"""

from collections.abc import Callable, Sequence

from rollwright.core.chance import Chance, Faces
from rollwright.core.errors import Complaint, ErrorCode, RequestError
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import GameState, Place, Places
from rollwright.core.seats import Seat, all_seats
from rollwright.lesson.lesson import LEARNER, Lesson, move_of_learner
from rollwright.protocol.messages import (
    Acknowledged,
    Choose,
    Draft,
    MarkPlaces,
    Reply,
    SeatMessage,
    Throw,
    Update,
    Welcome,
    Why,
    WhyNot,
)
from rollwright.record.header import Player, Seeded
from rollwright.record.proof import fall, roll_bytes, secret_of_seed
from rollwright.session.audience import Audience, Client
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.handlers import move_of, run_automatic_steps
from rollwright.session.requests import BotMove, Request
from rollwright.session.session import Session, author_of
from rollwright.session.throttle import Unlimited
from rollwright.table import SatDown, Table, entry_of
from rollwright.table.entries import Entry

GUEST = GuestId("learner")
NOW = ClockReading(0, 0.0)
"""A lesson has no clock."""
ROLL = "roll"
"""A throw of the dice, among the moves of free play."""
ROLLS_PER_ROUND = 10
"""The dice of free play are numbered by round and roll, so that those of a bot do not depend on how often the learner
rolled."""

Chooser = Callable[[GameState, Seat], Move]
"""Chooses the move of a bot."""


class LessonDice:
    """The prepared rolls of a chapter; in free play, dice that depend only on the seed, the round and the roll."""

    real = False

    def __init__(self, events: Sequence[Event], seed: int) -> None:
        self._prepared = [event.faces for event in events if isinstance(event, Roll)]
        self._seed = seed
        self.table: Table | None = None
        """The table whose round it is."""

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """The prepared faces of this roll, or those of the seed."""
        if number < len(self._prepared):
            return self._prepared[number]
        state = self.table.state if self.table else None
        number = 0 if state is None else ROLLS_PER_ROUND * state.round + state.rolls
        return fall(node, roll_bytes(secret_of_seed(self._seed), number, ()))

    def origin(self, words: Sequence[str], *, revealed: bool) -> Seeded:
        return Seeded(self._seed)


class LessonTable:
    """A learner at a step. `step` and `moves` are the progress, which the caller stores or sends back."""

    def __init__(self, lesson: Lesson, step: int, moves: Sequence[str], name: str, choose: Chooser) -> None:
        self.lesson = lesson
        self.step = next(number for number, one in enumerate(lesson.steps) if one.chapter == lesson.steps[step].chapter)
        self.moves = list(moves)
        """The moves of the learner in free play."""
        self._choose = choose
        self._chapter = lesson.chapter_of(step)
        self._updates: list[Update] = []
        table = self._opened(name)
        for event in self._chapter.events[: lesson.steps[self.step].first]:
            table.follow(entry_of(event))
        run_automatic_steps(table)
        told = zip(table.log, table.told, strict=True)
        self._log = [AttributedEntry(entry, NOW.at, owner_of(entry), told=sentences) for entry, sentences in told]
        self._session = Session(table, self._log, Audience(), (), Unlimited())
        self._repeat_steps(step)

    def _opened(self, name: str) -> Table:
        """A table with the learner and the bots."""
        setup = self._chapter.setup
        dice = LessonDice(self._chapter.events, self._chapter.seed or 0)
        table = dice.table = Table(self.lesson.game, setup, dice)
        table.sit(LEARNER, Player(name))
        for seat in all_seats(setup.seats)[1:]:
            table.sit(seat, Player(self.lesson.bot, self.lesson.bot))
        return table

    # The step

    @property
    def table(self) -> Table:
        """The table. Only this class changes it."""
        return self._session.table

    @property
    def is_free(self) -> bool:
        """Whether the learner may make any legal move."""
        return self.lesson.is_free(self.step)

    @property
    def _has_next(self) -> bool:
        """Whether another step of the same chapter follows."""
        steps = self.lesson.steps
        return self.step + 1 < len(steps) and steps[self.step + 1].chapter == steps[self.step].chapter

    @property
    def asked(self) -> Event | None:
        """The event for which the step asks; None if it is only read, or free play."""
        if self.table.turn >= self.lesson.steps[self.step].last:
            return None
        return self._chapter.events[self.table.turn]

    @property
    def places(self) -> Places:
        """The places that the step asks the learner to mark."""
        move = None if self.asked is None else move_of_learner(self.asked)
        return frozenset() if move is None else frozenset(map(Place, move.marks or ()))

    # Actions of the learner

    def begin(self) -> list[Welcome | Update]:
        """Arrive at the step; the messages show its position, and what happens before the learner has to act."""
        if self.moves:
            self._arrive()
        welcome = self._welcome()
        self._run_until_learner()
        return [welcome, *self._told()]

    def next(self) -> list[Update]:
        """Continue with the next step of the same chapter, from one that is only read.

        Raises RequestError if the learner has to act, or if there is no such step.
        """
        self._arrive()
        if self.asked is not None or not self._has_next:
            raise RequestError(ErrorCode.STALE)
        self.step += 1
        self._run_until_learner()
        return self._told()

    def answer(self, message: SeatMessage) -> tuple[list[Update], Reply]:
        """Carry out a message of the learner, and everything that follows from it, which may be the next step.

        Raises Complaint if a rule forbids it, or if it is not what the step asks for.
        """
        self._arrive()
        if self.asked is None and not self.is_free:
            raise Complaint("lesson-read-first")
        match message:
            case Draft():
                drafted = self._session.draft(message, GUEST, NOW)
                if not self.is_free and message.marks and not self.places.issuperset(message.marks):
                    raise self._not_asked()
                return self._told(), drafted
            case WhyNot():
                why = self._session.why_not(message, GUEST, NOW)
                if why.problem is None and not self.is_free and message.place not in self.places:
                    why = Why(id=message.id, problem=self._not_asked().problem)
                return self._told(), why
            case Throw() | Choose() | MarkPlaces():
                self._check(message)
                self._make(message)
                return self._told(), Acknowledged(id=message.id, entries=self.table.entries)
            case _:
                raise RequestError(ErrorCode.NOT_ALLOWED)

    def _check(self, message: Throw | Choose | MarkPlaces) -> None:
        """Raise Complaint unless this is what the step asks for; the rules are asked first."""
        if self.is_free or message.turn != self.table.turn or LEARNER not in self.table.seats_due:
            return  # the session refuses what is not legal now
        asked = self.asked
        if isinstance(message, Throw):
            if not isinstance(asked, Roll):
                raise self._not_asked()
            return
        move = move_of(self.table, message)
        self.table.game.check(self.table.state, LEARNER, move)
        if asked is None or move != move_of_learner(asked):
            raise self._not_asked(move.marks)

    def _not_asked(self, marks: frozenset[int] | None = None) -> Complaint:
        """The reason why a legal move is not made: some of the marks are missing, or it is another move."""
        if marks and marks < self.places:
            return Complaint("lesson-incomplete")
        return Complaint(self.lesson.steps[self.step].hint or "lesson-another-move")

    def _make(self, message: Throw | Choose | MarkPlaces) -> None:
        """Make a move of the learner; in free play it becomes a part of the progress."""
        text = ROLL if isinstance(message, Throw) else str(move_of(self.table, message))
        self._carry_out(message)
        if self.is_free:
            self.moves.append(text)
            self._let_bots_play()
            return
        self._run_until_learner()
        if self._has_next:
            self.step += 1
            self._run_until_learner()

    def _repeat_steps(self, step: int) -> None:
        """Do everything that the steps before this one ask for, so that the log is the same as when it was done."""
        while self.step < step:
            self._run_until_learner()
            if (asked := self.asked) is not None:
                move = move_of_learner(asked)
                self._carry_out(self._message(ROLL if move is None else str(move)))
                self._run_until_learner()
            self.step += 1

    def _repeat_moves(self) -> None:
        """Make the moves of free play again. Raises Complaint if one of them cannot have been made."""
        for text in self.moves:
            self._carry_out(self._message(text))
            self._let_bots_play()

    def _message(self, text: str) -> Throw | Choose | MarkPlaces:
        """The message of the learner that makes a move."""
        turn = self.table.turn
        if text == ROLL:
            return Throw(id=ROLL, seat=LEARNER, turn=turn)
        marks = self.lesson.game.parse_move(text).marks
        if marks is None:
            return Choose(id=ROLL, seat=LEARNER, turn=turn, move=text)
        return MarkPlaces(id=ROLL, seat=LEARNER, turn=turn, marks=tuple(sorted(marks)))

    # Events without the learner

    def _run_until_learner(self) -> None:
        """Let the events of the step happen until the learner has to act; in free play, let the bots play."""
        while self.table.turn < self.lesson.steps[self.step].last and LEARNER not in self.table.seats_due:
            match self._chapter.events[self.table.turn]:
                case Play(seat, move):
                    self._move_bot(seat, move)
                case Marks(plays):
                    for play in plays:
                        if play.seat in self.table.waiting_for:
                            self._move_bot(play.seat, play.move)
                case Roll():
                    raise ValueError(f"event {self.table.turn}: no dice are due")
        if self.is_free:
            self._let_bots_play()

    def _let_bots_play(self) -> None:
        """Let the bots choose until the learner has to act or the game is over."""
        while (seat := next((seat for seat in self.table.waiting_for if seat != LEARNER), None)) is not None:
            if LEARNER in self.table.waiting_for:
                return
            self._move_bot(seat, self._choose(self.table.state, seat))

    def _move_bot(self, seat: Seat, move: Move) -> None:
        """Make the move of a bot. Raises ValueError if the game does not wait for it."""
        if seat not in self.table.waiting_for:
            raise ValueError(f"event {self.table.turn}: it is not the turn of seat {seat + 1}")
        self._carry_out(BotMove(seat, self.table.turn, self.lesson.bot, move))

    def _carry_out(self, request: Request) -> None:
        self._session.carry_out(request, GUEST, NOW)
        log = self._session.attributed(author_of(request, GUEST), None, NOW)
        self._log += log
        self._updates += [update for _, update in self._session.commit(log, NOW) if isinstance(update, Update)]

    # Messages

    def _arrive(self) -> None:
        """Connect a learner who has seen the step, and made moves of free play in it."""
        if not self._session.audience.clients:
            self._run_until_learner()
            self._repeat_moves()
            self._welcome()

    def _welcome(self) -> Welcome:
        self._session.audience.clients.clear()
        welcome, _ = self._session.enter(Client(GUEST, "host"), "", self._log)
        return welcome

    def _told(self) -> list[Update]:
        told, self._updates = self._updates, []
        return told


def owner_of(entry: Entry) -> GuestId | None:
    """The guest who takes a seat with this entry; a bot has none."""
    return GUEST if isinstance(entry, SatDown) and entry.bot is None else None
