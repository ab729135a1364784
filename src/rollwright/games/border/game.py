"""The Border as a `Game`: the functions of this package under the names that the protocol gives them."""

from collections.abc import Mapping, Sequence

from rollwright.core.chance import Faces
from rollwright.core.deal import Setup, Sheet, sheets_of
from rollwright.core.files import Fault
from rollwright.core.game import BaseGame, Place
from rollwright.core.notation import Word, words
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points
from rollwright.games.border import material, options, rules, scoring
from rollwright.games.border.board import Board
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.drawing import BorderMaterial, drawing, drawing_with
from rollwright.games.border.generator import NUMBERS
from rollwright.games.border.moves import Mark, Move, colour_of, dice_text, space_of
from rollwright.games.border.narration import narrate
from rollwright.games.border.picture import draw
from rollwright.games.border.state import State
from rollwright.games.border.view import BorderView, sheet_view, view


class Border(BaseGame[State]):
    """The rules of The Border; see `core.game.Game` for what each method promises."""

    name = "border"
    rules_version = 1
    seats = rules.SEATS
    variants = rules.VARIANTS
    view_type = BorderView
    drawing_type = BorderMaterial
    sheet_word = "board"
    sheet_names = material.NAMES
    retired_names = material.RETIRED
    sheet_sets = NUMBERS
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
    drawing = staticmethod(drawing)
    drawing_with = staticmethod(drawing_with)

    def sheet(self, name: str) -> Board:
        return material.board_named(name)

    def sheet_set(self, number: int) -> tuple[Board, ...]:
        return material.board_set(number)

    def sheet_file(self, sheet: Sheet) -> str:
        return material.made_file(sheet)

    def check_together(self, files: Sequence[object]) -> tuple[Fault, ...]:
        return material.check_together(files)

    def place_count(self, setup: Setup) -> int:
        return len(sheets_of(setup, Board)[0].map.hexes)

    def tallies(self, state: State) -> Mapping[str, tuple[int, ...]]:
        return {"areas": tuple(played.areas_completed for played in state.boards)}

    def names_of_sheets(self, state: State) -> tuple[str, ...]:
        return tuple(played.board.name for played in state.boards)

    def picture(self, state: State) -> str:
        return "\n".join(draw(played.board, played.crossed) for played in state.boards)

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
