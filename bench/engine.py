"""The readable engine, python-chess and catanatron, and the cost of importing the engine. `python -m bench.engine`."""

import statistics
import subprocess
import sys

from bench.common import PAIRS, Contender, Measurement, circumstances, measure, module, peers_python, write_section

TITLE = "The engine: rules as pure functions"
SECONDS = 2.0
PEERS = ("chess==1.11.2", "catanatron==3.2.1")
LEAST_RATIO, AIM = 1.0, 2.0

YARDSTICK = "json, dataclasses, enum, tomllib"
OURS = "rollwright.games"
IMPORTS = 31
MOST_IMPORT_RATIO = 3.0


def ours(game: str, seats: int) -> Contender:
    """One of our games, with every move checked."""
    return Contender(f"{game}, {seats} seats", "decisions", (*module("random_play"), game, str(seats)))


def peer(name: str, unit: str, script: str) -> Contender:
    """A peer in the peers' environment."""
    return Contender(name, unit, module(f"peers.{script}", peers_python(PEERS)))


def rates_table(games: list[Contender], peers: list[Contender], found: Measurement) -> str:
    """A table of the rates, and the ratio to each peer."""
    lines = [
        "| | per CPU second | " + " | ".join(f"against {peer.name}" for peer in peers) + " |",
        "| --- | ---: |" + " ---: |" * len(peers),
    ]
    lines += [f"| {peer.name} | {found.rate(peer.name):,.0f} {peer.unit} |" + " |" * len(peers) for peer in peers]
    for game in games:
        ratios = " | ".join(f"{found.ratio(game.name, peer.name):.2f}" for peer in peers)
        lines.append(f"| {game.name} | {found.rate(game.name):,.0f} {game.unit} | {ratios} |")
    return "\n".join(lines)


# The cost of importing

PROBE = """
import sys, time
there = set(sys.modules)
begun = time.process_time()
import {modules}
spent = time.process_time() - begun
new = {{name.partition(".")[0] for name in set(sys.modules) - there}}
print(spent, *sorted(new - set(sys.stdlib_module_names)))
"""


def timed_import(modules: str) -> tuple[float, set[str]]:
    """CPU seconds of importing in a new interpreter, and the loaded packages outside of the standard library."""
    program = PROBE.format(modules=modules)
    spent, *loaded = subprocess.run(
        (sys.executable, "-c", program), check=True, capture_output=True, text=True
    ).stdout.split()
    return float(spent), set(loaded)


def measure_imports() -> tuple[float, float, set[str]]:
    """Milliseconds of ours, its ratio to the yardstick's (the median of the pairs), and the other packages that it
    loads."""
    _, loaded = timed_import(OURS)  # this also writes the byte code
    pairs = [(timed_import(OURS)[0], timed_import(YARDSTICK)[0]) for _ in range(IMPORTS)]
    return (
        statistics.median(mine for mine, _ in pairs) * 1e3,
        statistics.median(mine / theirs for mine, theirs in pairs),
        loaded - {"rollwright"},
    )


def main() -> int:
    """Measure and write the section of results.md; returns 0 if every bar is reached, 1 if one is not, 2 if it is
    void."""
    games = [ours(game, seats) for seats in (4, 2) for game in ("border", "twentyone")]
    peers = [
        peer("catanatron", "actions", "catanatron_games"),
        peer("python-chess", "moves", "chess_playout"),
    ]
    found = measure([*peers, *games], SECONDS)
    milliseconds, import_ratio, foreign = measure_imports()
    least = min(found.ratio(game.name, peer.name) for game in games for peer in peers)
    reached = least >= LEAST_RATIO and import_ratio <= MOST_IMPORT_RATIO and not foreign
    verdict = "void: the machine moved" if found.void else "reached" if reached else "not reached"
    body = f"""
{circumstances(found)}

Random games by the readable engine, with events, every move checked, marks found by walking the targets; a decision is
one choice of one seat. Against four RandomPlayers of catanatron and random playouts of python-chess, in turns,
{PAIRS} rounds of {SECONDS:g} CPU seconds each; the median of the rounds' ratios counts. At least {LEAST_RATIO}, the aim
is {AIM}: **{verdict}**, least ratio {least:.2f}.

{rates_table(games, peers, found)}

`import {OURS}` takes {milliseconds:.1f} ms of CPU, {import_ratio:.2f} times `import {YARDSTICK}` (median of {IMPORTS}
alternating pairs of fresh interpreters; at most {MOST_IMPORT_RATIO:g}). Packages loaded from outside the standard
library: {", ".join(sorted(foreign)) or "none"}.
"""
    print(body.strip())
    if not found.void:  # a void measurement does not replace a valid one
        write_section(TITLE, body)
    return 2 if found.void else 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
