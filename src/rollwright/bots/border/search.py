"""The search of levels 4 and 5 of The Border by the network: chances to win, one or two rounds ahead.

This module needs numba; it is imported when a bot of these levels moves for the first time. Positions are searched with
their colours exchanged, so that no decision depends on the order of colours.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import inf
from random import Random

import numpy as np

from rollwright.bots import clock
from rollwright.bots.border import planner
from rollwright.bots.border.passing import ends_lost, must_mark_now, without_lost_endings
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Mark, Move, Reroll
from rollwright.games.border.rules import AREAS_TO_END, ROLLS, spaces_in
from rollwright.games.border.state import Phase, State
from rollwright.kernels.border.packed import DICE, HIGH, IDLE, LOW, TABLE, Bitsets, Numbers, TooManySpaces, spaces_of
from rollwright.values.border.colours import Exchange, OtherMap, exchange_for
from rollwright.values.border.evaluation import Floats
from rollwright.values.border.look_ahead import ANSWERED, FOLLOW, NOTHING, PASSED, PLAN, SECOND_MARKS, VALUES
from rollwright.values.border.rolls import NEVER, part_of
from rollwright.values.border.workspace import Workspace, roll_tables

PASS = Mark(frozenset())
THINKING_SECONDS = 0.5
"""The time for a move if no deadline is given."""
RETURN_SECONDS = 0.003
"""The time before the deadline at which the search ends."""
PROGRESS = 0.02
"""Log odds that a cross is worth in addition, so that among moves of nearly equal value the bots get on."""
PLANNING = 0.7
"""The share of the time for the plan of a round; the rest is for its marks, if the plan is to roll no more."""
ANSWERS = 12
"""Marks that are compared with the answers of the other seats."""
PER_CALL = (0, 8, 1)
"""By the depth: positions that are evaluated before the clock is looked at."""

MOST_COMPLETED = 3
"""Areas that one mark may complete."""
PLANS_PER_PLAN = 80
"""About how much longer a value takes if one more round is planned."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a bot uses the network."""

    depth: int
    """Rounds after this one that are planned for the marks that are compared, if there is time: up to two."""
    plan_depth: int = 0
    """The same for the marks of the plan, which decides which dice to keep."""
    progress: float = PROGRESS
    answers: float = 1.0
    """The part of the answers of the others to leftover dice that it expects."""
    areas: float = 0.0
    """Log odds that completing an area is worth in addition."""
    points: float = 0.0
    """Log odds that a point is worth in addition."""


PLAIN = Style(depth=0, answers=0.7)
BUILDER = Style(depth=0, points=0.03)
SPRINTER = Style(depth=0, progress=0.05, areas=0.05)
SPOILER = Style(depth=0, progress=0.0)
DEEP_FOR_TWO = Style(depth=2, plan_depth=2, progress=0.01)
DEEP = Style(depth=1)
"""With three or four players a deeper search made the bot no stronger (docs/values.md)."""


@dataclass(frozen=True)
class RatedMove:
    """A move, and its value: log odds to win, or for dice to keep the chance to win."""

    move: Move
    value: float


