"""The protocol of a game. Tables, bots, clients and tests know a game only through it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar

from rollwright.core.chance import Faces
from rollwright.core.deal import Setup, Sheet
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Marks, Move, Play
from rollwright.core.files import Fault, FileKind
from rollwright.core.narration import Sentence
from rollwright.core.nodes import Node
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points, Seat

Place = NewType("Place", int)
"""Where a player may write: a space, a box, the cross-off. Each game numbers its own."""
Places: TypeAlias = frozenset[Place]


@dataclass(frozen=True, slots=True)
class Target:
    """A legal next mark: the places that it adds, and the points that these score."""

    adds: Places
    points: Points


@dataclass(frozen=True, slots=True)
class Options:
    """The current choices of a seat."""

    moves: tuple[str, ...]
    """The first words of the legal moves, such as `reroll`, `mark` or `pass`."""
    points: Points
    """The points that the draft scores if it is confirmed."""
    dice: tuple[str, ...]
    """The colours of the dice that the draft does not use."""
    targets: tuple[Target, ...] = ()
    """The legal next marks, as `Game.targets` gives them."""


@cache
def touch(place: Place, points: Points) -> Target:
    """A target of a single place; cached, because targets are created more often than any other object."""
    return Target(frozenset((place,)), points)


class GameState(Protocol):
    """The part of a state that all games have. A state is a frozen value."""

    @property
    def setup(self) -> Setup:
        """The setup with which the game started."""
        ...

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the deal."""
        ...

    @property
    def active(self) -> Seat:
        """The seat whose round it is, and which rolls the dice."""
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
        """The game's own word for the due action, or `over`."""
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
        """The game's id, which is also a part of message ids such as `game-ID` and `tell-ID-…`."""
        ...

    @property
    def rules_version(self) -> int:
        """Increased when the same events would lead to another state; records contain it."""
        ...

    @property
    def seats(self) -> range:
        """The numbers of seats with which the game can be played."""
        ...

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of the variants; None, which means the standard rules, is not among them."""
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
        """The names of the shipped boards or sheets; empty if the game is played without any."""
        ...

    @property
    def retired_names(self) -> tuple[str, ...]:
        """The names of the boards or sheets that were shipped before, and that records may contain."""
        ...

    @property
    def sheet_sets(self) -> range:
        """The numbers from which sets of boards or sheets can be made; empty if the game makes none."""
        ...

    @property
    def file_kinds(self) -> tuple[FileKind, ...]:
        """The kinds of file for user-supplied boards or sheets."""
        ...

    def sheet(self, name: str) -> Sheet:
        """The board or sheet of this name: one of the `sheet_names` or `retired_names`, or `N-P`, number
        P, from 1, of the set N.

        Raises KeyError if there is none of that name.
        """
        ...

    def sheet_set(self, number: int) -> tuple[Sheet, ...]:
        """The boards or sheets of the set with this number. Raises KeyError if it is not one of the `sheet_sets`."""
        ...

    def sheet_file(self, sheet: Sheet) -> str:
        """The text of a file with a board or sheet of a set."""
        ...

    def check_together(self, files: Sequence[object]) -> tuple[Fault, ...]:
        """The faults of these boards or sheets as a set; files of other games are ignored."""
        ...

    def drawing(self) -> Any:
        """Everything that a client needs to draw the game, as a dataclass of plain values."""
        ...

    def drawing_with(self, others: tuple[Sheet, ...]) -> Any:
        """The same with further boards or sheets, which are not shipped."""
        ...

    def place_count(self, setup: Setup) -> int:
        """The number of places of a seat in this setup."""
        ...

    # Playing

    def start(self, setup: Setup) -> State:
        """The state before the first event. Raises IllegalSetup if the rules do not allow the setup."""
        ...

    def node(self, state: State) -> Node:
        """The node of this state."""
        ...

    def apply(self, state: State, event: Event) -> State:
        """The state after the event. Raises IllegalMove if the rules do not allow the event. Deterministic."""
        ...

    def reveal(self, state: State, plays: tuple[Play, ...]) -> State:
        """The state after the marks of all seats that have to choose, each of which `check` has allowed here."""
        ...

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Raise IllegalMove unless the seat may make this move now."""
        ...

    def is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether the seat may make this move now."""
        ...

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        """Every move that the seat may make now, lazily, each once, in a fixed order."""
        ...

    def targets(self, state: State, seat: Seat, marks: Places = frozenset()) -> tuple[Target, ...]:
        """The legal next marks of a seat, after the marks of its draft."""
        ...

    def options(self, state: State, seat: Seat, marks: Places = frozenset()) -> Options:
        """The kinds of legal moves, the points of the draft, the dice that it does not use, and the targets after
        it."""
        ...

    def why_not(self, state: State, seat: Seat, marks: Places, place: Place) -> IllegalMove | None:
        """The rule that forbids this place after the draft; None if the place is a legal target."""
        ...

    def mark(self, marks: Places) -> Move:
        """The move that confirms a draft."""
        ...

    def scores(self, state: State) -> tuple[Points, ...]:
        """The current points of every seat."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """The outcome; None while the game continues."""
        ...

    def tallies(self, state: State) -> Mapping[str, tuple[int, ...]]:
        """Further counts for every seat, by the end of their message ids (`lab-areas`)."""
        ...

    # Showing

    def narrate(self, before: State, event: Event, after: State) -> tuple[Sentence, ...]:
        """The narration of an event after the deal, one sentence per fact.

        The table tells what is the same in every game: the deal, the next round and the outcome.
        """
        ...

    def view(self, state: State, seats: tuple[Any, ...] | None = None) -> Any:
        """The public view, which contains the whole state, as a dataclass of plain values.

        `seats` are the results of `sheet_view` for all seats, for a caller that already has them.
        """
        ...

    def sheets(self, state: State) -> tuple[object, ...]:
        """The board or sheet of each seat as a frozen value; it is the same object until the seat writes on it."""
        ...

    def names_of_sheets(self, state: State) -> tuple[str, ...]:
        """The name of the board or sheet of each seat; empty if the game is played without any."""
        ...

    def picture(self, state: State) -> str:
        """The boards or sheets of all seats as text."""
        ...

    def sheet_view(self, state: State, seat: Seat) -> Any:
        """One of the `seats` of the view; it changes only with the seat's sheet."""
        ...

    def parse_move(self, text: str) -> Move:
        """Parse a move. Raises NotationError if the text is not a move."""
        ...

    def faces_text(self, faces: Faces) -> str:
        """The faces of a roll in the notation of a record. The text of the deal is the same in every game."""
        ...

    def parse_faces(self, text: str) -> Faces:
        """Parse faces. Raises NotationError if the text is not a list of faces."""
        ...

    def place_text(self, place: Place) -> str:
        """The place as a person types it."""
        ...

    def parse_place(self, text: str) -> Place:
        """Parse a place that a person typed. Raises NotationError if it is not a place."""
        ...


