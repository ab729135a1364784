"""What every game must be able to do. Tables, bots and tests know a game through this alone."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar

from rollwright.core.chance import Faces
from rollwright.core.deal import Setup
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Move
from rollwright.core.nodes import Node
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points, Seat

Place = NewType("Place", int)
"""Somewhere a player may write: a space, a box, the cross-off. Each game numbers its own."""
Places: TypeAlias = frozenset[Place]


@dataclass(frozen=True, slots=True)
class Target:
    """Something that may be touched next: the places that it marks, and the points that these score."""

    adds: Places
    points: Points


@dataclass(frozen=True, slots=True)
class Options:
    """What a seat can do now, apart from what it may touch."""

    moves: tuple[str, ...]
    """The first words of the moves that are open: `reroll`, `mark`, `pass`, `again`, `keep`."""
    points: Points
    """What the pencil marks score, if they are made firm as they are."""
    dice: tuple[str, ...]
    """The colours of the dice that these marks leave to be used."""


@cache
def touch(place: Place, points: Points) -> Target:
    """A target of a single place; kept, since nothing is made more often."""
    return Target(frozenset((place,)), points)


State = TypeVar("State")


class Game(Protocol[State]):
    """The rules of one game. Everything here is a pure function of its arguments."""

    @property
    def name(self) -> str:
        """The game's id, also the stem of its message ids."""
        ...

    @property
    def rules_version(self) -> int:
        """Raised when the same events would lead to another state; records carry it."""
        ...

    @property
    def seats(self) -> range:
        """The numbers of seats that the game is for."""
        ...

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of its variants; None, the game as it is in the box, is not among them."""
        ...

    def start(self, setup: Setup) -> State:
        """The state before anything happened, or IllegalSetup."""
        ...

    def node(self, state: State) -> Node:
        """What the game is waiting for."""
        ...

    def apply(self, state: State, event: Event) -> State:
        """The state after the event, or IllegalMove; the same one every time."""
        ...

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """IllegalMove unless the seat may make this move now."""
        ...

    def is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether the seat may make this move now."""
        ...

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        """Every move that the seat may make now, lazily, each once, in a fixed order."""
        ...

    def targets(self, state: State, seat: Seat, marks: Places = frozenset()) -> tuple[Target, ...]:
        """What the seat may touch next, after the pencil marks made so far."""
        ...

    def options(self, state: State, seat: Seat, marks: Places = frozenset()) -> Options:
        """Which kinds of move are open, what these pencil marks score, and which dice they leave."""
        ...

    def why_not(self, state: State, seat: Seat, marks: Places, place: Place) -> IllegalMove | None:
        """The rule that forbids this place after these marks; None if a target has it."""
        ...

    def mark(self, marks: Places) -> Move:
        """The move that makes these pencil marks firm."""
        ...

    def scores(self, state: State) -> tuple[Points, ...]:
        """The points of every seat as it stands."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...

    def view(self, state: State, *, sheets: bool = True) -> Any:
        """Everything that anyone may see: all of the state, as a dataclass of plain values.

        Without the sheets its `seats` are empty; `sheet_view` has them.
        """
        ...

    def sheets(self, state: State) -> tuple[object, ...]:
        """What each seat has written on so far, as frozen values: the same object while nobody writes on it."""
        ...

    def sheet_view(self, state: State, seat: Seat) -> Any:
        """One of the `seats` of the view; it changes only with the seat's sheet."""
        ...

    def parse_move(self, text: str) -> Move:
        """The move that the text names, or NotationError."""
        ...

    def faces_text(self, faces: Faces) -> str:
        """How the dice fell, as a record writes it; the deal, which is the same in every game, is not written so."""
        ...

    def parse_faces(self, text: str) -> Faces:
        """The faces that the text names, or NotationError."""
        ...

    def place_text(self, place: Place) -> str:
        """The place as a person types it."""
        ...

    def parse_place(self, text: str) -> Place:
        """The place that a person typed, or NotationError."""
        ...


class Checking(ABC, Generic[State]):
    """Answers whether a move is legal by trying to have it refused."""

    @staticmethod
    @abstractmethod
    def check(state: State, seat: Seat, move: Move) -> None:
        """IllegalMove unless the seat may make this move now."""

    def is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether the seat may make this move now."""
        try:
            self.check(state, seat, move)
        except IllegalMove:
            return False
        return True


AnyGame: TypeAlias = Game[Any]
"""A game whose kind of state its holder need not know, only hand back."""
