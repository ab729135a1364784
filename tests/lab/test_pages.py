"""The pages that the tools measure and write."""

from pathlib import Path

import pytest

from tools import balance, bot_tables
from tools.sections import put_section


def test_a_section_is_put_in_place_of_the_one_with_its_title(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n\nHead.\n\n## One\n\nold\n\n## Two\n\nstays\n", encoding="utf-8")
    put_section(page, "One", "new\n")
    put_section(page, "Three", "more")
    text = "# Page\n\nHead.\n\n## One\n\nnew\n\n## Two\n\nstays\n\n## Three\n\nmore\n"
    assert page.read_text(encoding="utf-8") == text


def test_the_arenas_tables_are_of_those_who_are_here(capsys: pytest.CaptureFixture[str]) -> None:
    table = bot_tables.Measured("twentyone", 2, (bot_tables.Meeting("greedy", "random"),))
    *_, written = bot_tables.measure(table, games_at_most=4, jobs=1, seed=1)
    assert "| Greedy (2) : Random (1) | 4 |" in written
    assert "| Random (1) |" in written
    assert "Greedy (2)" in capsys.readouterr().err


def test_a_bar_is_said_to_be_kept_or_not() -> None:
    table = bot_tables.Measured("twentyone", 2, (bot_tables.Meeting("greedy", "random", 0.6),))
    *_, written = bot_tables.measure(table, games_at_most=200, jobs=1, seed=1)
    assert "| above 60% |" in written


def test_the_balance_of_every_number_of_players() -> None:
    written = balance.measure("twentyone", "greedy", games=3, jobs=1, seed=1)
    assert "| sheet | 2 players | 3 players | 4 players | 5 players | 6 players |" in written
    for name in "ABCDEF":
        assert f"\n| {name} | " in written


def test_every_table_has_its_own_title() -> None:
    titles = [table.title for table in bot_tables.TABLES.values()]
    titles += [balance.title_of(game, bot) for game, bot in balance.TABLES.values()]
    assert len(set(titles)) == len(titles)
