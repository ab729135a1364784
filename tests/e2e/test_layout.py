"""The table uses the room of every window: all boards on a desktop and a tablet, board and dice side by side in a low
window, and nothing moves over a whole game."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rollwright.games import GAMES
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import SignedInTable, typed_table
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running
from tests.e2e.layout import too_small
from tests.e2e.player import LONGEST_GAME, Player
from tests.e2e.test_tree import ROLLS

DESKTOP, TABLET, ZOOMED, PHONE, SIDEWAYS = (1440, 900), (820, 1180), (720, 450), (390, 844), (844, 390)
"""Window sizes in CSS pixels; a laptop of 1440 x 900 at 200 % zoom is `ZOOMED`."""
TOUCHED = (TABLET, PHONE, SIDEWAYS)
# A source whose rectangle begins where it began has not moved: other words in the same place are no shift. A refusal is
# over the page and takes no room, and a new line moves the others of the log.
WATCH_SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      for (const { node, previousRect: from, currentRect: to } of sources)
        if (from.x !== to.x || from.y !== to.y) {
          const one = node instanceof Element ? node : node?.parentElement;
          const shift = [value, one?.outerHTML.slice(0, 90), from.x, from.y, "to", to.x, to.y].join(" ");
          if (!one?.closest("[role=alert], .lines")) window.shifts.push(shift);
        }
  }).observe({ type: "layout-shift", buffered: false });
}"""
# Nothing once the dice are gone: the end of the game is another picture.
BOXES = """() => document.querySelector(".hand") && Object.fromEntries([["shifts", window.shifts.join()], ...[
  ".board svg", ".hand", ".tray, .entry", ".acts", ".bar > li:first-child", ".bar > li:last-child", ".latest", ".log",
  ".others > .other", ".scoring",
].flatMap((name) => [...document.querySelectorAll(name)].slice(0, 1).map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [name, [x, y, width, height].map(Math.round).join(" ")];
}))])"""


def window(
    windows: Windows, seated: SignedInTable, size: tuple[int, int], language: str = "en", **options: Any
) -> LocalisedPage:
    """The window of the first seat."""
    width, height = size
    touch = size in TOUCHED
    page = windows.open(
        seated.url,
        storage_state=seated.storage_state(0),
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        **options,
    )
    return LocalisedPage(page, language)


def full_table(server: Running, game: str) -> SignedInTable:
    """As many seats as the game has; one person and bots."""
    return typed_table(server, game, [None, *["greedy"] * (max(GAMES[game].seats) - 1)])


def widths(boards: Locator) -> list[float]:
    """How wide each of them is drawn: an SVG is letterboxed in its element, so its height counts as well."""
    found: list[float] = boards.evaluate_all(
        """(all) => all.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          const box = one.viewBox.baseVal;
          return Math.min(width, (height * box.width) / box.height);
        })"""
    )
    return found


def played_acts(player: Player) -> Iterator[None]:
    """Play a game to its end, and stop directly after every input and in every pause until then."""
    deadline = time.monotonic() + LONGEST_GAME
    while not player.over:
        acted = player.act()
        yield
        if not acted:
            player.page.wait_for_timeout(20)
        assert time.monotonic() < deadline, player.page.locator("header").inner_text()


def see_all_of(page: Page, *selectors: str) -> None:
    """Each of them is whole in the window, and the page does not scroll."""
    for selector in selectors:
        expect(page.locator(selector).first).to_be_in_viewport(ratio=0.999)
    scrolls = "document.documentElement.scrollHeight - innerHeight + document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(scrolls) <= 0


