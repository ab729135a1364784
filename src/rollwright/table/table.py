"""One match from sitting down to the outcome. The log of entries is the truth; all else here follows from it."""

import re
from collections.abc import Callable, Iterable

from rollwright.core.chance import Chance, Faces
from rollwright.core.deal import Setup, Sheet
from rollwright.core.errors import Complaint
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import AnyGame, GameState, Places
from rollwright.core.nodes import Joint, Node, owing
from rollwright.core.notation import LONGEST_NAME
from rollwright.core.outcome import Outcome, Reason
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.record.header import IDENTIFIER, LONGEST_WORD, WORD, Header, Player, SheetName
from rollwright.record.record import Record
from rollwright.table import entries as log
from rollwright.table.dice import Dice
from rollwright.table.entries import PATIENCE, Entry, Happened, Opened, Pace, Phrase, entry_of, event_of
from rollwright.table.names import told_apart, usable


class TableError(Complaint):
    """Something that the table does not allow, though no rule of the game speaks of it."""


class Table:
    """A game being played. Every method checks, then writes entries; nothing changes in any other way."""

    def __init__(
        self, game: AnyGame, setup: Setup, dice: Dice, pace: Pace = Pace.LIVE, patience: int = PATIENCE
    ) -> None:
        self.opened = Opened.of(game.name, setup, dice.origin((), revealed=False), pace, patience)
        self.game = game
        self.setup = setup
        self.dice = dice
        self.state: GameState = game.start(setup)
        self.node: Node = game.node(self.state)
        """What the game waits for; it changes with the state."""
        self._owing = owing(self.node)
        self.log: list[Entry] = [self.opened]
        self.entries = 1
        """How many entries there have been, those that were forgotten included."""
        self.turn = 0
        """How many events there have been: what a choice answers to."""
        self.first: Seat | None = None
        """Who began, once it was dealt."""
        self.rolls = 0
        self.rolls_at_once = False
        """Whether the dice that are due were asked for by a move, and so wait for nobody."""
        self.players: dict[Seat, Player] = {}
        self.sat: dict[Seat, Player] = {}
        """Who sat last in each seat."""
        self.bots: dict[Seat, str] = {}
        """The bots that choose for a seat, their own or that of somebody who is gone."""
        self.gone: set[Seat] = set()
        self.word_of: dict[Seat, str] = {}
        self.choices: dict[Seat, Move] = {}
        self.drafts: dict[Seat, Places] = {}
        self.closed: Reason | None = None
        self.rematch: str | None = None
        self.permit: Callable[[Entry], None] | None = None
        """Called with every new entry before it is written; raises to refuse it."""

    @classmethod
    def from_log(cls, dice: Dice, written: Iterable[Entry], sheets: Iterable[Sheet] = ()) -> "Table":
        """The table that this log led to. The dice are passed in, since no log holds their secret, and so are boards or
        sheets that are not shipped."""
        entries = iter(written)
        opened = next(entries, None)
        if not isinstance(opened, Opened):
            raise TableError("log-without-opening")
        table = cls(GAMES[opened.game], opened.setup(sheets), dice, opened.pace, opened.patience)
        table.opened, table.log = opened, [opened]
        for entry in entries:
            table.follow(entry)
        return table

    # What a table is asked

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that still owe a choice."""
        if self.closed:
            return ()
        return tuple([seat for seat in self._owing if seat not in self.choices]) if self.choices else self._owing

    @property
    def roller(self) -> Seat | None:
        """The seat that throws the dice of its round; None if none are due, or if they fall by themselves."""
        if self.closed or self.falls_by_itself or not self.turn or not isinstance(self.node, Chance):
            return None
        return self.state.active

    @property
    def ready(self) -> bool:
        """Whether everybody sits, and every person has added a word where the dice take one."""
        seats = all_seats(self.setup.seats)
        return len(self.players) == len(seats) and (
            self.dice.real or all(seat in self.word_of or seat in self.bots for seat in seats)
        )

    @property
    def falls_by_itself(self) -> bool:
        """Whether dice are due that nobody is waited for: the deal, and what a move asked for."""
        node = self.node
        if self.closed or not isinstance(node, Chance) or (self.dice.real and node.dice):
            return False
        if len(self.players) < self.setup.seats:
            return False
        return self.rolls_at_once if self.turn else self.ready

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        if self.closed:
            return Outcome(self.closed, self.game.scores(self.state), winners=())
        return self.game.outcome(self.state)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that went into the dice, in the order of the seats."""
        return tuple(self.word_of.get(seat, str(seat + 1)) for seat in all_seats(self.setup.seats))

    @property
    def events(self) -> list[Event]:
        """What happened in the game, as far as the log here goes back."""
        return [event_of(entry, self.game) for entry in self.log if isinstance(entry, Happened)]

    def record(self, date: str | None = None) -> Record:
        """The game so far; the secret of the dice is in it only when the game is over. It needs the whole log."""
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
        """Let go of the log, for whoever keeps it elsewhere; what is handed out was not forgotten before."""
        forgotten, self.log = self.log, []
        return forgotten

    # Coming and going

    def sit(self, seat: Seat, player: Player) -> None:
        """Take a seat that nobody has; of two with one name the later gets a number."""
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
        """Add a word to the dice, or change it, until they fall for the first time."""
        if self.turn or self.closed:
            raise TableError("words-closed")
        self._check_seat(seat)
        self.check_word(word)
        self._write(log.SaidWord(seat, word))

    def leave(self, seat: Seat) -> None:
        """Get up: before the first roll the seat is free again, later it stays the player's."""
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
            self._write(log.Closed(Reason.ABANDONED))

    def come_back(self, seat: Seat) -> None:
        """Take one's seat again."""
        self._check_person(seat)
        self.check_not_over()
        if seat not in self.gone and seat not in self.bots:
            raise TableError("nobody-left", seat=seat + 1)
        self._write(log.CameBack(seat))

    def take_over(self, seat: Seat, bot: str) -> None:
        """Let a bot play on in the seat of a person; on a free one it sits down."""
        self._check_seat(seat)
        self.check_not_over()
        self._check_bot(bot)
        if seat in self.bots or seat not in self.players:
            raise TableError("no-takeover", seat=seat + 1)
        self._write(log.BotTookOver(seat, bot))

    def free(self, seat: Seat) -> None:
        """Take a seat from its player, for somebody else."""
        self._check_seat(seat)
        self.check_not_over()
        if seat not in self.players:
            raise TableError("seat-free", seat=seat + 1)
        self._write(log.Freed(seat))

    def move_to_another_device(self, seat: Seat) -> None:
        """Note that a seat went to another device."""
        self._check_person(seat)
        self.check_not_over()
        self._write(log.Moved(seat))

    def say(self, seat: Seat, phrase: Phrase) -> None:
        """Say one of the phrases."""
        self._check_person(seat)
        self._write(log.Said(seat, phrase))

    def close(self, reason: Reason) -> None:
        """Break the game off; one that has ended keeps its outcome."""
        self.check_not_over()
        self._write(log.Closed(reason))

    def go_on_at(self, table: str) -> None:
        """Note where the rematch is; there is one."""
        if self.outcome is None:
            raise TableError("not-over-yet")
        if self.rematch is not None:
            raise TableError("rematch-already")
        self._write(log.Rematched(table))

    # Playing

    def roll(self, read: Faces | None = None) -> None:
        """Let the dice fall that are due; real ones as they were read."""
        node = self.node
        if self.closed or not isinstance(node, Chance):
            raise TableError("no-dice-due")
        if empty := self.setup.seats - len(self.players):
            raise TableError("seats-empty", count=empty)
        self._happen(Roll(self.dice.roll(self.rolls, node, self.words, read)))

    def proceed(self) -> None:
        """Let happen what waits for nobody: the reveal once all have chosen, dice that fall by themselves."""
        self._settle()
        while self.falls_by_itself:
            self.roll()

    def choose(self, seat: Seat, move: Move) -> None:
        """Make a move; where all mark together it stays sealed until the last has chosen."""
        self._check_open()
        if not isinstance(self.node, Joint):
            self._happen(Play(seat, move))  # which checks it
            return
        self.game.check(self.state, seat, move)
        if seat in self.choices:
            raise TableError("chosen-already")
        self._write(log.Chose(seat, str(move)), move)
        self._settle()

    def take_back(self, seat: Seat) -> None:
        """Take a sealed choice back while others still choose."""
        if self.closed or seat not in self.choices:
            raise TableError("nothing-to-take-back")
        self._write(log.TookBack(seat))

    def stand_in(self, seat: Seat, bot: str) -> None:
        """Note that the bot of a seat failed and that this one makes its next move."""
        self._write(log.StoodIn(seat, bot))

    def draft(self, seat: Seat, marks: Places) -> None:
        """Keep the pencil marks of a seat that owes a choice; they must be legal as far as they go."""
        if seat not in self.waiting_for:
            raise TableError("nothing-owed", seat=seat + 1)
        if marks:
            self.game.check(self.state, seat, self.game.mark(marks))
        self.drafts[seat] = marks

    # What is checked more than once

    def _check_seat(self, seat: Seat) -> None:
        if seat not in all_seats(self.setup.seats):
            raise TableError("no-such-seat", seat=seat + 1)

    def _check_open(self) -> None:
        if self.closed:
            raise TableError("table-closed")

    def check_not_over(self) -> None:
        """Raise TableError after the outcome: from then on the seats are as the record and the rematch have them."""
        self._check_open()
        if self.outcome is not None:
            raise TableError("game-over")

    def _check_person(self, seat: Seat) -> None:
        self._check_seat(seat)
        if seat not in self.players or self.players[seat].bot is not None:
            raise TableError("no-person-there", seat=seat + 1)

    def check_word(self, word: str) -> None:
        """Raise TableError if this cannot be a word for the dice."""
        if not re.fullmatch(WORD, word):
            raise TableError("word-unusable", most=LONGEST_WORD)

    def _check_bot(self, bot: str) -> None:
        if not re.fullmatch(IDENTIFIER, bot):
            raise TableError("bot-unusable", text=bot)

    # How the log becomes the table

    def _settle(self) -> None:
        """Reveal the choices once all are in."""
        if self.choices and not self.waiting_for and not self.closed:
            self._happen(Marks(tuple(Play(seat, self.choices[seat]) for seat in self._owing)))

    def follow(self, entry: Entry) -> None:
        """Apply an entry of this table's log that was written elsewhere."""
        if isinstance(entry, Happened):
            self._advance(event_of(entry, self.game))
        else:
            self._apply(entry)
        self._append(entry)

    def _write(self, entry: Entry, move: Move | None = None) -> None:
        if self.permit is not None:
            self.permit(entry)
        self._apply(entry, move)
        self._append(entry)

    def _happen(self, event: Event) -> None:
        """Write an event of the game; its moves need not be read back from its entry."""
        entry = entry_of(event)
        if self.permit is not None:
            self.permit(entry)
        self._advance(event)
        self._append(entry)

    def _append(self, entry: Entry) -> None:
        self.log.append(entry)
        self.entries += 1

    def _advance(self, event: Event) -> None:
        self.state = self.game.apply(self.state, event)
        self.node = self.game.node(self.state)
        self._owing = owing(self.node)
        if not self.turn:
            self.first = self.state.active
        self.turn += 1
        self.rolls += isinstance(event, Roll)
        self.rolls_at_once = isinstance(event, Play)
        self.choices.clear()
        self.drafts.clear()

    def _apply(self, entry: Entry, chosen: Move | None = None) -> None:
        match entry:  # the others change nothing: opened, moved, stood in, said
            case log.Chose(seat, move):
                if move is not None:  # it is null in a log as other clients see it
                    self.choices[seat] = chosen or self.game.parse_move(move)
                self.drafts.pop(seat, None)
            case log.TookBack(seat):
                self.choices.pop(seat, None)
            case log.SatDown(seat, _, bot):
                if bot is not None:
                    self.bots[seat] = bot
                self.players[seat] = self.sat[seat] = entry.player
                self.gone.discard(seat)
            case log.SaidWord(seat, word):
                self.word_of[seat] = word
            case log.Left(seat):
                self.gone.add(seat)
            case log.CameBack(seat):
                self.gone.discard(seat)
                self.bots.pop(seat, None)
            case log.BotTookOver(seat, bot):
                self.bots[seat] = bot
            case log.Freed(seat):
                if not self.turn:
                    self.word_of.pop(seat, None)
                    del self.sat[seat]
                del self.players[seat]
                self.bots.pop(seat, None)
                self.gone.discard(seat)
                self.choices.pop(seat, None)
                self.drafts.pop(seat, None)
            case log.Closed(reason):
                self.closed = reason
            case log.Rematched(table):
                self.rematch = table
