"""Positions and choices of Twenty One judged by the network: as they are, or after rounds that it plays in samples.

A sample has the same dice for all choices that are compared.
"""

from collections.abc import Sequence

import numpy as np

from rollwright.kernels.chance import Generator, below, draw, seed_of
from rollwright.kernels.compiled import kernel, kernel_part
from rollwright.kernels.twentyone.packed import (
    ACTIVE,
    DUE_AGAIN,
    DUE_MARK,
    DUE_ROLL,
    OVER,
    PHASE,
    ROLLS,
    SEATS,
    SEATS_AT_MOST,
    TABLE,
    Integer,
    Numbers,
    Position,
    Reals,
    Sheets,
)
from rollwright.kernels.twentyone.playouts import FREELY, Race
from rollwright.kernels.twentyone.policies import ValuedChoice
from rollwright.kernels.twentyone.steps import FALLS, copy, end_round, mark, roll
from rollwright.values.twentyone.decisions import (
    joint_marks,
    network_rolls_again,
    value_marks,
    value_second_roll,
)
from rollwright.values.twentyone.evaluation import (
    UNIT,
    Floats,
    Layers,
    Lookup,
    Memory,
    chance_to_win,
    evaluate_seat,
    final_share,
    make_memory,
    output,
    set_position,
)


@kernel
def value_choices(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    position: Position,
    seat: Integer,
    memory: Memory,
    choices: Numbers,
    values: Reals,
) -> Integer:
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


@kernel
def value_position(
    layers: Layers, lookup: Lookup, sheets: Sheets, position: Position, memory: Memory, found: Floats
) -> None:
    """Write the chance of each seat to win, and its expected final points.

    Within a round the next choices are those of the network. After the game the result is exact.
    """
    seats, phase = position[TABLE, SEATS], position[TABLE, PHASE]
    choices, values = np.empty(64, np.int64), np.empty(64)
    intended = np.empty(SEATS_AT_MOST, np.int64)
    pending = np.int64(position[TABLE, ROLLS] > 0)
    again = False
    if phase == DUE_AGAIN:
        again = network_rolls_again(layers, lookup, sheets, position, memory, choices, values, intended)
    if phase == DUE_MARK:
        joint_marks(layers, lookup, sheets, position, memory, choices, values, intended)
    elif phase == DUE_ROLL or again:
        set_position(layers, lookup, sheets, position, position[TABLE, ACTIVE], pending, memory)
    elif phase == OVER:
        set_position(layers, lookup, sheets, position, position[TABLE, ACTIVE], 0, memory)
    over = False
    for seat in range(seats):
        over = over or memory.ends[seat] != 0
    for seat in range(seats):
        if over:
            found[seat, 0], found[seat, 1] = final_share(memory, seats, seat), memory.scores[seat]
        else:
            found[seat, 0] = chance_to_win(layers, memory, seats, seat)
            evaluate_seat(layers, memory, seats, seat)
            found[seat, 1] = memory.scores[seat] + UNIT * output(layers, memory, 1)


@kernel_part
def play_round(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    position: Position,
    generator: Generator,
    seat: Integer,
    choice: Integer,
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
    seat: Integer,
    picked: Numbers,
    rounds: Integer,
    seed: np.uint64,
    begin: Integer,
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
            if position[TABLE, PHASE] == OVER:
                results[at, number] = final_share(memory, position[TABLE, SEATS], seat)
            else:
                results[at, number] = chance_to_win(layers, memory, position[TABLE, SEATS], seat)


class Network:
    """A network with the tables of a game's rows, and working memory."""

    def __init__(self, layers: Layers, lookup: Lookup) -> None:
        self.layers, self.lookup, self.memory = layers, lookup, make_memory()

    def ranked_choices(self, sheets: Sheets, position: Position, seat: int) -> list[ValuedChoice]:
        """List the choices of a seat that has to choose with its chances to win, the best first."""
        choices, values = np.empty(64, np.int64), np.empty(64)
        count = value_choices(self.layers, self.lookup, sheets, position, seat, self.memory, choices, values)
        pairs = zip(choices[:count].tolist(), values[:count].tolist(), strict=True)
        return sorted((ValuedChoice(*pair) for pair in pairs), key=lambda choice: -choice.value)


class Lookahead(Race):
    """A race between choices of one seat, whose samples end after some rounds and are judged by the network."""

    def __init__(
        self,
        network: Network,
        sheets: Sheets,
        position: Position,
        seat: int,
        choices: Sequence[ValuedChoice],
        rounds: int,
        seed: int,
    ) -> None:
        """After this round, `rounds` more are played."""
        super().__init__(sheets, position, network.lookup.outlooks.tables, (), seat, choices, seed)
        self.network, self.rounds = network, rounds

    def run(self, games: int) -> None:
        """Play this many more samples for each remaining choice."""
        results = np.empty((len(self.choices), games))
        network = self.network
        play_ahead(
            network.layers,
            network.lookup,
            self.sheets,
            self.position,
            self.seat,
            self.choices,
            self.rounds,
            self.seed,
            self.games,
            network.memory,
            results,
        )
        self.results = np.concatenate((self.results, results), axis=1)
