"""Moves per CPU second, acknowledgements and memory: ours beside boardgame.io, in turns."""

import statistics
from collections.abc import Callable, Sequence

from load.bars import Bar, Found, table
from load.servers import FLAT_FILE, IN_MEMORY, OURS, Load, Server, Trial, trial
from load.watch import Watch, measured

TABLES = 200
CLOSED_SECONDS, PACED_SECONDS = 4.0, 8.0
GAMES = ("border", "twentyone")
Trials = dict[Server, list[Trial]]


def in_turns(servers: Sequence[Server], load: Load, watch: Watch, pairs: int) -> Trials:
    """Every server under the same load, again and again."""
    trials: Trials = {server: [] for server in servers}
    for _ in range(pairs):
        for server in servers:
            trials[server].append(trial(server, load))
        watch.look()
    return trials


def ratio(trials: Trials, peer: Server, number: Callable[[Trial], float]) -> float:
    """The median of the pairs' ratios, ours to the peer's."""
    pairs = zip(trials[OURS], trials[peer], strict=True)
    return statistics.median(number(ours) / number(theirs) for ours, theirs in pairs)


def middle(trials: Sequence[Trial], number: Callable[[Trial], float]) -> float:
    """The median of a number."""
    return statistics.median(number(one) for one in trials)


# As fast as they go


def measure_moves(pairs: int, seconds: float) -> Found:
    """Validated moves per CPU second of the server."""
    servers = (OURS, IN_MEMORY, FLAT_FILE)
    load = Load(TABLES, seconds)
    trials, still = measured(lambda watch: in_turns(servers, load, watch, pairs), lambda still: still.moved)
    alone = [f"{game} {rate(trial(OURS, Load(TABLES, seconds, games=game))):,.0f}" for game in GAMES]
    how = f"""
{TABLES} tables with two people each, as fast as they go: the next move is sent when the last has reached both. Ours on
SQLite with `synchronous=FULL`, every acknowledged move on disk, half of the tables The Border and half Twenty One, at
the end of a game a rematch; the peer plays tic-tac-toe. A move is a message that is checked, applied, kept and sent to
both: throwing the dice is one, choosing is one. Server and load on a core each; {pairs} rounds of {seconds:g} seconds
in turns, the median of the rounds' ratios counts.
"""
    bars = [
        Bar(f"moves per CPU second, times {IN_MEMORY.name}", ratio(trials, IN_MEMORY, rate), 1.0, 2.0, least=True),
        Bar(f"moves per CPU second, times {FLAT_FILE.name}", ratio(trials, FLAT_FILE, rate), 3.0, least=True),
    ]
    heads = ["moves per CPU second of the server", "without throws", "moves a second"]
    details = f"""
{table(heads, [rate_row(server, trials[server]) for server in servers])}

For information, moves per CPU second of ours with one game alone: {", ".join(alone)}. If throws were not counted, it
would be {ratio(trials, IN_MEMORY, chosen_rate):.2f} times {IN_MEMORY.name}
and {ratio(trials, FLAT_FILE, chosen_rate):.2f} times {FLAT_FILE.name}.
"""
    return Found(how, bars, details, still, still.moved)


def rate(found: Trial) -> float:
    """Moves per CPU second of the server."""
    return float(found.client["moves"] / found.cpu)


def chosen_rate(found: Trial) -> float:
    """The same without the throws of dice; a peer has none."""
    return float(found.client.get("chosen", found.client["moves"]) / found.cpu)


def rate_row(server: Server, trials: Sequence[Trial]) -> str:
    """The medians of one server."""
    by_clock = middle(trials, lambda one: one.client["moves"] / one.client["seconds"])
    return f"| {server.name} | {middle(trials, rate):,.0f} | {middle(trials, chosen_rate):,.0f} | {by_clock:,.0f} |"


# At an easy pace


def measure_pace(pairs: int, seconds: float) -> Found:
    """How long an acknowledgement takes, and what the server holds in memory."""
    servers = (OURS, IN_MEMORY)
    load = Load(TABLES, seconds, rate=1)
    trials, still = measured(lambda watch: in_turns(servers, load, watch, pairs), lambda still: still.disturbed)
    how = f"""
{TABLES} tables with two people each at one move a second a table, {2 * TABLES} connections; ours as above, beside
{IN_MEMORY.name}. The time is that from sending a move to its acknowledgement, which comes when it is on disk; the
peer acknowledges with the update. {pairs} rounds of {seconds:g} seconds in turns, the median of the rounds' ratios
counts.
"""
    bars = [
        Bar("median acknowledgement, times the peer's", ratio(trials, IN_MEMORY, times("mover", "p50")), 1.0, 0.6),
        Bar("99th percentile, times the peer's", ratio(trials, IN_MEMORY, times("mover", "p99")), 1.0, 0.6),
        Bar("memory at 400 connections, times the peer's", ratio(trials, IN_MEMORY, lambda one: one.memory), 1.0),
    ]
    heads = ["acknowledged, median", "99th percentile", "at the last of both, median", "99th percentile"]
    details = f"""
{table([*heads, "memory", "CPU"], [pace_row(server, trials[server]) for server in servers])}

For information, acknowledgements of ours by game, median and 99th percentile: {by_game(trials[OURS])}.
"""
    return Found(how, bars, details, still, still.disturbed)


def times(where: str, part: str) -> Callable[[Trial], float]:
    """A percentile of the client's times, in milliseconds."""
    return lambda one: float(one.client[where][part])


def pace_row(server: Server, trials: Sequence[Trial]) -> str:
    """The medians of one server."""
    parts = [times(where, part) for where in ("mover", "last") for part in ("p50", "p99")]
    shown = " | ".join(f"{middle(trials, part):.2f} ms" for part in parts)
    megabytes = middle(trials, lambda one: one.memory / 1e6)
    cpu = middle(trials, lambda one: one.cpu / one.client["seconds"])
    return f"| {server.name} | {shown} | {megabytes:.0f} MB | {cpu:.1%} |"


def by_game(trials: Sequence[Trial]) -> str:
    """Median and 99th percentile of each game."""
    return ", ".join(
        f"{game} {middle(trials, times(game, 'p50')):.2f} and {middle(trials, times(game, 'p99')):.2f} ms"
        for game in GAMES
    )
