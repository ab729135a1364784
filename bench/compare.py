"""Compares this working tree with an older commit: engine, server, start and page. `python -m bench.compare COMMIT`.

Both run with the packages of this environment. Each ratio is the median of the rounds' ratios, new to old.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from bench.common import PAIRS, ROOT, WORK, Contender, measure
from bench.front.browsers import launch
from bench.front.size import first_visit, kilobytes
from bench.load.bars import Bar, fill
from bench.load.play import CLOSED_SECONDS, TABLES, all_were_busy, in_turns, rate
from bench.load.servers import NO_LIMITS, Load, MeasuredServer, make_node_modules, started
from bench.load.watch import measured

GAMES = ("border", "twentyone")
SEATS = 4
SECONDS = 2.0
STARTS = 11
RUN = """
import runpy, sys
tree, *sys.argv = sys.argv[1:]
sys.path[:0] = [tree + "/src", tree, tree + "/bench"]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
SERVE = """
import sys
sys.path.insert(0, sys.argv[1] + "/src")
sys.argv[1:] = sys.argv[2:]
from rollwright.cli import main
main()
"""


def old_tree(commit: str) -> Path:
    """A checkout of the commit with its page built, created if missing."""
    full = subprocess.run(
        ("git", "rev-parse", "--verify", f"{commit}^{{commit}}"), cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    tree = WORK / f"tree-{full[:12]}"
    if not tree.exists():
        WORK.mkdir(exist_ok=True)
        subprocess.run(("git", "clone", "--quiet", "--no-checkout", str(ROOT), str(tree)), check=True)
        subprocess.run(("git", "checkout", "--quiet", full), cwd=tree, check=True)
    subprocess.run((sys.executable, "hatch_build.py"), cwd=tree, check=True)
    return tree


def engine(tree: Path, name: str, game: str) -> Contender:
    """Random games by the readable rules of a tree."""
    script = str(tree / "bench" / "random_play.py")
    return Contender(f"{name} {game}", "decisions", (sys.executable, "-c", RUN, str(tree), script, game, str(SEATS)))


def server(tree: Path, name: str) -> MeasuredServer:
    """The server of a tree, and the load client for its protocol."""
    limits = [word for limit in NO_LIMITS for word in ("--limit", f"{limit}=1000000")]

    def command(port: int, folder: Path) -> list[str]:
        files = ["--database", str(folder / "tables.db"), "--log", str(folder / "log")]
        return [sys.executable, "-c", SERVE, str(tree), "serve", "--no-browser", "--port", str(port), *files, *limits]

    return MeasuredServer(name, command, str(tree / "bench" / "load" / "rollwright.cjs"), "/healthz")


def compare_engine(old: Path, rounds: int) -> list[Bar]:
    """Decisions per CPU second."""
    contenders = [engine(tree, name, game) for game in GAMES for tree, name in ((ROOT, "new"), (old, "old"))]
    found = measure(contenders, SECONDS if rounds > 1 else 0.2)
    return [
        Bar(f"engine, decisions per CPU second, {game}", found.ratio(f"new {game}", f"old {game}"), 0.97, least=True)
        for game in GAMES
    ]


def compare_moves(old: Path, rounds: int) -> list[Bar]:
    """Moves per CPU second of the server."""
    make_node_modules()
    new_server, old_server = server(ROOT, "new"), server(old, "old")
    load = Load(TABLES, CLOSED_SECONDS)
    trials, _ = measured(lambda: in_turns((new_server, old_server), load), rounds, latencies=False, sound=all_were_busy)
    ratio = median(rate(one[new_server]) / rate(one[old_server]) for one in trials)
    return [Bar("server, moves per CPU second", ratio, 0.97, least=True)]


def compare_start(old: Path, rounds: int) -> list[Bar]:
    """Seconds from the command to the first answer, with a database that exists."""
    servers = server(ROOT, "new"), server(old, "old")

    with TemporaryDirectory(dir=WORK) as temporary:
        folders = [Path(temporary) / one.name for one in servers]
        for folder in folders:
            folder.mkdir()

        def seconds() -> list[float]:
            taken = []
            for one, folder in zip(servers, folders, strict=True):
                with started(one, folder) as (_, _, spent):
                    taken.append(spent)
            return taken

        seconds()  # writes the byte code and creates the databases
        found, _ = measured(seconds, STARTS if rounds > 1 else 1, latencies=False)
    return [Bar("start of the server, seconds", median(new / before for new, before in found), 1.03)]


def compare_page(old: Path, _: int) -> list[Bar]:
    """Kilobytes, compressed, of the first visit of the start page."""
    sizes = []
    with sync_playwright() as playwright, TemporaryDirectory(dir=WORK) as temporary:
        browser = launch(playwright)
        for tree, name in ((ROOT, "new"), (old, "old")):
            folder = Path(temporary) / name
            folder.mkdir()
            with started(server(tree, name), folder) as (_process, port, _seconds):
                sizes.append(kilobytes(first_visit(browser, f"http://127.0.0.1:{port}/")))
        browser.close()
    return [Bar("first load of the page, compressed bytes", sizes[0] / sizes[1], 1.03)]


PARTS: dict[str, Callable[[Path, int], list[Bar]]] = {
    "engine": compare_engine,
    "moves": compare_moves,
    "start": compare_start,
    "page": compare_page,
}


def main() -> int:
    """Compare and print a table; returns 0 if every bar is reached, 1 if not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="the older commit")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"{', '.join(PARTS)}; without any, all")
    parser.add_argument("--briefly", action="store_true", help="one short round, to see whether it works")
    wanted = parser.parse_intermixed_args()
    if unknown := set(wanted.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    old = old_tree(wanted.commit)
    subprocess.run((sys.executable, "hatch_build.py"), cwd=ROOT, check=True)
    rounds = 1 if wanted.briefly else PAIRS
    bars = [bar for name in wanted.parts or PARTS for bar in PARTS[name](old, rounds)]
    print(fill(f"This working tree against {wanted.commit}: ratios, new to old."))
    print("\n| | ratio | bar | aim | |\n| --- | ---: | --- | --- | --- |")
    print("\n".join(map(str, bars)))
    return 0 if all(bar.reached for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
