"""Pig as a `Game`: the functions of this package under the names that the protocol gives them."""

from rollwright.core.chance import Faces
from rollwright.core.errors import IllegalMove, NotationError
from rollwright.core.game import BaseGame, Options, Place, Places, Target
from rollwright.core.notation import words
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat
from rollwright_pig import rules
from rollwright_pig.moves import Hold, Move
from rollwright_pig.narration import narrate
from rollwright_pig.state import Phase, State
from rollwright_pig.view import PigMaterial, PigView, drawing, sheet_view, view


class Pig(BaseGame[State]):
    """The rules of Pig; see `core.game.Game` for what each method promises."""

    name = "pig"
    rules_version = 1
    seats = rules.SEATS
    variants = rules.VARIANTS
    view_type = PigView
    drawing_type = PigMaterial

    start = staticmethod(rules.start)
    node = staticmethod(rules.node)
    apply = staticmethod(rules.apply)
    check = staticmethod(rules.check)
    legal_moves = staticmethod(rules.legal_moves)
    scores = staticmethod(rules.points_of)
    narrate = staticmethod(narrate)
    view = staticmethod(view)
    sheet_view = staticmethod(sheet_view)
    drawing = staticmethod(drawing)
    parse_move = staticmethod(Move.parse)

    def targets(self, state: State, seat: Seat, marks: Places = frozenset()) -> tuple[Target, ...]:
        return ()

    def options(self, state: State, seat: Seat, marks: Places = frozenset()) -> Options:
        return Options(("roll", "hold") if rules.owes(state, seat) else (), 0, ())

    def why_not(self, state: State, seat: Seat, marks: Places, place: Place) -> IllegalMove | None:
        return IllegalMove("P1", "pig-no-marks")

    def mark(self, marks: Places) -> Move:
        return Hold()

    def outcome(self, state: State) -> Outcome | None:
        return rules.end(state) if state.phase is Phase.OVER else None

    def sheets(self, state: State) -> tuple[object, ...]:
        return state.scores

    def picture(self, state: State) -> str:
        return " ".join(str(score.points) for score in state.scores) + "\n"

    def faces_text(self, faces: Faces) -> str:
        return " ".join(str(face) for face in faces)

    def parse_faces(self, text: str) -> Faces:
        read = words(text)
        for word in read:
            if word.text not in ("1", "2", "3", "4", "5", "6"):
                raise NotationError("pips-unreadable", column=word.column, text=word.text)
        return tuple(int(word.text) for word in read)

    def place_text(self, place: Place) -> str:
        return str(place)

    def parse_place(self, text: str) -> Place:
        raise NotationError("pig-no-marks")
