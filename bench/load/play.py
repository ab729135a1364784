"""Moves per CPU second, latency of acknowledgements, and memory, of our server and boardgame.io in turns."""

import os
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from tempfile import TemporaryFile

from bench.common import WORK
from bench.load.bars import Bar, Found, table
from bench.load.servers import BARE, FLAT_FILE, IN_MEMORY, OURS, Load, MeasuredServer, Trial, trial
from bench.load.watch import measured

TABLES = 200
CLOSED_SECONDS, PACED_SECONDS = 4.0, 6.0
LEAST_BUSY = 0.9
"""The minimum share of its core that a server must get at full speed; otherwise the round is void."""
GAMES = ("border", "twentyone")
ServerRound = dict[MeasuredServer, Trial]


def in_turns(servers: Sequence[MeasuredServer], load: Load) -> ServerRound:
    """Put the same load on every server, one after the other."""
    return {server: trial(server, load) for server in servers}


def ratio(rounds: Sequence[ServerRound], peer: MeasuredServer, number: Callable[[Trial], float]) -> float:
    """The median of the rounds' ratios, ours to the peer's."""
    return statistics.median(number(one[OURS]) / number(one[peer]) for one in rounds)


def middle(rounds: Sequence[ServerRound], server: MeasuredServer, number: Callable[[Trial], float]) -> float:
    """The median of a number."""
    return statistics.median(number(one[server]) for one in rounds)


# At full speed


def measure_moves(wanted: int, seconds: float) -> Found:
    """Validated moves per CPU second of the server."""
    servers = (OURS, IN_MEMORY, FLAT_FILE)
    load = Load(TABLES, seconds)
    rounds, still = measured(lambda: in_turns(servers, load), wanted, latencies=False, sound=all_were_busy)
    alone = [f"{game} {rate(trial(OURS, Load(TABLES, seconds, games=game))):,.0f}" for game in GAMES]
    how = f"""
{TABLES} tables with two people each, as fast as they go: the next move is sent when the last has reached both. Ours on
SQLite with `synchronous=FULL`, every acknowledged move on disk, half of the tables The Border and half Twenty One, at
the end of a game a rematch; the peer plays tic-tac-toe. A move is a message that is checked, applied, kept and sent to
both: throwing the dice is one, choosing is one. Server and load on a core each; {wanted} rounds of {seconds:g} seconds
in turns, the median of the rounds' ratios counts; a round in which a server got less than {LEAST_BUSY:.0%} of its core
is void.
"""
    bars = [
        Bar(f"moves per CPU second, times {IN_MEMORY.name}", ratio(rounds, IN_MEMORY, rate), 1.4, 2.0, least=True),
        Bar(f"moves per CPU second, times {FLAT_FILE.name}", ratio(rounds, FLAT_FILE, rate), 3.0, least=True),
    ]
    heads = ["moves per CPU second of the server", "without throws", "moves a second"]
    details = f"""
{table(heads, [rate_row(rounds, server) for server in servers])}

For information, moves per CPU second of ours with one game alone: {", ".join(alone)}. If throws were not counted, it
would be {ratio(rounds, IN_MEMORY, chosen_rate):.2f} times {IN_MEMORY.name}
and {ratio(rounds, FLAT_FILE, chosen_rate):.2f} times {FLAT_FILE.name}.
"""
    return Found(how, bars, details, still)


def all_were_busy(one: ServerRound) -> bool:
    """Whether every server had its core for itself; otherwise other processes slowed down one of them more than the
    others."""
    return all(trial.cpu / trial.client["seconds"] >= LEAST_BUSY for trial in one.values())


def rate(found: Trial) -> float:
    """Moves per CPU second of the server."""
    return float(found.client["moves"] / found.cpu)


def chosen_rate(found: Trial) -> float:
    """The same without the rolls of dice, which the peer does not have."""
    return float(found.client.get("chosen", found.client["moves"]) / found.cpu)


def rate_row(rounds: Sequence[ServerRound], server: MeasuredServer) -> str:
    """The table row of one server with its medians."""
    numbers = rate, chosen_rate, lambda one: one.client["moves"] / one.client["seconds"]
    return f"| {server.name} | {' | '.join(f'{middle(rounds, server, number):,.0f}' for number in numbers)} |"


# At a steady pace


