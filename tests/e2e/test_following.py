"""The table explains itself: scores, the latest move and what can be done now are always visible, and stay in place."""

import re

import pytest
from playwright.sync_api import Page, expect

from rollwright.games import GAMES
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import NAMES, SignedInTable, typed_table
from rollwright.testing.browser.tour import ROLLS
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running
from tests.e2e.keyboard import Keyboard
from tests.e2e.test_tree import two_rounds

ANA, BEN = NAMES[:2]
BOXES = """() => [...document.querySelectorAll(".bar > li, .latest, .board")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.className, x, y + scrollY, width, height].join(" ");
})"""
BEYOND = """() => [...document.querySelectorAll(".bar .points, .bar .progress, .bar .sign")].filter((one) => {
  const seat = one.closest("li").getBoundingClientRect();
  const { left, right, top, bottom, width } = one.getBoundingClientRect();
  return !width || left < seat.left || right > seat.right || top < seat.top || bottom > seat.bottom;
}).length"""


def boxes(page: Page) -> list[str]:
    """Where the scores, the latest move and the board are. The open log makes room for the entry of real dice."""
    found: list[str] = page.evaluate(BOXES)
    return found


def readers(windows: Windows, server: Running, game: str, size: str) -> list[LocalisedPage]:
    """Two people at a table of real dice."""
    seated = typed_table(server, game, [None, None])
    pages = [LocalisedPage(windows.open(seated.url, size, storage_state=seated.storage_state(n))) for n in (0, 1)]
    for reader in pages:
        expect(reader.page.locator(".bar > li")).to_have_count(2)
    return pages


@pytest.mark.parametrize(("game", "size"), [("border", "phone"), ("twentyone", "desktop")])
def test_nothing_moves_over_two_rounds(windows: Windows, server: Running, game: str, size: str) -> None:
    ana, ben = readers(windows, server, game, size)
    seen: dict[str, list[str]] = {}
    for stop in two_rounds(ana, ben, game):
        wait_until_drawn(ana.page)
        seen[stop] = boxes(ana.page)
    first, *others = seen.values()
    assert len(first) == (4 if size == "phone" else 3)
    assert [stop for stop, now in seen.items() if now != first] == [], others


def test_the_latest_move_is_read_on_a_phone_and_the_log_is_one_tap_away(windows: Windows, server: Running) -> None:
    ana, ben = readers(windows, server, "border", "phone")
    ana.enter_dice(ROLLS["border"][0])
    dice = "2 grey, 1 green, 1 red, and 1 yellow"
    rolled = ben.say("tell-rolled", name=ANA, dice=dice)
    latest = ben.page.locator(".latest")
    expect(latest).to_contain_text(rolled)
    expect(latest).to_be_in_viewport(ratio=1)
    latest.tap()
    log = ben.dialog("page-news")
    expect(log.get_by_role("listitem").first).to_have_text(rolled)
    expect(log).to_contain_text(ben.say("tell-begins", name=ANA))


def test_the_log_is_open_on_a_wide_screen(windows: Windows, server: Running) -> None:
    ana, ben = readers(windows, server, "twentyone", "desktop")
    ana.enter_dice(ROLLS["twentyone"][0])
    log = ben.page.get_by_role("region", name=ben.say("page-news"), exact=True)
    expect(log.get_by_role("listitem").first).to_contain_text(ben.say("tell-rolled", name=ANA, dice="").rstrip(" ."))
    ana.button("page-keep").click()
    expect(log.get_by_role("listitem").first).to_have_text(ben.say("tell-twentyone-keeps", name=ANA))


def test_the_prompt_of_the_border_names_the_phase(windows: Windows, server: Running) -> None:
    ana, ben = readers(windows, server, "border", "phone")
    asked, waits = ana.page.locator(".prompt"), ben.page.locator(".prompt")
    how = ana.say("page-faces-how")
    expect(asked).to_have_text(f"{ana.say('page-your-roll')} · {how}")
    expect(waits).to_have_text(f"{ben.say('page-waiting-for-names', names=ANA)} · {how}")
    ana.enter_dice(ROLLS["border"][0])
    expect(asked).to_have_text(ana.say("page-border-ask-reroll", left=2))
    expect(asked).to_be_in_viewport(ratio=1)
    expect(ana.page.locator("button.roll")).to_contain_text(ana.say("page-dice-count", dice=5))
    ana.touch(ana.lit.first)
    expect(asked).to_have_text(ana.say("page-ask-done"))
    ana.done()
    left = "1 green, 1 red, and 1 yellow"
    expect(waits).to_have_text(ben.say("page-border-ask-second", name=ANA, dice=left))