class BaseGame(ABC, Generic[State]):
    """The defaults of a game without variants, boards and sheets."""

    variants: tuple[str, ...] = ()
    sheet_word = "sheet"
    sheet_names: tuple[str, ...] = ()
    retired_names: tuple[str, ...] = ()
    sheet_sets = range(0)
    file_kinds: tuple[FileKind, ...] = ()

    @staticmethod
    @abstractmethod
    def check(state: State, seat: Seat, move: Move) -> None:
        """Raise IllegalMove unless the seat may make this move now."""

    @staticmethod
    @abstractmethod
    def apply(state: State, event: Event) -> State:
        """The state after the event. Raises IllegalMove if the rules do not allow it."""

    def reveal(self, state: State, plays: tuple[Play, ...]) -> State:
        """The state after checked marks; a game with joint nodes overrides it, so that they are not checked again."""
        return self.apply(state, Marks(plays))

    def is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether the seat may make this move now."""
        try:
            self.check(state, seat, move)
        except IllegalMove:
            return False
        return True

    @staticmethod
    @abstractmethod
    def drawing() -> Any:
        """Everything that a client needs to draw the game."""

    def drawing_with(self, others: tuple[Sheet, ...]) -> Any:
        """Return the drawing data without others, because there are none."""
        return self.drawing()

    def sheet(self, name: str) -> Sheet:
        """Raise KeyError, because there are no boards or sheets."""
        raise KeyError(name)

    def sheet_set(self, number: int) -> tuple[Sheet, ...]:
        """Raise KeyError, because no boards or sheets are made."""
        raise KeyError(number)

    def sheet_file(self, sheet: Sheet) -> str:
        """Raise KeyError, because no boards or sheets are made."""
        raise KeyError(sheet.name)

    def check_together(self, files: Sequence[object]) -> tuple[Fault, ...]:
        """Return no faults, because no file belongs to this game."""
        return ()

    def place_count(self, setup: Setup) -> int:
        """Return 0, because players do not mark places."""
        return 0

    def tallies(self, state: State) -> Mapping[str, tuple[int, ...]]:
        """Return no counts apart from the points."""
        return {}

    def names_of_sheets(self, state: State) -> tuple[str, ...]:
        """Return no names, because there are no boards or sheets."""
        return ()


AnyGame: TypeAlias = Game[Any]
"""A game with any type of state. Its user annotates the state as `GameState` and passes it back."""
