"""The illustrations of The Border. Marks are a picture of the board, or the numbers of spaces and names of areas."""

from typing import Any

from rollwright.core.events import Move
from rollwright.core.game import Place, Places
from rollwright.core.seats import Seat
from rollwright.games.border.board import Map
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.game import Border
from rollwright.games.border.material import shipped_board
from rollwright.games.border.moves import Reroll, colour_ids
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import crossed, crossed_in
from rollwright.testing.illustrations import DiceRow, Face, Illustrator

SCORING_ROW = "scoring row"


class BorderIllustrator(Illustrator):
    """A part is a group of spaces and areas, or the scoring row."""

    game = Border()

    def with_marks(self, state: State, seat: Seat, marks: str) -> State:
        board = state.boards[seat].board
        return crossed(state, seat, crossed_in(board, marks) if "\n" in marks else self.places(marks))

    def face(self, number: int) -> Face:
        return COLOURS[number].id

    def rolled_again(self, row: DiceRow, move: Move) -> list[int]:
        assert isinstance(move, Reroll)
        return matching(row, colour_ids(move.dice))

    def spent(self, row: DiceRow, after: State) -> list[int]:
        if after.phase is not Phase.SECOND_ACTION:
            return []
        left = matching(row, colour_ids(after.leftover))
        return [place for place in range(len(row.dice)) if place not in left]

    def written(self, state: State, seat: Seat) -> Places:
        return state.boards[seat].crossed

    def places(self, text: str) -> Places:
        on = shipped_board(self.game.sheet_names[0]).map
        return frozenset(place for word in text.split() for place in named(on, word))

    def drawn_part(self, part: str, state: State) -> dict[str, Any]:
        around = sorted(self.places(part)) if part and part != SCORING_ROW else None
        worth = self.game.view(state).worth
        return {"worth": worth, "around": around, "row": part == SCORING_ROW}


def named(on: Map, word: str) -> Places:
    """A space by its number, or the border of an area by its name."""
    if word.isdecimal():
        return frozenset((Place(int(word)),))
    return next(area.border for area in on.areas if area.id == word)


def matching(row: DiceRow, colours: tuple[str, ...]) -> list[int]:
    """The places of dice that show these colours, one die for each."""
    wanted = list(colours)
    found = []
    for place, face in enumerate(row.dice):
        if face in wanted:
            wanted.remove(str(face))
            found.append(place)
    return found


ILLUSTRATOR = BorderIllustrator()
