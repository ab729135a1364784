"""The commands with only the packages of the base install, and those that need an extra: every command is in a list."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rollwright.testing.server.running import Running, running
from tests.architecture.installs import ROOT, environment_with
from tests.cli.far import WORD, evening
from tests.cli.program import Program, one_sentence
from tests.cli.terminal import PROGRAM, Terminal, environment
from tests.cli.test_usage import COMMANDS

NEED_SERVER = (
    ("serve", "--check"),
    ("backup", "copy.db"),
    ("restore", "copy.db"),
    ("migrate-database", "tables.db", "copy.db"),
    ("archive", "--older-than", "1"),
    ("forget", "somebody"),
)
NEED_LAB = (("arena", "greedy", "random"),)
NEED_NO_EXTRA = (
    (("--help",), "check-board"),
    (("play", "--help"), "--at"),
    (("play", "border", "--seats", "greedy,planner", "--seed", "1"), "wins with"),
    (("learn",), "rollwright learn border"),
    (("replay", "vectors/games/valid/border-2-seeded.txt"), "Ana wins with 50 points."),
    (("verify", "vectors/games/valid/border-3-proven.txt"), "all 76 rolls"),
    (("export", "vectors/games/valid/border-2-seeded.txt"), '"events"'),
    (("check-board", "src/rollwright/games/border/boards/1.toml"), "1.toml"),
    (("make-boards", "--seed", "4711"), "4711-1.toml"),
    (("rules", "B14"), "B14"),
    (("solve",), "Sheet A"),
    (("bots",), "greedy"),
    (("simulate", "twentyone", "--games", "1"), "Rounds"),
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "tables.db") as one:
        yield one


def test_every_command_is_in_one_of_the_lists() -> None:
    listed = [*NEED_SERVER, *NEED_LAB, *(arguments for arguments, _ in NEED_NO_EXTRA)]
    assert {first for first, *_ in listed} == {*COMMANDS, "--help"}


@pytest.mark.parametrize("arguments", NEED_SERVER)
@pytest.mark.parametrize("package", ["fastapi", "sqlalchemy"])
def test_a_missing_package_is_named_with_its_extra(
    rollwright: Program, monkeypatch: pytest.MonkeyPatch, package: str, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    said = one_sentence(rollwright(*arguments))
    assert said == f'This needs {package}. Install it with: pip install "rollwright[server]"'


def run(folder: Path, extras: Sequence[str], *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run `rollwright` to its end with only the packages of the base and of these extras."""
    env = environment_with(folder / "path", *extras, HOME=str(folder))
    command = [str(PROGRAM), *arguments]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)


def test_serving_without_the_extra_is_refused_in_the_language_of_the_player(tmp_path: Path) -> None:
    ran = run(tmp_path, (), "serve", "--check", "--language", "de")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == 'Fehler: Dafür wird alembic gebraucht. Installiere es mit: pip install "rollwright[server]"\n'


def test_serving_needs_only_the_extra(tmp_path: Path) -> None:
    ran = run(tmp_path, ("server",), "serve", "--check", "--port", "0", "--database", "tables.db")
    assert ran.returncode == 0, ran.stderr
    assert "Everything works." in ran.stdout


@pytest.mark.parametrize("arguments", NEED_LAB)
def test_a_command_of_the_lab_names_its_extra(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ran = run(tmp_path, (), *arguments)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.endswith('Install it with: pip install "rollwright[lab]"\n')


@pytest.mark.parametrize(("arguments", "said"), NEED_NO_EXTRA)
def test_a_command_of_the_base_install_needs_no_extra(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    ran = run(tmp_path, (), *(str(ROOT / argument) if "/" in argument else argument for argument in arguments))
    assert ran.returncode == 0, ran.stderr
    assert said in ran.stdout


def test_a_wrong_value_is_explained_by_the_base_install(tmp_path: Path) -> None:
    ran = run(tmp_path, (), "play", "--seed", "one")
    assert ran.returncode == 2
    assert "--seed: “one” is not a whole number." in ran.stderr


def test_a_base_install_sits_down_at_a_table_in_the_network(server: Running, tmp_path: Path) -> None:
    path = environment_with(tmp_path / "path")["PYTHONPATH"]
    with evening(server, tmp_path) as tonight:
        link = tonight.open("twentyone", [None, None])
        env = environment(tmp_path, PYTHONPATH=path)
        with Terminal("play", "--at", link, "--names", "Ana", env=env) as ana:
            ana.wait_for(WORD)
            assert "Waiting for one more player to sit down." in ana.type("")
