"""Breaks every rule on purpose and expects the tests that carry it to fail: `python tools/break_rules.py [border]`.

Each `tests/mutations/*.toml` lists mutations: a `rule`, a `file` under src/rollwright, the text `before` that occurs in
it exactly once, the text `after` that breaks the rule, and `why` that breaks it.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
AT_ONCE = 2
PASSED, FAILED = 0, 1  # the exit codes of pytest; all others mean that the tests did not run


@dataclass(frozen=True)
class Mutation:
    """One change of the source that breaks one rule."""

    rule: str
    file: str
    before: str
    after: str
    why: str


def read_mutations(names: list[str]) -> list[Mutation]:
    """All mutations, or those of the named files."""
    files = sorted((ROOT / "tests" / "mutations").glob("*.toml"))
    chosen = [file for file in files if not names or file.stem in names]
    return [Mutation(**entry) for file in chosen for entry in tomllib.loads(file.read_text("utf-8"))["mutation"]]


def copy_project(folder: Path) -> None:
    """Copy everything that the tests need, so that the working tree is never changed."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)


def run_tests(folder: Path, rule: str | None) -> subprocess.CompletedProcess[str]:
    """Run the tests of one rule, or of all, until the first failure."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "tests/core", "tests/games"]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(  # noqa: S603
        command + (["--rule", rule] if rule else []),
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def break_rule(mutation: Mutation) -> str | None:
    """Apply a mutation; returns the problem, or None if the tests noticed that the rule is broken."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_project(folder)
        file = folder / "src" / "rollwright" / mutation.file
        source = file.read_text("utf-8")
        if (count := source.count(mutation.before)) != 1:
            return f"its `before` occurs {count} times"
        file.write_text(source.replace(mutation.before, mutation.after), "utf-8")
        result = run_tests(folder, mutation.rule)
    if result.returncode == FAILED:
        return None
    return "survived" if result.returncode == PASSED else f"the tests did not run: {result.stdout[-600:]}"


def main() -> int:
    """Apply all mutations, two at a time."""
    mutations = read_mutations(sys.argv[1:])
    with tempfile.TemporaryDirectory() as name:
        copy_project(Path(name))
        whole = run_tests(Path(name), None)
    if whole.returncode != PASSED:
        sys.stdout.write(f"the tests fail before anything is broken:\n{whole.stdout[-2000:]}\n")
        return 1
    with ThreadPoolExecutor(AT_ONCE) as pool:
        results = pool.map(break_rule, mutations)
        survivors = 0
        for mutation, wrong in zip(mutations, results, strict=True):
            survivors += wrong is not None
            sys.stdout.write(f"{mutation.rule:4} {wrong or 'noticed'}: {mutation.why} ({mutation.file})\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(mutations) - survivors} of {len(mutations)} broken rules were noticed\n")
    return 1 if survivors or not mutations else 0


if __name__ == "__main__":
    sys.exit(main())
