"""A position of The Border: a frozen value, all of it public (B33)."""

from dataclasses import dataclass
from enum import Enum

from rollwright.core.deal import Setup
from rollwright.core.outcome import Reason
from rollwright.core.seats import Points, Seat
from rollwright.games.border.board import Board, Spaces
from rollwright.games.border.moves import Dice


class Phase(Enum):
    """What is due. The value is the word that views use."""

    DEAL = "deal"
    ROLL = "roll"
    FIRST_ACTION = "first-action"
    SECOND_ACTION = "second-action"


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """One player's board: what is crossed off, white spaces included (B6), and what each area scored."""

    board: Board
    crossed: Spaces
    scored: tuple[Points | None, ...]

    @property
    def score(self) -> Points:
        """The points of all complete areas (B30)."""
        return sum(points for points in self.scored if points is not None)

    @property
    def areas_completed(self) -> int:
        """How many areas are complete (B29)."""
        return len(self.scored) - self.scored.count(None)


def blank(board: Board) -> PlayedBoard:
    """A board on which only the printed crosses stand (B6)."""
    return PlayedBoard(board, board.map.white, (None,) * len(board.map.areas))


@dataclass(frozen=True, slots=True)
class State:
    """Everything that matters for what may still happen, and the setup that it came from."""

    setup: Setup
    phase: Phase
    round: int
    active: Seat
    rolls: int = 0
    """How often the dice were rolled in this round (B11)."""
    dice: Dice = ()
    """The dice on the table; while some are being rerolled, those set aside (B12)."""
    leftover: Dice = ()
    """The dice that the active player did not use (B19); all dice until then."""
    boards: tuple[PlayedBoard, ...] = ()
    worth: tuple[Points, ...] = ()
    """What completing each area scores now: the higher value until someone has scored it (B26, B27)."""
    idle_rounds: int = 0
    """Rounds in a row in which nobody has crossed off anything (B32)."""
    reason: Reason | None = None
    """Why the game is over; None while it goes on."""
