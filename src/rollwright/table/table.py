"""One match from sitting down to the outcome. The log of entries is the truth; all else here follows from it."""

import re
from collections.abc import Iterable
from typing import Any

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import AnyGame, Places
from rollwright.core.nodes import Joint, Node, owing
from rollwright.core.notation import LONGEST_NAME, NAME
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat, all_seats
from rollwright.record.header import IDENTIFIER, LONGEST_WORD, WORD, Header, Player, SheetName
from rollwright.record.record import Record
from rollwright.table.dice import Dice
from rollwright.table.entries import Abandoned, Chose, Entry, Happened, SaidWord, SatDown, TookBack


class TableError(Complaint):
    """Something that the table does not allow, though no rule of the game speaks of it."""


class Table:
    """A game being played. Every method checks, then writes one or two entries; nothing changes in any other way."""

    def __init__(self, game: AnyGame, setup: Setup, dice: Dice) -> None:
        self.game = game
        self.setup = setup
        self.dice = dice
        self.log: list[Entry] = []
        self.state: Any = game.start(setup)
        self.events: list[Event] = []
        self.players: dict[Seat, Player] = {}
        self.choices: dict[Seat, Move] = {}
        self.drafts: dict[Seat, Places] = {}
        self.abandoned = False
        self._words: dict[Seat, str] = {}

    @classmethod
    def from_log(cls, game: AnyGame, setup: Setup, dice: Dice, log: Iterable[Entry]) -> "Table":
        """The table that this log led to."""
        table = cls(game, setup, dice)
        for entry in log:
            table._write(entry)
        table._settle()
        return table

    # What a table is asked

    @property
    def node(self) -> Node:
        """What the game waits for."""
        node: Node = self.game.node(self.state)
        return node

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that still owe a choice."""
        if self.abandoned:
            return ()
        return tuple(seat for seat in owing(self.node) if seat not in self.choices)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        if self.abandoned:
            return self.game.abandoned(self.state)
        return self.game.outcome(self.state)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that went into the dice, in the order of the seats."""
        return tuple(self._words.get(seat, str(seat + 1)) for seat in all_seats(self.setup.seats))

    def record(self, date: str | None = None) -> Record:
        """The game so far; the secret of the dice is in it only when the game is over."""
        self._check_seated()
        header = Header(
            game=self.game.name,
            rules_version=self.game.rules_version,
            sheets=tuple(SheetName(sheet.name, sheet.content_hash) for sheet in self.setup.sheets),
            players=tuple(self.players[seat] for seat in all_seats(self.setup.seats)),
            dice=self.dice.origin(self.words, revealed=self.outcome is not None),
            as_listed=self.setup.as_listed,
            first=self.setup.first,
            variant=self.setup.variant,
            date=date,
        )
        return Record(header, tuple(self.events))

    # What people do

    def sit(self, seat: Seat, player: Player) -> None:
        """Take a seat that nobody has."""
        if seat not in all_seats(self.setup.seats):
            raise TableError("no-such-seat", seat=seat + 1)
        if self.abandoned:
            raise TableError("table-closed")
        if seat in self.players:
            raise TableError("seat-taken", seat=seat + 1)
        if not re.fullmatch(NAME, player.name):
            raise TableError("name-unusable", text=player.name, most=LONGEST_NAME)
        if player.bot is not None and not re.fullmatch(IDENTIFIER, player.bot):
            raise TableError("bot-unusable", text=player.bot)
        self._write(SatDown(seat, player))

    def say_word(self, seat: Seat, word: str) -> None:
        """Add a word to the dice, or change it, until they fall for the first time."""
        if self.events or self.abandoned:
            raise TableError("words-closed")
        if seat not in all_seats(self.setup.seats):
            raise TableError("no-such-seat", seat=seat + 1)
        if not re.fullmatch(WORD, word):
            raise TableError("word-unusable", most=LONGEST_WORD)
        self._write(SaidWord(seat, word))

    def roll(self) -> None:
        """Let the dice fall that are due."""
        node = self.node
        if self.abandoned or not isinstance(node, Chance):
            raise TableError("no-dice-due")
        self._check_seated()
        rolls = sum(isinstance(event, Roll) for event in self.events)
        self._happen(Roll(self.dice.roll(rolls, node, self.words)))

    def choose(self, seat: Seat, move: Move) -> None:
        """Make a move; where all mark together it stays sealed until the last has chosen."""
        if self.abandoned:
            raise TableError("table-closed")
        self.game.check(self.state, seat, move)
        if not isinstance(self.node, Joint):
            self._happen(Play(seat, move))
            return
        if seat in self.choices:
            raise TableError("chosen-already")
        self._write(Chose(seat, move))
        self._settle()

    def take_back(self, seat: Seat) -> None:
        """Take a sealed choice back while others still choose."""
        if self.abandoned or seat not in self.choices:
            raise TableError("nothing-to-take-back")
        self._write(TookBack(seat))

    def draft(self, seat: Seat, marks: Places) -> None:
        """Keep the pencil marks of a seat that owes a choice; they must be legal as far as they go."""
        if seat not in self.waiting_for:
            raise TableError("nothing-owed", seat=seat + 1)
        if marks:
            self.game.check(self.state, seat, self.game.mark(marks))
        self.drafts[seat] = marks

    def abandon(self) -> None:
        """Get up, all of you."""
        if self.outcome is None:
            self._write(Abandoned())

    def _check_seated(self) -> None:
        if empty := self.setup.seats - len(self.players):
            raise TableError("seats-empty", count=empty)

    # How the log becomes the table

    def _settle(self) -> None:
        """Reveal the choices once all are in; a log may have been cut just before that."""
        if self.choices and not self.waiting_for and not self.abandoned:
            self._happen(Marks(tuple(Play(seat, self.choices[seat]) for seat in owing(self.node))))

    def _happen(self, event: Event) -> None:
        self._write(Happened(event))

    def _write(self, entry: Entry) -> None:
        match entry:
            case SatDown(seat, player):
                self.players[seat] = player
            case SaidWord(seat, word):
                self._words[seat] = word
            case Chose(seat, move) if move is not None:
                self.choices[seat] = move
            case TookBack(seat):
                self.choices.pop(seat, None)  # whose move is not there for those who may not see it
            case Happened(event):
                self.state = self.game.apply(self.state, event)
                self.events.append(event)
                self.choices.clear()
                self.drafts.clear()
            case Abandoned():
                self.abandoned = True
        self.log.append(entry)
