"""Positions of Twenty One played to their end by policies, with the same dice for every choice that is compared.

Must agree with T9 to T24 in the order of events; the steps and the policies name the other rules.
"""

from collections.abc import Sequence

import numpy as np

from rollwright.kernels.chance import Generator, below, draw, seed_of
from rollwright.kernels.compiled import kernel, kernel_part
from rollwright.kernels.twentyone.evaluation import RowValues
from rollwright.kernels.twentyone.packed import (
    DICE,
    DUE_AGAIN,
    DUE_MARK,
    DUE_ROLL,
    OVER,
    PHASE,
    ROUND,
    SEATS,
    TABLE,
    Integer,
    Numbers,
    Position,
    Reals,
    Sheets,
)
from rollwright.kernels.twentyone.policies import ValuedChoice, choose_marks, enter_all_at_the_end, rolls_again
from rollwright.kernels.twentyone.steps import FALLS, copy, end_round, mark, roll, score, share

FREELY = np.int64(-1)
"""Instead of a given choice; of the same type as one, so that nothing is compiled twice."""
FIRST_DICE, AGAIN, LAST_DICE, MARKS = 0, 6, 7, 13
"""The columns of a round in a trace: the first dice, whether it rolled again, the last dice, each seat's boxes."""
LEAD = 1e-4
"""The value of a point of the lead as a share of a win, so that decided games are played well, too."""
LEAST_VARIANCE = 1e-6
"""The assumed variance of games that all ended alike."""


@kernel_part
def play_to_the_end(
    sheets: Sheets,
    position: Position,
    policies: Numbers,
    tables: RowValues,
    generator: Generator,
    chooser: Integer,
    choice: Integer,
    trace: Numbers,
) -> None:
    """Play a position to its end (T9 to T24). The next `choice`, of `chooser`, is given, or `FREELY`.

    The choice is 1 for again and 0 for keep, or the boxes to enter, 0 for the cross-off.
    """
    sums = np.empty(64, np.int64)
    seats = position[TABLE, SEATS]
    intended = np.empty(seats, np.int64)
    while position[TABLE, PHASE] != OVER:
        entry = position[TABLE, ROUND] - 1
        if position[TABLE, PHASE] == DUE_ROLL:
            roll(position, below(generator, FALLS))
            if entry < trace.shape[0]:
                for die in range(6):
                    trace[entry, FIRST_DICE + die] = position[TABLE, DICE + die]
        intended[:] = FREELY
        if position[TABLE, PHASE] == DUE_AGAIN:
            if choice >= 0:
                again = choice == 1
                choice = FREELY
            else:
                again = rolls_again(sheets, position, policies, tables, sums, intended, generator)
            if again:
                roll(position, below(generator, FALLS))
                intended[:] = FREELY
            else:
                draw(generator)  # so that the dice of the next round do not depend on this choice
                position[TABLE, PHASE] = DUE_MARK
            if entry < trace.shape[0]:
                trace[entry, AGAIN] = again
        for seat in range(seats):
            if choice >= 0 and seat == chooser:
                intended[seat] = choice
            elif intended[seat] < 0:
                intended[seat] = choose_marks(sheets, position, seat, policies[seat], tables, sums, generator)
        enter_all_at_the_end(sheets, position, policies, chooser if choice >= 0 else FREELY, intended)
        choice = FREELY
        for seat in range(seats):
            mark(sheets, position, seat, intended[seat])
        if entry < trace.shape[0]:
            for die in range(6):
                trace[entry, LAST_DICE + die] = position[TABLE, DICE + die]
            for seat in range(seats):
                trace[entry, MARKS + seat] = intended[seat]
        end_round(position)


@kernel
def play_choices(
    sheets: Sheets,
    start: Position,
    seat: Integer,
    choices: Numbers,
    policies: Numbers,
    tables: RowValues,
    seed: np.uint64,
    begin: Integer,
    results: Reals,
) -> None:
    """Make each choice of a seat, and play to the end; a game has the same dice for all choices.

    The games have the numbers from `begin` on. The share of the seat in the win, and a little for its lead, go to
    `results[choice, game]`.
    """
    position = np.empty_like(start)
    generator = np.empty(1, np.uint64)
    no_trace = np.empty((0, 0), np.int64)
    for number in range(results.shape[1]):
        for at in range(choices.shape[0]):
            copy(start, position)
            generator[0] = seed_of(seed, np.uint64(begin + number))
            play_to_the_end(sheets, position, policies, tables, generator, seat, choices[at], no_trace)
            others = 0
            for other in range(position[TABLE, SEATS]):
                if other != seat:
                    others = max(others, score(position, other))
            results[at, number] = share(position, seat) + LEAD * (score(position, seat) - others)


class Race:
    """A racing algorithm: choices of one seat are played out with the same dice, and those that fall behind dropped."""

    def __init__(
        self,
        sheets: Sheets,
        position: Position,
        tables: RowValues,
        policies: Sequence[int],
        seat: int,
        choices: Sequence[ValuedChoice],
        seed: int,
    ) -> None:
        """After its choice the seat plays by its policy, as all others do."""
        self.sheets = sheets
        self.position = position
        self.tables = tables
        self.policies = np.array(policies, np.int64)
        self.seat = seat
        self.choices = np.array([choice.choice for choice in choices], np.int64)
        self.values = np.array([choice.value for choice in choices])
        self.seed = np.uint64(seed)
        self.results = np.empty((len(choices), 0))

    @property
    def games(self) -> int:
        """The number of games played for each remaining choice."""
        return int(self.results.shape[1])

    def run(self, games: int) -> None:
        """Play this many more games for each remaining choice."""
        results = np.empty((len(self.choices), games))
        rules = self.policies, self.tables, self.seed
        play_choices(self.sheets, self.position, self.seat, self.choices, *rules, self.games, results)
        self.results = np.concatenate((self.results, results), axis=1)

    def drop(self, errors: float) -> None:
        """Drop the choices that are behind the leader by this many standard errors of the difference."""
        behind = self.results[self.results.mean(axis=1).argmax()] - self.results
        left = behind.mean(axis=1) <= errors * behind.std(axis=1) / np.sqrt(self.games)
        self.choices, self.values, self.results = self.choices[left], self.values[left], self.results[left]

    def leader(self, point: float, uncertainty: float) -> int:
        """Return the best choice by the games and by its value before them.

        A point of the value counts `point` of a win, with the standard error `uncertainty`; a game counts its result.
        """
        ahead = point * (self.values - self.values[0])
        if self.games > 0:
            by_games = self.results - self.results[0]
            certainty = self.games / (by_games.var(axis=1) + LEAST_VARIANCE)
            ahead = (by_games.mean(axis=1) * certainty + ahead / uncertainty**2) / (certainty + 1 / uncertainty**2)
        return int(self.choices[ahead.argmax()])
