"""The search of the yardsticks `searcher-2026` and `master-2026`: moves evaluated and played out by the kernels.

This module needs numba; it is imported when a bot of these levels moves for the first time.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from math import inf
from random import Random

import numpy as np
import numpy.typing as npt

from rollwright.bots import clock
from rollwright.bots.border import planner
from rollwright.bots.border.evaluation import BoardBits, bits_of, board_bits, dice_used, each_bit, spaces_of, suffice
from rollwright.bots.border.passing import must_mark_now, without_lost_endings
from rollwright.core.seats import Seat
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.moves import Dice, Mark, Move, Reroll
from rollwright.games.border.rules import DICE, ROLLS, spaces_in
from rollwright.games.border.state import Phase, State
from rollwright.kernels.border import steps
from rollwright.kernels.border.packed import (
    PHASE,
    SECOND_ACTION,
    TABLE,
    Boards,
    Position,
    TooManySpaces,
    boards_of,
    dice_word,
    pack,
    two_words,
)
from rollwright.kernels.border.playouts import AS_LEFT, NO_ENDS, evaluate_marks, play_on
from rollwright.kernels.border.weights import HAND_WEIGHTS, TUNED_WEIGHTS, TablesOfSeats, tables_of
from rollwright.solver.border.roll_arrays import arrays, plan, worth_of_dice
from rollwright.solver.border.rolls import NUMBER_OF, counts_of, rest_of, tables

Reals = npt.NDArray[np.float64]

WORD = (1 << 64) - 1
PASS = Mark(frozenset())
MOST_SETS = 600
"""Sets of segments that are considered before the last roll."""
BEAM = 5
"""The number of partial marks that are continued in the second action."""
EVALUATED_WITH_REPLIES = 24
"""The number of marks of the second action that are evaluated with the marks of the others."""
ROUNDS_AHEAD = 1
"""The rounds of a playout, times the seats."""
PLAYOUTS_PER_BATCH = 8
MOST_PLAYOUTS = 4096
PRIOR = 100
"""The number of playouts that the evaluation counts for."""
MOVES = 6
"""The number of candidates that are played out."""
THINKING_SECONDS = 0.5
"""The time for a move if no deadline is given."""
RETURN_SECONDS = 0.003
"""The time before the deadline at which the search ends."""


@cache
def hand_tables() -> TablesOfSeats:
    """Return the tables of the weights that were chosen by hand."""
    return tables_of(HAND_WEIGHTS)


@cache
def tuned_tables(seats: int) -> TablesOfSeats:
    """Return the tables of the weights that `tools/tune_border.py` tuned for this number of seats."""
    return tables_of(TUNED_WEIGHTS[seats])


@cache
def one_colour_each() -> npt.NDArray[np.uint64]:
    """Return no dice, then 1 to 5 dice of the first colour, of the second and so on, as words for the kernels."""
    return np.array([0, *(dice << 8 * colour for colour in COLOURS for dice in range(1, DICE + 1))], np.uint64)


@cache
def parts_of_a_roll() -> npt.NDArray[np.int64]:
    """Return [part, colour]: the number of dice, in the order of `rolls.tables`."""
    return np.array(tables().kept)


@dataclass(frozen=True)
class Candidate:
    """A move, and its value: the expected lead in points."""

    move: Move
    value: float


@dataclass(frozen=True)
class PositionSearch:
    """The search in a position in which a seat has to choose."""

    state: State
    seat: Seat
    tables: TablesOfSeats
    """For the evaluation of positions and for the policy of the playouts."""

    @cached_property
    def boards(self) -> Boards:
        """The boards of all seats, for the kernels."""
        return boards_of(tuple(played.board for played in self.state.boards))

    @cached_property
    def position(self) -> Position:
        """The packed position, for the kernels."""
        return pack(self.state)

    @cached_property
    def bits(self) -> BoardBits:
        """The seat's board as bits."""
        return board_bits(self.state.boards[self.seat].board)

    @cached_property
    def crossed(self) -> int:
        """The spaces that the seat has crossed off, as bits."""
        return bits_of(self.state.boards[self.seat].crossed)

    def evaluated(self, marks: list[int], *, replies: bool = True) -> Reals:
        """Return the value of each of these marks in the action that is due."""
        words = np.array([(bits & WORD, bits >> 64) for bits in marks], np.uint64)
        return self._evaluated(self.position, words, np.full(len(marks), AS_LEFT), replies=replies)

    def evaluated_by_leftover(self) -> Reals:
        """Return the value of leaving each part of a roll, if nothing is crossed off in the first action.

        The gains of the others by each colour are added, as if the colours were independent.
        """
        start = self.position.copy()
        start[TABLE, PHASE] = SECOND_ACTION
        words = one_colour_each()
        (no_replies,) = self._evaluated(start, np.zeros((1, 2), np.uint64), words[:1], replies=False)
        values = self._evaluated(start, np.zeros((len(words), 2), np.uint64), words, replies=True)
        by_colour = np.zeros((len(COLOURS), DICE + 1))
        by_colour[:, 1:] = values[1:].reshape(len(COLOURS), DICE) - no_replies
        parts = parts_of_a_roll()
        left: Reals = no_replies + by_colour[np.arange(len(COLOURS)), parts].sum(axis=1)
        left[arrays().number_of[(0,) * len(COLOURS)]] = values[0]
        return left

    def _evaluated(
        self, start: Position, marks: npt.NDArray[np.uint64], left: npt.NDArray[np.uint64], *, replies: bool
    ) -> Reals:
        found = np.empty(len(marks))
        seat = int(self.seat)
        evaluate_marks(self.boards, start, seat, marks, left, replies, self.tables, found, NO_ENDS)
        return found

    # The first action

    def segments(self) -> list[int]:
        """Return the open spaces of every segment for which five dice suffice (B14)."""
        rests = [segment.spaces & ~self.crossed for segment in self.bits.segments]
        return [rest for rest in rests if 0 < rest.bit_count() <= DICE]

    def sets_of_segments(self) -> list[int]:
        """Return all sets of segments for which five dice may suffice, the fewest segments first."""
        segments = sorted(self.segments(), key=int.bit_count)
        found = [0]
        latest = [(0, 0)]
        """The sets with the most segments so far, each with the index of the first segment that may be added."""
        while latest and len(found) < MOST_SETS:
            longer = []
            for marks, begin in latest:
                free = DICE - marks.bit_count()
                for number, segment in enumerate(segments[begin:], begin + 1):
                    if segment.bit_count() > free:
                        break
                    longer.append((marks | segment, number))
            found += [marks for marks, _ in longer]
            latest = longer
        return found[:MOST_SETS]

    def keeps(self) -> list[Candidate]:
        """Return the sets of dice to keep, the best first, by the expectation over all rolls of the best marks (B11).

        Marks and leftover dice are evaluated separately: each set of segments as if the others passed, and each
        leftover as if nothing were crossed off before.
        """
        sets, made = self.sets_of_segments(), arrays()
        used = np.full(len(made.number_of), -np.inf)
        for marks, value in zip(sets, self.evaluated(sets, replies=False).tolist(), strict=True):
            part = made.number_of[dice_used(self.bits, marks)]
            used[part] = max(used[part], value)
        left = self.evaluated_by_leftover() - used[made.number_of[(0,) * len(COLOURS)]]
        worth: list[float] = plan(worth_of_dice(used, left))[self.state.rolls].tolist()
        here = counts_of(self.state.dice)
        of_roll = sorted(set(made.parts[NUMBER_OF[here]].tolist()), key=lambda part: -round(worth[part], 9))
        return [Candidate(self._keep(tables().kept[part]), worth[part]) for part in of_roll]

    def _keep(self, keep: tuple[int, ...]) -> Move:
        again = rest_of(self.state.dice, keep)
        return Reroll(again) if again else PASS

    def first_marks(self) -> list[Candidate]:
        """Return the marks with the current dice, the best first (B13 to B18)."""
        there = counts_of(self.state.dice)
        sets = [0]
        for segment in self.segments():
            sets += [marks | segment for marks in sets if suffice(there, dice_used(self.bits, marks | segment))]
        return ranked(sets, self.evaluated(sets))

    # The second action

    def second_marks(self, stop: float) -> list[Candidate]:
        """Return the marks with the leftover dice (B19 to B23) that a beam search finds, the best first.

        The others choose at the same time, so only the best marks are evaluated with theirs.
        """
        state = self.state
        dice, most = (state.leftover, DICE) if state.leftover else (state.dice, 1)
        found = {0: -inf}
        beginnings = [0]
        for _ in range(most):
            longer = sorted({bits | bit for bits in beginnings for bit in self.next_spaces(bits, dice)})
            if not longer or (len(found) > 1 and clock.now() > stop):
                break
            found |= zip(longer, self.evaluated(longer, replies=False).tolist(), strict=True)
            beginnings = sorted(longer, key=lambda marks: -round(found[marks], 9))[:BEAM]
        best = sorted(found, key=lambda marks: -round(found[marks], 9))[:EVALUATED_WITH_REPLIES]
        return ranked(best, self.evaluated(best))

    def next_spaces(self, marks: int, dice: Dice) -> list[int]:
        """Return the spaces that one more die may cross off after these marks (B20)."""
        used, there = dice_used(self.bits, marks), counts_of(dice)
        crossed = self.crossed | marks
        allowed = sum(self.bits.colours[colour] for colour in COLOURS if used[colour] < there[colour]) & ~crossed
        return [bit for bit in each_bit(allowed) if self.bits.neighbours[bit] & crossed]

    def candidates(self, stop: float = inf) -> list[Candidate]:
        """Return all moves that are found until the time `stop`, the best first."""
        second = self.state.phase is Phase.SECOND_ACTION
        if second or self.state.rolls == ROLLS:
            marks = self.second_marks(stop) if second else self.first_marks()
            return self.allowed(marks) or marks
        if must_mark_now(self.state, self.seat) and (marks := self.allowed(self.first_marks())):
            return marks
        keeps = self.keeps()
        rerolls = [candidate for candidate in keeps if isinstance(candidate.move, Reroll)]
        if keeps[0] in rerolls:
            return rerolls
        return self.allowed(self.first_marks()) or rerolls

    def allowed(self, marks: list[Candidate]) -> list[Candidate]:
        """Return these marks without those that lead to a lost ending."""
        return without_lost_endings(self.state, self.seat, marks, lambda candidate: spaces_in(candidate.move))

    # Playouts

    def starts(self, candidates: list[Candidate]) -> npt.NDArray[np.uint64]:
        """Return the positions after these moves; where a move ends a round, the others have replied."""
        made = np.repeat(self.position[None], len(candidates), axis=0)
        for start, candidate in zip(made, candidates, strict=True):
            match candidate.move:
                case Reroll(dice):
                    steps.reroll(start, np.uint64(dice_word(dice)))
                case Mark(spaces):
                    marks, left = np.array([two_words(spaces)], np.uint64), np.full(1, AS_LEFT)
                    seat, ends = int(self.seat), start[None]
                    evaluate_marks(self.boards, self.position, seat, marks, left, True, self.tables, np.empty(1), ends)
        return made

    def played_out(self, candidates: list[Candidate], rng: Random, stop: float) -> list[Candidate]:
        """Return these moves ranked by playouts with the same dice for each, which continue until the time `stop`."""
        last = self.state.round + self.state.setup.seats * ROUNDS_AHEAD
        starts, seed = self.starts(candidates), np.uint64(rng.getrandbits(63))
        found = np.zeros((len(candidates), MOST_PLAYOUTS))
        done = 0
        took = 0.0
        while done < MOST_PLAYOUTS and (now := clock.now()) + took < stop:
            more = done + PLAYOUTS_PER_BATCH
            play_on(self.boards, starts, int(self.seat), last, self.tables, seed, done, more, found)
            done = more
            took = clock.now() - now
        prior = PRIOR * np.array([candidate.value for candidate in candidates])
        values = (prior + found[:, :done].sum(axis=1)) / (PRIOR + done)
        by_playouts = [Candidate(before.move, float(value)) for before, value in zip(candidates, values, strict=True)]
        return sorted(by_playouts, key=lambda candidate: -round(candidate.value, 9))


def choose(state: State, seat: Seat, rng: Random, deadline: float | None, tables: TablesOfSeats) -> Move:
    """Return the best move by playouts; on a board that is too large for the kernels, the move of level 3."""
    stop = (clock.now() + THINKING_SECONDS if deadline is None else deadline) - RETURN_SECONDS
    try:
        search = PositionSearch(state, seat, tables)
        return search.played_out(search.candidates(stop)[:MOVES], rng, stop)[0].move
    except TooManySpaces:
        return planner.choose(state, seat, rng, deadline)


def ranked(sets: list[int], values: Reals) -> list[Candidate]:
    """Return these marks, the best first; among equals, in the order of the list."""
    order = sorted(range(len(sets)), key=lambda number: -round(float(values[number]), 9))
    return [Candidate(Mark(spaces_of(sets[number])), float(values[number])) for number in order]
