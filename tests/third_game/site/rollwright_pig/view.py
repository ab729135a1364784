"""The public view of Pig, and what a client needs to draw it: plain values."""

from dataclasses import dataclass
from typing import Literal

from rollwright.core.seats import Points, Seat, all_seats
from rollwright_pig.rules import ENOUGH
from rollwright_pig.state import Phase, State


@dataclass(frozen=True, slots=True)
class ScoreView:
    """The points of one player."""

    score: Points


@dataclass(frozen=True, slots=True)
class PigView:
    """A position of Pig."""

    game: Literal["pig"]
    phase: str
    round: int
    active: Seat
    rolls: int
    rolls_left: int
    """1 while the active player may roll again: there is no limit (P5)."""
    dice: tuple[int, ...]
    gathered: Points
    """The points of this round, which a 1 loses (P4)."""
    seats: tuple[ScoreView, ...]
    """Empty before the deal."""


@dataclass(frozen=True, slots=True)
class PigMaterial:
    """Everything that is drawn of Pig: there are no boards."""

    game: Literal["pig"]
    letters: dict[str, str]
    """No die has a colour."""
    enough: Points
    """The points that win (P7)."""


def view(state: State, seats: tuple[ScoreView, ...] | None = None) -> PigView:
    """All of the state; `seats` are the points of the seats, if they are known."""
    return PigView(
        game="pig",
        phase=state.phase.value,
        round=state.round,
        active=state.active,
        rolls=state.rolls,
        rolls_left=int(state.phase is Phase.DECIDE),
        dice=state.dice,
        gathered=state.gathered,
        seats=tuple(sheet_view(state, seat) for seat in all_seats(len(state.scores))) if seats is None else seats,
    )


def sheet_view(state: State, seat: Seat) -> ScoreView:
    """The points of one seat."""
    return ScoreView(state.scores[seat].points)


def drawing() -> PigMaterial:
    """What clients draw."""
    return PigMaterial("pig", {}, ENOUGH)
