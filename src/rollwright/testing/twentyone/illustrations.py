"""The illustrations of Twenty One. Marks are a picture of the first rows of the sheet."""

from dataclasses import replace
from typing import Any

from rollwright.core.events import Move
from rollwright.core.game import Place, Places
from rollwright.core.seats import Seat
from rollwright.games.twentyone.game import TwentyOne
from rollwright.games.twentyone.rules import dice_to_roll
from rollwright.games.twentyone.sheet import ROWS, place_of
from rollwright.games.twentyone.state import State
from rollwright.testing.illustrations import DiceRow, Face, Illustrator
from rollwright.testing.twentyone.positions import played


class TwentyOneIllustrator(Illustrator):
    """A part is `row` and the number of a row."""

    game = TwentyOne()

    def with_marks(self, state: State, seat: Seat, marks: str) -> State:
        sheets = list(state.sheets)
        sheets[seat] = played(sheets[seat].sheet.name, marks)
        return replace(state, sheets=tuple(sheets))

    def face(self, number: int) -> Face:
        return number

    def rolled_again(self, row: DiceRow, move: Move) -> list[int]:
        return list(dice_to_roll(tuple(map(int, row.dice)))) if str(move) == "again" else []

    def spent(self, row: DiceRow, after: State) -> list[int]:
        return []

    def written(self, state: State, seat: Seat) -> Places:
        sheet = state.sheets[seat]
        return frozenset(
            Place(place_of(row, box.colour))
            for row, boxes in enumerate(sheet.sheet.rows)
            for box, entry in zip(boxes, sheet.rows[row], strict=True)
            if entry is not None
        )

    def places(self, text: str) -> Places:
        return frozenset(self.game.parse_place(word) for word in text.split())

    def drawn_part(self, part: str, state: State) -> dict[str, Any]:
        row = int(part.removeprefix("row ")) - 1 if part else None
        assert row is None or row in range(ROWS)
        return {"dice": state.dice, "row": row}


ILLUSTRATOR = TwentyOneIllustrator()
