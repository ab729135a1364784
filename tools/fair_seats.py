"""Measures seats, turns and sheets with whole games in the kernels, and writes two sections of `docs/balance.md`.

python -m tools.fair_seats                    100,000 games for each line
python -m tools.fair_seats --games 200 --dry  only check whether it works
python -m tools.fair_seats border             only that section

A section is written again after each line.
"""

import argparse
from collections.abc import Iterator
from itertools import permutations, product
from textwrap import fill

import numpy as np
import numpy.typing as npt

from rollwright.games.border.material import NAMES, shipped_board
from rollwright.games.border.rules import SEATS as BORDER_SEATS
from rollwright.games.material import all_shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.kernels.twentyone import games as twentyone
from rollwright.kernels.twentyone.evaluation import solved_tables
from rollwright.kernels.twentyone.packed import pack_sheets
from rollwright.kernels.twentyone.policies import CHARGES, GREEDY, RACER
from tools.border_results import POLICIES, results_by_deal
from tools.chi_square import p_value
from tools.sections import ROOT, circumstances, deliver, table

Numbers = npt.NDArray[np.int64]

PAGE = ROOT / "docs" / "balance.md"
WIDTH = 120
LEAST = 0.001
"""The smallest probability that is written."""
SHARES = "Twenty One: every sheet and every seat wins its share"
FIRST = "The Border: going first, and points that would remove it"
MOST_COMPENSATION = 6
"""Points that a seat can be given."""
TWENTYONE_POLICIES = {"level 2": GREEDY, "racers": RACER}
TWENTYONE_SEATS = range(2, 7)


def winner_of(scores: Numbers, rng: np.random.Generator) -> Numbers:
    """The seat with the most points in each game; a shared win is drawn."""
    drawn = np.where(scores == scores.max(axis=1, keepdims=True), rng.random(scores.shape), -1.0)
    winner: Numbers = drawn.argmax(axis=1)
    return winner


def counted(found: Numbers, kinds: int) -> list[int]:
    """How often each kind was found."""
    return [int(count) for count in np.bincount(found, minlength=kinds)]


def twentyone_wins(policy: int, seats: int, games: int, seed: int) -> tuple[list[int], list[int], list[int]]:
    """The wins by sheet, by seat and by turn; the sheets are drawn, and the seats begin in turn."""
    sheets = [sheet for sheet in all_shipped("twentyone") if isinstance(sheet, Sheet)]
    tables = solved_tables(sheets[0].numbers, CHARGES)
    rng = np.random.default_rng([seed, seats])
    deals = list(permutations(range(len(sheets)), seats))
    by_sheet, by_seat, by_turn = [], [], []
    for number, here in enumerate(rng.multinomial(games, [1 / len(deals)] * len(deals))):
        dealt = pack_sheets([sheets[sheet] for sheet in deals[number]])
        played = twentyone.play_games(dealt, [policy] * seats, int(here), int(rng.integers(1 << 62)), tables=tables)
        winner = winner_of(played.scores, rng)
        by_sheet.append(np.array(deals[number])[winner])
        by_seat.append(winner)
        by_turn.append((winner - np.arange(here)) % seats)
    return (
        counted(np.concatenate(by_sheet), len(sheets)),
        counted(np.concatenate(by_seat), seats),
        counted(np.concatenate(by_turn), seats),
    )


def twentyone_section(games: int, seed: int) -> Iterator[str]:
    """The sheets and seats of Twenty One, longer with each line."""
    rows: list[list[str]] = []
    how = fill(
        f"{circumstances()}; {games:,} games for each line, seed {seed}, in the kernels; the sheets are drawn, "
        "the seats begin in turn, and a shared win is drawn. *Racers* charge more for a round when they are "
        "ahead: the policy of the playouts of `master-2026`.",
        WIDTH,
    )
    what = fill(
        "The lowest and the highest share of the wins, those of the turns in their order, and the "
        "probability p of such differences by chance if all are equally good (chi-square test).",
        WIDTH,
    )
    for name, policy in TWENTYONE_POLICIES.items():
        for seats in TWENTYONE_SEATS:
            sheets, places, turns = twentyone_wins(policy, seats, games, seed)
            in_order = ", ".join(f"{count / games:.1%}" for count in turns)
            rows.append([name, str(seats), told(sheets), told(places), f"{in_order}; {probability(turns)}"])
            yield "\n\n".join([how, what, table(["policy", "players", "sheets", "seats", "turns"], rows)])


