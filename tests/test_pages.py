"""What the pages say is true: snippets run, files that they show can be played, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from rollwright.games.material import check_file, shipped_map

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("rulebook/**/*.md")])


def test_the_snippets_of_the_readme_run() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("kind", ["border-board", "twentyone-sheet"])
def test_the_files_that_the_page_shows_are_standard(kind: str) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "boards.md").read_text(encoding="utf-8"), re.DOTALL)
    (shown,) = (block for block in blocks if f'kind = "{kind}"' in block)
    assert check_file(shown, lambda _: shipped_map()).standard


def test_the_readme_says_that_it_is_unofficial() -> None:
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "Unofficial" in text
    assert "not affiliated with the games' publisher" in text
