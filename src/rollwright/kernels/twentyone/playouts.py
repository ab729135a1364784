"""Positions of Twenty One played to their end many times over, with the same dice for every choice.

Must agree with T9 to T24, as `games` does.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from rollwright.kernels.chance import seed_of
from rollwright.kernels.compiled import kernel
from rollwright.kernels.twentyone.games import NO_TRACE, play_on
from rollwright.kernels.twentyone.packed import Material, Numbers, Packed
from rollwright.kernels.twentyone.policies import Tables, Thought
from rollwright.kernels.twentyone.rules import score, share

LEAD = 1e-4
"""What a point more than the best of the others counts beside a win, so that lost and won games are played well too."""
SMALL = 1e-6
"""So much do games vary that all ended alike."""


@kernel
def playouts_of(
    seats: Numbers,
    table: Numbers,
    numbers: Numbers,
    colours: Numbers,
    policies: Numbers,
    worth: npt.NDArray[np.float64],
    again: npt.NDArray[np.float32],
    seat: int,
    choices: Numbers,
    begin: int,
    seed: np.uint64,
    trace: Numbers,
    results: npt.NDArray[np.float64],
) -> None:
    """Make each choice of a seat that owes one, and play on; game `number` has the same dice for all choices."""
    seats_now = np.empty_like(seats)
    table_now = np.empty_like(table)
    generator = np.empty(1, np.uint64)
    for number in range(results.shape[1]):
        for at in range(choices.shape[0]):
            for of in range(seats.shape[0]):
                for at_number in range(seats.shape[1]):
                    seats_now[of, at_number] = seats[of, at_number]
            for at_number in range(table.shape[0]):
                table_now[at_number] = table[at_number]
            generator[0] = seed_of(seed, np.uint64(begin + number))
            play_on(seats_now, table_now, numbers, colours, policies, worth, again, generator, seat, choices[at], trace)
            others = 0
            for other in range(seats.shape[0]):
                if other != seat:
                    others = max(others, score(seats_now, other))
            results[at, number] = share(seats_now, seat) + LEAD * (score(seats_now, seat) - others)


class Race:
    """Several choices of one seat, played out with the same dice; those that fall behind can be dropped."""

    def __init__(
        self,
        material: Material,
        packed: Packed,
        tables: Tables,
        policies: Sequence[int],
        seat: int,
        thoughts: Sequence[Thought],
        seed: int,
    ) -> None:
        """After its choice the seat plays on by its policy, as all others do."""
        self.material = material
        self.packed = packed
        self.tables = tables
        self.policies = np.array(policies, np.int64)
        self.seat = seat
        self.choices = np.array([thought.choice for thought in thoughts], np.int64)
        self.promises = np.array([thought.promise for thought in thoughts])
        self.seed = np.uint64(seed)
        self.results = np.empty((len(thoughts), 0))

    @property
    def games(self) -> int:
        """How many were played for each of the choices that are left."""
        return int(self.results.shape[1])

    def run(self, games: int) -> None:
        """Play so many more games for each choice that is left."""
        results = np.empty((len(self.choices), games))
        playouts_of(
            self.packed.seats,
            self.packed.table,
            self.material.numbers,
            self.material.colours,
            self.policies,
            self.tables.worth,
            self.tables.again,
            self.seat,
            self.choices,
            self.games,
            self.seed,
            NO_TRACE,
            results,
        )
        self.results = np.concatenate((self.results, results), axis=1)

    def drop(self, sure: float) -> None:
        """Drop the choices that are behind the leader by so many standard errors of the difference."""
        behind = self.results[self.results.mean(axis=1).argmax()] - self.results
        left = behind.mean(axis=1) <= sure * behind.std(axis=1) / np.sqrt(self.games)
        self.choices, self.promises, self.results = self.choices[left], self.promises[left], self.results[left]

    def leader(self, point: float, doubt: float) -> int:
        """The best choice by the games and by what it promised.

        A point that is promised counts `point` of a win, give or take `doubt`; a game, what it ended with.
        """
        ahead = point * (self.promises - self.promises[0])
        if self.games > 0:
            by_games = self.results - self.results[0]
            certainty = self.games / (by_games.var(axis=1) + SMALL)
            ahead = (by_games.mean(axis=1) * certainty + ahead / doubt**2) / (certainty + 1 / doubt**2)
        return int(self.choices[ahead.argmax()])
