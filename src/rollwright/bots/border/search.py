"""What levels 4 and 5 share in The Border: the moves worth thinking about, and positions handed to the kernels.

This module needs numba; it is imported when a bot of these levels first moves.
"""

import time
from dataclasses import dataclass
from functools import cache, cached_property
from math import inf
from random import Random

import numpy as np
import numpy.typing as npt

from rollwright.bots.border import planner
from rollwright.bots.border.judgement import Bits, bits_of, board_bits, dice_used, each_bit, spaces_of
from rollwright.bots.border.passing import must_mark_now, without_lost_endings
from rollwright.core.seats import Seat
from rollwright.games.border.board import COLOURS
from rollwright.games.border.moves import Dice, Mark, Move, Reroll
from rollwright.games.border.rules import DICE, ROLLS, spaces_in
from rollwright.games.border.state import Phase, State
from rollwright.kernels.border import games, judging, steps
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
from rollwright.kernels.border.taste import TablesOfSeats, tables_of
from rollwright.kernels.border.tastes import HAND, TUNED
from rollwright.solver.border_dice import NUMBER_OF, counts_of, rest_of, tables
from rollwright.solver.border_dice_arrays import arrays, plan, worth_of_dice

Reals = npt.NDArray[np.float64]

WORD = (1 << 64) - 1
PASS = Mark(frozenset())
MOST_SETS = 600
"""Of segments that are looked at before the dice have fallen."""
BEAM = 5
"""How many beginnings of a mark are followed in the second action."""
JUDGED_AGAIN = 24
"""How many marks of the second action are judged with what the others do."""
ROUNDS_AHEAD = 1
"""In a playout, times the seats."""
PLAYOUTS_AT_ONCE = 8
MOST_PLAYOUTS = 4096
PRIOR = 100
"""How many playouts the first judgement counts for."""
MOVES = 6
"""How many are played on."""
THINKS = 0.5
"""Seconds, where no deadline is given."""
MARGIN = 0.003
"""Seconds for the way back."""


@cache
def by_hand() -> TablesOfSeats:
    """The taste that was made by hand."""
    return tables_of(HAND)


@cache
def tuned(seats: int) -> TablesOfSeats:
    """The taste that was tuned for so many seats by `tools/tune_border.py`."""
    return tables_of(TUNED[seats])


@cache
def one_colour_each() -> npt.NDArray[np.uint64]:
    """No dice, then 1 to 5 dice of the first colour, of the second and so on, as words for the kernels."""
    return np.array([0, *(dice << 8 * colour for colour in COLOURS for dice in range(1, DICE + 1))], np.uint64)


@cache
def parts_of_a_roll() -> npt.NDArray[np.int64]:
    """[part, colour]: how many dice, in the order of `border_dice.tables`."""
    return np.array(tables().kept)


@dataclass(frozen=True)
class Thought:
    """A move, and by how many points it promises to be ahead."""

    move: Move
    promise: float


