"""A game under test, and the numbers of seats, variants and deals that it is tested with."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from rollwright.core.deal import Setup
from rollwright.core.events import Move
from rollwright.core.game import AnyGame, Places
from rollwright.core.seats import Seat
from rollwright.testing.ledger import Ledger

AnyState: TypeAlias = Any


def no_dice(_: AnyState, __: Seat, places: Places) -> Counter[str]:
    """For games without places to mark."""
    assert not places, "a game with places must say which dice they take"
    return Counter()


@dataclass(frozen=True)
class GameUnderTest:
    """A game, and the few facts about it that the conformance suite cannot ask the game for."""

    game: AnyGame
    ledger: Callable[[Setup], Ledger]
    """Computes scores and positions a second time, from the events only."""
    move_texts: tuple[str, ...]
    """Texts of moves, legal or not, that `parse_move` reads."""
    dice_for: Callable[[AnyState, Seat, Places], Counter[str]] = no_dice
    """The colours of the dice that marking these places takes."""
    sort_key: Callable[[Move], tuple[int, int, list[int]]] | None = None
    """The legal moves are listed in ascending order of this key; None if their order means nothing."""

    def cases(self) -> "list[Case]":
        """Every number of seats and every variant with everything drawn, and one case with nothing drawn."""
        sheets = tuple(self.game.sheet(name) for name in self.game.sheet_names)
        drawn = [
            Setup(seats, sheets, variant=variant)
            for seats in self.game.seats
            for variant in (None, *self.game.variants)
        ]
        settled = replace(drawn[0], as_listed=True, first=Seat(drawn[0].seats - 1))
        return [Case(self, setup) for setup in (*drawn, settled)]


@dataclass(frozen=True)
class Case:
    """A game under test with one set-up."""

    subject: GameUnderTest
    setup: Setup

    @property
    def game(self) -> AnyGame:
        """The game under test."""
        return self.subject.game

    def __str__(self) -> str:
        settled = "" if self.setup.first is None else "-settled"
        return f"{self.game.name}-{self.setup.seats}{settled}{f'-{self.setup.variant}' if self.setup.variant else ''}"
