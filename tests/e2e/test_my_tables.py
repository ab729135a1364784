"""The list of a player's tables: results, filters, totals, and the list as a file."""

from pathlib import Path

from playwright.sync_api import expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.tour import finished
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running


def my_tables(windows: Windows, server: Running, game: str) -> LocalisedPage:
    """Ana's list: a game that she has finished, and one that runs."""
    seated = finished(server, game)
    page = windows.open(f"{server.url}/tables", "phone", storage_state=seated.storage_state(0))
    ana = LocalisedPage(page)
    expect(page.get_by_role("heading", name=ana.say("page-finished-tables"))).to_be_visible()
    return ana


def test_a_finished_table_shows_its_result_and_counts_in_the_totals(windows: Windows, server: Running) -> None:
    ana = my_tables(windows, server, "border")
    line = ana.page.get_by_role("region", name=ana.say("page-finished-tables")).get_by_role("listitem")
    expect(line).to_contain_text(f"{ana.words.name('bot', 'greedy')}")
    won = line.get_by_text(ana.say("page-result-won")).count()
    expect(line).to_contain_text(ana.say("page-result-won" if won else "page-result-lost"))
    totals = ana.page.get_by_role("region", name=ana.say("page-totals"))
    row = totals.get_by_role("row").filter(has_text=ana.words.name("game", "border"))
    expect(row.get_by_role("cell")).to_have_text(["1", str(won), line.locator(".points").inner_text().split(" : ")[0]])


def choose(ana: LocalisedPage, filter_: str, option: str) -> None:
    """Set one of the filters."""
    ana.page.get_by_role("combobox", name=ana.say(filter_), exact=True).select_option(label=option)


def test_filters_select_and_help_out_of_an_empty_list(windows: Windows, server: Running) -> None:
    finished(server, "border").browsers[0].open_table("twentyone", [None, None])
    ana = my_tables(windows, server, "border")
    finished_ones = ana.page.get_by_role("heading", name=ana.say("page-finished-tables"))
    choose(ana, "page-filter-state", ana.say("page-running-tables"))
    expect(finished_ones).to_be_hidden()
    expect(ana.page.get_by_role("heading", name=ana.say("page-running-tables"))).to_be_visible()
    choose(ana, "page-filter-with", ana.words.name("bot", "greedy"))
    choose(ana, "page-filter-state", ana.say("page-finished-tables"))
    expect(finished_ones).to_be_visible()
    choose(ana, "page-game", ana.words.name("game", "twentyone"))
    expect(ana.page.get_by_text(ana.say("page-no-match"))).to_be_visible()
    ana.button("page-show-all").click()
    expect(finished_ones).to_be_visible()
    expect(ana.page.get_by_role("heading", name=ana.say("page-running-tables"))).to_be_visible()


def test_the_list_is_saved_as_a_file(windows: Windows, server: Running, tmp_path: Path) -> None:
    ana = my_tables(windows, server, "border")
    choose(ana, "page-filter-state", ana.say("page-finished-tables"))
    with ana.page.expect_download() as saved:
        ana.button("page-save-list").click()
    file = tmp_path / "list.csv"
    saved.value.save_as(file)
    head, line = file.read_text(encoding="utf-8-sig").splitlines()
    assert head.count('","') == 5
    assert ana.words.name("game", "border") in line