@dataclass
class NetworkSearch:
    """The search in a position in which a seat has to choose, until the time `stop`."""

    state: State
    seat: Seat
    style: Style = PLAIN
    stop: float = inf
    seconds_per_value: float = 0.0
    """The time for the value of a position, at the last depth."""

    @cached_property
    def exchange(self) -> Exchange:
        """The boards with their colours exchanged."""
        return exchange_for(self.state, self.seat)

    @cached_property
    def work(self) -> Workspace:
        """The position with its colours exchanged, and its plan."""
        exchange = self.exchange
        return Workspace(exchange.layers, exchange.boards, exchange.position(self.state), self.seat)

    def candidates(self) -> list[RatedMove]:
        """Return the moves that are considered, the best first."""
        if self.state.phase is Phase.SECOND_ACTION:
            marks = self.second_marks()
            return self.allowed(marks) or marks
        self.work.do(PLAN)
        if self.style.answers != 1:
            self.work.root.left[:] *= self.style.answers
            self.work.root.left_sum[:] *= self.style.answers
        if self.state.rolls == ROLLS:
            marks = self.first_marks()
            return self.allowed(marks) or marks
        if must_mark_now(self.state, self.seat) and (marks := self.allowed(self.first_marks())):
            return marks
        self.deepen_plan()
        keeps = self.keeps()
        rerolls = [candidate for candidate in keeps if isinstance(candidate.move, Reroll)]
        if keeps[0] in rerolls:
            return rerolls
        return self.allowed(self.first_marks()) or rerolls

    def allowed(self, marks: list[RatedMove]) -> list[RatedMove]:
        """Return these marks without those that lead to a lost ending (B29, B32)."""
        marks = without_lost_endings(self.state, self.seat, marks, lambda candidate: spaces_in(candidate.move))
        if self.state.boards[self.seat].areas_completed < AREAS_TO_END - MOST_COMPLETED:
            return marks
        return [one for one in marks if not ends_lost(self.state, self.seat, spaces_in(one.move))] or marks

    # The first action

    def deepen_plan(self) -> None:
        """Plan the round again, with its marks evaluated by the rounds that follow, and with what this bot prefers."""
        work, root = self.work, self.work.root
        (parts,) = np.nonzero(root.used > NEVER)
        parts = parts[np.lexsort((-root.used[parts], crosses(root.used_marks[parts])))]
        count = len(parts) + 2
        work.marks[:2], work.marks[2:count] = 0, root.used_marks[parts]
        idle, work.position[TABLE, IDLE] = int(work.position[TABLE, IDLE]), 0
        work.do(PASSED, 0, 1)
        work.ends[0, TABLE, IDLE] = 0  # passing, and the others cross something off
        work.position[TABLE, IDLE] = idle
        work.do(PASSED, 1, count)
        values = np.concatenate([root.here, root.used[parts]])
        begun = clock.now()
        until = begun + PLANNING * (self.stop - begun)
        for depth in range(1, self.style.plan_depth + 1):
            values = self.deepened(values, depth, until)
        root.here[:], root.used[parts] = values[:2], values[2:] + self.preference(root.used_marks[parts])
        work.do(FOLLOW)
        root.used[parts] = values[2:]

    def preference(self, marks: Bitsets) -> Floats:
        """Return the log odds that each of these marks is worth in addition."""
        found: Floats = np.float32(self.style.progress) * crosses(marks).astype(np.float32)
        if self.style.areas or self.style.points:
            worth = self.style.areas + self.style.points * np.array(self.state.worth, np.float32)
            found = found + self.completed(marks).dot(worth.astype(np.float32))
        return found

    def completed(self, marks: Bitsets) -> Floats:
        """Return for each of these marks and each area 1 if the mark completes it, else 0."""
        still_open = self.exchange.boards.areas & ~self.work.position[self.seat, [LOW, HIGH]]
        left = still_open & ~marks[:, np.newaxis]
        found: Floats = np.logical_and(still_open.any(axis=1), ~left.any(axis=2)).astype(np.float32)
        return found

    def deepened(self, values: Floats, depth: int, stop: float) -> Floats:
        """Return the values of the first positions in `ends` by this depth, in their order, until the time `stop`.

        Those for which there was no time change by the mean of the others.
        """
        work, count = self.work, len(values)
        done, seconds_per_value = 0, self.seconds_per_value * PLANS_PER_PLAN
        while done < count:
            now, more = clock.now(), min(done + PER_CALL[depth], count)
            if now + seconds_per_value * (more - done) >= stop:
                break
            work.do(VALUES, done, more, depth=depth)
            self.seconds_per_value = seconds_per_value = (clock.now() - now) / (more - done)
            done = more
        if done == 0:
            return values
        found = work.values[:done]
        return np.concatenate([found, values[done:] + (found - values[:done]).mean()])

    def keeps(self) -> list[RatedMove]:
        """Return the sets of dice to keep, the best first, by the expectation over all rolls of the best marks (B11).

        Keeping all of them stands for ending the roll.
        """
        tables, root, rolls = roll_tables(), self.work.root, self.state.rolls
        roll = part_of(tables, self.work.position[TABLE, DICE])
        found = [RatedMove(PASS, float(root.final[roll]) + 1e-6)]
        for nth in range(tables.parts_begin[roll], tables.parts_begin[roll + 1]):
            number = tables.parts[nth]
            if number != roll:
                again = tables.counts[roll] - tables.counts[number]
                word = sum(int(dice) << 8 * colour for colour, dice in enumerate(again))
                found.append(RatedMove(Reroll(self.exchange.dice_of(word)), float(root.keeps[rolls, number])))
        return sorted(found, key=lambda candidate: -candidate.value)

    def first_marks(self) -> list[RatedMove]:
        """Return the marks with the current dice, for each set of dice the best one (B13 to B18), the best first."""
        words, values = zip(*self.planned_marks(), strict=True)
        return self.ranked(np.array(words, np.uint64), np.array(values, np.float32), answered=self.style.depth > 0)

    def planned_marks(self) -> Iterator[tuple[tuple[int, int], float]]:
        """Yield marks and their values by the plan, with the expected answers of the others."""
        tables, root = roll_tables(), self.work.root
        roll = part_of(tables, self.work.position[TABLE, DICE])
        colours = np.flatnonzero(tables.counts[roll])
        answered = root.replies[colours].any()
        yield (0, 0), float(root.here[0] + root.left_sum[roll] if answered else root.here[1])
        for nth in range(tables.parts_begin[roll], tables.parts_begin[roll + 1]):
            number, rest = tables.parts[nth], tables.rests[nth]
            if root.used[number] > NEVER:
                one_die = min(0.0, root.left[colours, 1].min())  # each of the others may use one of the dice (B22)
                lost = one_die if rest == NOTHING else root.left_sum[rest]
                low, high = root.used_marks[number]
                yield (int(low), int(high)), float(root.used[number] + lost)

    # The second action

    def second_marks(self) -> list[RatedMove]:
        """Return the marks with the leftover dice (B19 to B23) that a beam search finds, the best first."""
        count = self.work.do(SECOND_MARKS)
        root = self.work.root
        return self.ranked(root.marks[:count].copy(), root.mark_values[:count].copy(), answered=True)

    def ranked(self, marks: Bitsets, values: Floats, *, answered: bool) -> list[RatedMove]:
        """Return these marks, the best first; if `answered`, only the best, by the ends of their rounds."""
        work = self.work
        order = np.argsort(-(values + self.preference(marks)), kind="stable")
        if answered:
            best = order[:ANSWERS]
            order = best if 0 in best else np.append(best, 0)  # passing is always compared
            marks = marks[order]
            count = len(marks)
            work.marks[:count] = marks
            work.do(ANSWERED, 0, count)
            work.do(VALUES, 0, count)
            values = work.values[:count].copy()
            for depth in range(1, self.style.depth + 1):
                best = np.argsort(-(values + self.preference(marks)), kind="stable")
                marks, values, work.ends[:count] = marks[best], values[best], work.ends[best]
                values = self.deepened(values, depth, self.stop)
            order = np.argsort(-(values + self.preference(marks)), kind="stable")
        return [RatedMove(Mark(spaces_of(*marks[number])), float(values[number])) for number in order]


def crosses(marks: Bitsets) -> Numbers:
    """Return the number of spaces of each of these marks."""
    count: Numbers = np.bitwise_count(marks).sum(axis=1, dtype=np.int64)
    return count


def deep(seats: int) -> Style:
    """Return the style of level 5 at a table with this number of seats."""
    return DEEP_FOR_TWO if seats == 2 else DEEP


def choose(state: State, seat: Seat, rng: Random, deadline: float | None, style: Style) -> Move:
    """Return the best move; on boards that the network cannot judge, the move of level 3."""
    stop = (clock.now() + THINKING_SECONDS if deadline is None else deadline) - RETURN_SECONDS
    try:
        return NetworkSearch(state, seat, style, stop).candidates()[0].move
    except (OtherMap, TooManySpaces):
        return planner.choose(state, seat, rng, deadline)
