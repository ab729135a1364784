"""Who plays the matches: this process, several, or a Ray cluster. The results come in the order of the matches."""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rollwright.bots.travel import pack, unpack
from rollwright.lab.entrants import find_modules_in
from rollwright.lab.match import Match, Played, play
from rollwright.lab.needs import needed

MATCHES_AT_A_TIME = 16
"""For each process: enough that none waits long for the others, few enough that progress is seen. (Ray's backend gives
nothing before all is done.)"""


def cores() -> int:
    """The default number of processes; one if joblib is missing."""
    return (os.cpu_count() or 1) if find_spec("joblib") else 1


def play_packed(packed: bytes, folder: Path) -> bytes:
    """A match as it travels, with the folder in which it was asked for, and what came of it."""
    find_modules_in(folder)
    return pack(play(unpack(packed)))


class Crew:
    """Processes that play; open it with `with`. A seed gives the same games, however many there are."""

    def __init__(self, jobs: int | None = None, ray: str | None = None) -> None:
        self.wanted = jobs
        self.jobs = jobs or cores()
        self.ray = ray
        self._stack = ExitStack()
        self._parallel: Any = None

    def __enter__(self) -> "Crew":
        if self.ray is not None:
            self._join_ray(self.ray)
        if self.jobs > 1 or self.ray is not None:
            joblib = needed("joblib")
            self._parallel = self._stack.enter_context(joblib.Parallel(n_jobs=self.jobs))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _join_ray(self, address: str) -> None:
        """Let joblib hand its work to the cluster at this address; `local` starts one here."""
        ray, ray_joblib = needed("ray"), needed("ray.util.joblib")
        if not ray.is_initialized():
            ray.init(address=address, logging_level="error", log_to_driver=False)
            self._stack.callback(ray.shutdown)
        ray_joblib.register_ray()
        self._stack.enter_context(needed("joblib").parallel_config(backend="ray"))
        self.jobs = self.wanted or int(ray.cluster_resources().get("CPU", 1))

    def play(self, matches: Sequence[Match]) -> Iterator[Played]:
        """Each match, in order; several processes play a few at a time and hand them over together."""
        if self._parallel is None:
            yield from map(play, matches)
            return
        folder = Path.cwd()
        delayed = needed("joblib").delayed(play_packed)
        at_a_time = self.jobs * MATCHES_AT_A_TIME
        for begin in range(0, len(matches), at_a_time):
            part = matches[begin : begin + at_a_time]
            yield from map(unpack, self._parallel(delayed(pack(match), folder) for match in part))
