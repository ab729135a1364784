"""The scores of a game worked out a second time, slowly, from its events alone; shares no code with the rules."""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.game import AnyGame
from rollwright.games.border.board import Board
from rollwright.games.border.moves import Mark as BorderMark
from rollwright.games.border.state import State as BorderState
from rollwright.games.twentyone.moves import Mark as TwentyOneMark
from rollwright.games.twentyone.sheet import Sheet
from rollwright.games.twentyone.state import State as TwentyOneState


class Ledger(Protocol):
    """Keeps the books of one game."""

    def note(self, event: Event) -> None:
        """Something happened."""
        ...

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        ...

    def agrees_with(self, state: object) -> bool:
        """Whether the state has the same active seat and the same things written on every sheet."""
        ...


class Deal:
    """Who is first and who has which sheet, read from the first roll."""

    def __init__(self, setup: Setup, faces: tuple[int, ...]) -> None:
        dice = list(faces)
        self.first = dice.pop(0) if setup.first is None else setup.first
        left = list(setup.sheets)
        self.sheets = [left.pop(0 if setup.as_listed else dice.pop(0)) for _ in range(setup.seats)]
        assert dice == []


class BorderLedger:
    """The Border: which spaces each seat has crossed off, and who was first in which area."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.deal: Deal | None = None
        self.rounds = 0
        self.boards: list[Board] = []
        self.crossed: list[set[int]] = []
        self.scored: list[dict[str, int]] = [{} for _ in range(setup.seats)]

    def note(self, event: Event) -> None:
        match event:
            case Roll(faces) if self.deal is None:
                self.deal = Deal(self.setup, faces)
                self.boards = [sheet for sheet in self.deal.sheets if isinstance(sheet, Board)]
                self.crossed = [set(board.map.white) for board in self.boards]
            case Play(_, BorderMark()):
                self.cross_off([event])
            case Marks(plays):
                self.cross_off(list(plays))
                self.rounds += 1
            case _:
                pass

    def cross_off(self, plays: list[Play]) -> None:
        scored_before = {area for scored in self.scored for area in scored}
        for play in plays:
            assert isinstance(play.move, BorderMark)
            self.crossed[play.seat] |= play.move.spaces
            for area in self.boards[play.seat].map.areas:
                if set(area.ring) <= self.crossed[play.seat] and area.id not in self.scored[play.seat]:
                    self.scored[play.seat][area.id] = area.low if area.id in scored_before else area.value

    @property
    def scores(self) -> list[int]:
        return [sum(scored.values()) for scored in self.scored]

    def agrees_with(self, state: object) -> bool:
        assert isinstance(state, BorderState)
        if self.deal is None:
            return state.boards == ()
        scored = {area for seat in self.scored for area in seat}
        areas = self.boards[0].map.areas
        over = state.reason is not None
        return (
            state.active == (self.deal.first + self.rounds - over) % self.setup.seats
            and [played.board for played in state.boards] == self.boards
            and [set(played.crossed) for played in state.boards] == self.crossed
            and [list(played.scored) for played in state.boards]
            == [[seat.get(area.id) for area in areas] for seat in self.scored]
            and list(state.worth) == [area.low if area.id in scored else area.value for area in areas]
        )


class TwentyOneLedger:
    """Twenty One: what stands in each box of each seat, written with the dice as they fell."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.deal: Deal | None = None
        self.rounds = 0
        self.sheets: list[Sheet] = []
        self.rows: list[list[list[int | None]]] = [[[None] * 6 for _ in range(5)] for _ in range(setup.seats)]
        self.dice = [0] * 6

    def note(self, event: Event) -> None:
        match event:
            case Roll(faces) if self.deal is None:
                self.deal = Deal(self.setup, faces)
                self.sheets = [sheet for sheet in self.deal.sheets if isinstance(sheet, Sheet)]
            case Roll(faces):
                fallen = list(faces)
                self.dice = [fallen.pop(0) if die != 1 else 1 for die in self.dice]
                assert fallen == []
            case Marks(plays):
                for play in plays:
                    assert isinstance(play.move, TwentyOneMark)
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
        assert isinstance(state, TwentyOneState)
        if self.deal is None:
            return state.sheets == ()
        over = state.reason is not None
        return (
            state.active == (self.deal.first + self.rounds - over) % self.setup.seats
            and [played.sheet for played in state.sheets] == self.sheets
            and [[list(row) for row in played.rows] for played in state.sheets] == self.rows
        )


LEDGERS: dict[str, Callable[[Setup], Ledger]] = {"border": BorderLedger, "twentyone": TwentyOneLedger}


def ledger_for(game: AnyGame, setup: Setup) -> Ledger:
    """The ledger of a game. A game from another package has it in the module `ledger` beside its rules."""
    if game.name in LEDGERS:
        return LEDGERS[game.name](setup)
    package = type(game).__module__.rpartition(".")[0]
    ledger: Ledger = import_module(f"{package}.ledger").Ledger(setup)
    return ledger
