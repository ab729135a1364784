"""The first use of kernels on a machine says that they are compiled."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from rollwright.bots import warmup
from rollwright.cli import kernels
from rollwright.cli.kernels import compile_first, must_compile
from rollwright.cli.play import PlayOptions, open_game
from rollwright.games import GAMES
from rollwright.kernels import disk_cache
from rollwright.translations import Words

WORDS = Words("en")


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing was ever compiled on this machine, and nothing will be."""
    monkeypatch.setattr(disk_cache, "make_cache", lambda: tmp_path)
    monkeypatch.setattr(warmup, "is_warm", lambda _: False)
    return tmp_path


@pytest.mark.parametrize("game", GAMES)
def test_only_bots_with_kernels_need_them_and_only_once(game: str, empty_cache: Path) -> None:
    assert must_compile(game, ["greedy", "master"])
    assert not must_compile(game, ["greedy", "planner"])
    for needed in warmup.kernels_of(game, ["master"]):
        assert must_compile(game, ["searcher"])
        disk_cache.note_compiled(needed)
    assert not must_compile(game, ["searcher"])
    assert list(empty_cache.iterdir())


@pytest.mark.usefixtures("empty_cache")
def test_the_laboratory_says_it_and_waits(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    compiled: list[str] = []

    def compiling(name: str) -> Iterator[None]:
        compiled.append(name)
        yield

    monkeypatch.setattr(kernels, "compiling", compiling)
    compile_first("border", ["greedy", "planner"], WORDS)
    assert (compiled, capsys.readouterr().err) == ([], "")
    compile_first("border", ["greedy", "master"], WORDS)
    assert compiled == ["rollwright.values.border.warmup"]
    assert capsys.readouterr().err.strip() == WORDS.say("kernels-compiled-first")


@pytest.mark.usefixtures("empty_cache")
def test_whoever_plays_is_told_and_need_not_wait() -> None:
    options = PlayOptions("twentyone", seats="person,master,greedy")
    terminal, _ = open_game(options, WORDS, Console(), people_may_play=True)
    assert [news.text for news in terminal.news] == [WORDS.say("kernels-compiled-in-background", bot="Master")]
