"""The terminal at a table, local or remote: draws the view of the table, tells the news, and reads lines.

It knows no rules, and games only as `Screen`.
"""

import re
import secrets
from collections.abc import Callable, Sequence
from unicodedata import normalize

from rich.console import Console

from rollwright.cli.display import Display, News
from rollwright.cli.due import Due, acting_seat, due_at
from rollwright.cli.errors import sentence
from rollwright.cli.game_table import GameTable, LineInput, QuitGame
from rollwright.cli.players import Players
from rollwright.cli.screens import screen_for
from rollwright.cli.screens.screen import show_picture
from rollwright.cli.table_news import phrase_meant, phrases
from rollwright.cli.typed_commands import command_words, split
from rollwright.client.errors import ServerRefusal
from rollwright.core.errors import Complaint, NotationError, Problem
from rollwright.core.seats import Seat, all_seats
from rollwright.protocol.messages import LogEntry, PresenceChanged, Say, TakeOver, Welcome
from rollwright.record import Proven
from rollwright.record.header import LONGEST_WORD, WORD
from rollwright.table import CameBack, Chose, Happened, Moved, SatDown, TookBack
from rollwright.table.narration import tell_outcome
from rollwright.table.view import OwnView, PublicView
from rollwright.translations import Words

LINES_OF_THE_END = 7
NEWS_FOR_WATCHERS = 8
QUOTED = 30
"""Maximum number of characters of the input that are quoted in an error."""
WORD_BYTES = 6
OF_ONE_SEAT = Chose | TookBack | SatDown | CameBack | Moved
"""Entries that are not news to the player who caused them."""


