"""Every file that a table of the documentation names exists, and contains the names that its row gives with it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from rollwright.games import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rollwright"
PAGES = [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

FOLDERS = {
    "architecture.md": (SOURCE / "cli", ROOT / "web" / "src"),
    "new-game.md": (ROOT / "tests" / "third_game" / "site", ROOT / "web" / "test_games" / "pig"),
    "server.md": (SOURCE / "server",),
}
"""Where the paths of a page may begin, apart from the root, the package and the catalogue."""
BUILT = {"http/page/"}
"""Folders that exist only after a build."""
ONE_TEXT = {"architecture.md", "new-game.md"}
"""Pages whose rows also give names from the files of other rows, and from files that the page links to."""

CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([^)#:]+)\)")
PATH = re.compile(r"[\w.<*-][\w./<>*-]*(?:\.(?:css|ftl|json|md|py|sql|svelte|toml|ts|txt)|/)")
NAME = re.compile(r"#?[A-Za-z_]\w*(?:\.#?\w+)*")
TELLING = re.compile(r"[A-Z_.#]")
"""What distinguishes a name of the code from a word, such as the type of a message."""
PLACEHOLDER = "vNNNN.py"


@dataclass(frozen=True)
class Row:
    """The paths and names in a row of a table."""

    page: Path
    paths: tuple[str, ...]
    names: tuple[str, ...]

    def files_of(self, path: str) -> list[Path]:
        """The files and folders that a path means: from a folder of the page, or next to another path of the row.

        None if one of the games lacks it.
        """
        begins = [ROOT, SOURCE, SOURCE / "translations" / "en", *FOLDERS.get(self.page.name, ())]
        if "/" not in path:
            others = [other for other in self.paths if "/" in other]
            begins += [begin / other[: other.rindex("/")] for begin in begins[:] for other in others]
        patterns = {path.replace("<game>", game) for game in GAMES}
        found = [[file for begin in begins for file in begin.glob(pattern)] for pattern in sorted(patterns)]
        return [file for files in found for file in files] if all(found) else []

    @property
    def files(self) -> list[Path]:
        """The files and folders of all paths."""
        return [file for path in self.paths for file in self.files_of(path)]

    @property
    def missing_paths(self) -> list[str]:
        """The paths at which there is no file."""
        return [path for path in self.paths if path not in BUILT and not self.files_of(path)]

    def missing_names(self, more: Iterable[Path] = ()) -> list[str]:
        """The names that are neither in a file of the row nor in one of these."""
        return [name for name in self.names if not any(is_in(name, file) for file in (*self.files, *more))]


@cache
def text_of(path: Path) -> str:
    """The text of a file, or of all files of a folder that have one."""
    if path.is_dir():
        return "".join(text_of(file) for file in path.iterdir() if file.name != "__pycache__")
    return path.read_text(encoding="utf-8", errors="replace")


def is_in(name: str, path: Path) -> bool:
    """Whether a file has the name; of `Class.method`, the last part."""
    last = name.split(".")[-1].lstrip("#")
    return re.search(rf"\b{last}\b", text_of(path)) is not None


def rows_of(page: Path, text: str) -> Iterator[Row]:
    """The rows that name a file."""
    for line in text.splitlines():
        code = [one for one in CODE.findall(line) if one != PLACEHOLDER]
        paths = tuple(one for one in code if PATH.fullmatch(one))
        if line.startswith("|") and paths:
            names = tuple(one for one in code if one not in paths and NAME.fullmatch(one) and TELLING.search(one))
            yield Row(page, paths, names)


def rows_and_links(page: Path) -> tuple[list[Row], list[Path]]:
    """The rows of a page that name a file, and the files that it links to."""
    text = page.read_text(encoding="utf-8")
    if text.startswith("<!-- Generated"):
        return [], []
    links = [page.parent / link for link in LINK.findall(text)]
    return list(rows_of(page, text)), [link for link in links if link.is_file()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_of_a_table_exists(page: Path) -> None:
    rows, _ = rows_and_links(page)
    assert [path for row in rows for path in row.missing_paths] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_name_of_a_table_is_in_its_file(page: Path) -> None:
    rows, links = rows_and_links(page)
    more = [*links, *(file for row in rows for file in row.files)] if page.name in ONE_TEXT else []
    assert [(row.paths, name) for row in rows for name in row.missing_names(more)] == []


def test_a_file_or_a_name_that_does_not_exist_is_found() -> None:
    def row(line: str) -> Row:
        (found,) = rows_of(ROOT / "CONTRIBUTING.md", line)
        return found

    assert row("| `table/entries.py`, `log.py` | the union |").missing_paths == ["log.py"]
    assert row("| `bots/<game>/gambler.py` | in one game only |").missing_paths == ["bots/<game>/gambler.py"]
    assert row("| `table/entries.py` | `Entry` and `OPEN_TO_ALL` |").missing_names() == ["OPEN_TO_ALL"]
    assert row("| `table/entries.py`, `view.py` | `Entry` and `own_view` |").missing_names() == []
