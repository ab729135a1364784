"""Tests by play that no shipped board of The Border is better than another, and writes the table of `docs/balance.md`.

python -m tools.fair_boards                    100,000 games for each number of players
python -m tools.fair_boards --games 200 --dry  only check whether it works
"""

import argparse
import sys
from itertools import permutations

import numpy as np
import numpy.typing as npt

from rollwright.games.border.board import Board
from rollwright.games.border.material import NAMES, board_set, shipped_board
from rollwright.games.border.rules import SEATS
from rollwright.kernels.border.games import GREEDY, play_games_on_all_cores, room_for
from rollwright.kernels.border.packed import SEATS_AT_MOST, boards_of, opening
from rollwright.kernels.border.weights import TUNED_WEIGHTS, tables_of
from tools.chi_square import p_value
from tools.sections import ROOT, circumstances, put_section, table

PAGE = ROOT / "docs" / "balance.md"
TITLE = "The Border: every board wins its share"


def wins_by_board(boards: tuple[Board, ...], seats: int, games: int, seed: int) -> npt.NDArray[np.int64]:
    """Count the wins of each board when boards and first player are drawn. A shared win is drawn among the winners.

    The first seat begins: who sits where does not matter, because the seats draw their boards.
    """
    rng = np.random.default_rng([seed, seats])
    dealt = list(permutations(range(len(boards)), seats))
    counts = np.zeros(len(boards), np.int64)
    for number, games_here in enumerate(rng.multinomial(games, [1 / len(dealt)] * len(dealt))):
        here = tuple(boards[board] for board in dealt[number])
        results = room_for(int(games_here))
        policies = np.full(SEATS_AT_MOST, GREEDY)
        tables = tables_of(TUNED_WEIGHTS[seats])
        game_seed = np.uint64(rng.integers(1 << 63))
        play_games_on_all_cores(boards_of(here), opening(here), policies, tables, game_seed, results)
        for winners in results[:, SEATS_AT_MOST]:
            won = [seat for seat in range(seats) if winners >> seat & 1]
            counts[dealt[number][won[rng.integers(len(won))]]] += 1
    return counts


def measure(games: int, seed: int, sets: tuple[int, ...]) -> str:
    """Play the games and return the text of the section."""
    rows = []
    for name, boards in [
        ("1 to 4", tuple(map(shipped_board, NAMES))),
        *((f"{number}-1 to {number}-4", board_set(number)) for number in sets),
    ]:
        for seats in SEATS:
            counts = wins_by_board(boards, seats, games, seed)
            shares = [f"{count / games:.2%}" for count in counts]
            rows.append([name, str(seats), *shares, f"{p_value(counts.tolist()):.3f}"])
    heads = ["boards", "players", "first", "second", "third", "fourth", "p"]
    said = "level 2 in the kernels in every seat; boards and first player drawn; a shared win is drawn as well"
    return (
        f"{circumstances()}; {games:,} games for each line, seed {seed};\n{said}.\n\n"
        "The shares of the wins of all games; 25 % would be even. The chi-square test asks how likely differences of\n"
        f"this size are if no board is better than another.\n\n{table(heads, rows)}"
    )


def main() -> None:
    """Play the games and write the section."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--games", type=int, default=100_000)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--sets", type=int, nargs="*", default=(), help="sets of made boards to test as well")
    wishes.add_argument("--dry", action="store_true", help="print, and write nothing")
    wish = wishes.parse_args()
    body = measure(wish.games, wish.seed, tuple(wish.sets))
    if wish.dry:
        sys.stdout.write(f"## {TITLE}\n\n{body}\n")
    else:
        put_section(PAGE, TITLE, body)


if __name__ == "__main__":
    main()
