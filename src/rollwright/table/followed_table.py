"""The state of a match, computed from its log of entries only, and what each entry tells."""

from collections.abc import Callable, Iterable
from typing import Self

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup, Sheet
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import AnyGame, GameState, Places
from rollwright.core.narration import Sentence
from rollwright.core.nodes import Joint, Node, Over, seats_to_choose
from rollwright.core.outcome import Outcome, TableEnd
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.record.header import Player
from rollwright.table import entries as log
from rollwright.table.dice import DiceSource
from rollwright.table.entries import PATIENCE, Entry, Happened, Opened, Pace, event_of
from rollwright.table.errors import TableError
from rollwright.table.narration import tell_entry, tell_event, tell_outcome
from rollwright.table.outcome import outcome_view

CHOICES: frozenset[type[Entry]] = frozenset((log.Chose, log.TookBack))


class FollowedTable:
    """A match that follows the entries of a log."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        dice: DiceSource,
        pace: Pace = Pace.LIVE,
        patience: int = PATIENCE,
        wins: tuple[int, ...] = (),
    ) -> None:
        self.opened = Opened.of(game.name, setup, dice.origin((), revealed=False), pace, patience, wins)
        self.game = game
        self.setup = setup
        self.dice = dice
        self.state: GameState = game.start(setup)
        self.node: Node = game.node(self.state)
        """The node of the current state."""
        self._seats_to_choose = seats_to_choose(self.node)
        self.log: list[Entry] = [self.opened]
        self.entries = 1
        """The number of entries so far, including those that `forget` has removed."""
        self.told: list[tuple[Sentence, ...]] = [()]
        """The narration of each entry of the log in memory."""
        self.turn = 0
        """The number of events so far; a choice names the turn that it answers."""
        self.first: Seat | None = None
        """The first player, once the game is dealt."""
        self.rolls = 0
        self.rolls_at_once = False
        """Whether a move asked for the dice that are due, so that they are rolled immediately."""
        self.players: dict[Seat, Player] = {}
        self.sat: dict[Seat, Player] = {}
        """The latest player of each seat."""
        self.bots: dict[Seat, str] = {}
        """The bots that choose for a seat: its own, or one that plays for an absent player."""
        self.gone: set[Seat] = set()
        self.word_of: dict[Seat, str] = {}
        self.choices: dict[Seat, Move] = {}
        self.drafts: dict[Seat, Places] = {}
        self.closed: TableEnd | None = None
        self.rematch: str | None = None
        self.seat_changes = 0
        """The number of entries so far after which a seat may have another player, bot or word."""
        self.waiting_for: tuple[Seat, ...] = ()
        """The seats that still have to choose."""
        self.falls_by_itself = False
        """Whether dice are due that are rolled automatically, that is, the deal and a roll that a move asked for."""
        self.roller: Seat | None = None
        """The seat that rolls the dice of its round; None if none are due, or if they are rolled automatically."""
        self.outcome: Outcome | None = None
        """The outcome; None while the game continues."""
        self.permit: Callable[[Entry], None] | None = None
        """Called with every new entry before it is written; it raises to refuse the entry."""
        self._find_due()

    @classmethod
    def from_log(cls, dice: DiceSource, written: Iterable[Entry], sheets: Iterable[Sheet] = ()) -> Self:
        """The table of this log.

        The caller provides the dice, because a log does not contain their secret, and the boards or sheets that are not
        shipped.
        """
        entries = iter(written)
        opened = next(entries, None)
        if not isinstance(opened, Opened):
            raise TableError("log-without-opening")
        table = cls(GAMES[opened.game], opened.setup(sheets), dice, opened.pace, opened.patience)
        table.opened, table.log = opened, [opened]
        for entry in entries:
            table.follow(entry)
        return table

    # Queries

    @property
    def seats_due(self) -> tuple[Seat, ...]:
        """The seats for which the game waits: those that have to choose, or the one that rolls."""
        return self.waiting_for if self.roller is None else (self.roller,)

    @property
    def ready(self) -> bool:
        """Whether all seats are taken, and every person has added a word if the dice need one."""
        seats = all_seats(self.setup.seats)
        return len(self.players) == len(seats) and (
            self.dice.real or all(seat in self.word_of or seat in self.bots for seat in seats)
        )

    @property
    def series(self) -> tuple[int, ...]:
        """The games that each seat has won, in this one and those of which it is a rematch."""
        winners = () if self.outcome is None else self.outcome.winners
        before = self.opened.wins or (0,) * self.setup.seats
        return tuple([won + (seat in winners) for seat, won in zip(all_seats(self.setup.seats), before, strict=True)])

    @property
    def words(self) -> tuple[str, ...]:
        """The words that were added to the dice, in the order of the seats."""
        return tuple([self.word_of.get(seat) or str(seat + 1) for seat in all_seats(self.setup.seats)])

    # Applying entries

    def follow(self, entry: Entry) -> None:
        """Apply an entry of this table's log that another process has written."""
        if isinstance(entry, Happened):
            event = event_of(entry, self.game)
            self._advance(entry, event, self._after(event))
        else:
            self._apply(entry)

    def _after(self, event: Event) -> GameState:
        """The state after an event; choices that were checked when they were made are not checked again."""
        after: GameState
        if isinstance(event, Marks) and self._checked_before(event.plays):
            after = self.game.reveal(self.state, event.plays)
        else:
            after = self.game.apply(self.state, event)
        return after

    def _checked_before(self, plays: tuple[Play, ...]) -> bool:
        """Whether these are the choices that are known here, of all seats that choose together and in their order."""
        node = self.node
        return isinstance(node, Joint) and [(play.seat, play.move) for play in plays] == [
            (seat, self.choices.get(seat)) for seat in node.seats
        ]

    def _append(self, entry: Entry, told: tuple[Sentence, ...]) -> None:
        self.log.append(entry)
        self.told.append(told)
        self.entries += 1
        self._find_due()

    def _find_due(self) -> None:
        """Find what is due after the last entry: a choice, a roll, or nothing after the end."""
        node, choosing = self.node, self._seats_to_choose
        self.waiting_for, self.roller, self.falls_by_itself = (), None, False
        if self.closed:
            self.outcome = Outcome(self.closed, self.game.scores(self.state), winners=())
        elif isinstance(node, Over):
            self.outcome = node.outcome
        elif isinstance(node, Chance):
            self.falls_by_itself = self._falls_by_itself(node)
            self.roller = self.state.active if self.turn and not self.falls_by_itself else None
        elif self.choices:
            self.waiting_for = tuple([seat for seat in choosing if seat not in self.choices])
        else:
            self.waiting_for = choosing

    def _falls_by_itself(self, node: Chance) -> bool:
        if (self.dice.real and node.dice) or len(self.players) < self.setup.seats:
            return False
        return self.rolls_at_once if self.turn else self.ready

    def _advance(self, entry: Happened, event: Event, after: GameState) -> None:
        """Apply an event of the game, after which its state is `after`."""
        before, self.state = self.state, after
        self.node = node = self.game.node(after)
        self._seats_to_choose = seats_to_choose(node)
        if not self.turn:
            self.first = after.active
        self.turn += 1
        self.rolls += isinstance(event, Roll)
        self.rolls_at_once = isinstance(event, Play)
        self.choices.clear()
        self.drafts.clear()
        outcome = node.outcome if isinstance(node, Over) else None
        self._append(entry, tell_event(self.game, before, event, after, outcome))

    def _apply(self, entry: Entry, chosen: Move | None = None) -> None:
        """Apply an entry that is not an event of the game; `chosen` is the move of a choice that was checked."""
        told = tell_entry(entry)
        if type(entry) not in CHOICES:
            self.seat_changes += 1
        match entry:  # opened, moved, stood in and said change nothing
            case log.Chose(seat, move):
                if move is not None:  # it is null in the log that other clients receive
                    self.choices[seat] = chosen or self._checked(seat, move)
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
                told = tell_outcome(outcome_view(Outcome(reason, self.game.scores(self.state), winners=())))
            case log.Rematched(table):
                self.rematch = table
        self._append(entry, told)

    def _checked(self, seat: Seat, written: str) -> Move:
        """Parse and check a choice, because choices are not checked again when they are revealed."""
        move = self.game.parse_move(written)
        self.game.check(self.state, seat, move)
        return move
