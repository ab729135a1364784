"""Attacks a real server on loopback while honest players play there, and judges the result.

`python -m tools.attacks` attacks this source tree; `--before a4ee640` first attacks that commit, for comparison. The
exit status is 1 if an attack on this tree (or on `--server`) succeeded or a bar was missed. Linux only.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from tools.attacks.all_attacks import chosen
from tools.attacks.process import ROOT
from tools.attacks.report import markdown, read_json, table, write_json, write_markdown
from tools.attacks.run import run_attacks

SECONDS = 15.0
PAGE = Path("src/rollwright/server/http/page")


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A temporary worktree of a commit."""
    with tempfile.TemporaryDirectory(prefix="attacks-") as folder:
        tree = Path(folder) / "tree"
        git("worktree", "add", "--quiet", "--detach", str(tree), commit)
        serves_it = next((tree / "src/rollwright/server").rglob("pages.py"))  # commits have it in different folders
        # git does not have the page, and any version of it is sufficient
        (serves_it.parent / "page").symlink_to(ROOT / PAGE)
        try:
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*arguments: str) -> str:
    """Run git in this repository; returns its output."""
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S607


def main(arguments: list[str] | None = None) -> int:
    """Attack as the arguments say; returns 1 if an attack succeeded or a bar was missed."""
    parser = argparse.ArgumentParser(prog="python -m tools.attacks", description=__doc__)
    parser.add_argument("--server", type=Path, default=ROOT, metavar="TREE", help="the source tree to attack")
    parser.add_argument("--before", metavar="COMMIT", help="attack this commit first, and show both")
    parser.add_argument("--only", nargs="+", default=[], metavar="NUMBER", help="only these attacks, such as 1 5 11c")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="length of the calm phase and of a flood")
    parser.add_argument(
        "--nodes", type=int, default=1, metavar="NUMBER", help="attack so many servers on one PostgreSQL"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures")
    parser.add_argument("--merge", type=Path, metavar="FILE", help="show the runs of an earlier --json file as well")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table into this page")
    parser.add_argument("--label", default="after", help="heading of the column of --server")
    wanted = parser.parse_args(arguments)
    try:
        attacks = chosen(wanted.only)
    except ValueError as error:
        parser.error(str(error))
    console = Console(width=None if sys.stdout.isatty() else 160, highlight=False)
    runs = {} if wanted.merge is None else read_json(wanted.merge)

    def tell(line: str) -> None:
        console.print(line, markup=False, soft_wrap=True)

    if wanted.before is not None:
        tell(f"before: {wanted.before}")
        with checked_out(wanted.before) as tree:
            runs["before"] = run_attacks(attacks, tree, wanted.seconds, tell)
    tell(f"{wanted.label}: {wanted.server}")
    runs[wanted.label] = run_attacks(attacks, wanted.server.resolve(), wanted.seconds, tell, wanted.nodes)
    for label, results in runs.items():
        console.print(table(label, results))
    if wanted.json is not None:
        write_json(wanted.json, runs)
    if wanted.markdown is not None:
        write_markdown(wanted.markdown, markdown(runs))
    return 0 if all(result.held for result in runs[wanted.label]) else 1


if __name__ == "__main__":
    sys.exit(main())
