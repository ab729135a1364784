"""Plays games in this process, in several, or on a Ray cluster. The results have the order of the games."""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rollwright.bots.pickling import pack, unpack
from rollwright.lab.entrants import find_modules_in
from rollwright.lab.game_run import GameResult, GameSpec, play
from rollwright.lab.optional_dependencies import require

MATCHES_AT_A_TIME = 16
"""Matches per process and batch: enough that no process waits long for the others, few enough to show progress. (Ray's
backend returns nothing before all are done.)"""


def cores() -> int:
    """Return the default number of processes; one if joblib is not installed."""
    return (os.cpu_count() or 1) if find_spec("joblib") else 1


def play_packed(packed: bytes, folder: Path) -> bytes:
    """Play a pickled game in another process, and return its pickled result; `folder` is that of the caller."""
    find_modules_in(folder)
    return pack(play(unpack(packed)))


class WorkerPool:
    """A context manager for the processes. The same seed gives the same games, however many processes there are."""

    def __init__(self, jobs: int | None = None, ray: str | None = None) -> None:
        self.wanted = jobs
        self.jobs = jobs or cores()
        self.ray = ray
        self._stack = ExitStack()
        self._parallel: Any = None

    def __enter__(self) -> "WorkerPool":
        if self.ray is not None:
            self._join_ray(self.ray)
        if self.jobs > 1 or self.ray is not None:
            joblib = require("joblib")
            self._parallel = self._stack.enter_context(joblib.Parallel(n_jobs=self.jobs))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _join_ray(self, address: str) -> None:
        """Connect joblib to the cluster at this address; `local` starts one on this machine."""
        ray, ray_joblib = require("ray"), require("ray.util.joblib")
        if not ray.is_initialized():
            ray.init(address=address, logging_level="error", log_to_driver=False)
            self._stack.callback(ray.shutdown)
        ray_joblib.register_ray()
        self._stack.enter_context(require("joblib").parallel_config(backend="ray"))
        self.jobs = self.wanted or int(ray.cluster_resources().get("CPU", 1))

    def play(self, specs: Sequence[GameSpec]) -> Iterator[GameResult]:
        """Play each game, in order; several processes return a few games at a time."""
        if self._parallel is None:
            yield from map(play, specs)
            return
        folder = Path.cwd()
        delayed = require("joblib").delayed(play_packed)
        at_a_time = self.jobs * MATCHES_AT_A_TIME
        for begin in range(0, len(specs), at_a_time):
            part = specs[begin : begin + at_a_time]
            yield from map(unpack, self._parallel(delayed(pack(spec), folder) for spec in part))
