"""Twenty One as a `Game`: one door to the functions of this room."""

from rollwright.core.chance import Faces
from rollwright.core.game import Checking, Place
from rollwright.core.notation import Word, words
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points
from rollwright.games.twentyone import options, rules, scoring
from rollwright.games.twentyone.moves import Mark, Move, pips_of, place_from, place_text
from rollwright.games.twentyone.state import State
from rollwright.games.twentyone.view import sheet_view, view


class TwentyOne(Checking[State]):
    """The rules of Twenty One; see `core.game.Game` for what each method promises."""

    name = "twentyone"
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
    place_text = staticmethod(place_text)

    def scores(self, state: State) -> tuple[Points, ...]:
        return scoring.scores(state.sheets, state.setup.seats)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state.sheets, state.reason) if state.reason else None

    def sheets(self, state: State) -> tuple[object, ...]:
        return state.sheets

    def faces_text(self, faces: Faces) -> str:
        return " ".join(str(face) for face in faces)

    def parse_faces(self, text: str) -> Faces:
        return tuple(pips_of(word) for word in words(text))

    def parse_place(self, text: str) -> Place:
        return place_from(Word(text))
