"""Twenty One computed a second time from the events: the number in each box, and the scores of the rows."""

from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Roll
from rollwright.games.twentyone.moves import Mark
from rollwright.games.twentyone.sheet import Sheet
from rollwright.games.twentyone.state import State
from rollwright.testing.ledger import LedgerDeal


class TwentyOneLedger:
    """The number in each box of each seat, entered from the dice that were rolled."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.deal: LedgerDeal | None = None
        self.rounds = 0
        self.sheets: list[Sheet] = []
        self.rows: list[list[list[int | None]]] = [[[None] * 6 for _ in range(5)] for _ in range(setup.seats)]
        self.dice = [0] * 6

    def note(self, event: Event) -> None:
        match event:
            case Roll(faces) if self.deal is None:
                self.deal = LedgerDeal(self.setup, faces)
                self.sheets = [sheet for sheet in self.deal.sheets if isinstance(sheet, Sheet)]
            case Roll(faces):
                fallen = list(faces)
                self.dice = [fallen.pop(0) if die != 1 else 1 for die in self.dice]
                assert fallen == []
            case Marks(plays):
                for play in plays:
                    assert isinstance(play.move, Mark)
                    self.write(play.seat, play.move.places)
                self.dice = [0] * 6
                self.rounds += 1
            case _:
                pass

    def write(self, seat: int, places: frozenset[int]) -> None:
        order = self.rows[seat] if self.setup.variant is None else list(reversed(self.rows[seat]))
        current = next(row for row in order if None in row)
        if places == {30}:
            current[current.index(None)] = 0
            return
        for place in places:
            row, colour = divmod(place, 6)
            assert self.rows[seat][row] is current
            (column,) = (n for n, box in enumerate(self.sheets[seat].rows[row]) if box.colour == colour)
            assert current[column] is None
            assert self.dice[colour] <= self.sheets[seat].rows[row][column].number
            current[column] = self.dice[colour]

    @property
    def scores(self) -> list[int]:
        if self.deal is None:
            return [0] * self.setup.seats
        return [
            sum(self.row_score(list(sheet.numbers[number]), row) for number, row in enumerate(rows))
            for sheet, rows in zip(self.sheets, self.rows, strict=True)
        ]

    @staticmethod
    def row_score(numbers: list[int], row: list[int | None]) -> int:
        hits = sum(entry == number for entry, number in zip(row, numbers, strict=True))
        return sum(entry or 0 for entry in row) + hits * (hits + 1) // 2

    def agrees_with(self, state: object) -> bool:
        assert isinstance(state, State)
        if self.deal is None:
            return state.sheets == ()
        over = state.reason is not None
        return (
            state.active == (self.deal.first + self.rounds - over) % self.setup.seats
            and [played.sheet for played in state.sheets] == self.sheets
            and [[list(row) for row in played.rows] for played in state.sheets] == self.rows
        )