SYNCS = 200
PAGE_BYTES = 4096


@dataclass(frozen=True)
class PacedRound:
    """One load on every server, and the time of one fsync of the disk on which ours stores the moves."""

    trials: ServerRound
    sync: float
    """Milliseconds."""

    @property
    def times_floor(self) -> float:
        """Our median acknowledgement, times the sum of that of a bare room and of one fsync."""
        return acknowledged(self.trials[OURS]) / (acknowledged(self.trials[BARE]) + self.sync)


def measure_pace(wanted: int, seconds: float) -> Found:
    """Measure the latency of acknowledgements, and the memory of the server."""
    servers = (OURS, IN_MEMORY, BARE)
    load = Load(TABLES, seconds, rate=1)
    found, still = measured(lambda: PacedRound(in_turns(servers, load), sync_time()), wanted, latencies=True)
    rounds = [one.trials for one in found]
    how = f"""
{TABLES} tables with two people each at one move a second a table, {2 * TABLES} connections; ours as above, beside
{IN_MEMORY.name}, and beside a bare FastAPI whose rooms send each move to both and store nothing. The time is that from
sending a move to its acknowledgement, which comes when it is on disk; the peers acknowledge with the update. An fsync
is the median of {SYNCS} that follow a write of {PAGE_BYTES} bytes into a file on the same disk that does not grow.
{wanted} rounds of {seconds:g} seconds in turns, the median of the rounds' ratios counts.
"""
    floor = statistics.median(one.times_floor for one in found)
    bars = [
        Bar("median acknowledgement, times the sum of a bare room's and an fsync", floor, 1.5),
        Bar("median acknowledgement, times boardgame.io's in memory", ratio(rounds, IN_MEMORY, acknowledged), 1.0, 0.6),
        Bar("99th percentile, times boardgame.io's", ratio(rounds, IN_MEMORY, times("mover", "p99")), 1.0, 0.6),
        Bar("memory at 400 connections, times boardgame.io's", ratio(rounds, IN_MEMORY, lambda one: one.memory), 1.0),
    ]
    heads = ["acknowledged, median", "99th percentile", "at the last of both, median", "99th percentile"]
    details = f"""
{table([*heads, "memory", "CPU"], [pace_row(rounds, server) for server in servers])}

One fsync takes {statistics.median(one.sync for one in found):.2f} ms. For information, acknowledgements of ours by
game, median and 99th percentile: {by_game(rounds)}.
"""
    return Found(how, bars, details, still)


def acknowledged(found: Trial) -> float:
    """The median of the milliseconds until a move was acknowledged."""
    return float(found.client["mover"]["p50"])


def sync_time() -> float:
    """The median of the milliseconds of an fsync after a small write into a file that does not grow, as SQLite does for
    every commit: the write-ahead log is allocated in advance."""
    taken = []
    with TemporaryFile(dir=WORK) as file:
        file.write(bytes(SYNCS * PAGE_BYTES))
        file.flush()
        os.fsync(file.fileno())
        for page in range(SYNCS):
            os.pwrite(file.fileno(), b"x" * PAGE_BYTES, page * PAGE_BYTES)
            begun = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(1000 * (time.perf_counter() - begun))
    return statistics.median(taken)


def times(where: str, part: str) -> Callable[[Trial], float]:
    """A percentile of the client's times, in milliseconds."""
    return lambda one: float(one.client[where][part])


def pace_row(rounds: Sequence[ServerRound], server: MeasuredServer) -> str:
    """The table row of one server with its medians."""
    parts = [times(where, part) for where in ("mover", "last") for part in ("p50", "p99")]
    shown = " | ".join(f"{middle(rounds, server, part):.2f} ms" for part in parts)
    megabytes = middle(rounds, server, lambda one: one.memory / 1e6)
    cpu = middle(rounds, server, lambda one: one.cpu / one.client["seconds"])
    return f"| {server.name} | {shown} | {megabytes:.0f} MB | {cpu:.1%} |"


def by_game(rounds: Sequence[ServerRound]) -> str:
    """Median and 99th percentile of each game."""
    return ", ".join(
        f"{game} {middle(rounds, OURS, times(game, 'p50')):.2f} and {middle(rounds, OURS, times(game, 'p99')):.2f} ms"
        for game in GAMES
    )
