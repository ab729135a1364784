"""`rollwright play --at LINK`: joins a remote table, plays or watches, saves the record, and joins rematches."""

import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rollwright.cli.cookie_file import CookieFile
from rollwright.cli.files import writing
from rollwright.cli.game_loop import GameLoop
from rollwright.cli.game_table import QuitGame
from rollwright.cli.inbox import Inbox, listen_to_keyboard
from rollwright.cli.play import (
    new_file,
    parts,
    quit_on_signals,
    show_end,
    tell_record,
    write_record,
)
from rollwright.cli.remote_table import RemoteInput, RemoteTable
from rollwright.cli.terminal import Terminal
from rollwright.cli.typed_commands import command_words
from rollwright.client.links import TableLink, read_link
from rollwright.client.server_client import ServerClient
from rollwright.core.errors import Complaint
from rollwright.core.notation import LONGEST_NAME
from rollwright.core.seats import Seat
from rollwright.protocol.rest import Sitting, TableState
from rollwright.record import Proven
from rollwright.table.names import usable
from rollwright.translations import Words
from rollwright.user_folders import data_folder


@dataclass(frozen=True, slots=True)
class RemotePlayOptions:
    """The options of the command line."""

    link: str
    names: str | None = None
    seat: int | None = None
    record: Path | None = None
    overwrite: bool = False


def play_at(options: RemotePlayOptions, words: Words, console: Console) -> int:
    """Play at the table of a link, and at its rematches; returns the exit code."""
    if not (sys.stdin.isatty() and console.is_terminal):
        raise Complaint("at-no-terminal")
    link = read_link(options.link)
    guest = RemotePlayer(options, link.server, words, console)
    guest.enter(link)
    guest.check_record()
    quit_on_signals()
    listen_to_keyboard(guest.inbox, sys.stdin.fileno(), sys.stdin.encoding)
    table: str | None = link.table
    while table is not None:
        table = guest.play(table)
    return 0


class RemotePlayer:
    """A guest who joins a server by a link."""

    def __init__(self, options: RemotePlayOptions, server: str, words: Words, console: Console) -> None:
        self.options = options
        self.words = words
        self.console = console
        self.client = ServerClient(server, CookieFile(data_folder() / "guests.json"))
        self.inbox = Inbox({said for said, command in command_words(words).items() if command == "quit"})
        self.given_seat: Seat | None = None
        """The seat that the link hands over."""
        self.record = options.record

    def enter(self, link: TableLink) -> None:
        """Join the table; a link that was used already still works for a member."""
        try:
            admission = self.client.exchange(link)
            self.given_seat = None if admission is None else admission.seat
        except Complaint as refused:
            try:
                self.client.look(link.table)
            except Complaint:
                raise refused from None

    def check_record(self) -> None:
        """Raise Complaint before the game if the record cannot be written to the given file."""
        if (file := self.record) is not None:
            with writing(file):
                if (there := file.exists()) and not self.options.overwrite:
                    raise Complaint("file-exists", name=str(file))
                file.open("a").close()
                if not there:  # a guest who leaves and returns must not find an empty file
                    file.unlink()

    def play(self, table: str) -> str | None:
        """Play or watch at one table; returns the id of the rematch if this guest joins it."""
        state = self.client.look(table)
        remote = RemoteTable(self.client, state, self.inbox, self.alarm)
        terminal = Terminal(remote, self.words, self.console, RemoteInput(self.console, self.inbox, remote))
        try:
            remote.connect(self.seat_at(terminal, state))
            outcome = GameLoop(terminal).run()
            show_end(terminal, outcome, terminal.shown_seat)
            self.keep_record(terminal, table)
            return self.ask_rematch(terminal, table)
        except (QuitGame, KeyboardInterrupt):
            self.console.print()
            if remote.seats and terminal.view.outcome is None:
                back = self.words.say("come-back-how", link=str(TableLink(self.client.server, table)))
                self.console.print(Text(back), soft_wrap=True)
            return None
        finally:
            remote.disconnect()

    def alarm(self, message: str) -> None:
        """Print that the connection was lost while an answer is awaited."""
        self.console.print(Text(self.words.say(message), style="bold red"))

    # Taking a seat

    def seat_at(self, terminal: Terminal, state: TableState) -> Seat | None:
        """The seat to play in: the one that was asked for, the guest's own, or the first free one; None for a
        spectator."""
        wanted = self.given_seat if self.options.seat is None else Seat(self.options.seat - 1)
        if wanted is not None and not 0 <= wanted < len(state.view.seats):
            raise Complaint("no-such-seat", seat=wanted + 1)
        if state.seats and wanted in (None, *state.seats):
            return state.seats[0] if wanted is None else wanted
        if state.role == "watcher" or state.view.outcome is not None:
            return None
        return self.sit_down(terminal, state, wanted)

    def sit_down(self, terminal: Terminal, state: TableState, wanted: Seat | None) -> Seat:
        """Take a seat, with a word for the dice if they have not been rolled."""
        word: str | None = None
        while True:
            free = [Seat(number) for number, seat in enumerate(state.view.seats) if seat.name is None]
            if wanted is None and not free:
                raise Complaint("table-full")
            seat = free[0] if wanted is None else wanted
            name = self.name_in(seat)
            if word is None and seat in free:
                word = self.word_for(terminal, state, name)
            try:
                self.client.sit(state.table, seat, Sitting(name=name, word=word))
            except Complaint as complaint:
                if complaint.message != "seat-taken" or wanted is not None:
                    raise
                state = self.client.look(state.table)  # another player took the seat, so try the next one
            else:
                return seat

    def name_in(self, seat: Seat) -> str:
        """The name of this guest."""
        name = next(iter(parts(self.options.names)), self.words.say("default-name", seat=seat + 1))
        if not usable(name):
            raise Complaint("name-unusable", text=name, most=LONGEST_NAME)
        return name

    def word_for(self, terminal: Terminal, state: TableState, name: str) -> str | None:
        """A word for the dice after the commitment, typed or random; None if it is too late for words."""
        if state.view.turn or not isinstance(state.opened.origin, Proven):
            return None
        terminal.show_commitment()
        return terminal.ask_word(name)

    # After the game

    def keep_record(self, terminal: Terminal, table: str) -> None:
        """Download the record and save it; for a spectator only if a file was given."""
        if not terminal.view.turn or (not terminal.table.seats and self.record is None):
            return
        opened = terminal.table.opened
        try:
            text = self.client.record(table)
            write_record(text, file := self.record or new_file(opened.game))
            tell_record(file, self.words, self.console, proven=isinstance(opened.origin, Proven))
        except Complaint as complaint:
            terminal.display.complain(terminal.explain(complaint))
        self.record = None  # the next record must not overwrite it

    def ask_rematch(self, terminal: Terminal, table: str) -> str | None:
        """Ask the guest after the end whether to play a rematch; returns its table, or None."""
        said = "prompt-over" if terminal.table.seats else "prompt-over-watching"
        while (typed := terminal.line(self.words.say(said) + " ")) != "":
            news = len(terminal.news)
            try:
                if terminal.commands.get((typed or "").lower()) == "rematch":
                    return terminal.view.rematch or self.client.rematch(table)
                told = terminal.browse(typed or "")
            except Complaint as complaint:
                told = [terminal.explain(complaint)]
            terminal.refresh()
            terminal.print_news(news)
            for text in [terminal.not_understood(typed or "")] if told is None else told:
                terminal.display.complain(text)
        return None
