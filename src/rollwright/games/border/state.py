"""A position of The Border: a frozen value, all of it public (B33)."""

from dataclasses import dataclass
from enum import Enum

from rollwright.core.deal import Setup
from rollwright.core.outcome import EndReason, TieBreak
from rollwright.core.seats import Points, Seat
from rollwright.games.border.board import Board, Spaces
from rollwright.games.border.moves import Dice


class BorderEnd(EndReason):
    """A sixth area (B29), or ten rounds in which no space was crossed off (B32)."""

    SIXTH_AREA = "reason-sixth-area"
    NOTHING_CROSSED_OFF = "reason-nothing-crossed-off"


class BorderTieBreak(TieBreak):
    """The most valuable single area decides a tie; if that is equal as well, the win is shared (B31)."""

    MOST_VALUABLE_AREA = "tie-most-valuable-area"
    MOST_VALUABLE_AREA_SHARED = "tie-most-valuable-area-shared"
    SHARED = "tie-shared"


class Phase(Enum):
    """The action that is due. The value is the word that views use."""

    DEAL = "deal"
    ROLL = "roll"
    FIRST_ACTION = "first-action"
    SECOND_ACTION = "second-action"


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """One player's board: the spaces that are crossed off, including white ones (B6), and the points of each area."""

    board: Board
    crossed: Spaces
    scored: tuple[Points | None, ...]

    @property
    def score(self) -> Points:
        """The points of all complete areas (B30)."""
        return sum(filter(None, self.scored))

    @property
    def areas_completed(self) -> int:
        """How many areas are complete (B29)."""
        return len(self.scored) - self.scored.count(None)


def blank(board: Board) -> PlayedBoard:
    """A board with the printed crosses only (B6)."""
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
    """The points for completing each area now: the higher value until a player has scored it (B26, B27)."""
    idle_rounds: int = 0
    """Rounds in a row in which no space was crossed off (B32)."""
    reason: BorderEnd | None = None
    """Why the game is over; None while it continues."""
