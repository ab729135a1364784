"""A game computed a second time, slowly, from its events only; shares no code with the rules."""

from typing import Protocol

from rollwright.core.deal import Setup
from rollwright.core.events import Event


class Ledger(Protocol):
    """Follows the events of one game."""

    def note(self, event: Event) -> None:
        """Take the next event into account."""
        ...

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        ...

    def agrees_with(self, state: object) -> bool:
        """Whether the state has the same active seat and the same marks on every board or sheet."""
        ...


class LedgerDeal:
    """The first player and the sheet of each seat, read from the first roll."""

    def __init__(self, setup: Setup, faces: tuple[int, ...]) -> None:
        dice = list(faces)
        self.first = dice.pop(0) if setup.first is None else setup.first
        left = list(setup.sheets)
        self.sheets = [left.pop(0 if setup.as_listed else dice.pop(0)) for _ in range(setup.seats)]
        assert dice == []
