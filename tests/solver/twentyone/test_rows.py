"""The solver of Twenty One, checked by brute force, by fractions and by its compiled twin."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import fsum

import pytest

from rollwright.games.twentyone.scoring import BONUS
from rollwright.games.twentyone.sheet import Pips
from rollwright.kernels import available
from rollwright.solver.twentyone.rows import Free, Objective, Solution, outcomes

FIRST_ROW = (6, 5, 4, 3, 2, 1)

# Everything by enumeration, exactly: no outcomes put together, no rolls left out


def marks(free: Free, dice: tuple[int, ...]) -> Iterator[tuple[int, Free, int]]:
    """What each legal mark enters, leaves free, and hits (T14 to T18)."""
    yield 0, free[1:], 0
    fits = [box for box in range(len(free)) if dice[box] <= free[box]]
    for count in range(1, len(fits) + 1):
        for entered in combinations(fits, count):
            left = tuple(number for box, number in enumerate(free) if box not in entered)
            yield sum(dice[box] for box in entered), left, sum(dice[box] == free[box] for box in entered)


def best(free: Free, hits: int, dice: tuple[int, ...], charge: int, second: bool) -> Fraction:
    """The best marks for dice of which each box's is named."""
    return max(points + exact(left, hits + more, charge, second) for points, left, more in marks(free, dice))


@cache
def exact(free: Free, hits: int, charge: int, second: bool) -> Fraction:
    """The worth of a row, with fractions."""
    if not free:
        return Fraction(BONUS[hits])
    rolls = list(product(range(1, 7), repeat=len(free)))
    lying = {dice: best(free, hits, dice, charge, second) for dice in rolls}
    total = Fraction(0)
    for dice in rolls:
        keep = lying[dice]
        again = [lying[others] for others in rolls if all(pips != 1 or others[at] == 1 for at, pips in enumerate(dice))]
        total += max(keep, sum(again, Fraction(0)) / len(again)) if second else keep
    return total / len(rolls) - charge


@pytest.mark.rule("T30")
@pytest.mark.parametrize("second", [True, False])
@pytest.mark.parametrize("charge", [0, 6])
@pytest.mark.parametrize("free", [(1,), (6,), (3,), (6, 5), (2, 1), (4, 4), (1, 6), (3, 2)])
def test_small_rows_are_worth_what_enumeration_with_fractions_says(free: Free, charge: int, second: bool) -> None:
    solution = Solution(Objective(float(charge), second))
    for hits in range(7 - len(free)):
        assert solution.worth(free, hits) == pytest.approx(float(exact(free, hits, charge, second)), abs=1e-12)


def test_a_row_of_ones_alone_can_be_worked_out_by_hand() -> None:
    # One box showing 1: two rolls to get it, and whoever misses it crosses it off.
    assert Solution(Objective(second_rolls=False)).worth((1,)) == pytest.approx(1 / 6 * 2)
    assert Solution().worth((1,)) == pytest.approx((1 - (5 / 6) ** 2) * 2)


@pytest.mark.parametrize(("free", "hits"), [((4, 2, 1), 0), ((6, 3), 4)])
def test_a_row_is_worth_what_all_rolls_of_six_dice_say(free: Free, hits: int) -> None:
    """All 6^6 rolls, of which the dice of boxes that are not free change nothing."""
    solution = Solution()

    def lying(dice: tuple[int, ...]) -> float:
        return max(points + solution.worth(left, hits + more) for points, left, more in marks(free, dice))

    def again(ones: tuple[bool, ...]) -> float:
        falls = list(product(*((1,) if one else range(1, 7) for one in ones)))
        return fsum(map(lying, falls)) / len(falls)

    kept, rolled_again = cache(lying), cache(again)
    worth = []
    for six in product(range(1, 7), repeat=6):
        dice = six[: len(free)]
        worth.append(max(kept(dice), rolled_again(tuple(pips == 1 for pips in dice))))
    assert solution.worth(free, hits) == pytest.approx(fsum(worth) / 6**6, abs=1e-12)


def roll_number(free: Free, dice: Sequence[Pips]) -> int:
    """Return the index of the roll in which the free boxes' dice show these pips."""
    found = 0
    for number, pips in zip(free, dice, strict=True):
        found = found * len(outcomes(number)) + min(pips, number + 1) - 1
    return found


def test_every_roll_has_its_place() -> None:
    free = (6, 3, 1)
    places = [roll_number(free, dice) for dice in product(range(1, 7), repeat=3)]
    assert sorted(set(places)) == list(range(6 * 4 * 2))
    marked = Solution().best_marks(free, 0)
    for dice in product(range(1, 7), repeat=3):
        by_hand = max(points + Solution().worth(left, more) for points, left, more in marks(free, dice))
        assert marked[roll_number(free, dice)] == pytest.approx(by_hand)


def test_a_charge_never_makes_a_row_worth_more() -> None:
    worth = [Solution(Objective(charge)).worth(FIRST_ROW) for charge in (0.0, 1.0, 6.0)]
    assert worth == sorted(worth, reverse=True)


@pytest.mark.skipif(not available(), reason="numba is not installed")
@pytest.mark.parametrize("objective", [Objective(), Objective(second_rolls=False), Objective(charge=6.0)])
@pytest.mark.parametrize("row", [FIRST_ROW, (5, 4, 3, 2, 2, 1), (1, 6, 2, 6, 1, 1)])
def test_the_compiled_twin_says_the_same(row: Free, objective: Objective) -> None:
    from rollwright.kernels.twentyone.evaluation import solved_tables

    tables = solved_tables((row,), (objective.charge,), second_rolls=objective.second_rolls)
    solution = Solution(objective)
    solution.worth(row)
    for boxes in range(64):
        free = tuple(number for box, number in enumerate(row) if boxes >> box & 1)
        for hits in range(7 - len(free)):
            assert tables.worth[0, 0, boxes, hits] == pytest.approx(solution.worth(free, hits), abs=1e-11)
    for ones in range(64):
        last_box_lowest = int(f"{ones:06b}"[::-1], 2)
        assert tables.again[0, 0, 63, 0, ones] == pytest.approx(solution.again(row, 0, last_box_lowest), rel=1e-6)


@pytest.mark.skipif(not available(), reason="numba is not installed")
@pytest.mark.parametrize("games", [100_000, pytest.param(10_000_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("second", [True, False])
def test_simulated_games_of_its_policy_score_what_it_says(games: int, second: bool) -> None:
    """Within three standard errors."""
    from rollwright.games.material import shipped
    from rollwright.games.twentyone.sheet import Sheet
    from rollwright.kernels.twentyone.evaluation import solved_tables
    from rollwright.kernels.twentyone.games import play_games
    from rollwright.kernels.twentyone.packed import pack_sheets

    sheet = shipped("twentyone", "C")
    assert isinstance(sheet, Sheet)
    tables = solved_tables(sheet.numbers, (0.0,), second_rolls=second)
    if not second:
        tables.again[:] = -1.0  # nobody would
    scores = play_games(pack_sheets([sheet]), [0], games, 21, tables=tables).scores[:, 0]
    solution = Solution(Objective(second_rolls=second))
    expected = sum(solution.worth(row) for row in sheet.numbers)
    assert abs(scores.mean() - expected) < 3 * scores.std() / games**0.5
