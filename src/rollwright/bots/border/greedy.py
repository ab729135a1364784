"""Level 2 for The Border. Its moves are fixed exactly, so that other bots can be measured against it."""

from random import Random

from rollwright.core.seats import Seat
from rollwright.games.border.board import Segment
from rollwright.games.border.moves import Dice, Mark, Move, Reroll
from rollwright.games.border.options import legal_moves
from rollwright.games.border.rules import ROLLS
from rollwright.games.border.scoring import cross_off
from rollwright.games.border.state import Phase, State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:  # noqa: ARG001  as all bots
    """Roll for the segment that misses the fewest dice; cross off the spaces that score most, then the most spaces."""
    if state.phase is Phase.FIRST_ACTION and state.rolls < ROLLS and (rest := unwanted_dice(state, seat)):
        return Reroll(rest)
    played = state.boards[seat]
    marks = [move for move in legal_moves(state, seat) if isinstance(move, Mark)]
    # Among equals, max returns the first, and the lower numbers are listed first.
    return max(marks, key=lambda move: (cross_off(played, move.spaces, state.worth).score, len(move.spaces)))


def unwanted_dice(state: State, seat: Seat) -> Dice:
    """Return the dice to roll again: all but the colour that misses the fewest dice to complete a segment.

    Ties go to the longer segment, then to the one with the lower space number.
    """
    played = state.boards[seat]

    def dice_missing(segment: Segment) -> tuple[int, int, int]:
        missing = len(segment.spaces - played.crossed) - state.dice.count(segment.colour)
        return max(0, missing), -len(segment.spaces), min(segment.spaces)

    unfinished = (segment for segment in played.board.segments if not segment.spaces <= played.crossed)
    wanted = min(unfinished, key=dice_missing)
    return tuple(colour for colour in state.dice if colour is not wanted.colour)
