"""Tests by play that no shipped board of The Border is better than another, and writes the table of `docs/balance.md`.

python -m tools.fair_boards                    100,000 games for each policy and number of players
python -m tools.fair_boards --games 200 --dry  only check whether it works

The section is written again after each line.
"""

import argparse
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from rollwright.games.border.board import Board
from rollwright.games.border.material import NAMES, board_set, shipped_board
from rollwright.games.border.rules import SEATS
from rollwright.kernels.border.packed import SEATS_AT_MOST
from tools.border_results import POLICIES, results_by_deal
from tools.chi_square import p_value
from tools.sections import ROOT, circumstances, deliver, table

PAGE = ROOT / "docs" / "balance.md"
TITLE = "The Border: every board wins its share"
NETWORK = "network, without search"
TESTED = "level 2", NETWORK
LEAST = 0.01
"""The smallest probability that says nothing against the boards."""


def wins_by_board(policy: int, boards: tuple[Board, ...], seats: int, games: int, seed: int) -> npt.NDArray[np.int64]:
    """Count the wins of each board when boards and first player are drawn. A shared win is drawn among the winners."""
    rng = np.random.default_rng([seed, seats])
    lots = np.random.default_rng([seed, seats, 1])
    counts = np.zeros(len(boards), np.int64)
    for dealt, results in results_by_deal(policy, boards, seats, games, rng):
        for winners in results[:, SEATS_AT_MOST]:
            won = [seat for seat in range(seats) if winners >> seat & 1]
            counts[dealt[won[lots.integers(len(won))]]] += 1
    return counts


def measure(games: int, seed: int, sets: tuple[int, ...], policies: tuple[str, ...]) -> Iterator[str]:
    """Play the games; yields the text of the section, longer with each line."""
    rows: list[list[str]] = []
    found: list[float] = []
    heads = ["boards", "policy", "players", "first", "second", "third", "fourth", "p"]
    said = "the same policy in every seat; boards and first player drawn; a shared win is drawn as well"
    for name, boards in [
        ("1 to 4", tuple(map(shipped_board, NAMES))),
        *((f"{number}-1 to {number}-4", board_set(number)) for number in sets),
    ]:
        for policy in policies:
            for seats in SEATS:
                counts = wins_by_board(POLICIES[policy], boards, seats, games, seed)
                shares = [f"{count / games:.2%}" for count in counts]
                found.append(p_value(counts.tolist()))
                rows.append([name, policy, str(seats), *shares, f"{found[-1]:.3f}"])
                verdict = "not below" if min(found) >= LEAST else "**below**"
                yield (
                    f"{circumstances()}; {games:,} games for each line, seed {seed};\n{said}.\n\n"
                    "The shares of the wins of all games; 25 % would be even. The chi-square test asks how likely "
                    f"differences of\nthis size are if no board is better than another.\n\n{table(heads, rows)}\n\n"
                    f"The smallest p is {min(found):.3f}: {verdict} {LEAST}."
                )


def main() -> None:
    """Play the games and write the section."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--games", type=int, default=100_000)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--sets", type=int, nargs="*", default=(), help="sets of made boards to test as well")
    wishes.add_argument("--policies", nargs="+", choices=POLICIES, default=list(TESTED))
    wishes.add_argument("--dry", action="store_true", help="print, and write nothing")
    wish = wishes.parse_args()
    deliver(PAGE, TITLE, measure(wish.games, wish.seed, tuple(wish.sets), tuple(wish.policies)), dry=wish.dry)


if __name__ == "__main__":
    main()
