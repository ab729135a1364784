"""The Border as a `Game`: one door to the functions of this room."""

from collections.abc import Iterator, Mapping

from rollwright.core.chance import Faces
from rollwright.core.deal import Setup
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event
from rollwright.core.events import Move as AnyMove
from rollwright.core.game import JSON, Place, Places, Target
from rollwright.core.nodes import Node
from rollwright.core.notation import Word, words
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points, Seat
from rollwright.games.border import options, rules, scoring
from rollwright.games.border.board import COLOURS
from rollwright.games.border.moves import Mark, Move, colour_of, dice_text, space_of
from rollwright.games.border.state import State
from rollwright.games.border.view import view


class Border:
    """The rules of The Border; see `core.game.Game` for what each method promises."""

    name = "border"
    rules_version = 1
    seats = rules.SEATS
    variants = rules.VARIANTS

    def start(self, setup: Setup) -> State:
        return rules.start(setup)

    def node(self, state: State) -> Node:
        return rules.node(state)

    def apply(self, state: State, event: Event) -> State:
        return rules.apply(state, event)

    def check(self, state: State, seat: Seat, move: AnyMove) -> None:
        rules.check(state, seat, move)

    def is_legal(self, state: State, seat: Seat, move: AnyMove) -> bool:
        try:
            rules.check(state, seat, move)
        except IllegalMove:
            return False
        return True

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        return options.legal_moves(state, seat)

    def targets(self, state: State, seat: Seat, marks: Places = frozenset()) -> tuple[Target, ...]:
        return options.targets(state, seat, marks)

    def why_not(self, state: State, seat: Seat, marks: Places, place: Place) -> IllegalMove | None:
        return options.why_not(state, seat, marks, place)

    def mark(self, marks: Places) -> Mark:
        return Mark(marks)

    def scores(self, state: State) -> tuple[Points, ...]:
        return scoring.scores(state.boards, state.setup.seats)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state.boards, state.reason) if state.reason else None

    def abandoned(self, state: State) -> Outcome:
        return scoring.abandoned(state.boards, state.setup.seats)

    def view(self, state: State) -> Mapping[str, JSON]:
        return view(state)

    def parse_move(self, text: str) -> Move:
        return Move.parse(text)

    def faces_text(self, faces: Faces) -> str:
        return dice_text(COLOURS[face] for face in faces)

    def parse_faces(self, text: str) -> Faces:
        return tuple(colour_of(word) for word in words(text))

    def place_text(self, place: Place) -> str:
        return str(place)

    def parse_place(self, text: str) -> Place:
        return space_of(Word(text))
