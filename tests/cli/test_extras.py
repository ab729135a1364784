"""Commands that need the extra `server`, with it and without it; and a table in the network without it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.installs import environment_with
from tests.cli.far import WORD, evening
from tests.cli.program import Program, one_sentence
from tests.cli.terminal import PROGRAM, Terminal, environment
from tests.server.running import Running, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "tables.db") as one:
        yield one


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve", "--check"),
        ("backup", "copy.db"),
        ("restore", "copy.db"),
        ("archive", "--older-than", "1"),
        ("forget", "somebody"),
    ],
)
@pytest.mark.parametrize("package", ["fastapi", "sqlalchemy"])
def test_a_missing_package_is_named_with_its_extra(
    rollwright: Program, monkeypatch: pytest.MonkeyPatch, package: str, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    said = one_sentence(rollwright(*arguments))
    assert said == f"This needs {package}. Install it with: pip install 'rollwright[server]'"


def test_serving_without_the_extra_is_refused_in_the_language_of_the_player(tmp_path: Path) -> None:
    env = environment_with(tmp_path / "path", HOME=str(tmp_path))
    command = [str(PROGRAM), "serve", "--check", "--language", "de"]
    ran = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "Fehler: Dafür wird alembic gebraucht. Installiere es mit: pip install 'rollwright[server]'\n"


def test_serving_needs_only_the_extra(tmp_path: Path) -> None:
    env = environment_with(tmp_path / "path", "server", HOME=str(tmp_path))
    command = [str(PROGRAM), "serve", "--check", "--port", "0", "--database", "tables.db"]
    ran = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.splitlines()[-1]) == (0, "Everything works."), ran.stderr


def test_a_base_install_sits_down_at_a_table_in_the_network(server: Running, tmp_path: Path) -> None:
    path = environment_with(tmp_path / "path")["PYTHONPATH"]
    with evening(server, tmp_path) as tonight:
        link = tonight.open("twentyone", [None, None])
        env = environment(tmp_path, PYTHONPATH=path)
        with Terminal("play", "--at", link, "--names", "Ana", env=env) as ana:
            ana.wait_for(WORD)
            assert "Waiting for one more player to sit down." in ana.type("")
