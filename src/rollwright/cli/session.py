"""A game at one keyboard: rolls what is due, lets bots move at once, asks people. Knows the games by `Screen` alone."""

from collections.abc import Mapping
from itertools import islice
from random import Random
from unicodedata import normalize

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from rollwright.bots import Bot
from rollwright.cli.screen import News, Screen, Touch, Weight, show_picture
from rollwright.core.chance import Chance, Faces
from rollwright.core.deal import Deal, faces_of
from rollwright.core.errors import Complaint, NotationError
from rollwright.core.events import Move
from rollwright.core.game import Place, Places
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat, all_seats
from rollwright.record import Proven
from rollwright.table import Table
from rollwright.translations import SOURCE, Words

COMMANDS = ("reroll", "keep", "again", "pass", "done", "undo", "why", "board", "rule", "help", "quit")
HEIGHT = 24
WIDTH = 80
LINES_OF_THE_END = 7
QUOTED = 30
"""So much of what was typed is said again."""


class Leave(Exception):
    """Somebody wants to leave the game."""


class Session:
    """One match in the terminal."""

    def __init__(self, table: Table, screen: Screen, console: Console, bots: Mapping[Seat, Bot], rng: Random) -> None:
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.console = console
        self.bots = bots
        self.rng = rng
        self.news: list[News] = []
        self.news_seen: dict[Seat, int] = {}
        self.commands = command_words(self.words)
        self.at_keyboard: Seat | None = None

    def run(self) -> Outcome:
        """Play to the end; Leave if somebody has enough."""
        while (outcome := self.table.outcome) is None:
            if isinstance(self.table.node, Chance):
                self.roll()
                continue
            seat = self.table.waiting_for[0]
            bot = self.bots.get(seat)
            move = bot.choose(self.table.state, seat, self.rng) if bot else self.ask_move(seat)
            before, events = self.table.state, len(self.table.events)
            self.table.choose(seat, move)
            self.tell(before, events)
        return outcome

    def roll(self) -> None:
        """Let the dice fall; real ones are asked for until they can be."""
        before, events = self.table.state, len(self.table.events)
        while len(self.table.events) == events:
            try:
                self.table.roll()
            except Complaint as complaint:
                self.print(self.explain(complaint), style="bold red")
        self.tell(before, events)

    def tell(self, before: object, events: int) -> None:
        """Add to the news what happened since."""
        for event in self.table.events[events:]:
            self.news += self.screen.news(before, event, self.table.state)

    def open(self) -> None:
        """Show what the dice are bound to before they fall, and let every person add a word (docs/record.md)."""
        if self.console.width < WIDTH or self.console.height < HEIGHT:
            size = {"width": self.console.width, "height": self.console.height}
            self.news.append(News(self.words.say("screen-small", **size), Weight.ANNOUNCED))
        origin = self.table.dice.origin(self.table.words, revealed=False)
        if not isinstance(origin, Proven):
            return
        self.clear()
        self.print(self.words.say("dice-proven"))
        self.print(self.words.say("dice-commitment", commitment=origin.commitment), style="bold")
        for seat in all_seats(self.table.setup.seats):
            if seat not in self.bots:
                self.ask_word(seat)

    def ask_word(self, seat: Seat) -> None:
        """A word of this person's own; the random one stays if they have none."""
        while typed := self.ask(self.words.say("ask-word", name=self.screen.names[seat]) + " ").strip():
            try:
                return self.table.say_word(seat, typed)
            except Complaint as complaint:
                self.print(self.explain(complaint), style="bold red")
        return None

    # One person's move

    def ask_move(self, seat: Seat) -> Move:
        """Let a person choose: a move, or marks that they may undo until they are done."""
        game, state = self.table.game, self.table.state
        moves = list(islice(game.legal_moves(state, seat), 2))
        if len(moves) == 1:
            said = "forced-cross-off" if game.mark(frozenset()) != moves[0] else "forced-pass"
            self.news.append(News(self.words.say(said, name=self.screen.names[seat]), Weight.ANNOUNCED))
            return moves[0]
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

    def explain(self, complaint: Complaint) -> str:
        """A complaint about one typed line, where line and column say nothing."""
        if not isinstance(complaint, NotationError):
            return self.words.complain(complaint)
        return self.words.quote(complaint.message, complaint.arguments, most=QUOTED)

    def not_understood(self, typed: str) -> str:
        """Says so, and what it was."""
        return self.words.quote("not-understood", {"text": typed}, most=QUOTED)

    def answer(self, seat: Seat, marks: Places, steps: list[Places], typed: str) -> Move | list[str]:
        """What a typed line does: a move, or something to say. `steps` are the marks that can be undone."""
        game, state = self.table.game, self.table.state
        first, _, rest = typed.partition(" ")
        rest = rest.strip()
        match self.commands.get(first.lower()):
            case None if not typed.strip(" ,\t"):
                return []
            case "undo":
                if not steps:
                    return [self.words.say("nothing-to-undo")]
                steps.pop()
                return []
            case "done" | "pass" as command:
                game.check(state, seat, move := game.mark(marks))
                if (command == "done") == bool(marks):
                    return move
                return [self.words.say("pass-with-marks" if marks else "nothing-marked-yet")]
            case "why" if rest:
                place = self.screen.place(state, seat, rest.lower())
                refusal = game.why_not(state, seat, marks, place)
                allowed = self.words.quote("may-be-touched", {"place": rest}, most=QUOTED)
                return [self.words.complain(refusal) if refusal else allowed]
            case "board" if rest in [str(seat + 1) for seat in all_seats(self.table.setup.seats)]:
                self.look_at(Seat(int(rest) - 1))
                return []
            case "rule" if self.words.has(f"rule-{rest.upper()}"):
                self.show_page(f"{rest.upper()}: {self.words.say(f'rule-{rest.upper()}')}")
                return []
            case "rule" if rest:
                return [self.words.quote("no-such-rule", {"rule": rest}, most=QUOTED)]
            case "help":
                self.show_page(*self.screen.help_text())
                return []
            case "why" | "board" | "rule":
                return [self.not_understood(typed)]
            case _:
                return self.touch(seat, marks, steps, self.screen.read(state, seat, typed.lower(), self.commands))

    def touch(self, seat: Seat, marks: Places, steps: list[Places], read: Move | Touch) -> Move | list[str]:
        """A move is checked and made; touched places become pencil marks, one step each."""
        game, state = self.table.game, self.table.state
        if isinstance(read, Move):
            game.check(state, seat, read)
            return [self.words.say("roll-with-marks")] if marks else read
        for place in read.places:
            if (refusal := game.why_not(state, seat, marks, place)) is not None:
                # A space that went with the segment of one typed before is marked, as was meant.
                if place in marks and len(read.places) > 1:
                    continue
                raise refusal
            adds = next(target.adds for target in game.targets(state, seat, marks) if place in target.adds)
            steps.append(adds)
            marks |= adds
        return []

    # Showing

    def show(self, seat: Seat, marks: Places, notice: list[str]) -> None:
        """The whole screen: position, news, what one can do."""
        targets = self.table.game.targets(self.table.state, seat, marks)
        lines = self.screen.draw(self.table.state, seat, marks, targets)
        options = self.screen.options(self.table.state, seat, marks, targets)
        room = self.height - 1 - len(lines) - sum(self.lines_of(text) for text in (*options, *notice))
        self.clear()
        show_picture(self.console, lines)
        self.show_news(seat, max(1, room))
        for text in notice:
            self.print(text, style="bold red")
        for text in options:
            self.print(text)

    @property
    def height(self) -> int:
        """The lines of the screen, as far as they can be known."""
        return max(HEIGHT, self.console.height) if self.console.is_terminal else HEIGHT

    def lines_of(self, text: str) -> int:
        """How many lines a text takes."""
        return len(Text(text).wrap(self.console, self.console.width))

    def show_news(self, seat: Seat, room: int) -> None:
        """What happened since this seat moved last; what weighs less makes way for what weighs more."""
        news = self.news[self.news_seen.get(seat, 0) :]
        by_weight = [self.squeezed([one for one in news if one.weight >= least]) for least in Weight]
        lines = next((lines for lines in by_weight if len(lines) <= room), by_weight[-1])
        for text in lines[-room:]:
            self.print(text, style="cyan")

    def squeezed(self, news: list[News]) -> list[str]:
        """The news, several to a line where they fit."""
        lines: list[str] = []
        for one in news:
            if lines and cell_len(lines[-1]) + cell_len(one.text) < self.console.width - 1:
                lines[-1] += " " + one.text
            else:
                lines.append(one.text)
        return lines

    def show_last(self) -> None:
        """The position with which the game ended, without its dice."""
        person = next((seat for seat in all_seats(self.table.setup.seats) if seat not in self.bots), Seat(0))
        self.clear()
        lines = self.screen.draw(self.table.state, person, frozenset(), ())[:-1]
        show_picture(self.console, lines)
        if (room := self.height - len(lines) - LINES_OF_THE_END) > 0:
            self.show_news(person, room)

    def look_at(self, seat: Seat) -> None:
        """Another seat's board or sheet, until Enter."""
        self.clear()
        show_picture(self.console, self.screen.draw(self.table.state, seat, frozenset(), ()))
        self.ask(self.words.say("prompt-back") + " ")

    def show_page(self, *texts: str) -> None:
        """A page of its own, until Enter."""
        self.clear()
        for text in texts:
            self.print(" ".join(text.split()))
            self.print("")
        self.ask(self.words.say("prompt-back") + " ")

    def hand_over(self, seat: Seat) -> None:
        """Where several people share the keyboard, the next one takes it before anything is shown."""
        people = self.table.setup.seats - len(self.bots)
        if people > 1 and self.at_keyboard != seat:
            self.clear()
            self.ask(self.words.say("prompt-hand-over", name=self.screen.names[seat]) + " ")
        self.at_keyboard = seat

    def print(self, text: str, style: str = "") -> None:
        """One text, which may be longer than a line."""
        self.console.print(Text(text, style=style))

    def clear(self) -> None:
        """A fresh screen; where the terminal cannot, as many empty lines as push the old one out of sight."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * HEIGHT if self.console.is_terminal else "")

    def ask(self, prompt: str, *, choosing: bool = False) -> str:
        """What somebody types; the end of the input is leaving, and so is the word for it."""
        try:
            typed = normalize("NFC", self.console.input(Text(prompt)))
        except EOFError:
            raise Leave from None
        command = self.commands.get(typed.strip().lower())
        if command == "quit":
            raise Leave
        if command == "help" and not choosing:
            self.show_page(*self.screen.help_text())
            return self.ask(prompt)
        return typed

    # Real dice

    def ask_faces(self, node: Chance) -> Faces:
        """What real dice show, or who begins with which sheet; NotationError if it cannot be read."""
        if not self.table.events:
            return self.ask_deal()
        for text in self.squeezed(self.news)[-3:]:
            self.print(text, style="cyan")
        self.print(f"{self.screen.names[self.table.state.active]}:", style="bold")
        question = self.screen.faces_question(self.table.state)
        typed = self.ask(question + " ").lower().replace(",", " ")
        return self.table.game.parse_faces(" ".join(typed.replace(" ", "")))

    def ask_deal(self) -> Faces:
        """Who begins, and which sheet everyone takes, where that is not given."""
        setup = self.table.setup
        first, picks = setup.first, list[int]()
        if first is None:
            first = Seat(self.ask_number(self.words.say("ask-first", seats=setup.seats), range(1, setup.seats + 1)) - 1)
        if not setup.as_listed:
            left = [sheet.name for sheet in setup.sheets]
            picks = [self.ask_sheet(seat, left) for seat in all_seats(setup.seats)]
        return faces_of(setup, Deal(first, tuple(picks)))

    def ask_number(self, question: str, allowed: range) -> int:
        """A number of this range, asked for until there is one."""
        while True:
            typed = self.ask(question + " ").strip()
            if typed.isascii() and typed.isdigit() and len(typed) < 5 and int(typed) in allowed:
                return int(typed)
            self.print(self.words.quote("not-possible", {"text": typed}, most=QUOTED), style="bold red")

    def ask_sheet(self, seat: Seat, left: list[str]) -> int:
        """Which of the sheets that are left a seat takes, by name; gives its place among all."""
        names = [sheet.name for sheet in self.table.setup.sheets]
        question = self.words.say("ask-sheet", name=self.screen.names[seat], left=", ".join(left))
        while True:
            typed = self.ask(question + " ").strip()
            for name in left:
                if name.lower() == typed.lower():
                    left.remove(name)
                    return names.index(name)
            self.print(self.words.quote("not-possible", {"text": typed}, most=QUOTED), style="bold red")


def command_words(words: Words) -> dict[str, str]:
    """What may be typed for each command: the word of this language, and the English one."""
    english = Words(SOURCE)
    return {said.say(f"command-{command}"): command for said in (english, words) for command in COMMANDS}
