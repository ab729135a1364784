"""Level 3 for The Border: the odds of the dice exactly, with a judgement made by hand. Pure Python."""

from random import Random

from rollwright.bots.border.judgement import Judgement, Losses, dice_used, spaces_of
from rollwright.bots.border.passing import is_losing_by_idle_rounds, must_mark_now, without_lost_endings
from rollwright.core.seats import Seat
from rollwright.games.border.board import COLOURS
from rollwright.games.border.moves import Mark, Move, Reroll
from rollwright.games.border.rules import DICE, ROLLS
from rollwright.games.border.state import Phase, State
from rollwright.solver.border_dice import counts_of, plan, rest_of, sums

BEAM = 6
"""How many beginnings of a mark are followed in the second action."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:  # noqa: ARG001  as all bots
    """The move that promises most; there is nothing random in it, and it is quick."""
    own = Judgement(state, seat)
    if state.phase is Phase.SECOND_ACTION:
        return second_action(state, seat, own)
    losses = Losses(state)
    mark = first_action(state, own, losses)
    if state.rolls == ROLLS or (mark.spaces and must_mark_now(state, seat)):
        return mark
    dice_worth = [worth_of_colour(own, losses, colour) for colour in range(len(COLOURS))]
    keeps = [keep for _, keep in plan(sums(dice_worth)).ranked(state.dice, state.rolls)]
    if not mark.spaces and is_losing_by_idle_rounds(state, seat):
        keeps.remove(counts_of(state.dice))
    again = rest_of(state.dice, keeps[0])
    return Reroll(again) if again else mark


def worth_of_colour(own: Judgement, losses: Losses, colour: int) -> list[float]:
    """What 0 to 5 dice of a colour are worth when rolling ends: the best segments, less what is left to the others.

    Colours are taken for themselves here, as if no two segments belonged to one area.
    """
    best = [0.0] + [float("-inf")] * DICE
    """By the dice used."""
    for segment in own.completable(COLOURS[colour]):
        dice, gain = segment.bit_count(), own.gain(segment)
        for used in range(DICE, dice - 1, -1):
            best[used] = max(best[used], best[used - dice] + gain)
    left = losses.by_colour[colour]
    return [max(best[used] - left[dice - used] for used in range(dice + 1)) for dice in range(DICE + 1)]


def first_action(state: State, own: Judgement, losses: Losses) -> Mark:
    """The best of all sets of segments that the dice are enough for (B13 to B18)."""
    there = counts_of(state.dice)
    segments = [rest for colour in dict.fromkeys(state.dice) for rest in own.completable(colour)]
    sets = [0]
    for segment in segments:
        sets += [marks | segment for marks in sets if enough(dice_used(own.bits, marks | segment), there)]

    def promise(marks: int) -> float:
        used = dice_used(own.bits, marks)
        left = tuple(count - taken for count, taken in zip(there, used, strict=True))
        return round(own.gain(marks) - losses.of(left), 9)

    allowed = without_lost_endings(state, state.active, sets, spaces_of)
    return Mark(spaces_of(max(allowed or [0], key=promise)))


def enough(used: tuple[int, ...], there: tuple[int, ...]) -> bool:
    """Whether no colour is used more often than it lies there."""
    return all(need <= count for need, count in zip(used, there, strict=True))


def second_action(state: State, seat: Seat, own: Judgement) -> Mark:
    """The best of the sets that are made space by space (B19 to B23), following the best beginnings."""
    dice, most = (state.leftover, DICE) if state.leftover else (state.dice, 1)
    there = counts_of(dice)
    promises = {0: 0.0}
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
        promises |= longer
    allowed = without_lost_endings(state, seat, list(promises), spaces_of)
    return Mark(spaces_of(max(allowed or [0], key=lambda marks: round(promises[marks], 9))))
