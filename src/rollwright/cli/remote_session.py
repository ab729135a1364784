"""Plays a match at a remote table in the terminal: asks for due moves, waits otherwise, and shows news as they
arrive."""

import re
import secrets
import time
from collections.abc import Callable
from enum import Enum, auto
from unicodedata import normalize

from rich.text import Text

from rollwright.cli.play import WORD_BYTES
from rollwright.cli.remote_table import NAP, RemoteTable
from rollwright.cli.table_news import name_of, phrase_meant, phrases
from rollwright.cli.terminal import split
from rollwright.core.chance import Chance
from rollwright.core.errors import Complaint
from rollwright.core.events import Move
from rollwright.core.game import Place, Places
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat, all_seats
from rollwright.protocol.messages import Choose, ComeBack, MarkPlaces, Say, SayWord, TakeBack, TakeOver, Throw
from rollwright.record import Proven
from rollwright.record.header import LONGEST_WORD, WORD
from rollwright.table import Pace, TypedDice

BURST_SECONDS = 0.03
LONGEST_BURST = 0.5
"""Seconds; changes in quick succession are drawn once."""
NEWS_FOR_WATCHERS = 8


class Due(Enum):
    """The action that this seat has to take."""

    NOTHING = auto()
    WORD = auto()
    COME_BACK = auto()
    THROW = auto()
    CHOOSE = auto()


