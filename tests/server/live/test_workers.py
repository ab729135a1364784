"""The pool of bot workers says in the log, once, that kernels have to be compiled first."""

import io
import json
from pathlib import Path

import pytest

from rollwright.kernels import disk_cache
from rollwright.server.live.workers import Workers
from rollwright.server.log import LOG
from rollwright.server.metrics import Metrics


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    stream = io.StringIO()
    monkeypatch.setattr(LOG, "stream", stream)
    return stream


async def test_a_compilation_is_logged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: io.StringIO) -> None:
    monkeypatch.setattr(disk_cache, "make_cache", lambda: tmp_path)
    workers = Workers(1, 1.0, {}, Metrics())
    for bot in ("greedy", "master", "searcher", "my_module:MyBot"):
        workers._announce_compilation("border", bot)
    await workers.close()
    (line,) = map(json.loads, told.getvalue().splitlines())
    assert (line["event"], line["kernels"]) == ("kernels-compiling", "rollwright.values.border.warmup")


async def test_kernels_that_are_compiled_are_not_mentioned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: io.StringIO
) -> None:
    monkeypatch.setattr(disk_cache, "make_cache", lambda: tmp_path)
    disk_cache.note_compiled("rollwright.values.border.warmup")
    workers = Workers(1, 1.0, {}, Metrics())
    workers._announce_compilation("border", "master")
    await workers.close()
    assert told.getvalue() == ""
