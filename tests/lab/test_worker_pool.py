"""Whoever plays, the games are the same."""

import sys

import pytest

from rollwright.core.errors import Complaint
from rollwright.lab.game_run import GameResult
from rollwright.lab.worker_pool import WorkerPool
from tests.lab.series import due


def results(played: list[GameResult]) -> list[object]:
    return [(game.outcome, game.rounds, game.first, game.sheets, game.tallies) for game in played]


def test_a_seed_gives_the_same_games_however_many_processes_play() -> None:
    series = due("twentyone", ("greedy", "random", "random"), games=12)
    with WorkerPool(jobs=1) as one, WorkerPool(jobs=2) as two:
        assert results(list(one.play(series))) == results(list(two.play(series)))


def test_a_complaint_comes_back_from_another_process() -> None:
    series = due("twentyone", ("greedy", "tests.lab.foreign:Cheat"), games=2)
    with pytest.raises(Complaint, match="entrant-cheats"), WorkerPool(jobs=2) as pool:
        list(pool.play(series))


def test_one_process_needs_no_joblib(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "joblib", None)
    with WorkerPool(jobs=1) as pool:
        assert len(list(pool.play(due("twentyone", ("greedy",), games=2)))) == 2


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # Ray has its own, and we cannot mend them
def test_a_ray_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="`pip install rollwright[lab]`")
    series = due("twentyone", ("greedy", "random"), games=12)
    with WorkerPool(jobs=1) as here, WorkerPool(jobs=2, ray="local") as cluster:
        assert results(list(here.play(series))) == results(list(cluster.play(series)))
