"""One game played from Python: a small mutable wrapper around a table, for scripts, notebooks and tests.

The rules stay pure (`rollwright.core.game.Game`). A match holds the current state, rolls the dice when they are due,
and takes moves as text or as values.
"""

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

from rollwright.core.deal import Setup
from rollwright.core.errors import NotationError
from rollwright.core.events import Event, Move
from rollwright.core.game import AnyGame, GameState, GameView
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points, Seat, all_seats
from rollwright.games import GAMES, game_named
from rollwright.games.material import all_shipped, sheet_named
from rollwright.record.header import Player
from rollwright.record.proof import SECRET_BYTES
from rollwright.record.record import Record
from rollwright.table import DiceSource, ProvenDice, SeededDice, Table, TypedDice


def game_names() -> tuple[str, ...]:
    """The ids of the games, as `new_game` accepts them."""
    return tuple(GAMES)


def new_game(
    game: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    sheets: Sequence[str] | None = None,
    copies: bool = False,
    first: int | None = None,
    variant: str | None = None,
    real_dice: bool = False,
) -> "Match":
    """Start a game. Without `sheets` and `first`, the boards or sheets and the first player are drawn.

    `sheets` may name one of them more than once only with `copies` (B41, T33). The same `seed` gives the same dice;
    without one they come from the operating system. With `real_dice` every roll is passed to `Match.roll`. Raises
    Complaint if the game, a sheet or the number of seats does not exist.
    """
    rules = game_named(game)
    setup = Setup(
        seats,
        all_shipped(game) if sheets is None else tuple(sheet_named(game, name) for name in sheets),
        as_listed=sheets is not None or real_dice,
        first=Seat(0) if first is None and real_dice else None if first is None else Seat(first),
        variant=variant,
        copies=copies,
    )
    table = Table(rules, setup, _dice(seed, real_dice=real_dice))
    for seat in all_seats(seats):
        table.sit(seat, Player(names[seat] if names else f"Player {seat + 1}"))
        if not real_dice:
            table.say_word(seat, str(seat + 1))
    return Match(table)


def _dice(seed: int | None, *, real_dice: bool) -> DiceSource:
    if real_dice:
        return TypedDice()
    return ProvenDice(secrets.token_bytes(SECRET_BYTES)) if seed is None else SeededDice(seed)


def read_record(text: str) -> Record:
    """Read a record, text or JSON. Raises NotationError with line and column."""
    return Record.parse(text)


class LegalMoves:
    """The legal moves of one seat: can be iterated, counted, and asked whether it contains a move or its text."""

    __slots__ = ("_game", "_seat", "_state")

    def __init__(self, game: AnyGame, state: GameState, seat: Seat | None) -> None:
        self._game, self._state, self._seat = game, state, seat

    def __iter__(self) -> Iterator[Move]:
        return iter(()) if self._seat is None else self._game.legal_moves(self._state, self._seat)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = self._game.parse_move(move)
            except NotationError:
                return False
        return isinstance(move, Move) and self._seat is not None and self._game.is_legal(self._state, self._seat, move)

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(map(str, self))}>"


class Match:
    """A game in progress. Seats are numbered from 0."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._run_automatic_steps()

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self._table.game

    @property
    def state(self) -> Any:
        """The current state, a frozen value of the game's own type."""
        return self._table.state

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened so far."""
        return tuple(self._table.events)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that have to choose; several where players choose simultaneously."""
        return self._table.waiting_for

    @property
    def scores(self) -> tuple[Points, ...]:
        """The current points of every seat."""
        return self.game.scores(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game continues."""
        return self._table.outcome

    def legal_moves(self, seat: int | None = None) -> LegalMoves:
        """The legal moves of a seat; by default of the first seat that has to choose."""
        seats = [other for other in self.to_move if seat is None or other == seat]
        return LegalMoves(self.game, self.state, seats[0] if seats else None)

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Make a move, then roll the dice that are due. By default the first seat that has to choose moves.

        Where players choose simultaneously, the moves are applied together after the last one. Raises IllegalMove,
        which cites the rule, NotationError if the text is not a move, or TableError if no move is due.
        """
        chosen = (*self.to_move, Seat(0))[0] if seat is None else Seat(seat)  # if none is due, the rules say why
        self._table.choose(chosen, self.game.parse_move(move) if isinstance(move, str) else move)
        self._run_automatic_steps()

    def roll(self, faces: str) -> None:
        """Enter a roll of real dice, in the notation of a record. Raises TableError if no dice are due."""
        self._table.roll(self.game.parse_faces(faces))
        self._run_automatic_steps()

    def view(self) -> GameView:
        """The position as a dataclass of plain values, as clients receive it."""
        view: GameView = self.game.view(self.state)
        return view

    def record(self) -> Record:
        """The record of the game so far; its `to_text()` can be replayed anywhere."""
        return self._table.record()

    def _run_automatic_steps(self) -> None:
        table = self._table
        table.proceed()
        while table.roller is not None and not table.dice.real:
            table.roll()
            table.proceed()

    def __repr__(self) -> str:
        result = self.outcome
        status = f"to move: {', '.join(str(seat) for seat in self.to_move) or 'dice'}" if result is None else "over"
        return f"<Match {self.game.name}, {self._table.setup.seats} seats, {len(self.events)} events, {status}>"