@pytest.mark.parametrize(("game", "least"), [("border", 300), ("twentyone", 280)])
def test_a_desktop_shows_every_board_and_all_that_is_needed(
    windows: Windows, server: Running, game: str, least: int
) -> None:
    ana = window(windows, full_table(server, game), DESKTOP)
    boards = ana.page.locator(".board .fit svg[aria-label], .other svg[aria-label]")
    expect(boards).to_have_count(max(GAMES[game].seats))
    wait_until_drawn(ana.page)
    assert min(widths(boards)) >= least
    see_all_of(ana.page, ".board", ".hand", ".log", ".bar")
    for other in ana.page.locator(".other").all():
        expect(other).to_be_in_viewport(ratio=0.999)
        expect(other).to_contain_text(ana.say("page-score", score=0))


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_shows_every_board(windows: Windows, server: Running, game: str) -> None:
    ana = window(windows, full_table(server, game), TABLET)
    expect(ana.page.locator(".other svg[aria-label]")).to_have_count(max(GAMES[game].seats) - 1)
    wait_until_drawn(ana.page)
    see_all_of(ana.page, ".board", ".hand", ".log", ".bar")
    for other in ana.page.locator(".other").all():
        expect(other).to_be_in_viewport(ratio=0.999)


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("size", [SIDEWAYS, ZOOMED])
@pytest.mark.parametrize("game", GAMES)
def test_board_and_dice_are_side_by_side_in_a_low_window(
    windows: Windows, server: Running, game: str, size: tuple[int, int], language: str
) -> None:
    ana = window(windows, full_table(server, game), size, language)
    expect(ana.button("page-faces-enter")).to_be_visible()
    wait_until_drawn(ana.page)
    see_all_of(ana.page, ".board", ".board .fit svg", ".hand", ".entry", ".bar", ".latest")
    ana.enter_dice(ROLLS[game][0])
    expect(ana.page.locator("button.roll")).to_be_visible()
    wait_until_drawn(ana.page)
    see_all_of(ana.page, ".board", ".board .fit svg", ".hand", ".tray", ".acts", "button.roll", ".bar", ".latest")
    assert too_small(ana.page) == []


@pytest.mark.parametrize(
    ("game", "size"), [("border", PHONE), ("twentyone", PHONE), ("border", SIDEWAYS), ("twentyone", DESKTOP)]
)
def test_nothing_moves_over_a_whole_game(windows: Windows, server: Running, game: str, size: tuple[int, int]) -> None:
    seated = SignedInTable(server, game, [None, "greedy"], first=0)
    ana = window(windows, seated, size, reduced_motion="reduce")
    expect(ana.page.locator(".acts button").first).to_be_visible()
    wait_until_drawn(ana.page)
    ana.page.evaluate(WATCH_SHIFTS)
    seen: dict[str, set[str]] = {}
    for _ in played_acts(Player(ana.page, "Ana")):
        for name, box in (ana.page.evaluate(BOXES) or {}).items():
            seen.setdefault(name, set()).add(box)
    assert seen.pop("shifts") == {""}
    assert {name: boxes for name, boxes in seen.items() if len(boxes) > 1} == {}
    assert len(seen) >= 6


def test_names_that_are_cut_off_keep_their_number(windows: Windows, server: Running) -> None:
    ana = window(windows, full_table(server, "border"), SIDEWAYS, "pl")
    expect(ana.page.locator(".bar > li")).to_have_count(4)
    for number in ("2", "3"):
        name = ana.page.locator(".bar .name").filter(has_text=f" {number}")
        box, end = (
            name.bounding_box(),
            name.evaluate(
                """(one) => {
              const range = document.createRange();
              range.selectNodeContents(one.lastChild);
              return range.getBoundingClientRect().right;
            }"""
            ),
        )
        assert box is not None
        assert end <= box["x"] + box["width"] + 0.5


@pytest.mark.parametrize("language", ["de", "pl", "en"])
def test_the_menu_of_the_start_page_is_whole_at_twice_the_text_size(
    windows: Windows, server: Running, language: str
) -> None:
    page = windows.open(server.url, "phone", locale=language)
    reader = LocalisedPage(page, language)
    expect(reader.link("page-settings")).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    for name in ("page-menu-tables", "page-rules", "page-settings"):
        expect(reader.link(name)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
