"""The Border computed a second time from the events: dice, crosses, and who was first in which area."""

from collections import Counter

from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.games.border.board import Board, Spaces
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.moves import Mark, Reroll
from rollwright.games.border.state import State
from rollwright.testing.ledger import LedgerDeal


class BorderLedger:
    """The spaces that each seat has crossed off, paid for by the dice that were rolled, and the areas that it
    scored."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.deal: LedgerDeal | None = None
        self.rounds = 0
        self.rolls = 0
        self.dice: Counter[str] = Counter()
        self.leftover: Counter[str] = Counter()
        self.boards: list[Board] = []
        self.crossed: list[set[int]] = []
        self.scored: list[dict[str, int]] = [{} for _ in range(setup.seats)]

    def note(self, event: Event) -> None:
        match event:
            case Roll(faces) if self.deal is None:
                self.deal = LedgerDeal(self.setup, faces)
                self.boards = [sheet for sheet in self.deal.sheets if isinstance(sheet, Board)]
                self.crossed = [set(board.map.white) for board in self.boards]
            case Roll(faces):
                self.rolls += 1
                self.dice.update(COLOURS[face].id for face in faces)
                assert self.rolls <= 3, "at most three rolls (B11)"
                assert self.dice.total() == 5, "five dice (B2)"
            case Play(_, Reroll(dice)):
                again = Counter(COLOURS[die].id for die in dice)
                assert again <= self.dice, "only dice that were rolled are rolled again (B11)"
                self.dice -= again
            case Play(seat, Mark(spaces)):
                assert seat == self.active, "the first action is the active player's (B9)"
                used = self.colours(seat, spaces)
                assert used <= self.dice, "one die, one space of its colour (B13)"
                self.leftover = self.dice - used
                self.cross_off([event])
                segments = self.boards[seat].segment_at
                assert all(segments[space].spaces <= self.crossed[seat] for space in spaces), "complete segments (B14)"
            case Marks(plays):
                for play in plays:
                    assert isinstance(play.move, Mark)
                    assert play.seat != self.active, "the second action is the others' (B9)"
                    used = self.colours(play.seat, play.move.spaces)
                    assert used <= (self.leftover or self.dice), "one leftover die, one space of its colour (B19)"
                    assert self.leftover or len(play.move.spaces) <= 1, "one space where no die is left over (B22)"
                self.cross_off(list(plays))
                self.rounds += 1
                self.rolls = 0
                self.dice.clear()
                self.leftover.clear()
            case _:
                raise AssertionError(event)

    @property
    def active(self) -> int:
        """The seat whose round it is (B8)."""
        assert self.deal is not None
        return (self.deal.first + self.rounds) % self.setup.seats

    def colours(self, seat: int, spaces: Spaces) -> Counter[str]:
        return Counter(self.boards[seat].colour_at[space].id for space in spaces)

    def cross_off(self, plays: list[Play]) -> None:
        scored_before = {area for scored in self.scored for area in scored}
        for play in plays:
            assert isinstance(play.move, Mark)
            self.crossed[play.seat] |= play.move.spaces
            for area in self.boards[play.seat].map.areas:
                if set(area.ring) <= self.crossed[play.seat] and area.id not in self.scored[play.seat]:
                    self.scored[play.seat][area.id] = area.low if area.id in scored_before else area.value

    @property
    def scores(self) -> list[int]:
        return [sum(scored.values()) for scored in self.scored]

    def agrees_with(self, state: object) -> bool:
        assert isinstance(state, State)
        if self.deal is None:
            return state.boards == ()
        scored = {area for seat in self.scored for area in seat}
        areas = self.boards[0].map.areas
        over = state.reason is not None
        return (
            state.active == (self.active - over) % self.setup.seats
            and [played.board for played in state.boards] == self.boards
            and [set(played.crossed) for played in state.boards] == self.crossed
            and [list(played.scored) for played in state.boards]
            == [[seat.get(area.id) for area in areas] for seat in self.scored]
            and list(state.worth) == [area.low if area.id in scored else area.value for area in areas]
        )
