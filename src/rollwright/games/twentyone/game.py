"""Twenty One as a `Game`: one door to the functions of this room."""

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
from rollwright.games.twentyone import options, rules, scoring
from rollwright.games.twentyone.moves import Mark, Move, pips_of, place_from, place_text
from rollwright.games.twentyone.state import State
from rollwright.games.twentyone.view import view


class TwentyOne:
    """The rules of Twenty One; see `core.game.Game` for what each method promises."""

    name = "twentyone"
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
        return scoring.scores(state.sheets, state.setup.seats)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state.sheets, state.reason) if state.reason else None

    def abandoned(self, state: State) -> Outcome:
        return scoring.abandoned(state.sheets, state.setup.seats)

    def view(self, state: State) -> Mapping[str, JSON]:
        return view(state)

    def parse_move(self, text: str) -> Move:
        return Move.parse(text)

    def faces_text(self, faces: Faces) -> str:
        return " ".join(str(face) for face in faces)

    def parse_faces(self, text: str) -> Faces:
        return tuple(pips_of(word) for word in words(text))

    def place_text(self, place: Place) -> str:
        return place_text(place)

    def parse_place(self, text: str) -> Place:
        return place_from(Word(text))