def test_the_prompt_of_twenty_one_names_the_phase(windows: Windows, server: Running) -> None:
    ana, ben = readers(windows, server, "twentyone", "phone")
    asked = ana.page.locator(".prompt")
    ana.enter_dice(ROLLS["twentyone"][0])
    expect(asked).to_have_text(ana.say("page-twentyone-ask-again", dice=5))
    ana.button("page-keep").click()
    for reader in (ana, ben):
        expect(reader.page.locator(".prompt")).to_have_text(reader.say("page-twentyone-ask-enter", row=1))
    ana.touch(ana.lit.first)
    expect(asked).to_have_text(ana.say("page-twentyone-ask-more"))


def test_roll_again_or_keep_shows_what_every_player_could_enter(windows: Windows, server: Running) -> None:
    ana, ben = readers(windows, server, "twentyone", "desktop")
    ana.enter_dice(ROLLS["twentyone"][0])
    could = ana.page.get_by_role("button", name=re.compile(f"{ana.say('page-box-could', entry=1)}$"))
    expect(could).to_have_count(1)
    for reader in (ana, ben):
        wait_until_drawn(reader.page)
        assert reader.page.locator(".board .dots").count() > 0
        assert reader.page.locator(".other .dots").count() > 0
    ana.button("page-keep").click()
    expect(ana.lit.first).to_be_visible()
    expect(ana.page.locator(".other .dots")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_of_a_full_table_fits_on_a_phone(windows: Windows, server: Running, game: str) -> None:
    seats = [None, *["greedy", "planner", "random", "searcher", "master"][: max(GAMES[game].seats) - 1]]
    seated = SignedInTable(server, game, seats, first=0)
    ana = LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(0)))
    expect(ana.page.locator(".bar > li")).to_have_count(len(seats))
    for seat in ana.page.locator(".bar > li").all():
        expect(seat).to_be_in_viewport(ratio=1)
    wait_until_drawn(ana.page)
    assert ana.page.evaluate(BEYOND) == 0
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_rules_settings_and_leaving_are_in_the_menu_by_keyboard(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None, None])
    ana = Keyboard(windows.open(seated.url, "desktop", storage_state=seated.storage_state(0)))
    ana.tab_to(ana.button("page-menu"))
    ana.press("Enter")
    menu = ana.dialog("page-menu")
    expect(menu).to_be_visible()
    ana.tab_to(menu.get_by_role("link", name=ana.say("page-rules"), exact=True))
    with ana.page.expect_popup() as opened:
        ana.page.keyboard.press("Enter")
    expect(opened.value).to_have_url(re.compile("/rules/border#B10$"))
    expect(menu.get_by_role("link", name=ana.say("page-settings"), exact=True)).to_be_visible()
    ana.tab_to(menu.get_by_role("button", name=ana.say("page-leave"), exact=True))
    ana.page.keyboard.press("Enter")
    question = ana.dialog("page-leave")
    expect(question).to_contain_text(ana.say("page-leave-sure"))
    question.get_by_role("button", name=ana.say("page-leave"), exact=True).click()
    expect(ana.page).to_have_url(f"{server.url}/")


def test_a_large_board_has_the_name_and_the_score_of_its_owner(windows: Windows, server: Running) -> None:
    ana, _ = readers(windows, server, "border", "phone")
    points = ana.say("page-score", score=0)
    expect(ana.page.locator(".board")).to_contain_text(f"{ANA} · {points}")
    ana.page.locator(".bar").get_by_role("button").tap()
    board = ana.dialog("page-board-of", name=BEN)
    expect(board).to_contain_text(f"{points} · {ana.say('page-border-areas', areas=0, total=6)}")
