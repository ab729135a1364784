"""A local game in the terminal: rolls the dice, lets bots move immediately, and asks people for their moves."""

from collections.abc import Mapping
from functools import partial
from random import Random

from rich.console import Console

from rollwright.bots import Bot
from rollwright.cli.screens.screen import AnyScreen
from rollwright.cli.terminal import QUOTED, Terminal
from rollwright.core.chance import Chance, Faces
from rollwright.core.deal import Deal, faces_of
from rollwright.core.errors import Complaint
from rollwright.core.events import Move
from rollwright.core.game import Place, Places
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat, all_seats
from rollwright.record import Proven
from rollwright.table import Happened, Table


class LocalSession(Terminal):
    """One local match in the terminal."""

    def __init__(
        self, table: Table, screen: AnyScreen, console: Console, bots: Mapping[Seat, Bot], rng: Random
    ) -> None:
        super().__init__(table, screen, console)
        self.bots = bots
        self.rng = rng
        self.people = [seat for seat in all_seats(table.setup.seats) if seat not in bots]
        self.at_keyboard: Seat | None = None

    def run(self) -> Outcome:
        """Play until the end. Raises Leave if a player leaves."""
        while (outcome := self.table.outcome) is None:
            if isinstance(self.table.node, Chance):
                self.roll()
                continue
            seat = self.table.waiting_for[0]
            bot = self.bots.get(seat)
            move = bot.choose(self.table.state, seat, self.rng) if bot else self.ask_move(seat)
            entries = self.table.entries
            self.table.choose(seat, move)
            self.tell_events(entries)
        return outcome

    def roll(self) -> None:
        """Roll the dice that are due; ask for real ones until they are valid."""
        entries = self.table.entries
        while self.table.entries == entries:
            try:
                self.table.roll(self.ask_faces() if self.table.dice.real else None)
            except Complaint as complaint:
                self.print(self.explain(complaint), style="bold red")
        self.tell_events(entries)

    def tell_events(self, first: int) -> None:
        """Add the events of the game from entry number `first` on to the news."""
        for entry, told in zip(self.table.log[first:], self.table.told[first:], strict=True):
            if isinstance(entry, Happened):
                self.tell(told)

    def open(self) -> None:
        """Show the commitment of the dice, and ask every person for a word; a random word is the default."""
        origin = self.table.dice.origin(self.table.words, revealed=False)
        if isinstance(origin, Proven):
            self.show_commitment(origin.commitment)
            for seat in self.people:
                self.ask_word(self.screen.names[seat], partial(self.table.say_word, seat))

    def ask_move(self, seat: Seat) -> Move:
        """Ask a person for a move, or for marks, which can be undone until they are confirmed."""
        if (forced := self.forced_move(seat)) is not None:
            return forced
        self.hand_over(seat)
        steps: list[Places] = []
        notice: list[str] = []
        while True:
            marks = frozenset[Place]().union(*steps)
            self.show(seat, marks, notice)
            typed = self.ask("> ", choosing=True).strip()
            try:
                answer = self.answer(seat, marks, steps, typed)
            except Complaint as complaint:
                notice = [self.explain(complaint)]
                continue
            if isinstance(answer, Move):
                self.news_seen[seat] = len(self.news)
                return answer
            notice = answer

    def hand_over(self, seat: Seat) -> None:
        """If several people share the keyboard, wait for the next one before anything is shown."""
        if len(self.people) > 1 and self.at_keyboard != seat:
            self.clear()
            self.ask(self.words.say("prompt-hand-over", name=self.screen.names[seat]) + " ")
        self.at_keyboard = seat

    # Real dice

    def ask_faces(self) -> Faces:
        """Ask for the faces of real dice, or for the deal. Raises NotationError if the input cannot be read."""
        if not self.table.turn:
            return self.ask_deal()
        for text in self.squeezed(self.news)[-3:]:
            self.print(text, style="cyan")
        self.print(f"{self.screen.names[self.table.state.active]}:", style="bold")
        question = self.screen.faces_question(self.table.state)
        return self.faces_from(self.ask(question + " "))

    def ask_deal(self) -> Faces:
        """Ask for the first player and the sheet of each seat, unless they are given."""
        setup = self.table.setup
        first, picks = setup.first, list[int]()
        if first is None:
            first = Seat(self.ask_number(self.words.say("ask-first", seats=setup.seats), range(1, setup.seats + 1)) - 1)
        if setup.draws_sheets:
            left = [sheet.name for sheet in setup.sheets]
            picks = [self.ask_sheet(seat, left) for seat in all_seats(setup.seats)]
        return faces_of(setup, Deal(first, tuple(picks)))

    def ask_number(self, question: str, allowed: range) -> int:
        """Ask for a number of this range until one is entered."""
        while True:
            typed = self.ask(question + " ").strip()
            if typed.isascii() and typed.isdigit() and len(typed) < 5 and int(typed) in allowed:
                return int(typed)
            self.print(self.words.quote("not-possible", {"text": typed}, most=QUOTED), style="bold red")

    def ask_sheet(self, seat: Seat, left: list[str]) -> int:
        """Ask by name which of the remaining sheets a seat takes; returns its index among all sheets."""
        names = [sheet.name for sheet in self.table.setup.sheets]
        question = self.words.say("ask-sheet", name=self.screen.names[seat], left=", ".join(left))
        while True:
            typed = self.ask(question + " ").strip()
            for name in left:
                if name.lower() == typed.lower():
                    left.remove(name)
                    return names.index(name)
            self.print(self.words.quote("not-possible", {"text": typed}, most=QUOTED), style="bold red")
