"""Measured sections of a page are written as they grow, and nothing else of the page changes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.sections import deliver, section_of

PAGE = "# Page\n\nText.\n\n## One\n\nOld.\n\n## Two\n\nStays.\n"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    file = tmp_path / "page.md"
    file.write_text(PAGE, encoding="utf-8")
    return file


def test_an_interrupted_measurement_keeps_what_it_has(page: Path) -> None:
    def measured() -> Iterator[str]:
        yield "| a |"
        yield "| a |\n| b |"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        deliver(page, "One", measured(), dry=False)
    assert page.read_text(encoding="utf-8") == PAGE.replace("Old.", "| a |\n| b |")
    assert section_of(page, "One") == "| a |\n| b |"


def test_a_dry_run_prints_the_end_and_writes_nothing(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deliver(page, "One", iter(["| a |", "| b |"]), dry=True)
    assert capsys.readouterr().out == "## One\n\n| b |\n\n"
    assert page.read_text(encoding="utf-8") == PAGE


def test_a_page_without_the_section_has_no_text_of_it(page: Path) -> None:
    assert section_of(page, "Three") == ""
    assert section_of(page, "Two") == "Stays."
