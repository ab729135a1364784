"""One command line trains all networks of The Border, in runs that begin where the one before ended."""

from pathlib import Path

from tools.train.border_options import STEPS, TrainingStep, generations_of, runs


def test_each_run_begins_with_the_last_network_of_an_earlier_one() -> None:
    planned = runs(["here", "--all", "--workers", "16", "--device", "cuda", "--seed", "3"], None)
    finished: dict[TrainingStep | None, Path | None] = {None: None}
    for step, run in zip(STEPS, planned, strict=True):
        assert run.folder == Path("here") / step.folder
        assert run.network == finished[step.after]
        assert generations_of(run) == step.last + 1
        finished[step] = run.folder / f"generation-{step.last:03}.npz"
    assert {(run.workers, run.device, run.seed) for run in planned} == {(16, "cuda", 3)}


def test_only_the_general_network_is_taught_and_knows_other_boards() -> None:
    first, *others = runs(["here", "--all"], None)
    assert (first.taught > 0, first.shipped_boards) == (True, False)
    assert {(run.taught, run.shipped_boards) for run in others} == {(0, True)}
    assert [run.seats for run in others] == [[2, 3, 4], [2, 3, 4], [2], [3, 4]]


def test_a_run_may_stop_before_its_last_generation() -> None:
    (run,) = runs(["here", "--generations", "90", "--stop-after", "13"], None)
    assert (run.generations, generations_of(run)) == (90, 13)
    (short,) = runs(["here", "--generations", "5", "--stop-after", "13"], None)
    assert generations_of(short) == 5
