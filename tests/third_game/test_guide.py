"""Pig follows the guide for adding a game, `docs/new-game.md`, to the letter."""

import re

from rollwright.core.game import Game
from tests.third_game.pig import PACKAGE, SITE

GUIDE = SITE.parents[2] / "docs" / "new-game.md"


def listed() -> list[str]:
    """The files that the tables of the guide list for Pig."""
    return re.findall(r"^\| `(rollwright_pig[^`]*)` \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_file_that_the_guide_lists_exists() -> None:
    assert len(listed()) == len(set(listed())) > 10
    assert [file for file in listed() if not (SITE / file).is_file()] == []


def test_the_game_has_no_file_that_the_guide_does_not_list() -> None:
    files = {file.relative_to(SITE).as_posix() for file in SITE.rglob("*") if file.is_file()}
    assert {file for file in files if "__pycache__" not in file} == set(listed())


def test_the_guide_lists_every_member_of_a_game() -> None:
    (table,) = re.findall(r"^\| the class has \|.*?\n\n", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    members = {name for name in {*vars(Game), *Game.__annotations__} if not name.startswith("_")}
    assert set(re.findall(r"`([a-z_]+)`", table)) - {"board"} == members  # `board` is a value of `sheet_word`


def test_the_registration_of_the_guide_is_that_of_the_game() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert shown.rstrip() in (PACKAGE / "__init__.py").read_text(encoding="utf-8")


def test_the_links_of_the_guide_lead_to_files() -> None:
    links = re.findall(r"\]\((\.\./[^)]+)\)", GUIDE.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (GUIDE.parent / link).resolve().is_file()] == []


def test_the_suite_of_the_guide_is_that_of_the_game() -> None:
    (shown,) = re.findall(r"```py\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert shown.rstrip() in (SITE.parent / "pig_suite.py").read_text(encoding="utf-8")
