"""Measures Rollwright and its peers in CPU seconds, in turns. It does not depend on any game or peer."""

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
WORK = HERE / ".work"
RESULTS = HERE / "results.md"
PAIRS = 5
LARGEST_DRIFT = 0.10
"""If the duration of the calibration loop changed by more than this, the measurement is void."""
ATTEMPTS = 3
"""How often a void measurement is repeated."""


@dataclass(frozen=True)
class SpeedSample:
    """Work done by one process, and the CPU seconds that it took."""

    done: int
    seconds: float

    @property
    def rate(self) -> float:
        """Units of work per CPU second."""
        return self.done / self.seconds


@dataclass(frozen=True)
class Contender:
    """A script that does one kind of work for about the given number of seconds, and prints its sample."""

    name: str
    unit: str
    command: tuple[str, ...]

    def sample(self, seconds: float) -> SpeedSample:
        """Run it in a new process."""
        printed = subprocess.run(
            (*self.command, str(seconds)), check=True, capture_output=True, text=True, cwd=ROOT
        ).stdout
        return SpeedSample(**json.loads(printed))


def module(name: str, python: str = sys.executable) -> tuple[str, ...]:
    """The command that runs a module of this folder, to be called in the root of the repository."""
    return (python, "-m", f"bench.{name}")


def work_for(seconds: float, play: Callable[[], int]) -> None:
    """The body of a contender's script: warm up, then play game after game and print the sample."""
    play()
    begun, done = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        done += play()
    print(json.dumps({"done": done, "seconds": spent}))


@dataclass(frozen=True)
class Measurement:
    """The samples of each contender per round, and the stability of the machine."""

    samples: dict[str, list[SpeedSample]]
    drift: float
    busy: float | None
    """Cores that other processes used; None if the system does not report it."""
    attempt: int
    """The number of this attempt; the attempts before it were void and were discarded for that reason only."""

    @property
    def void(self) -> bool:
        """Whether the speed of the machine changed too much for a valid ratio."""
        return self.drift > LARGEST_DRIFT

    def rate(self, name: str) -> float:
        """The median rate of a contender."""
        return statistics.median(sample.rate for sample in self.samples[name])

    def ratio(self, ours: str, peer: str) -> float:
        """The median of the ratios of our rate to the peer's, round by round."""
        pairs = zip(self.samples[ours], self.samples[peer], strict=True)
        return statistics.median(one.rate / other.rate for one, other in pairs)


def measure(contenders: Sequence[Contender], seconds: float) -> Measurement:
    """Measure all contenders in turns, `PAIRS` rounds of less than a minute; repeated if it was void."""
    for attempt in range(1, ATTEMPTS + 1):
        samples: dict[str, list[SpeedSample]] = {contender.name: [] for contender in contenders}
        before, begun = busy_seconds(), time.monotonic()
        own, loops = own_seconds(), [calibration()]
        for _ in range(PAIRS):
            for contender in contenders:
                samples[contender.name].append(contender.sample(seconds))
            loops.append(calibration())
        wall, own = time.monotonic() - begun, own_seconds() - own
        busy = None if before is None else max(0.0, ((busy_seconds() or 0.0) - before - own) / wall)
        found = Measurement(samples, max(loops) / min(loops) - 1, busy, attempt)
        if not found.void:
            break
    return found


def calibration() -> float:
    """CPU seconds of a fixed loop, the minimum of a few, as a measure of the current speed of the machine."""

    def loop() -> float:
        begun, value = time.process_time(), 1
        for _ in range(1_000_000):
            value = (value * 1103515245 + 12345) & 0x7FFFFFFF
        return time.process_time() - begun

    return min(loop() for _ in range(5))


def own_seconds() -> float:
    """CPU seconds of this process and of the children that have ended."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def busy_seconds() -> float | None:
    """CPU seconds that the whole machine was busy, including time stolen by its host; Linux only."""
    try:
        user, nice, system, _, _, irq, softirq, steal = map(int, Path("/proc/stat").read_text().split()[1:9])
    except OSError:
        return None
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


# The peers' environments


def peers_python(packages: Sequence[str], name: str = "peers") -> str:
    """The interpreter of an environment with these packages, created if missing; our own environment contains no
    peer."""
    folder = WORK / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = folder / "ready"
    wanted = "\n".join(packages)
    if not ready.exists() or ready.read_text() != wanted:
        print(f"making {folder} with {', '.join(packages)}", file=sys.stderr)
        subprocess.run((sys.executable, "-m", "venv", "--clear", str(folder)), check=True)
        subprocess.run((str(python), "-m", "pip", "install", "--quiet", *packages), check=True)
        ready.write_text(wanted)
    return str(python)


# The report


def circumstances(measurement: Measurement) -> str:
    """Date, commit, machine, and how busy it was."""
    busy = "unknown" if measurement.busy is None else f"{measurement.busy:.2f} cores"
    return (
        f"{machine()} Kept busy by others: {busy}; "
        f"the calibration loop moved by {measurement.drift:.1%} in attempt {measurement.attempt} of at most {ATTEMPTS}."
    )


def machine() -> str:
    """Date, commit and machine."""
    return (
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, commit {commit()}, {processor()} with {os.cpu_count()} cores, "
        f"Python {platform.python_version()}."
    )


def commit() -> str:
    """The measured commit, and whether the tree differs from it."""

    def git(*words: str) -> str:
        return subprocess.run(("git", *words), cwd=HERE, check=True, capture_output=True, text=True).stdout.strip()

    return git("rev-parse", "--short", "HEAD") + (" with changes" if git("status", "--porcelain", "../src") else "")


def processor() -> str:
    """The model name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(": ", 1)[1] for line in lines if line.startswith("model name")), platform.machine())


def write_section(title: str, body: str) -> None:
    """Replace the section with this title in results.md; other sections stay."""
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# Measured\n"
    head, *sections = text.split("\n## ")
    kept = [section.strip("\n") for section in sections if section.split("\n", 1)[0] != title]
    parts = [head.strip("\n"), *(f"## {section}" for section in (*kept, f"{title}\n\n{body.strip()}"))]
    RESULTS.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