class Terminal:
    """The terminal of the people who play or watch at a table."""

    def __init__(self, table: GameTable, words: Words, console: Console, lines: LineInput) -> None:
        self.table = table
        self.words = words
        self.display = Display(console)
        self.lines = lines
        self.players = Players(table, words)
        self.screen = screen_for(table.opened.game, words, self.players.names, table.setup)
        self.commands = command_words(words, self.screen.commands)
        self.news: list[News] = []
        self.notice: list[str] = []
        self.news_seen: dict[Seat, int] = {}
        """How many of the news the player of each seat has seen before the last move."""
        if self.display.too_small:
            self.announce("screen-small", width=console.width, height=console.height)
        self.refresh()

    # The table

    @property
    def view(self) -> PublicView:
        """The table as everyone may see it."""
        return self.table.replica.view

    @property
    def seat(self) -> Seat:
        """The seat that acts here. Raises Complaint for a spectator."""
        if (seat := acting_seat(self.table)) is None:
            raise Complaint("error-not-allowed")
        return seat

    @property
    def shown_seat(self) -> Seat:
        """The seat whose board or sheet is shown: the player's own, or for a spectator that of the active player."""
        return self.seat if self.table.seats else self.view.position.active

    @property
    def own(self) -> OwnView | None:
        """The view of the seat that acts; None for a spectator."""
        return self.table.replica.own.get(self.seat) if self.table.seats else None

    def refresh(self) -> None:
        """Turn everything that has happened into news."""
        for event in self.table.events():
            match event:
                case LogEntry():
                    self._tell(event)
                case Welcome(presence=presence):
                    self.players.greet(presence)
                case PresenceChanged(presence=presence):
                    for message, seat in self.players.see(presence):
                        self.announce(message, name=self.screen.names[seat])
                case Problem():
                    self.news.append(News(sentence(ServerRefusal(event), self.words)))

    def _tell(self, logged: LogEntry) -> None:
        """Add an entry to the news, without the outcome, which has a screen of its own. An action of a player here that
        is not a move is not news."""
        entry = logged.entry
        if isinstance(entry, SatDown):
            self.players.sit(entry.seat, entry.player)
            self.screen.names = self.players.names
        elsewhere = not isinstance(entry, OF_ONE_SEAT) or entry.seat not in self.table.seats
        if isinstance(entry, Happened) or (self.table.remote and elsewhere):
            ending = () if self.view.outcome is None else tell_outcome(self.view.outcome)
            told = [one for one in logged.told if one not in ending]
            self.news += [News(self.words.tell(one, self.screen.names), one.importance) for one in told]

    def announce(self, message: str, **arguments: str | int) -> None:
        """Add an announcement to the news."""
        self.news.append(News(self.words.say(message, **arguments)))

    # Drawing

    def show(self, seat: Seat, own: OwnView | None, options: Sequence[str]) -> None:
        """Show the screen of a seat: position, news, notice, options."""
        picture = self.screen.draw(self.view.position, seat, own)
        self.display.lay_out(picture, self.news[self.news_seen.get(seat, 0) :], self.notice, options)

    def show_waiting(self) -> None:
        """Show the screen of a player who waits, or of a spectator."""
        if not self.table.seats:
            self.news_seen[self.shown_seat] = max(0, len(self.news) - NEWS_FOR_WATCHERS)
        self.show(self.shown_seat, self.own, self.waiting_lines())

    def waiting_lines(self) -> list[str]:
        """The players before the game, the seats for which the table waits, and the available commands."""
        view, players = self.view, self.players
        lines: list[str] = []
        if not view.turn:
            lines.append(self.words.say(f"game-{self.table.opened.game}"))
            lines += [f"{seat + 1}  {players.full_name(seat)}" for seat in all_seats(self.table.setup.seats)]
        if free := sum(seat.name is None for seat in view.seats):
            lines.append(self.words.say("waiting-for-guests", count=free))
        elif waited_for := players.waited_for:
            lines.append(self.words.say("waiting-for", names=", ".join(map(players.full_name, waited_for))))
        for seat in players.replaceable:
            lines.append(self.words.say("bot-may-play", name=self.screen.names[seat], seat=seat + 1))
        if not self.table.seats:
            return [*lines, self.words.say("prompt-watching")]
        chosen = self.own is not None and self.own.choice is not None
        return [*lines, self.words.say("prompt-waiting-chosen" if chosen else "prompt-waiting")]

    def show_last(self, seat: Seat) -> None:
        """Show the final position, without dice."""
        self.display.clear()
        picture = self.screen.draw(self.view.position, seat, None)[:-1]
        show_picture(self.display.console, picture)
        if (room := self.display.height - len(picture) - LINES_OF_THE_END) > 0:
            self.display.print_news(self.news[self.news_seen.get(seat, 0) :], room)

    def look_at(self, seat: Seat) -> None:
        """Show another seat's board or sheet until Enter."""
        self.display.clear()
        show_picture(self.display.console, self.screen.draw(self.view.position, seat, None))
        self.ask(self.words.say("prompt-back") + " ")

    def show_page(self, *texts: str) -> None:
        """Show a separate page until Enter."""
        self.display.page(texts)
        self.ask(self.words.say("prompt-back") + " ")

    def help_text(self) -> list[str]:
        """The lines of the help: how to play and what to type."""
        at_table = [self.words.say("help-table-commands")] if self.table.remote else []
        return [*self.screen.help_text(), *at_table]

    def show_commitment(self) -> None:
        """Show the commitment of proven dice before the first roll (docs/record.md)."""
        if isinstance(origin := self.table.opened.origin, Proven):
            self.display.clear()
            self.display.print(self.words.say("dice-proven"))
            self.display.print(self.words.say("dice-commitment", commitment=origin.commitment), style="bold")

    def print_news(self, told: int) -> int:
        """Print the news from number `told` on; returns the new number."""
        for news in self.news[told:]:
            self.display.print(news.text, style="cyan")
        return len(self.news)

    # Reading lines

    def line(self, prompt: str = "> ") -> str | None:
        """Read a line; None if the screen is outdated. News that do not change the screen are printed below the
        prompt."""
        shown, told, asked = self.picture, len(self.news), prompt
        while (typed := self.lines.next(asked)) is None:
            self.refresh()
            if self.picture != shown:
                self.lines.settle()
                self.refresh()
                self.notice = []
                return None
            asked = ""
            if len(self.news) > told:
                self.display.console.print()
                told, asked = self.print_news(told), prompt
        return self.checked(typed)

    @property
    def picture(self) -> tuple[object, ...]:
        """Everything on which the screen depends, apart from the news."""
        due = due_at(self.table)
        waits = due is Due.NOTHING and self.view.outcome is None
        choice = None if self.own is None else self.own.choice
        return self.view.turn, due, self.table.seats, choice, *(self.waiting_lines() if waits else ())

    def ask(self, prompt: str) -> str:
        """Ask for a line. Raises QuitGame at the end of the input or if the player types the command to leave."""
        asked = prompt
        while (typed := self.lines.next(asked)) is None:
            asked = ""
        typed = self.checked(typed)
        if self.commands.get(typed.lower()) == "help":
            self.show_page(*self.help_text())
            return self.ask(prompt)
        return typed

    def checked(self, typed: str) -> str:
        """A line without surrounding spaces. Raises QuitGame if it is the command to leave."""
        line = normalize("NFC", typed).strip()
        if self.commands.get(line.lower()) == "quit":
            raise QuitGame
        return line

    def ask_word(self, name: str) -> str:
        """Ask a player for a word for the dice; a random one is returned if the player enters none."""
        while typed := self.ask(self.words.say("ask-word", name=name) + " "):
            if re.fullmatch(WORD, typed):
                return typed
            self.display.complain(self.words.say("word-unusable", most=LONGEST_WORD))
        return secrets.token_urlsafe(WORD_BYTES)

    def attempt(self, act: Callable[[], list[str]]) -> None:
        """Call a function; its lines, or its complaint, are shown with the next screen."""
        try:
            self.notice = act()
        except Complaint as complaint:
            self.notice = [self.explain(complaint)]

    def explain(self, complaint: Complaint) -> str:
        """Format a complaint about one typed line, without line and column."""
        if not isinstance(complaint, NotationError):
            return sentence(complaint, self.words)
        return self.words.quote(complaint.message, complaint.arguments, most=QUOTED)

    def not_understood(self, typed: str) -> str:
        """The message that a line was not understood."""
        return self.words.quote("not-understood", {"text": typed}, most=QUOTED)

    # Commands that are always allowed

    @property
    def seat_numbers(self) -> list[str]:
        """The numbers of all seats, as players type them."""
        return [str(seat + 1) for seat in all_seats(self.table.setup.seats)]

    def browse(self, typed: str) -> list[str] | None:
        """Carry out a command that is always allowed because it changes nothing in the game, such as a board, a rule,
        help or a phrase; None if the line is not one."""
        first, rest = split(typed)
        match self.commands.get(first):
            case None if not typed.strip(" ,\t"):
                return []
            case "board" if rest in self.seat_numbers:
                self.look_at(Seat(int(rest) - 1))
                return []
            case "rule" if self.words.has(f"rule-{rest.upper()}"):
                self.show_page(f"{rest.upper()}: {self.words.say(f'rule-{rest.upper()}')}")
                return []
            case "rule" if rest:
                return [self.words.quote("no-such-rule", {"rule": rest}, most=QUOTED)]
            case "help":
                self.show_page(*self.help_text())
                return []
            case "say" if self.table.remote and self.table.seats:
                return self.say(rest)
            case "bot" if self.table.remote and self.table.seats:
                return self.let_bot_play(rest)
            case "board" | "rule":
                return [self.not_understood(typed)]
            case _:
                return None

    def say(self, typed: str) -> list[str]:
        """Say a phrase; without one, list the phrases."""
        phrase = phrase_meant(typed, self.words)
        if phrase is None:
            return [self.words.say("phrases-known", phrases=phrases(self.words))]
        self.table.request(Say(id=self.table.new_id(), seat=self.seat, phrase=phrase))
        return []

    def let_bot_play(self, typed: str) -> list[str]:
        """Let a bot take over: `2` seats the best bot in seat 2, `2 random` a certain one."""
        number, bot = split(typed)
        if number not in self.seat_numbers:
            return [self.not_understood(f"bot {typed}")]
        known = self.table.bots()
        if bot and bot not in known:
            raise Complaint("bot-unknown", text=bot, bots=", ".join(known))
        self.table.request(TakeOver(id=self.table.new_id(), seat=Seat(int(number) - 1), bot=bot or known[-1]))
        return []
