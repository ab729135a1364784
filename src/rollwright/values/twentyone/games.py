"""Whole games of Twenty One between networks and the policies of the kernels, recorded for training."""

import numpy as np
import numpy.typing as npt

from rollwright.kernels.chance import below, draw, seed_of
from rollwright.kernels.compiled import kernel, kernel_part
from rollwright.kernels.twentyone.packed import (
    ACTIVE,
    DUE_AGAIN,
    DUE_MARK,
    FREE,
    HITS,
    OVER,
    PHASE,
    POINTS,
    ROUND,
    ROW,
    SEATS_AT_MOST,
    TABLE,
    WIDTH,
    Integer,
    Numbers,
    Position,
    Sheets,
)
from rollwright.kernels.twentyone.policies import choose_marks, ones_among_free, rolls_again
from rollwright.kernels.twentyone.steps import FALLS, end_round, fitting, mark, new_game, roll, score
from rollwright.values.twentyone.decisions import joint_marks, network_rolls_again
from rollwright.values.twentyone.evaluation import Floats, Layers, Lookup, Memory, chance_to_win, set_position, softmax
from rollwright.values.twentyone.features import NO_ROLL

NO_NETWORK, ONE_NETWORK, OTHER_NETWORK = 99, 100, 101
"""The policies of seats, in addition to those of `kernels.twentyone.policies`."""
MOST_ROUNDS = 30
"""At least one seat fills or crosses off a box in every round (T13)."""
STATE = 5
"""The numbers of a seat in a recorded position: row, free boxes, hits, points, boxes whose dice stay or `NO_ROLL`."""
GAME, SEAT_NEXT, RECORDED = 0, 1, 2
"""The numbers of a recorded position: its game, and the active seat."""

Shorts = npt.NDArray[np.int16]

_CHOICES = np.uint64(0xC401CE)
"""Separates the random choices of a policy from the dice."""
_TWO = np.uint64(2)


@kernel_part
def record(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    position: Position,
    seats: Integer,
    pending: Integer,
    number: Integer,
    memory: Memory,
    states: Shorts,
    about: Numbers,
    guesses: Floats,
) -> None:
    """Write a position, and the chances of all seats by the network."""
    about[GAME], about[SEAT_NEXT] = number, position[TABLE, ACTIVE]
    for seat in range(seats):
        ones = ones_among_free(sheets, position, seat) if pending else NO_ROLL
        states[seat, 0], states[seat, 1] = position[seat, ROW], position[seat, FREE]
        states[seat, 2], states[seat, 3] = position[seat, HITS], position[seat, POINTS]
        states[seat, 4] = ones
    set_position(layers, lookup, sheets, position, position[TABLE, ACTIVE], pending, memory)
    chance_to_win(layers, memory, seats, 0)
    for seat in range(seats):
        guesses[seat] = softmax(memory, seats, seat)


@kernel
def play_games(
    one: Layers,
    one_lookup: Lookup,
    other: Layers,
    other_lookup: Lookup,
    policies: Numbers,
    sheets: Sheets,
    seed: np.uint64,
    explore: Integer,
    begin: Integer,
    end: Integer,
    memory: Memory,
    results: Numbers,
    states: Shorts,
    about: Numbers,
    guesses: Floats,
) -> Integer:
    """Play games number `begin` to `end`; seat `number % seats` is the first active one.

    A row of `results` gets the points of the seats and the rounds. In `explore` of a thousand games either the
    second roll or the marks of one round are random. The positions after that, as many as there is room for, are
    recorded; returns their number.
    """
    position = np.empty((SEATS_AT_MOST + 1, WIDTH), np.int64)
    generator, chooser = np.empty(1, np.uint64), np.empty(1, np.uint64)
    seats = policies.shape[0]
    choices, values = np.empty(64, np.int64), np.empty(64)
    intended, planned = np.empty(seats, np.int64), np.empty(seats, np.int64)
    tables = one_lookup.outlooks.tables
    count: Integer = 0
    for number in range(begin, end):
        generator[0] = seed_of(seed, np.uint64(number))
        chooser[0] = seed_of(generator[0], _CHOICES)
        new_game(position, seats, (number + number // seats) % seats)
        strange: Integer = -1
        if np.int64(below(chooser, np.uint64(1000))) < explore:
            strange = np.int64(below(chooser, np.uint64(20)))
        any_marks = below(chooser, _TWO) == np.uint64(1)
        while position[TABLE, PHASE] != OVER:
            played, active = position[TABLE, ROUND] - 1, position[TABLE, ACTIVE]
            if played > strange and count < len(about):
                record(
                    one,
                    one_lookup,
                    sheets,
                    position,
                    seats,
                    0,
                    number,
                    memory,
                    states[count],
                    about[count],
                    guesses[count],
                )
                count += 1
            roll(position, below(generator, FALLS))
            planned_by = NO_NETWORK
            if position[TABLE, PHASE] == DUE_AGAIN:
                if played == strange and not any_marks:
                    again = below(chooser, _TWO) == np.uint64(1)
                elif policies[active] < ONE_NETWORK:
                    again = rolls_again(sheets, position, policies, tables, memory.sums, intended, chooser)
                elif policies[active] == ONE_NETWORK:
                    again = network_rolls_again(one, one_lookup, sheets, position, memory, choices, values, planned)
                    planned_by = NO_NETWORK if again else ONE_NETWORK
                else:
                    again = network_rolls_again(other, other_lookup, sheets, position, memory, choices, values, planned)
                    planned_by = NO_NETWORK if again else OTHER_NETWORK
                if again:
                    if played >= strange + any_marks and count < len(about):
                        record(
                            one,
                            one_lookup,
                            sheets,
                            position,
                            seats,
                            1,
                            number,
                            memory,
                            states[count],
                            about[count],
                            guesses[count],
                        )
                        count += 1
                    roll(position, below(generator, FALLS))
                else:
                    draw(generator)
                    position[TABLE, PHASE] = DUE_MARK
            for seat in range(seats):
                policy = policies[seat]
                if policy < ONE_NETWORK:
                    intended[seat] = choose_marks(sheets, position, seat, policy, tables, memory.sums, chooser)
                    continue
                if planned_by != policy:
                    if policy == ONE_NETWORK:
                        joint_marks(one, one_lookup, sheets, position, memory, choices, values, planned)
                    else:
                        joint_marks(other, other_lookup, sheets, position, memory, choices, values, planned)
                    planned_by = policy
                intended[seat] = planned[seat]
            if played == strange and any_marks:
                for seat in range(seats):
                    if below(chooser, _TWO) == np.uint64(1):
                        fits = np.uint64(fitting(sheets, position, seat))
                        intended[seat] = np.int64(fits & draw(chooser))
            for seat in range(seats):
                mark(sheets, position, seat, intended[seat])
            end_round(position)
        for seat in range(seats):
            results[number, seat] = score(position, seat)
        results[number, SEATS_AT_MOST] = position[TABLE, ROUND]
    return count


def room_for(games: int) -> Numbers:
    """Return the array for the results of `play_games`: the points of six seats, and the rounds."""
    return np.zeros((games, SEATS_AT_MOST + 1), np.int64)
