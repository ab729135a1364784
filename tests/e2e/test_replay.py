"""Any finished game by its link: step, play, jump to a round, keyboard."""

import re

import pytest
from playwright.sync_api import Locator, expect

from rollwright.games import GAMES
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import storage_state
from rollwright.testing.browser.tour import finished
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running


def watch(windows: Windows, server: Running, game: str, behind: str = "") -> LocalisedPage:
    """Somebody who was not there opens the link."""
    url = f"{server.url}/replay/{finished(server, game).table}{behind}"
    reader = LocalisedPage(windows.open(url, "phone", storage_state=storage_state(server)))
    expect(reader.button("page-replay-play")).to_be_visible()
    return reader


def step(reader: LocalisedPage) -> Locator:
    """Where in the game it is."""
    return reader.page.get_by_role("slider", name=reader.say("page-replay-step"))


def steps_of(reader: LocalisedPage) -> int:
    return int(step(reader).get_attribute("max") or 0)


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_step_by_step_by_buttons_and_by_keys(windows: Windows, server: Running, game: str) -> None:
    reader = watch(windows, server, game)
    news = reader.page.locator("[aria-live]")
    told = news.inner_text()
    expect(reader.button("page-replay-back")).to_be_disabled()
    reader.button("page-replay-on").click()
    expect(step(reader)).to_have_value("1")
    expect(news).not_to_have_text(told, use_inner_text=True)
    reader.page.keyboard.press("ArrowRight")
    expect(step(reader)).to_have_value("2")
    reader.page.keyboard.press("ArrowLeft")
    reader.button("page-replay-back").click()
    expect(step(reader)).to_have_value("0")
    expect(news).to_have_text(told, use_inner_text=True)


def test_it_jumps_from_round_to_round_and_to_both_ends(windows: Windows, server: Running) -> None:
    reader = watch(windows, server, "border")
    heading = reader.page.get_by_role("heading", level=1)
    rounds = [reader.say("page-round-number", round=number) for number in (1, 2)]
    reader.page.keyboard.press("ArrowDown")
    expect(heading).to_contain_text(rounds[0])
    reader.button("page-replay-round-on").click()
    expect(heading).to_contain_text(rounds[1])
    reader.page.keyboard.press("ArrowUp")
    expect(heading).to_contain_text(rounds[0])
    reader.page.keyboard.press("End")
    expect(step(reader)).to_have_value(str(steps_of(reader)))
    expect(reader.page.get_by_role("region", name=reader.say("page-result"), exact=True)).to_be_visible()
    reader.page.keyboard.press("Home")
    expect(step(reader)).to_have_value("0")


def test_it_plays_by_itself_until_it_is_stopped(windows: Windows, server: Running) -> None:
    reader = watch(windows, server, "twentyone")
    reader.page.keyboard.press("Space")
    expect(reader.button("page-replay-pause")).to_be_visible()
    expect(step(reader)).not_to_have_value(re.compile("^[01]$"))  # by itself: no key goes two steps
    reader.button("page-replay-pause").click()
    expect(reader.button("page-replay-play")).to_be_visible()


def test_it_plays_to_the_end_and_stops_there(windows: Windows, server: Running) -> None:
    reader = watch(windows, server, "twentyone")
    last = steps_of(reader)
    step(reader).fill(str(last - 1))
    reader.button("page-replay-play").click()
    expect(step(reader)).to_have_value(str(last))
    expect(reader.button("page-replay-play")).to_be_visible()


def test_a_line_of_what_happened_leads_there(windows: Windows, server: Running) -> None:
    reader = watch(windows, server, "border")
    story = reader.page.get_by_role("region", name=reader.say("page-news"), exact=True)
    line = story.get_by_role("button").nth(5)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(step(reader)).to_have_value("5")


def test_its_address_leads_to_the_same_step(windows: Windows, server: Running) -> None:
    reader = watch(windows, server, "border", "#8")
    expect(step(reader)).to_have_value("7")
    reader.page.keyboard.press("ArrowRight")
    expect(reader.page).to_have_url(re.compile("#9$"))
    reader.page.reload()
    expect(step(reader)).to_have_value("8")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_ends_as_the_game_ended(windows: Windows, server: Running, game: str) -> None:
    seated = finished(server, game)
    live = LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(0)))
    result = live.page.get_by_role("region", name=live.say("page-result"), exact=True).get_by_role("table").first
    expect(result).to_be_visible()
    reader = watch(windows, server, game)
    reader.page.keyboard.press("End")
    again = reader.page.get_by_role("region", name=reader.say("page-result"), exact=True).get_by_role("table").first
    assert again.inner_text() == result.inner_text()
    reader.button("page-proof").click()
    expect(reader.page.get_by_text(reader.say("page-proof-proven"))).to_be_visible()


def test_the_list_of_moves_is_one_stop_of_the_tab_key_and_the_arrows_lead_on(windows: Windows, server: Running) -> None:
    reader = watch(windows, server, "twentyone")
    lines = reader.page.locator("[data-moments] button")
    expect(lines.nth(3)).to_be_attached()
    expect(reader.page.locator("[data-moments] button[tabindex='0']")).to_have_count(1)
    lines.first.focus()
    reader.page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    expect(step(reader)).to_have_value("0")
    reader.page.keyboard.press("Enter")
    expect(step(reader)).to_have_value("1")
    expect(lines.nth(1)).to_have_attribute("tabindex", "0")
