"""Twenty One as a `Game`: the functions of this package under the names that the protocol gives them."""

from collections.abc import Mapping, Sequence

from rollwright.core.chance import Faces
from rollwright.core.deal import Setup
from rollwright.core.files import Fault
from rollwright.core.game import BaseGame, Place
from rollwright.core.notation import Word, words
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points
from rollwright.games.twentyone import material, options, rules, scoring
from rollwright.games.twentyone.drawing import TwentyOneMaterial, drawing
from rollwright.games.twentyone.moves import Mark, Move, pips_of, place_from, place_text
from rollwright.games.twentyone.narration import narrate
from rollwright.games.twentyone.picture import draw
from rollwright.games.twentyone.sheet import CROSS_OFF, Sheet
from rollwright.games.twentyone.state import State
from rollwright.games.twentyone.view import TwentyOneView, sheet_view, view


class TwentyOne(BaseGame[State]):
    """The rules of Twenty One; see `core.game.Game` for what each method promises."""

    name = "twentyone"
    rules_version = 1
    seats = rules.SEATS
    variants = rules.VARIANTS
    view_type = TwentyOneView
    drawing_type = TwentyOneMaterial
    sheet_names = material.NAMES
    file_kinds = material.FILE_KINDS

    start = staticmethod(rules.start)
    node = staticmethod(rules.node)
    apply = staticmethod(rules.apply)
    reveal = staticmethod(rules.reveal)
    check = staticmethod(rules.check)
    legal_moves = staticmethod(options.legal_moves)
    targets = staticmethod(options.targets)
    why_not = staticmethod(options.why_not)
    options = staticmethod(options.options)
    mark = staticmethod(Mark)
    narrate = staticmethod(narrate)
    view = staticmethod(view)
    sheet_view = staticmethod(sheet_view)
    parse_move = staticmethod(Move.parse)
    place_text = staticmethod(place_text)
    drawing = staticmethod(drawing)

    def sheet(self, name: str) -> Sheet:
        return material.shipped_sheet(name)

    def check_together(self, files: Sequence[object]) -> tuple[Fault, ...]:
        return material.check_together(files)

    def place_count(self, setup: Setup) -> int:
        return CROSS_OFF + 1

    def tallies(self, state: State) -> Mapping[str, tuple[int, ...]]:
        return {
            "rows": tuple(sum(None not in row for row in played.rows) for played in state.sheets),
            "hits": tuple(sum(map(scoring.hits, played.sheet.numbers, played.rows)) for played in state.sheets),
        }

    def names_of_sheets(self, state: State) -> tuple[str, ...]:
        return tuple(played.sheet.name for played in state.sheets)

    def picture(self, state: State) -> str:
        return "\n".join(draw(played.sheet, played.rows) for played in state.sheets)

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
