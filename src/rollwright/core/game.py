"""The protocol of a game. Tables, bots, clients and tests know a game only through it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar

from rollwright.core.chance import Faces
from rollwright.core.deal import Setup, Sheet
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Move
from rollwright.core.files import Fault, FileKind
from rollwright.core.nodes import Node
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points, Seat

Place = NewType("Place", int)
"""Where a player may write: a space, a box, the cross-off. Each game numbers its own."""
Places: TypeAlias = frozenset[Place]


@dataclass(frozen=True, slots=True)
class Target:
    """Something that may be touched next: the places that it marks, and the points that these score."""

    adds: Places
    points: Points


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of a seat now, apart from what it may touch."""

    moves: tuple[str, ...]
    """The first words of the legal moves, such as `reroll`, `mark` or `pass`."""
    points: Points
    """The points that the pencil marks score if they are confirmed."""
    dice: tuple[str, ...]
    """The colours of the dice that these marks leave to be used."""


@cache
def touch(place: Place, points: Points) -> Target:
    """A target of a single place; cached, because no other object is made as often."""
    return Target(frozenset((place,)), points)


class GameState(Protocol):
    """The part of a state that all games have. A state is a frozen value."""

    @property
    def setup(self) -> Setup:
        """The setup that the game started with."""
        ...

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the deal."""
        ...

    @property
    def active(self) -> Seat:
        """The seat whose round it is, and which throws the dice."""
        ...

    @property
    def rolls(self) -> int:
        """How often the dice were rolled in this round."""
        ...


State = TypeVar("State", bound=GameState)


class GameView(Protocol):
    """The part of a view that all games have. A view is a dataclass of plain values."""

    @property
    def game(self) -> str:
        """The game's id."""
        ...

    @property
    def phase(self) -> str:
        """A word of the game's own for what is due, or `over`."""
        ...

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the deal."""
        ...

    @property
    def active(self) -> Seat:
        """The seat whose round it is."""
        ...

    @property
    def seats(self) -> tuple[Any, ...]:
        """The board or sheet of each seat; empty before the deal."""
        ...


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

    @property
    def view_type(self) -> type:
        """The dataclass that `view` returns; its field `game` is a Literal with the game's id."""
        ...

    @property
    def drawing_type(self) -> type:
        """The dataclass that `drawing` returns; its field `game` is a Literal with the game's id."""
        ...

    # Boards and sheets

    @property
    def sheet_word(self) -> str:
        """`board` or `sheet`, as players of this game call it; the end of message ids."""
        ...

    @property
    def sheet_names(self) -> tuple[str, ...]:
        """The boards or sheets that come with the game; none if it is played without any."""
        ...

    @property
    def file_kinds(self) -> tuple[FileKind, ...]:
        """The kinds of file in which players can write boards or sheets of their own."""
        ...

    def sheet(self, name: str) -> Sheet:
        """One of the `sheet_names`, or KeyError."""
        ...

    def check_together(self, files: Sequence[object]) -> tuple[Fault, ...]:
        """The faults of these boards or sheets as a set; files of other games are left out."""
        ...

    def drawing(self) -> Any:
        """Everything that a client needs to draw the game, as a dataclass of plain values."""
        ...

    def place_count(self, setup: Setup) -> int:
        """How many places a seat of this setup has."""
        ...

    # Playing

    def start(self, setup: Setup) -> State:
        """The state before the first event, or IllegalSetup."""
        ...

    def node(self, state: State) -> Node:
        """The node that the game is waiting at."""
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
        """The targets that the seat may touch next, after the pencil marks made so far."""
        ...

    def options(self, state: State, seat: Seat, marks: Places = frozenset()) -> Options:
        """Which kinds of move are open, what these pencil marks score, and which dice they leave."""
        ...

    def why_not(self, state: State, seat: Seat, marks: Places, place: Place) -> IllegalMove | None:
        """The rule that forbids this place after these marks; None if a target has it."""
        ...

    def mark(self, marks: Places) -> Move:
        """The move that confirms these pencil marks."""
        ...

    def scores(self, state: State) -> tuple[Points, ...]:
        """The current points of every seat."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...

    def tallies(self, state: State) -> Mapping[str, tuple[int, ...]]:
        """Further counts for every seat, by the end of their message ids (`lab-areas`)."""
        ...

    # Showing

    def view(self, state: State, *, sheets: bool = True) -> Any:
        """The public view: all of the state, as a dataclass of plain values.

        Without the sheets its `seats` are empty; `sheet_view` has them.
        """
        ...

    def sheets(self, state: State) -> tuple[object, ...]:
        """The board or sheet of each seat as a frozen value; the same object as long as the seat writes nothing."""
        ...

    def names_of_sheets(self, state: State) -> tuple[str, ...]:
        """The name of the board or sheet of each seat; none if the game is played without any."""
        ...

    def picture(self, state: State) -> str:
        """The boards or sheets of all seats as text."""
        ...

    def sheet_view(self, state: State, seat: Seat) -> Any:
        """One of the `seats` of the view; it changes only with the seat's sheet."""
        ...

    def parse_move(self, text: str) -> Move:
        """The move that the text names, or NotationError."""
        ...

    def faces_text(self, faces: Faces) -> str:
        """How the dice fell, as a record writes it. The deal has a text of its own, which is the same in every game."""
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


class BaseGame(ABC, Generic[State]):
    """The answers of a game without variants, boards and sheets; a game overrides what it has."""

    variants: tuple[str, ...] = ()
    sheet_word = "sheet"
    sheet_names: tuple[str, ...] = ()
    file_kinds: tuple[FileKind, ...] = ()

    @staticmethod
    @abstractmethod
    def check(state: State, seat: Seat, move: Move) -> None:
        """Raise IllegalMove unless the seat may make this move now."""

    def is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether the seat may make this move now."""
        try:
            self.check(state, seat, move)
        except IllegalMove:
            return False
        return True

    def sheet(self, name: str) -> Sheet:
        """Raise KeyError: there is no board or sheet."""
        raise KeyError(name)

    def check_together(self, files: Sequence[object]) -> tuple[Fault, ...]:
        """No fault, since no file belongs to this game."""
        return ()

    def place_count(self, setup: Setup) -> int:
        """No place: the players write nothing."""
        return 0

    def tallies(self, state: State) -> Mapping[str, tuple[int, ...]]:
        """Nothing is counted apart from the points."""
        return {}

    def names_of_sheets(self, state: State) -> tuple[str, ...]:
        """There is no board or sheet."""
        return ()


AnyGame: TypeAlias = Game[Any]
"""A game of any kind of state. Its holder annotates the state as `GameState` and hands it back."""