def told(counts: list[int]) -> str:
    """`16.5% to 16.9%; p 0.412`."""
    games = sum(counts)
    return f"{min(counts) / games:.1%} to {max(counts) / games:.1%}; {probability(counts)}"


def probability(counts: list[int]) -> str:
    """`p 0.412`."""
    found = p_value(counts)
    return f"p {found:.3f}" if found >= LEAST else f"p < {LEAST}"


def border_points(policy: int, seats: int, games: int, seed: int) -> Numbers:
    """The points by turn at the end of each game; the boards are drawn."""
    rng = np.random.default_rng([seed, seats])
    found = results_by_deal(policy, tuple(map(shipped_board, NAMES)), seats, games, rng)
    return np.concatenate([results[:, :seats] for _, results in found])


def shares_of(points: Numbers) -> npt.NDArray[np.float64]:
    """The share of the wins by turn; players with equal points share a win."""
    best = points == points.max(axis=1, keepdims=True)
    shares: npt.NDArray[np.float64] = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    return shares


def compensation(points: Numbers) -> tuple[int, ...]:
    """The whole points for each turn, none for the first, that make the shares most equal; the fewest of those."""
    seats = points.shape[1]
    given = [(0, *more) for more in product(range(MOST_COMPENSATION + 1), repeat=seats - 1)]

    def unequal(one: tuple[int, ...]) -> tuple[float, int]:
        return round(float(((shares_of(points + np.array(one)) - 1 / seats) ** 2).sum()), 7), sum(one)

    return min(given, key=unequal)


def border_section(games: int, seed: int) -> Iterator[str]:
    """The turns of The Border, and the points that would make them equal, longer with each line."""
    rows: list[list[str]] = []
    heads = ["policy", "players", "wins by turn", "p", "points by turn", "points given", "wins with them"]
    how = fill(
        f"{circumstances()}; {games:,} games for each line, seed {seed}; the boards are drawn. Players with equal "
        "points share the win here, without tie-breaks. The probability p of such differences by chance, if all turns "
        "are equally good, is that of a chi-square test.",
        WIDTH,
    )
    what = fill(
        "The points given are the whole numbers, none for the first turn, that make the shares most equal if "
        "they are added at the end of the same games. The rules give none, and no table offers them.",
        WIDTH,
    )
    for name, policy in POLICIES.items():
        for seats in BORDER_SEATS:
            points = border_points(policy, seats, games, seed)
            given, shares = compensation(points), shares_of(points)
            rows.append(
                [
                    name,
                    str(seats),
                    ", ".join(f"{share:.1%}" for share in shares),
                    probability([round(share * games) for share in shares]).removeprefix("p "),
                    ", ".join(f"{mean:.1f}" for mean in points.mean(axis=0)),
                    ", ".join(map(str, given)),
                    ", ".join(f"{share:.1%}" for share in shares_of(points + np.array(given))),
                ]
            )
            yield "\n\n".join([how, what, table(heads, rows)])


SECTIONS = {"twentyone": (SHARES, twentyone_section), "border": (FIRST, border_section)}
"""By the name of the game: the title, and what is measured."""


def main() -> None:
    """Play the games and write the sections."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("sections", nargs="*", metavar="game", help=", ".join(SECTIONS))
    wishes.add_argument("--games", type=int, default=100_000)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--dry", action="store_true", help="print, and write nothing")
    wish = wishes.parse_args()
    if unknown := set(wish.sections) - set(SECTIONS):
        wishes.error(f"no such game: {', '.join(sorted(unknown))}")
    for name in wish.sections or SECTIONS:
        title, section = SECTIONS[name]
        deliver(PAGE, title, section(wish.games, wish.seed), dry=wish.dry)


if __name__ == "__main__":
    main()
