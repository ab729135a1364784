"""The time from the command to the first response, the libraries of the web process, and the size of the package."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.common import HERE, WORK
from bench.load.bars import Bar, Found
from bench.load.processes import has_loaded
from bench.load.servers import BARE, OURS, MeasuredServer, started
from bench.load.watch import measured

HEAVY = ("numpy", "numba", "llvmlite")
"""The packages of the extra `bots`, which the base package must not load."""
INSTALLER = ("pip", "setuptools", "_distutils_hack", "distutils-precedence", "pkg_resources", "wheel")
MEBIBYTE = 1 << 20
QUIETLY = ("--disable-pip-version-check", "--quiet", "--quiet")


@dataclass(frozen=True)
class Starts:
    """Seconds from the command to the first response."""

    ours: float
    first: float
    """Ours, when the database has to be created."""
    bare: float


def start(server: MeasuredServer, folder: Path, heavy: set[str]) -> float:
    """Start and stop a server; records the libraries that it should not have loaded."""
    folder.mkdir(exist_ok=True)
    with started(server, folder) as (process, _, seconds):
        heavy.update(has_loaded(process.pid, HEAVY))
        return seconds


def measure_start(wanted: int) -> Found:
    """Measure `rollwright serve` and a bare FastAPI, and the size of the package."""
    heavy: set[str] = set()
    with TemporaryDirectory(dir=WORK) as temporary:
        kept, peer = Path(temporary) / "kept", Path(temporary) / "peer"
        start(OURS, kept, heavy)  # writes the byte code and creates the database
        start(BARE, peer, heavy)

        def in_turns() -> Starts:
            with TemporaryDirectory(dir=temporary) as empty:
                ours, bare = start(OURS, kept, heavy), start(BARE, peer, heavy)
                return Starts(ours, start(OURS, Path(empty), heavy), bare)

        rounds, still = measured(in_turns, wanted, latencies=True)
    how = f"""
From `rollwright serve` to the first answer over HTTP, beside a bare FastAPI on uvicorn with the same options; {wanted}
rounds in turns on one core, the median of the rounds' ratios counts. The size is what `site-packages` takes on disk,
byte code included, after `requirements/play.txt` and the package were installed into an empty environment, without the
installer and without the extra `bots` ({", ".join(HEAVY)}).
"""
    bars = [
        Bar("start, times a bare FastAPI's", median(one.ours / one.bare for one in rounds), 3.0),
        Bar("start with a new database, times a bare FastAPI's", median(one.first / one.bare for one in rounds), 3.0),
        Bar(f"of {', '.join(HEAVY)} loaded in the web process", len(heavy), 0, form="d"),
        Bar("the base package with all it needs", package_size() / MEBIBYTE, 130, form=".1f", unit=" MiB"),
    ]
    ours, first = median(one.ours for one in rounds), median(one.first for one in rounds)
    bare = median(one.bare for one in rounds)
    details = f"Medians: {ours:.2f} s, with a new database {first:.2f} s; the bare FastAPI {bare:.2f} s."
    return Found(how, bars, details, still)


def package_size() -> int:
    """Bytes on disk of everything that is installed with the package."""
    folder = WORK / "base"
    python, ready = folder / "bin" / "python", folder / "ready"
    requirements = HERE.parent / "requirements" / "play.txt"
    pip = (str(python), "-m", "pip", *QUIETLY, "install")
    if not ready.exists() or ready.read_text() != requirements.read_text():
        print(f"making {folder}", file=sys.stderr)
        subprocess.run((sys.executable, "-m", "venv", "--clear", str(folder)), check=True)
        subprocess.run((*pip, "--require-hashes", "--requirement", str(requirements)), check=True)
        ready.write_text(requirements.read_text())
    with TemporaryDirectory(dir=WORK) as wheels:
        alone = ("--no-deps", "--no-build-isolation", "--wheel-dir", wheels, str(HERE.parent))
        subprocess.run((sys.executable, "-m", "pip", *QUIETLY, "wheel", *alone), check=True)
        (wheel,) = Path(wheels).iterdir()
        subprocess.run((*pip, "--no-deps", "--force-reinstall", str(wheel)), check=True)
    (packages,) = folder.glob("lib/python3*/site-packages")
    return sum(size_on_disk(part) for part in packages.iterdir() if not part.name.startswith((*INSTALLER, *HEAVY)))


def size_on_disk(path: Path) -> int:
    """The size as `du` counts it."""
    files = [path, *path.rglob("*")] if path.is_dir() else [path]
    return sum(file.lstat().st_blocks * 512 for file in files)
