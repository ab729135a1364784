"""A game in the terminal from its first question to its end: asks for what is due, and sends what is typed."""

from functools import partial

from rollwright.cli.due import Due, due_at, has_real_dice
from rollwright.cli.game_table import draft, steps_to, why_not
from rollwright.cli.screens.screen import Touch
from rollwright.cli.terminal import QUOTED, Terminal
from rollwright.cli.typed_commands import split
from rollwright.client.errors import ServerRefusal
from rollwright.core.errors import Complaint
from rollwright.core.events import Move
from rollwright.core.game import Place, Places
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.protocol.messages import Choose, ComeBack, MarkPlaces, SayWord, TakeBack, Throw
from rollwright.table.outcome import OutcomeView
from rollwright.table.view import OwnView


class GameLoop:
    """One game at the table of a terminal."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.table = terminal.table
        self.words = terminal.words
        self._steps: list[Places] = []
        """The draft of the seat that chooses, in steps that can be undone."""
        self._at_keyboard: Seat | None = None

    def run(self) -> OutcomeView:
        """Play or watch until the end. Raises QuitGame if a player leaves."""
        act = {
            Due.NOTHING: self.wait,
            Due.WORD: self.add_words,
            Due.COME_BACK: self.come_back,
            Due.THROW: self.throw,
            Due.CHOOSE: self.choose,
        }
        self.terminal.refresh()
        while (outcome := self.terminal.view.outcome) is None:
            act[due_at(self.table)]()
            self.terminal.refresh()
        return outcome

    def wait(self) -> None:
        """Show which players the table waits for, and carry out commands meanwhile."""
        self.terminal.show_waiting()
        if (typed := self.terminal.line()) is not None:
            self.terminal.attempt(lambda: self.answer_waiting(typed))

    def answer_waiting(self, typed: str) -> list[str]:
        """Carry out a command of a waiting player: take back the choice, browse, or say something."""
        if (told := self.terminal.browse(typed)) is not None:
            return told
        if self.terminal.commands.get(split(typed)[0]) != "undo":
            return [self.terminal.not_understood(typed)]
        if self.terminal.own is None or self.terminal.own.choice is None:
            return [self.words.say("nothing-to-undo")]
        seat, marks = self.terminal.seat, frozenset(map(Place, self.terminal.own.choice))
        self.table.request(TakeBack(id=self.table.new_id(), seat=seat, turn=self.terminal.view.turn))
        self._steps = steps_to(self.table, seat, marks)
        return []

    def add_words(self) -> None:
        """Ask everyone here for a word for the dice; a random one is used if the player enters none."""
        self.terminal.show_commitment()
        for text in self.terminal.notice:
            self.terminal.display.complain(text)
        for seat in [seat for seat in self.table.seats if not self.terminal.view.words[seat]]:
            word = self.terminal.ask_word(self.terminal.screen.names[seat])
            self.terminal.attempt(partial(self.say_word, seat, word))

    def say_word(self, seat: Seat, word: str) -> list[str]:
        """Add this word to the dice."""
        self.table.request(SayWord(id=self.table.new_id(), seat=seat, word=word))
        return []

    def come_back(self) -> None:
        """Take the seat back from the bot that plays in it."""
        if self.terminal.notice:  # it was refused, so it is repeated only when the player asks for it
            self.terminal.show(self.terminal.seat, None, self.terminal.waiting_lines())
            self.terminal.line()
        self.terminal.attempt(self.take_seat_again)

    def take_seat_again(self) -> list[str]:
        """Return to the seat."""
        self.table.request(ComeBack(id=self.table.new_id(), seat=self.terminal.seat))
        return []

    def throw(self) -> None:
        """Ask the player to roll the dice, or to type in real ones."""
        view, screen = self.terminal.view, self.terminal.screen
        prompt = [self.words.say("prompt-throw")]
        if has_real_dice(self.table):
            prompt = [f"{screen.names[view.position.active]}:", screen.faces_question(view.position, view.dice_due)]
        self.terminal.show(self.terminal.seat, None, prompt)
        if (typed := self.terminal.line()) is not None:
            self.terminal.attempt(lambda: self.answer_throw(typed))

    def answer_throw(self, typed: str) -> list[str]:
        """Roll the dice on Enter; real ones are typed in, with or without spaces."""
        if typed and (told := self.terminal.browse(typed)) is not None:
            return told
        if typed and not has_real_dice(self.table):
            return [self.terminal.not_understood(typed)]
        game, faces, turn = GAMES[self.table.opened.game], None, self.terminal.view.turn
        if has_real_dice(self.table):
            faces = game.faces_text(game.parse_faces(" ".join(typed.lower().replace(",", "").replace(" ", ""))))
        self.table.request(Throw(id=self.table.new_id(), seat=self.terminal.seat, turn=turn, faces=faces))
        return []

    def choose(self) -> None:
        """Ask a person for a move, or for marks, which can be undone until they are confirmed."""
        seat = self.terminal.seat
        if not self.terminal.notice and (forced := self.forced_marks(seat)) is not None:
            self.terminal.attempt(lambda: self.make_forced(seat, forced))
            return
        self.hand_over(seat)
        self.restore_steps(seat)
        own = self.table.replica.own[seat]
        self.terminal.show(seat, own, self.terminal.screen.options(self.terminal.view.position, own))
        if (typed := self.terminal.line()) is not None:
            self.terminal.attempt(lambda: self.answer(seat, own, typed))

    def forced_marks(self, seat: Seat) -> Places | None:
        """The marks of the only legal move of a seat; None if there are others."""
        own = self.table.replica.own[seat]
        if own.draft or own.moves not in (("pass",), ("mark",)) or len(own.targets) != (own.moves == ("mark",)):
            return None
        marks = frozenset(Place(place) for target in own.targets for place in target.adds)
        try:
            if not marks or not draft(self.table, seat, marks).targets:
                return marks
            draft(self.table, seat, frozenset())  # more can be marked, so there is a choice
        except Complaint:  # the turn is over
            pass
        return None

    def restore_steps(self, seat: Seat) -> None:
        """Find the steps of a draft that was made before this terminal was opened; none in a new turn."""
        marks = frozenset(map(Place, self.table.replica.own[seat].draft))
        if frozenset[Place]().union(*self._steps) == marks:
            return
        try:
            self._steps = steps_to(self.table, seat, marks) if marks else []
        except Complaint:  # the turn is over
            self._steps = []

    def make_forced(self, seat: Seat, marks: Places) -> list[str]:
        """Confirm marks without asking; the news are still new to the player."""
        message = "forced-cross-off" if marks else "forced-pass"
        self.terminal.announce(message, name=self.terminal.screen.names[seat])
        self.table.request(self.marking(seat, marks))
        return []

    def hand_over(self, seat: Seat) -> None:
        """If several people share the keyboard, wait for the next one before anything is shown."""
        if len(self.table.seats) > 1 and self._at_keyboard != seat:
            self.terminal.display.clear()
            self.terminal.ask(self.words.say("prompt-hand-over", name=self.terminal.screen.names[seat]) + " ")
        self._at_keyboard = seat

    def answer(self, seat: Seat, own: OwnView, typed: str) -> list[str]:
        """Carry out the line of a player who has to choose; returns lines to show."""
        if (told := self.terminal.browse(typed)) is not None:
            return told
        marks = frozenset(map(Place, own.draft))
        first, rest = split(typed)
        match self.terminal.commands.get(first):
            case "undo" if not self._steps:
                return [self.words.say("nothing-to-undo")]
            case "undo":
                self._steps.pop()
                draft(self.table, seat, frozenset[Place]().union(*self._steps))
                return []
            case "pass" if marks:
                return [self.words.say("pass-with-marks")]
            case "done" if not marks and "pass" in own.moves:
                return [self.words.say("nothing-marked-yet")]
            case "done" | "pass":
                return self.mark(seat, marks)
            case "why" if rest:
                place = self.terminal.screen.place(self.terminal.view.position, seat, rest.lower())
                problem = why_not(self.table, seat, marks, place)
                allowed = self.words.quote("may-be-touched", {"place": rest}, most=QUOTED)
                return [allowed if problem is None else self.terminal.explain(ServerRefusal(problem))]
            case "why":
                return [self.terminal.not_understood(typed)]
            case _:
                position, commands = self.terminal.view.position, self.terminal.commands
                read = self.terminal.screen.read(position, seat, typed.lower(), commands)
                return self.touch(seat, read) if isinstance(read, Touch) else self.make(seat, marks, read)

    def touch(self, seat: Seat, read: Touch) -> list[str]:
        """Add the touched places to the draft, as one step each; returns the rule that forbids the next one."""
        for place in read.places:
            own = self.table.replica.own[seat]
            if place in own.draft and len(read.places) > 1:
                continue  # it was already marked with the segment of an earlier one
            adds = next((frozenset(map(Place, one.adds)) for one in own.targets if place in one.adds), None)
            marks = frozenset(map(Place, own.draft))
            if adds is None or place in marks:
                problem = why_not(self.table, seat, marks, place)
                return [] if problem is None else [self.terminal.explain(ServerRefusal(problem))]
            draft(self.table, seat, marks | adds)
            self._steps.append(adds)
        return []

    def make(self, seat: Seat, marks: Places, move: Move) -> list[str]:
        """Make a move that is not a mark."""
        if marks:
            return [self.words.say("roll-with-marks")]
        turn = self.terminal.view.turn
        return self.confirm(Choose(id=self.table.new_id(), seat=seat, turn=turn, move=str(move)))

    def mark(self, seat: Seat, marks: Places) -> list[str]:
        """Confirm marks. If other seats mark as well, they stay hidden until the last one has chosen."""
        return self.confirm(self.marking(seat, marks))

    def marking(self, seat: Seat, marks: Places) -> MarkPlaces:
        """The message that confirms marks."""
        places, turn = tuple(sorted(marks)), self.terminal.view.turn
        return MarkPlaces(id=self.table.new_id(), seat=seat, turn=turn, marks=places)

    def confirm(self, move: Choose | MarkPlaces) -> list[str]:
        """Make the move of a player, who has seen all news before it."""
        told = len(self.terminal.news)
        self.table.request(move)
        self.terminal.news_seen[move.seat] = told
        self._steps = []
        return []
