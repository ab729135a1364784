"""Measures how often each bot beats a casual player, for the page and for `docs/bots.md`.

python -m tools.bot_strengths                        all games
python -m tools.bot_strengths border --games 20 --dry    one game, only to check whether it works
"""

import argparse
import json
import sys

from rollwright.bots import bots_for
from rollwright.bots.strengths import CASUAL, FILE, Strength, about
from rollwright.cli.progress import watched
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.lab.arena import EVEN, ArenaSettings, Pairing, compete
from rollwright.lab.worker_pool import WorkerPool
from rollwright.translations import SOURCE, Words
from tools.sections import ROOT, circumstances, deliver, table

PAGE = ROOT / "docs" / "bots.md"
WORDS = Words(SOURCE)
SEATS = 2
MILLISECONDS = 20
GAMES_PER_BOT = 400


def measure(game: str, games: int, jobs: int | None, seed: int) -> dict[str, float]:
    """The share of the wins of each bot against the casual player, in pairs of games with the same dice."""
    shares = {}
    settings = ArenaSettings(
        game=game,
        seats=SEATS,
        sheets=all_shipped(game),
        seed=seed,
        games_at_most=games,
        seconds=MILLISECONDS / 1000,
        play_all=True,
        cpu_time=True,
    )
    with WorkerPool(jobs) as pool:
        for bot in bots_for(game):
            shares[bot] = EVEN
            if bot != CASUAL:
                pairing = Pairing(bot, CASUAL, settings)
                for _ in watched(compete(pairing, pool), games // 2, f"{game}, {bot}"):
                    pass
                shares[bot] = round(pairing.wins.value, 3)
            sys.stderr.write(f"{game}, {bot}: {shares[bot]:.1%}\n")
    return shares


def title_of(game: str) -> str:
    """The heading of a section."""
    return f"{WORDS.name('game', game)}, every bot against a casual player"


def told(shares: dict[str, float], how: str) -> str:
    """The text of the section."""

    def simple(strength: Strength) -> str:
        if strength.wins in (0, strength.games):
            return "almost always" if strength.wins else "almost never"
        return f"{strength.wins} of {strength.games}"

    rows = [[WORDS.name("bot", bot), f"{share:.1%}", simple(about(share))] for bot, share in shares.items()]
    return f"{how}\n\n{table(['bot', 'wins', 'about'], rows)}"


def main() -> None:
    """Measure, and write the files and the sections."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("wanted", nargs="*", metavar="game", help=", ".join(GAMES))
    wishes.add_argument("--games", type=int, default=GAMES_PER_BOT)
    wishes.add_argument("--jobs", type=int)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--dry", action="store_true", help="print, and write nothing")
    wish = wishes.parse_args()
    if unknown := set(wish.wanted) - set(GAMES):
        wishes.error(f"no such game: {', '.join(sorted(unknown))}")
    for game in wish.wanted or GAMES:
        shares = measure(game, wish.games, wish.jobs, wish.seed)
        how = (
            f"{circumstances()}; {SEATS} players, {MILLISECONDS} ms per decision,\n"
            f"{wish.games:,} games per bot against level 2, seed {wish.seed}."
        )
        if not wish.dry:
            stored = {"measured": " ".join(how.split()), "shares": shares}
            file = ROOT / "src" / "rollwright" / "bots" / game / FILE
            file.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
        deliver(PAGE, title_of(game), [told(shares, how)], dry=wish.dry)


if __name__ == "__main__":
    main()
