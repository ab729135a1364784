"""What the pages say is true: snippets run, files that they show can be played, links lead somewhere."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.games.border.material import shipped_map
from rollwright.games.material import check_file

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("rulebook/**/*.md")])


def test_the_snippets_of_the_readme_run() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", page.read_text(encoding="utf-8")):
        target = page.parent / link if link else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), f"{link}#{anchor}"


def anchors(page: Path) -> set[str]:
    """The headings of a page as they appear in links."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("kind", ["border-board", "twentyone-sheet"])
def test_the_files_that_the_page_shows_are_standard(kind: str) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "boards.md").read_text(encoding="utf-8"), re.DOTALL)
    (shown,) = (block for block in blocks if f'kind = "{kind}"' in block)
    assert check_file(shown, lambda _: shipped_map()).standard


def test_the_readme_says_that_it_is_unofficial() -> None:
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "Unofficial" in text
    assert "not affiliated with the games' publisher" in text


WIDTH = 120
"""Characters per line of Markdown."""
GENERATED = "<!-- Generated"


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines outside code, tables, headings and HTML."""
    inside_code = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            inside_code = not inside_code
        elif not inside_code and not line.lstrip().startswith(("|", "#", "<")):
            yield number, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_markdown_is_wrapped_at_one_width(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    if text.startswith(GENERATED):
        return
    without_links = ((number, re.sub(r"\]\([^)]*\)", "]", line)) for number, line in prose(text))
    assert [number for number, line in without_links if len(line) > WIDTH] == []


def test_the_glossary_lists_a_term_once() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    terms = [term for row in re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE) for term in row.split(", ")]
    listed = [term for term in terms if term not in ("term", "---")]
    assert sorted(listed) == sorted(set(listed))
