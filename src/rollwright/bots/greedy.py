"""Level 2: takes what it can get now. Fixed exactly, so that other bots can be measured against it."""

from random import Random
from typing import Any

from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games.border.board import Segment
from rollwright.games.border.moves import Dice, Reroll
from rollwright.games.border.moves import Mark as BorderMark
from rollwright.games.border.options import legal_moves
from rollwright.games.border.rules import ROLLS
from rollwright.games.border.scoring import cross_off
from rollwright.games.border.state import Phase as BorderPhase
from rollwright.games.border.state import State as BorderState
from rollwright.games.twentyone.moves import Again, Keep
from rollwright.games.twentyone.moves import Mark as TwentyOneMark
from rollwright.games.twentyone.options import fitting
from rollwright.games.twentyone.sheet import CROSS_OFF
from rollwright.games.twentyone.state import Phase as TwentyOnePhase
from rollwright.games.twentyone.state import State as TwentyOneState
from rollwright.games.twentyone.state import current_row


class Greedy:
    """Takes what scores or fills most at this moment, and never looks ahead."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """The greedy move; there is nothing random in it."""
        return in_border(state, seat) if isinstance(state, BorderState) else in_twentyone(state, seat)


def in_border(state: BorderState, seat: Seat) -> Move:
    """Rolls for the segment that misses the fewest dice; crosses off what scores most, then what is most."""
    if state.phase is BorderPhase.FIRST_ACTION and state.rolls < ROLLS and (rest := not_wanted(state, seat)):
        return Reroll(rest)
    played = state.boards[seat]
    marks = [move for move in legal_moves(state, seat) if isinstance(move, BorderMark)]
    # Of equals, max takes the first, and the list has the lower numbers first.
    return max(marks, key=lambda move: (cross_off(played, move.spaces, state.worth).score, len(move.spaces)))


def not_wanted(state: BorderState, seat: Seat) -> Dice:
    """The dice to roll again: all but the colour with the fewest dice missing to finish a segment.

    Ties go to the longer segment, then to the one with the lower space number.
    """
    played = state.boards[seat]

    def dice_missing(segment: Segment) -> tuple[int, int, int]:
        missing = len(segment.spaces - played.crossed) - state.dice.count(segment.colour)
        return max(0, missing), -len(segment.spaces), min(segment.spaces)

    unfinished = (segment for segment in played.board.segments if not segment.spaces <= played.crossed)
    wanted = min(unfinished, key=dice_missing)
    return tuple(colour for colour in state.dice if colour is not wanted.colour)


def in_twentyone(state: TwentyOneState, seat: Seat) -> Move:
    """Enters every die that fits; rolls again only if none does."""
    played = state.sheets[seat]
    boxes = fitting(state, played, current_row(state, played))
    if state.phase is TwentyOnePhase.AGAIN:
        return Keep() if boxes else Again()
    return TwentyOneMark(frozenset(boxes or (CROSS_OFF,)))
