"""From the command to the first answer, what the web process has loaded, and how large the package is."""

import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from common import HERE, WORK
from load.bars import Bar, Found
from load.processes import has_loaded
from load.servers import BARE, OURS, Server, started
from load.watch import Watch, measured

HEAVY = ("numpy", "numba", "llvmlite")
INSTALLER = ("pip", "setuptools", "_distutils_hack", "distutils-precedence", "pkg_resources", "wheel")
MEBIBYTE = 1 << 20


@dataclass
class Starts:
    """Seconds from the command to the first answer, round by round."""

    ours: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    """Ours, with a database that has to be made."""
    bare: list[float] = field(default_factory=list)
    heavy: set[str] = field(default_factory=set)
    """What was loaded and should not be."""

    def against_bare(self, times: list[float]) -> float:
        """The median of the rounds' ratios."""
        return statistics.median(mine / theirs for mine, theirs in zip(times, self.bare, strict=True))

    def start(self, server: Server, folder: Path) -> float:
        """Start and stop a server."""
        folder.mkdir(exist_ok=True)
        with started(server, folder) as (process, _, seconds):
            self.heavy.update(has_loaded(process.pid, HEAVY))
            return seconds


def in_turns(watch: Watch, pairs: int) -> Starts:
    """Start all of them, again and again."""
    starts = Starts()
    with TemporaryDirectory(dir=WORK) as temporary:
        kept, peer = Path(temporary) / "kept", Path(temporary) / "peer"
        starts.start(OURS, kept)  # the byte code is written, the database made
        starts.start(BARE, peer)
        for n in range(pairs):
            starts.ours.append(starts.start(OURS, kept))
            starts.bare.append(starts.start(BARE, peer))
            starts.first.append(starts.start(OURS, Path(temporary) / str(n)))
            watch.look()
    return starts


def measure_start(pairs: int) -> Found:
    """`rollwright serve` beside a bare FastAPI, and the package."""
    starts, still = measured(lambda watch: in_turns(watch, pairs), lambda still: still.disturbed)
    ours, first, bare = (statistics.median(times) * 1e3 for times in (starts.ours, starts.first, starts.bare))
    how = f"""
From `rollwright serve` to the first answer over HTTP, beside a bare FastAPI on uvicorn with the same options; {pairs}
rounds in turns on one core, the median of the rounds' ratios counts. The size is what `site-packages` takes on disk,
byte code included, after `requirements/play.txt` and the package were installed into an empty environment, without the
installer.
"""
    bars = [
        Bar("start, times a bare FastAPI's", starts.against_bare(starts.ours), 3.0),
        Bar("start with a new database, times a bare FastAPI's", starts.against_bare(starts.first), 3.0),
        Bar(f"of {', '.join(HEAVY)} loaded in the web process", len(starts.heavy), 0, form="d"),
        Bar("the base package with all it needs", package_size() / MEBIBYTE, 130, form=".1f", unit=" MiB"),
    ]
    details = f"Medians: {ours:.0f} ms, with a new database {first:.0f} ms; the bare FastAPI {bare:.0f} ms."
    return Found(how, bars, details, still, still.disturbed)


def package_size() -> int:
    """Bytes on disk of everything that is installed with the package."""
    folder = WORK / "base"
    python, ready = folder / "bin" / "python", folder / "ready"
    requirements = HERE.parent / "requirements" / "play.txt"
    pip = (str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "--quiet", "install")
    if not ready.exists() or ready.read_text() != requirements.read_text():
        print(f"making {folder}", file=sys.stderr)
        subprocess.run((sys.executable, "-m", "venv", "--clear", str(folder)), check=True)
        subprocess.run((*pip, "--require-hashes", "--requirement", str(requirements)), check=True)
        ready.write_text(requirements.read_text())
    subprocess.run((*pip, "--no-deps", "--no-build-isolation", "--force-reinstall", str(HERE.parent)), check=True)
    (packages,) = folder.glob("lib/python3*/site-packages")
    return sum(size_on_disk(part) for part in packages.iterdir() if not part.name.startswith(INSTALLER))


def size_on_disk(path: Path) -> int:
    """As `du` counts it."""
    files = [path, *path.rglob("*")] if path.is_dir() else [path]
    return sum(file.lstat().st_blocks * 512 for file in files)