@dataclass(frozen=True)
class Question:
    """A position in which a seat has to choose."""

    state: State
    seat: Seat
    taste: TablesOfSeats
    """By which positions are judged, and which the playouts have."""

    @cached_property
    def boards(self) -> Boards:
        """For the kernels."""
        return boards_of(tuple(played.board for played in self.state.boards))

    @cached_property
    def position(self) -> Position:
        """For the kernels."""
        return pack(self.state)

    @cached_property
    def bits(self) -> Bits:
        """The seat's board."""
        return board_bits(self.state.boards[self.seat].board)

    @cached_property
    def crossed(self) -> int:
        """What is crossed off on it."""
        return bits_of(self.state.boards[self.seat].crossed)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.setup.seats

    def judged(self, marks: list[int], *, replies: bool = True) -> Reals:
        """What each of these marks promises in the action that is due."""
        words = np.array([(bits & WORD, bits >> 64) for bits in marks], np.uint64)
        return self._judged(self.position, words, np.full(len(marks), judging.AS_IT_IS), replies=replies)

    def judged_by_dice_left(self) -> Reals:
        """What is promised if nothing is crossed off in the first action, but only some dice are left.

        What the others make of each colour is added up, as if colours had nothing to do with each other.
        """
        start = self.position.copy()
        start[TABLE, PHASE] = SECOND_ACTION
        words = one_colour_each()
        (nobody,) = self._judged(start, np.zeros((1, 2), np.uint64), words[:1], replies=False)
        promises = self._judged(start, np.zeros((len(words), 2), np.uint64), words, replies=True)
        by_colour = np.zeros((len(COLOURS), DICE + 1))
        by_colour[:, 1:] = promises[1:].reshape(len(COLOURS), DICE) - nobody
        parts = parts_of_a_roll()
        left: Reals = nobody + by_colour[np.arange(len(COLOURS)), parts].sum(axis=1)
        left[arrays().number_of[(0,) * len(COLOURS)]] = promises[0]
        return left

    def _judged(
        self, start: Position, marks: npt.NDArray[np.uint64], left: npt.NDArray[np.uint64], *, replies: bool
    ) -> Reals:
        found = np.empty(len(marks))
        seat = int(self.seat)
        judging.judge(self.boards, start, seat, marks, left, replies, self.taste, found, judging.NO_ENDS)
        return found

    # The first action

    def segments(self) -> list[int]:
        """The open spaces of every segment that five dice are enough for (B14)."""
        rests = [part.spaces & ~self.crossed for part in self.bits.parts]
        return [rest for rest in rests if 0 < rest.bit_count() <= DICE]

    def sets_of_segments(self) -> list[int]:
        """All that five dice may be enough for, the fewest segments first."""
        segments = sorted(self.segments(), key=int.bit_count)
        found = [0]
        latest = [(0, 0)]
        """The sets with the most segments so far, and the first segment that may be added to each."""
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

    def keeps(self) -> list[Thought]:
        """What may be kept of the dice, the best first: all rolls that may come, then the best marks (B11).

        Marks and what they leave are judged apart here: each set of segments as if nobody replied, and all that may be
        left as if nothing were crossed off before.
        """
        sets, made = self.sets_of_segments(), arrays()
        used = np.full(len(made.number_of), -np.inf)
        for marks, chance in zip(sets, self.judged(sets, replies=False).tolist(), strict=True):
            part = made.number_of[dice_used(self.bits, marks)]
            used[part] = max(used[part], chance)
        left = self.judged_by_dice_left() - used[made.number_of[(0,) * len(COLOURS)]]
        worth: list[float] = plan(worth_of_dice(used, left))[self.state.rolls].tolist()
        here = counts_of(self.state.dice)
        of_roll = sorted(set(made.parts[NUMBER_OF[here]].tolist()), key=lambda part: -round(worth[part], 9))
        return [Thought(self._keep(tables().kept[part]), worth[part]) for part in of_roll]

    def _keep(self, keep: tuple[int, ...]) -> Move:
        again = rest_of(self.state.dice, keep)
        return Reroll(again) if again else PASS

    def first_marks(self) -> list[Thought]:
        """What may be crossed off with the dice as they lie, the best first (B13 to B18)."""
        there = counts_of(self.state.dice)
        sets = [0]
        for segment in self.segments():
            sets += [
                marks | segment
                for marks in sets
                if all(need <= count for need, count in zip(dice_used(self.bits, marks | segment), there, strict=True))
            ]
        return ranked(sets, self.judged(sets))

    # The second action

    def second_marks(self, stop: float) -> list[Thought]:
        """What may be crossed off with the dice that are left (B19 to B23), the best found first.

        The others choose at the same time, so that only the most promising are judged with what they do.
        """
        state = self.state
        dice, most = (state.leftover, DICE) if state.leftover else (state.dice, 1)
        found = {0: -inf}
        beginnings = [0]
        for _ in range(most):
            longer = sorted({bits | bit for bits in beginnings for bit in self.next_spaces(bits, dice)})
            if not longer or (len(found) > 1 and time.monotonic() > stop):
                break
            found |= zip(longer, self.judged(longer, replies=False).tolist(), strict=True)
            beginnings = sorted(longer, key=lambda marks: -round(found[marks], 9))[:BEAM]
        best = sorted(found, key=lambda marks: -round(found[marks], 9))[:JUDGED_AGAIN]
        return ranked(best, self.judged(best))

    def next_spaces(self, marks: int, dice: Dice) -> list[int]:
        """The spaces that one more of the dice may cross off after these marks (B20)."""
        used, there = dice_used(self.bits, marks), counts_of(dice)
        crossed = self.crossed | marks
        allowed = sum(self.bits.colours[colour] for colour in COLOURS if used[colour] < there[colour]) & ~crossed
        return [bit for bit in each_bit(allowed) if self.bits.neighbours[bit] & crossed]

    def thoughts(self, stop: float = inf) -> list[Thought]:
        """All moves that were thought of until the clock says stop, the best first."""
        second = self.state.phase is Phase.SECOND_ACTION
        if second or self.state.rolls == ROLLS:
            marks = self.second_marks(stop) if second else self.first_marks()
            return self.allowed(marks) or marks
        if must_mark_now(self.state, self.seat) and (marks := self.allowed(self.first_marks())):
            return marks
        keeps = self.keeps()
        rerolls = [thought for thought in keeps if isinstance(thought.move, Reroll)]
        if keeps[0] in rerolls:
            return rerolls
        return self.allowed(self.first_marks()) or rerolls

    def allowed(self, marks: list[Thought]) -> list[Thought]:
        """These marks without those that lead to a lost ending."""
        return without_lost_endings(self.state, self.seat, marks, lambda thought: spaces_in(thought.move))

    # Playouts

    def starts(self, thoughts: list[Thought]) -> npt.NDArray[np.uint64]:
        """The positions after these moves; where they end a round, the others have replied."""
        made = np.repeat(self.position[None], len(thoughts), axis=0)
        for start, thought in zip(made, thoughts, strict=True):
            match thought.move:
                case Reroll(dice):
                    steps.reroll(start, np.uint64(dice_word(dice)))
                case Mark(spaces):
                    marks, left = np.array([two_words(spaces)], np.uint64), np.full(1, judging.AS_IT_IS)
                    seat, ends = int(self.seat), start[None]
                    judging.judge(self.boards, self.position, seat, marks, left, True, self.taste, np.empty(1), ends)
        return made

    def play_on(self, thoughts: list[Thought], rng: Random, stop: float) -> list[Thought]:
        """The same moves ranked by playouts with the same dice for each, until the clock says stop."""
        last = self.state.round + self.seats * ROUNDS_AHEAD
        starts, seed = self.starts(thoughts), np.uint64(rng.getrandbits(63))
        found = np.zeros((len(thoughts), MOST_PLAYOUTS))
        done = 0
        took = 0.0
        while done < MOST_PLAYOUTS and (now := time.monotonic()) + took < stop:
            more = done + PLAYOUTS_AT_ONCE
            games.play_on(self.boards, starts, int(self.seat), last, self.taste, seed, done, more, found)
            done = more
            took = time.monotonic() - now
        before = PRIOR * np.array([thought.promise for thought in thoughts])
        promises = (before + found[:, :done].sum(axis=1)) / (PRIOR + done)
        ended = [Thought(thought.move, float(p)) for thought, p in zip(thoughts, promises, strict=True)]
        return sorted(ended, key=lambda thought: -round(thought.promise, 9))


def choose(state: State, seat: Seat, rng: Random, deadline: float | None, taste: TablesOfSeats) -> Move:
    """The move that came out best; a board that is too large for the kernels is left to level 3."""
    stop = (time.monotonic() + THINKS if deadline is None else deadline) - MARGIN
    try:
        question = Question(state, seat, taste)
        return question.play_on(question.thoughts(stop)[:MOVES], rng, stop)[0].move
    except TooManySpaces:
        return planner.choose(state, seat, rng, deadline)


def ranked(sets: list[int], chances: Reals) -> list[Thought]:
    """Marks, the best first; of equals the one that was listed first."""
    order = sorted(range(len(sets)), key=lambda number: -round(float(chances[number]), 9))
    return [Thought(Mark(spaces_of(sets[number])), float(chances[number])) for number in order]
