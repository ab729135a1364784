"""Level 3 for The Border: exact odds of the dice, with an evaluation chosen by hand. Pure Python."""

from random import Random

from rollwright.bots.border.evaluation import BoardEvaluation, LeftoverLosses, dice_used, spaces_of, suffice
from rollwright.bots.border.passing import is_losing_by_idle_rounds, must_mark_now, without_lost_endings
from rollwright.bots.options import Pick, ValuedOptions, best
from rollwright.core.seats import Seat
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.moves import Mark, Move, Reroll
from rollwright.games.border.rules import DICE, ROLLS
from rollwright.games.border.state import Phase, State
from rollwright.solver.border.rolls import counts_of, plan, rest_of, sums

BEAM = 6
"""The number of partial marks that are continued in the second action."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:  # noqa: ARG001  as all bots
    """Return the move with the highest expected value. It is not random, and does not need the deadline."""
    return decide(state, seat, best)


def decide(state: State, seat: Seat, pick: Pick) -> Move:
    """Return a move, every choice in it picked from options with their values."""
    own = BoardEvaluation(state, seat)
    if state.phase is Phase.SECOND_ACTION:
        return Mark(spaces_of(pick(second_marks(state, seat, own))))
    losses = LeftoverLosses(state)
    mark = Mark(spaces_of(pick(first_marks(state, own, losses))))
    if state.rolls == ROLLS or (mark.spaces and must_mark_now(state, seat)):
        return mark
    dice_worth = [worth_of_colour(own, losses, colour) for colour in range(len(COLOURS))]
    keeps = [(round(value, 9), keep) for value, keep in plan(sums(dice_worth)).ranked(state.dice, state.rolls)]
    if not mark.spaces and is_losing_by_idle_rounds(state, seat):
        keeps = [option for option in keeps if option[1] != counts_of(state.dice)]
    again = rest_of(state.dice, pick(keeps))
    return Reroll(again) if again else mark


def worth_of_colour(own: BoardEvaluation, losses: LeftoverLosses, colour: int) -> list[float]:
    """Return the value of 0 to 5 dice of a colour when rolling ends: the best segments, less the leftover dice.

    The colours are treated as independent, as if no two segments belonged to one area.
    """
    best = [0.0] + [float("-inf")] * DICE
    """By the dice used."""
    for segment in own.completable(COLOURS[colour]):
        dice, gain = segment.bit_count(), own.gain(segment)
        for used in range(DICE, dice - 1, -1):
            best[used] = max(best[used], best[used - dice] + gain)
    left = losses.by_colour[colour]
    return [max(best[used] - left[dice - used] for used in range(dice + 1)) for dice in range(DICE + 1)]


def first_marks(state: State, own: BoardEvaluation, losses: LeftoverLosses) -> ValuedOptions[int]:
    """Return all sets of segments for which the dice suffice (B13 to B18)."""
    there = counts_of(state.dice)
    segments = [rest for colour in dict.fromkeys(state.dice) for rest in own.completable(colour)]
    sets = [0]
    for segment in segments:
        sets += [marks | segment for marks in sets if suffice(there, dice_used(own.bits, marks | segment))]

    def value(marks: int) -> float:
        used = dice_used(own.bits, marks)
        left = tuple(count - taken for count, taken in zip(there, used, strict=True))
        return round(own.gain(marks) - losses.of(left), 9)

    allowed = without_lost_endings(state, state.active, sets, spaces_of)
    return [(value(marks), marks) for marks in allowed or [0]]


def second_marks(state: State, seat: Seat, own: BoardEvaluation) -> ValuedOptions[int]:
    """Return the marks that a beam search finds, space by space (B19 to B23)."""
    dice, most = (state.leftover, DICE) if state.leftover else (state.dice, 1)
    there = counts_of(dice)
    values = {0: 0.0}
    beginnings = [0]
    for _ in range(most):
        longer: dict[int, float] = {}
        for marks in beginnings:
            used = dice_used(own.bits, marks)
            for colour in COLOURS:
                if used[colour] < there[colour]:
                    for bit in own.reachable(colour, marks):
                        if (more := marks | bit) not in longer:
                            longer[more] = own.gain(more)
        beginnings = sorted(longer, key=lambda marks: -round(longer[marks], 9))[:BEAM]
        values |= longer
    allowed = without_lost_endings(state, seat, list(values), spaces_of)
    return [(round(values[marks], 9), marks) for marks in allowed or [0]]