class RemoteSession(RemoteTable):
    """One match at a remote table."""

    def run(self) -> Outcome:
        """Play or watch until the end. Raises Leave if the player leaves."""
        steps = {
            Due.NOTHING: self.wait,
            Due.WORD: self.add_word,
            Due.COME_BACK: self.come_back,
            Due.THROW: self.throw,
            Due.CHOOSE: self.choose,
        }
        while (outcome := self.table.outcome) is None:
            steps[self.due]()
        return outcome

    @property
    def due(self) -> Due:
        """The action that is due now."""
        seat, table = self.seat, self.table
        if seat is None or self.view.outcome is not None:
            return Due.NOTHING
        if seat in table.bots or seat in table.gone:
            return Due.COME_BACK
        if not table.turn:
            return Due.NOTHING if table.dice.real or self.view.words[seat] else Due.WORD
        if (roller := self.view.roller) is not None:
            return Due.THROW if roller == seat or (table.dice.real and roller in table.bots) else Due.NOTHING
        return Due.CHOOSE if seat in self.view.waiting_for else Due.NOTHING

    @property
    def mine(self) -> Seat:
        """The seat of this player; not to be called for a spectator."""
        if self.seat is None:
            raise Complaint("error-not-allowed")
        return self.seat

    @property
    def shown_seat(self) -> Seat:
        """The seat whose board or sheet is shown: the player's own, or for a spectator that of the active player."""
        return self.table.state.active if self.seat is None else self.seat

    # Reading lines

    def line(self, prompt: str = "> ") -> str | None:
        """Read a line; None if the screen is outdated. News that do not change the screen are printed below the
        prompt."""
        shown, told = self.picture, len(self.news)
        self.console.print(Text(prompt), end="")
        while not self.typed:
            self.take(NAP)
            if self.picture != shown:
                self.let_settle()
                return None
            if len(self.news) > told:
                self.console.print()
                told = self.print_news(told)
                self.console.print(Text(prompt), end="")
        return normalize("NFC", self.typed.popleft()).strip()

    def print_news(self, told: int) -> int:
        """Print the news from number `told` on; returns the new number."""
        for news in self.news[told:]:
            self.print(news.text, style="cyan")
        return len(self.news)

    @property
    def picture(self) -> tuple[object, ...]:
        """Everything on which the screen depends, apart from the news."""
        waits = self.due is Due.NOTHING and self.view.outcome is None
        lines = self.waiting_lines() if waits else ()
        return self.table.turn, self.due, self.seat, self.chosen_marks, *lines

    def let_settle(self) -> None:
        """Wait until a quick succession of changes, such as bots make, has ended."""
        until = time.monotonic() + LONGEST_BURST
        while time.monotonic() < until and self.take(BURST_SECONDS):
            continue

    def attempt(self, act: Callable[[], list[str]]) -> None:
        """Call a function; its lines, or its complaint, are shown with the next screen."""
        try:
            self.notice = act()
        except Complaint as complaint:
            self.notice = [self.explain(complaint)]

    # Due actions

    def wait(self) -> None:
        """Show which players the table waits for, and carry out commands meanwhile."""
        if self.seat is None:
            self.news_seen[self.shown_seat] = max(0, len(self.news) - NEWS_FOR_WATCHERS)
        self.lay_out(self.shown_seat, self.chosen_marks or frozenset(), (), self.notice, self.waiting_lines())
        if (typed := self.line()) is not None:
            self.attempt(lambda: self.answer_waiting(typed))

    def answer_waiting(self, typed: str) -> list[str]:
        """Carry out a command of a waiting player: take back the choice, browse, or say something."""
        if (told := self.browse(typed)) is not None:
            return told
        if self.commands.get(split(typed)[0]) != "undo":
            return [self.not_understood(typed)]
        if (marks := self.chosen_marks) is None:
            return [self.words.say("nothing-to-undo")]
        self.send(TakeBack(id=self.new_id(), seat=self.mine, turn=self.table.turn))
        self.steps = self.steps_of(marks)
        self.send_draft()
        return []

    def throw(self) -> None:
        """Ask the player to roll the dice, or to type in real ones."""
        prompt = [self.words.say("prompt-throw")]
        if self.table.dice.real:
            prompt = [f"{self.screen.names[self.table.state.active]}:", self.screen.faces_question(self.table.state)]
        self.lay_out(self.mine, frozenset(), (), self.notice, prompt)
        if (typed := self.line()) is not None:
            self.attempt(lambda: self.answer_throw(typed))

    def answer_throw(self, typed: str) -> list[str]:
        """Roll the dice on Enter; real ones are typed in."""
        real = self.table.dice.real
        if (typed or real) and (told := self.browse(typed)) is not None:
            return told
        if typed and not real:
            return [self.not_understood(typed)]
        faces = self.faces_read(typed) if real else None
        self.send(Throw(id=self.new_id(), seat=self.mine, turn=self.table.turn, faces=faces))
        return []

    def faces_read(self, typed: str) -> str:
        """The faces of real dice in the notation of a record. Raises Complaint if they are impossible."""
        faces, node = self.faces_from(typed), self.table.node
        if isinstance(node, Chance):
            TypedDice().roll(self.table.rolls, node, (), faces)
        return self.table.game.faces_text(faces)

    def choose(self) -> None:
        """Ask the player for a move, or for marks, which can be undone until they are confirmed."""
        if not self.notice and (forced := self.forced_move(self.mine)) is not None:
            self.attempt(lambda: self.make(forced))
            return
        marks = frozenset[Place]().union(*self.steps)
        self.show(self.mine, marks, self.notice)
        if (typed := self.line()) is not None:
            self.attempt(lambda: self.answer_choice(marks, typed))

    def answer_choice(self, marks: Places, typed: str) -> list[str]:
        """Make a move, or change the draft."""
        try:
            answer = self.answer(self.mine, marks, self.steps, typed)
        finally:
            if frozenset[Place]().union(*self.steps) != marks:
                self.send_draft()
        return self.make(answer) if isinstance(answer, Move) else answer

    def make(self, move: Move) -> list[str]:
        """Make a move. At a joint node it stays hidden until the last seat has chosen."""
        turn = self.table.turn
        if move.marks is None:
            self.send(Choose(id=self.new_id(), seat=self.mine, turn=turn, move=str(move)))
        else:
            marks = tuple(sorted(move.marks))
            self.send(MarkPlaces(id=self.new_id(), seat=self.mine, turn=turn, marks=marks))
        self.steps = []
        return []

    def add_word(self) -> None:
        """Ask for a word for the dice; a random one is used if the player enters none."""
        origin = self.table.opened.origin
        if isinstance(origin, Proven):
            self.show_commitment(origin.commitment)
        for text in self.notice:
            self.print(text, style="bold red")
        if not self.ask_word(self.screen.names[self.mine], self.say_word):
            self.attempt(lambda: self.say_word(secrets.token_urlsafe(WORD_BYTES)))

    def say_word(self, word: str) -> list[str]:
        """Add this word to the dice."""
        check_word(word)
        self.send(SayWord(id=self.new_id(), seat=self.mine, word=word))
        return []

    def come_back(self) -> None:
        """Take the seat back from the bot that plays in it."""
        if self.notice:  # it was refused, so it is repeated only when the player asks for it
            self.lay_out(self.mine, frozenset(), (), self.notice, self.waiting_lines())
            self.line()
        self.attempt(self.take_seat_again)

    def take_seat_again(self) -> list[str]:
        self.send(ComeBack(id=self.new_id(), seat=self.mine))
        return []

    # The other players

    @property
    def chosen_marks(self) -> Places | None:
        """The marks of the player's own hidden choice; None if there is none."""
        if self.own is None or self.own.choice is None:
            return None
        return frozenset(map(Place, self.own.choice))

    def waiting_lines(self) -> list[str]:
        """The players before the game, the seats for which the table waits, and the available commands."""
        lines: list[str] = []
        if not self.table.turn:
            lines.append(self.words.say(f"game-{self.table.game.name}"))
            lines += [f"{seat + 1}  {self.full_name(seat)}" for seat in all_seats(self.table.setup.seats)]
        if free := self.table.setup.seats - len(self.table.players):
            lines.append(self.words.say("waiting-for-guests", count=free))
        elif waited_for := self.waited_for():
            names = ", ".join(self.full_name(seat) for seat in waited_for)
            lines.append(self.words.say("waiting-for", names=names))
        for seat in filter(self.is_gone, all_seats(self.table.setup.seats)):
            lines.append(self.words.say("bot-may-play", name=self.screen.names[seat], seat=seat + 1))
        prompt = "prompt-waiting" if self.chosen_marks is None else "prompt-waiting-chosen"
        return [*lines, self.words.say("prompt-watching" if self.seat is None else prompt)]

    def waited_for(self) -> list[Seat]:
        """The seats for which the table waits."""
        if not self.table.turn:
            silent = [Seat(number) for number, said in enumerate(self.view.words) if not said]
            return [seat for seat in silent if seat not in self.table.bots]
        return list(self.view.waiting_for) if self.view.roller is None else [self.view.roller]

    def full_name(self, seat: Seat) -> str:
        """The name of a seat, with a remark if its player is absent."""
        name = name_of(self.table.players.get(seat), self.words)
        if seat in self.table.bots:
            return self.words.say("name-bot", name=name)
        if seat in self.table.gone:
            return self.words.say("name-left", name=name)
        return self.words.say("name-away", name=name) if seat in self.away else name

    def is_gone(self, seat: Seat) -> bool:
        """Whether a bot may take over a seat, because its player left or has been absent longer than the table's
        patience."""
        table = self.table
        if self.seat in (None, seat) or seat in table.bots or seat not in table.players or not table.turn:
            return False
        if seat in table.gone:
            return True
        patience = table.opened.patience if table.opened.pace is Pace.LIVE else float("inf")
        return seat in self.away and time.time() - self.away[seat] / 1000 >= patience

    def browse(self, typed: str) -> list[str] | None:
        """Carry out a command that is always allowed, including those to other players; None if the line is not one."""
        first, rest = split(typed)
        match self.commands.get(first):
            case "say" if self.seat is not None:
                return self.say(rest)
            case "bot" if self.seat is not None:
                return self.let_bot_play(rest)
            case _:
                return super().browse(typed)

    def say(self, typed: str) -> list[str]:
        """Say a phrase; without one, list the phrases."""
        phrase = phrase_meant(typed, self.words)
        if phrase is None:
            return [self.words.say("phrases-known", phrases=phrases(self.words))]
        self.send(Say(id=self.new_id(), seat=self.mine, phrase=phrase))
        return []

    def let_bot_play(self, typed: str) -> list[str]:
        """Let a bot take over: `2` seats the best bot in seat 2, `2 random` a certain one."""
        number, bot = split(typed)
        if number not in [str(seat + 1) for seat in all_seats(self.table.setup.seats)]:
            return [self.not_understood(f"bot {typed}")]
        known = self.client.bots(self.table.game.name)
        if bot and bot not in known:
            raise Complaint("bot-unknown", text=bot, bots=", ".join(known))
        seat, bot = Seat(int(number) - 1), bot or known[-1]
        self.send(TakeOver(id=self.new_id(), seat=seat, bot=bot))
        return []

    def help_text(self) -> list[str]:
        """The lines of the help, including the commands at a remote table."""
        return [*super().help_text(), self.words.say("help-table-commands")]


def check_word(word: str) -> None:
    """Raise Complaint unless this is a valid word for the dice."""
    if not re.fullmatch(WORD, word):
        raise Complaint("word-unusable", most=LONGEST_WORD)
