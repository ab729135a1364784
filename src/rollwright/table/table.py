"""One match from the first seat taken to the outcome: everything that players, bots and hosts can do at a table."""

import re

from rollwright.core.chance import Chance, Faces
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import GameState, Places
from rollwright.core.nodes import Joint
from rollwright.core.notation import LONGEST_NAME
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat, all_seats
from rollwright.record.header import IDENTIFIER, LONGEST_WORD, WORD, Header, Player, SheetName
from rollwright.record.record import Record
from rollwright.table import entries as log
from rollwright.table.entries import Entry, Happened, Phrase, entry_of, event_of
from rollwright.table.errors import TableError
from rollwright.table.followed_table import FollowedTable
from rollwright.table.names import told_apart, usable


class Table(FollowedTable):
    """A game in progress. Every method checks its arguments and then writes entries; only entries change the state."""

    @property
    def events(self) -> list[Event]:
        """The events of the game that are in the log in memory."""
        return [event_of(entry, self.game) for entry in self.log if isinstance(entry, Happened)]

    def record(self, date: str | None = None) -> Record:
        """The record of the game so far, with the secret only if the game is over. It needs the whole log."""
        if empty := self.setup.seats - len(self.sat):
            raise TableError("seats-empty", count=empty)
        header = Header(
            game=self.game.name,
            rules_version=self.game.rules_version,
            sheets=tuple(SheetName(sheet.name, sheet.content_hash) for sheet in self.setup.sheets),
            players=tuple(self.sat[seat] for seat in all_seats(self.setup.seats)),
            dice=self.dice.origin(self.words, revealed=self.outcome is not None),
            as_listed=self.setup.as_listed,
            first=self.setup.first,
            variant=self.setup.variant,
            date=date,
            copies=self.setup.copies,
        )
        return Record(header, tuple(self.events))

    def forget(self) -> list[Entry]:
        """Remove the log and its narration from memory, because the caller stores the log; returns the entries that
        were removed."""
        forgotten, self.log, self.told = self.log, [], []
        return forgotten

    # Seats

    def sit(self, seat: Seat, player: Player) -> None:
        """Take a free seat. If another player has the same name, a number is added to this one."""
        self._check_seat(seat)
        self.check_not_over()
        if seat in self.players:
            raise TableError("seat-taken", seat=seat + 1)
        if not usable(player.name):
            raise TableError("name-unusable", text=player.name, most=LONGEST_NAME)
        if player.bot is not None:
            self._check_bot(player.bot)
        name = told_apart(player.name, [other.name for other in self.players.values()])
        self._write(log.SatDown(seat, name, player.bot))

    def say_word(self, seat: Seat, word: str) -> None:
        """Add a word to the dice, or change it, before the first roll."""
        if self.turn or self.closed:
            raise TableError("words-closed")
        self._check_seat(seat)
        self.check_word(word)
        self._write(log.SaidWord(seat, word))

    def leave(self, seat: Seat) -> None:
        """Leave a seat. Before the first roll it becomes free; later its player still owns it."""
        self._check_person(seat)
        self.check_not_over()
        if not self.turn:
            self._write(log.Freed(seat))
            return
        if seat in self.gone:
            raise TableError("left-already", seat=seat + 1)
        self._write(log.Left(seat))
        people = [other for other, player in self.players.items() if player.bot is None]
        if self.gone.issuperset(people):
            self._write(log.Closed(TableEnd.ABANDONED))

    def come_back(self, seat: Seat) -> None:
        """Give a seat back to its player, who left it or whose bot plays in it."""
        self._check_person(seat)
        self.check_not_over()
        if seat not in self.gone and seat not in self.bots:
            raise TableError("nobody-left", seat=seat + 1)
        self._write(log.CameBack(seat))

    def take_over(self, seat: Seat, bot: str) -> None:
        """Replace an absent player by a bot, or seat a bot on a free seat."""
        self._check_seat(seat)
        self.check_not_over()
        self._check_bot(bot)
        if seat in self.bots or seat not in self.players:
            raise TableError("no-takeover", seat=seat + 1)
        self._write(log.BotTookOver(seat, bot))

    def free(self, seat: Seat) -> None:
        """Remove the player of a seat, so that another can take it."""
        self._check_seat(seat)
        self.check_not_over()
        if seat not in self.players:
            raise TableError("seat-free", seat=seat + 1)
        self._write(log.Freed(seat))

    def move_to_another_device(self, seat: Seat) -> None:
        """Record that a seat was moved to another device."""
        self._check_person(seat)
        self.check_not_over()
        self._write(log.Moved(seat))

    def say(self, seat: Seat, phrase: Phrase) -> None:
        """Say one of the phrases."""
        self._check_person(seat)
        self._write(log.Said(seat, phrase))

    def close(self, reason: TableEnd) -> None:
        """End the game early; a finished game keeps its outcome."""
        self.check_not_over()
        self._write(log.Closed(reason))

    def go_on_at(self, table: str, seat: Seat | None = None) -> None:
        """Record the id of the rematch, and the seat that wants it; there can be only one."""
        if self.outcome is None:
            raise TableError("not-over-yet")
        if self.rematch is not None:
            raise TableError("rematch-already")
        self._write(log.Rematched(table, seat))

    # Moves

    def roll(self, read: Faces | None = None) -> None:
        """Roll the dice that are due; the faces of real dice are passed in."""
        node = self.node
        if self.closed or not isinstance(node, Chance):
            raise TableError("no-dice-due")
        if empty := self.setup.seats - len(self.players):
            raise TableError("seats-empty", count=empty)
        self._happen(Roll(self.dice.roll(self.rolls, node, self.words, read)))

    def proceed(self) -> None:
        """Do everything that needs no player: reveal the choices when all are made, and roll dice that are rolled
        automatically."""
        self._settle()
        while self.falls_by_itself:
            self.roll()

    def choose(self, seat: Seat, move: Move) -> None:
        """Make a move. At a joint node it stays hidden until the last seat has chosen."""
        self._check_open()
        if not isinstance(self.node, Joint):
            self._happen(Play(seat, move))  # checks the move
            return
        self.game.check(self.state, seat, move)
        if seat in self.choices:
            raise TableError("chosen-already")
        self._write(log.Chose(seat, str(move)), move)
        self._settle()

    def take_back(self, seat: Seat) -> None:
        """Take back a hidden choice while other seats still have to choose."""
        if self.closed or seat not in self.choices:
            raise TableError("nothing-to-take-back")
        self._write(log.TookBack(seat))

    def stand_in(self, seat: Seat, bot: str) -> None:
        """Record that the bot of a seat failed and that this bot makes its next move."""
        self._write(log.StoodIn(seat, bot))

    def draft(self, seat: Seat, marks: Places) -> None:
        """Store the draft of a seat that has to choose; the marks must be legal so far."""
        if seat not in self.waiting_for:
            raise TableError("nothing-owed", seat=seat + 1)
        if marks:
            self.game.check(self.state, seat, self.game.mark(marks))
        self.drafts[seat] = marks

    # Shared checks

    def _check_seat(self, seat: Seat) -> None:
        if seat not in all_seats(self.setup.seats):
            raise TableError("no-such-seat", seat=seat + 1)

    def _check_open(self) -> None:
        if self.closed:
            raise TableError("table-closed")

    def check_not_over(self) -> None:
        """Raise TableError after the outcome, because the record and the rematch need the seats as they are."""
        self._check_open()
        if self.outcome is not None:
            raise TableError("game-over")

    def _check_person(self, seat: Seat) -> None:
        self._check_seat(seat)
        if seat not in self.players or self.players[seat].bot is not None:
            raise TableError("no-person-there", seat=seat + 1)

    def check_word(self, word: str) -> None:
        """Raise TableError if this is not a valid word for the dice."""
        if not re.fullmatch(WORD, word):
            raise TableError("word-unusable", most=LONGEST_WORD)

    def _check_bot(self, bot: str) -> None:
        if not re.fullmatch(IDENTIFIER, bot):
            raise TableError("bot-unusable", text=bot)

    # Writing entries

    def _settle(self) -> None:
        """Reveal the choices when all are made."""
        if self.choices and not self.waiting_for and not self.closed:
            plays = tuple([Play(seat, self.choices[seat]) for seat in self._seats_to_choose])
            self._happen(Marks(plays), self.game.reveal(self.state, plays))

    def _write(self, entry: Entry, move: Move | None = None) -> None:
        if self.permit is not None:
            self.permit(entry)
        self._apply(entry, move)

    def _happen(self, event: Event, after: GameState | None = None) -> None:
        """Write an event of the game, and apply it without parsing its moves from the entry again; `after` is the state
        after it if its moves were checked before."""
        entry = entry_of(event)
        if self.permit is not None:
            self.permit(entry)
        self._advance(entry, event, self.game.apply(self.state, event) if after is None else after)
