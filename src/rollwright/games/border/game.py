"""The Border as a `Game`: one door to the functions of this room."""

from rollwright.core.chance import Faces
from rollwright.core.game import Checking, Place
from rollwright.core.notation import Word, words
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points
from rollwright.games.border import options, rules, scoring
from rollwright.games.border.board import COLOURS
from rollwright.games.border.moves import Mark, Move, colour_of, dice_text, space_of
from rollwright.games.border.state import State
from rollwright.games.border.view import sheet_view, view


class Border(Checking[State]):
    """The rules of The Border; see `core.game.Game` for what each method promises."""

    name = "border"
    rules_version = 1
    seats = rules.SEATS
    variants = rules.VARIANTS

    start = staticmethod(rules.start)
    node = staticmethod(rules.node)
    apply = staticmethod(rules.apply)
    check = staticmethod(rules.check)
    legal_moves = staticmethod(options.legal_moves)
    targets = staticmethod(options.targets)
    why_not = staticmethod(options.why_not)
    options = staticmethod(options.options)
    mark = staticmethod(Mark)
    view = staticmethod(view)
    sheet_view = staticmethod(sheet_view)
    parse_move = staticmethod(Move.parse)

    def scores(self, state: State) -> tuple[Points, ...]:
        return scoring.scores(state.boards, state.setup.seats)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state.boards, state.reason) if state.reason else None

    def sheets(self, state: State) -> tuple[object, ...]:
        return state.boards

    def faces_text(self, faces: Faces) -> str:
        return dice_text(COLOURS[face] for face in faces)

    def parse_faces(self, text: str) -> Faces:
        return tuple(colour_of(word) for word in words(text))

    def place_text(self, place: Place) -> str:
        return str(place)

    def parse_place(self, text: str) -> Place:
        return space_of(Word(text))
