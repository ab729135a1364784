"""Choices of Twenty One compared by looking ahead: sampled rounds, played by the network, and judged by it.

A sample has the same dice for all choices that are compared.
"""

import numpy as np

from rollwright.kernels.chance import Generator, below, draw, seed_of
from rollwright.kernels.compiled import kernel, part
from rollwright.kernels.twentyone.packed import (
    ACTIVE,
    DUE_AGAIN,
    DUE_MARK,
    DUE_ROLL,
    OVER,
    PHASE,
    SEATS,
    SEATS_AT_MOST,
    TABLE,
    Numbers,
    Position,
    Reals,
    Sheets,
    Whole,
)
from rollwright.kernels.twentyone.playouts import FREELY
from rollwright.kernels.twentyone.steps import FALLS, copy, end_round, mark, roll
from rollwright.values.twentyone.decisions import (
    joint_marks,
    network_rolls_again,
    value_marks,
    value_second_roll,
)
from rollwright.values.twentyone.evaluation import Layers, Lookup, Memory, chance_to_win, set_position


@kernel
def value_choices(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    position: Position,
    seat: Whole,
    memory: Memory,
    choices: Numbers,
    values: Reals,
) -> Whole:
    """Write all choices of a seat that has to choose and its chance to win after each; return their number.

    The choice is 1 for again and 0 for keep, or the boxes to enter, 0 for the cross-off.
    """
    seats = position[TABLE, SEATS]
    intended = np.empty(SEATS_AT_MOST, np.int64)
    again = 0.0
    if position[TABLE, PHASE] == DUE_AGAIN:
        again = value_second_roll(layers, lookup, sheets, position, seat, memory)
    joint_marks(layers, lookup, sheets, position, memory, choices, values, intended)
    if position[TABLE, PHASE] == DUE_AGAIN:
        choices[0], values[0] = 0, chance_to_win(layers, memory, seats, seat)
        choices[1], values[1] = 1, again
        return 2
    return value_marks(layers, lookup, sheets, position, seat, memory, choices, values)


@part
def play_round(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    position: Position,
    generator: Generator,
    seat: Whole,
    choice: Whole,
    memory: Memory,
    choices: Numbers,
    values: Reals,
    intended: Numbers,
) -> None:
    """Play the rest of a round; the next choice, of this seat, is given, or `FREELY`."""
    if position[TABLE, PHASE] == DUE_ROLL:
        roll(position, below(generator, FALLS))
    marked = False
    if position[TABLE, PHASE] == DUE_AGAIN:
        if choice >= 0:
            again = choice == 1
            choice = FREELY
        else:
            again = network_rolls_again(layers, lookup, sheets, position, memory, choices, values, intended)
            marked = not again
        if again:
            roll(position, below(generator, FALLS))
        else:
            draw(generator)  # so that the dice of the next round do not depend on this choice
            position[TABLE, PHASE] = DUE_MARK
    if not marked:
        joint_marks(layers, lookup, sheets, position, memory, choices, values, intended)
    if choice >= 0:
        intended[seat] = choice
    for other in range(position[TABLE, SEATS]):
        mark(sheets, position, other, intended[other])
    end_round(position)


@kernel
def play_ahead(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    start: Position,
    seat: Whole,
    picked: Numbers,
    rounds: Whole,
    seed: np.uint64,
    begin: Whole,
    memory: Memory,
    results: Reals,
) -> None:
    """Make each picked choice of a seat, and play to the end of this round and of some more.

    The samples have the numbers from `begin` on. The chance of the seat to win goes to `results[choice, sample]`.
    """
    position = np.empty_like(start)
    generator = np.empty(1, np.uint64)
    choices, values = np.empty(64, np.int64), np.empty(64)
    intended = np.empty(SEATS_AT_MOST, np.int64)
    for number in range(results.shape[1]):
        for at in range(picked.shape[0]):
            copy(start, position)
            generator[0] = seed_of(seed, np.uint64(begin + number))
            choice = picked[at]
            for _ in range(rounds + 1):
                if position[TABLE, PHASE] != OVER:
                    play_round(
                        layers, lookup, sheets, position, generator, seat, choice, memory, choices, values, intended
                    )
                choice = FREELY
            set_position(layers, lookup, sheets, position, position[TABLE, ACTIVE], 0, memory)
            results[at, number] = chance_to_win(layers, memory, position[TABLE, SEATS], seat)
