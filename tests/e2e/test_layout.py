"""The table uses the room of every window: all boards on a desktop and a tablet, board and dice side by side in a low
window, and nothing moves over a whole game."""

import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotInTime

from rollwright.games import GAMES
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import SignedInTable, typed_table
from rollwright.testing.browser.tour import ROLLS
from rollwright.testing.browser.windows import Windows, wait_until, wait_until_drawn
from rollwright.testing.server.running import Running
from rollwright.translations import LANGUAGES, Words
from tests.e2e.languages import speak
from tests.e2e.layout import too_small
from tests.e2e.player import CROSS_OFF, DONE_NOW, GLANCE, LONGEST_GAME, Player

DESKTOP, TABLET, ZOOMED, PHONE, SIDEWAYS = (1440, 900), (820, 1180), (720, 450), (390, 844), (844, 390)
LAPTOP, LOW_LAPTOP, NARROW = (1280, 720), (1366, 650), (320, 640)
"""Window sizes in CSS pixels; a laptop of 1440 x 900 at 200 % zoom is `ZOOMED`."""
TABLES = (("border", 2), ("border", 3), ("border", 4), ("twentyone", 5))
LOW_TABLES = [
    *((game, seats, size) for game, seats in TABLES for size in (LAPTOP, LOW_LAPTOP)),
    ("twentyone", 6, LOW_LAPTOP),
]
"""Tables on a desktop that is not high."""
TOUCHED = (TABLET, PHONE, SIDEWAYS, NARROW)
# What is hit in the middle of each button and link of the header, if it is something else.
COVERED = """() => [...document.querySelectorAll("header :is(button, a)")].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return one.contains(hit) ? [] : [`${one.ariaLabel} is under ${hit?.className}`];
})"""
# Words beyond the edges of a button below the dice, when it says each of its labels.
BEYOND_BUTTONS = """(labels) => Object.entries(labels).flatMap(([selector, all]) => {
  const one = document.querySelector(`.acts ${selector}`);
  one.style.overflowWrap = "normal"; // a word that is too long is beyond the edge, not broken
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const parts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) parts.push(walker.currentNode);
  return all.flatMap((label) => {
    if (label.length !== parts.length) return [`${selector} has ${parts.length} parts`];
    label.forEach((part, n) => (parts[n].data = part));
    const range = document.createRange();
    range.selectNodeContents(one);
    const [box, words] = [one.getBoundingClientRect(), range.getBoundingClientRect()];
    const beyond = [words.right - box.right, words.bottom - box.bottom, box.left - words.left, box.top - words.top];
    const most = Math.max(...beyond);
    return most > 0 ? [`${label.join(" | ")}: ${most}`] : [];
  });
})"""
# A source whose rectangle begins where it began has not moved: other words in the same place are no shift. A refusal is
# over the page and takes no room, and a new line moves the others of the log.
WATCH_SHIFTS = """() => {
  [window.shifts, window.since] = [[], 0];
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries())
      for (const { node, previousRect: from, currentRect: to } of sources)
        if (from.x !== to.x || from.y !== to.y) {
          const one = node instanceof Element ? node : node?.parentElement;
          const shift = [value, one?.outerHTML.slice(0, 90), from.x, from.y, "to", to.x, to.y].join(" ");
          if (startTime >= window.since && !one?.closest("[role=alert], .lines")) window.shifts.push(shift);
        }
  }).observe({ type: "layout-shift", buffered: false });
}"""
# In another size of the window everything is in another place; when that is painted, nothing may move.
FROM_NOW_ON = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  window.since = performance.now();
  done();
})))"""
ACTS_PER_SIZE = 12
# Nothing once the dice are gone: the end of the game is another picture.
BOXES = """() => document.querySelector(".hand") && Object.fromEntries([["shifts", window.shifts.join()], ...[
  ".board svg", ".hand", ".tray, .entry", ".acts", ".bar > li:first-child", ".bar > li:last-child", ".latest", ".log",
  ".others > .other", ".scoring", ".all > .panel:first-child", ".all > .panel:last-child", ".footer",
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


def overlap(one: Locator, other: Locator) -> float:
    """How many pixels two parts have in common, from top to bottom."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    if first["x"] >= second["x"] + second["width"] or second["x"] >= first["x"] + first["width"]:
        return 0.0
    ends = min(first["y"] + first["height"], second["y"] + second["height"])
    return max(0.0, ends - max(first["y"], second["y"]))


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


@pytest.mark.parametrize(("game", "seats", "size"), LOW_TABLES)
def test_a_desktop_that_is_not_high_shows_every_board(
    windows: Windows, server: Running, game: str, seats: int, size: tuple[int, int]
) -> None:
    ana = window(windows, typed_table(server, game, [None, *["greedy"] * (seats - 1)]), size)
    boards = ana.page.locator(".board .fit svg[aria-label], .other svg[aria-label]")
    expect(boards).to_have_count(seats)
    wait_until_drawn(ana.page)
    assert min(widths(boards)) >= 200
    see_all_of(ana.page, ".board", ".hand", ".log", ".bar")
    for other in ana.page.locator(".other").all():
        expect(other).to_be_in_viewport(ratio=0.999)
    ana.enter_dice(ROLLS[game][0])
    expect(ana.page.locator("button.roll")).to_be_visible()
    see_all_of(ana.page, ".hand", ".tray", ".acts", ".log")


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_covers_the_buttons_of_the_header(windows: Windows, server: Running, seats: int) -> None:
    ana = window(windows, typed_table(server, "border", [None, *["greedy"] * (seats - 1)]), DESKTOP, "de")
    expect(ana.page.locator("header button")).to_have_count(4)
    for size in in_turn(ana.page, LOW_LAPTOP, DESKTOP):
        expect(ana.page.locator(".area.desktop")).to_be_visible()
        assert ana.page.evaluate(COVERED) == [], size


def in_turn(page: Page, *sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Give the window one size after the other."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        wait_until(page, "size => innerWidth === size[0] && innerHeight === size[1]", [width, height])
        wait_until_drawn(page)
        yield width, height


def labels(words: Words) -> dict[str, list[list[str]]]:
    """All that the buttons below the dice can say, as their parts."""
    counts = [f"{words.say('page-dice-count', dice=5)} · {words.say('page-rolls-left', left=left)}" for left in (1, 2)]
    last = [words.say("page-done-points", points=12), words.say("page-pass"), words.say("page-keep")]
    return {
        ".roll": [[words.say(roll), count] for roll in ("page-roll", "page-roll-again") for count in counts],
        ".undo": [[words.say("page-undo")]],
        ".last": [[label] for label in last],
    }


def test_the_words_of_every_language_fit_the_buttons(windows: Windows, server: Running) -> None:
    ana = window(windows, typed_table(server, "border", [None, None]), PHONE)
    ana.enter_dice(ROLLS["border"][0])
    expect(ana.lit.first).to_be_visible()
    wait_until_drawn(ana.page)
    ana.lit.first.dispatch_event("click")
    expect(ana.page.locator(".acts button")).to_have_count(3)
    wait_until_drawn(ana.page)
    for size in in_turn(ana.page, SIDEWAYS, NARROW, PHONE):
        wrong = {language: ana.page.evaluate(BEYOND_BUTTONS, labels(Words(language))) for language in LANGUAGES}
        assert {language: found for language, found in wrong.items() if found} == {}, size


def test_the_word_for_taking_back_fits_its_button(windows: Windows, server: Running) -> None:
    ana = window(windows, typed_table(server, "twentyone", [None, None]), PHONE)
    ana.enter_dice(ROLLS["twentyone"][0])
    ana.button("page-keep").tap()
    ana.touch(ana.lit.first)
    ana.done()
    expect(ana.button("page-take-back")).to_be_visible()
    wait_until_drawn(ana.page)
    takes_back = {".last": [[Words(language).say("page-take-back")] for language in LANGUAGES]}
    for size in in_turn(ana.page, SIDEWAYS, NARROW, PHONE):
        assert ana.page.evaluate(BEYOND_BUTTONS, takes_back) == [], size


@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_players_who_share_a_device_see_the_scoring_row_and_the_dice(
    windows: Windows, server: Running, size: tuple[int, int]
) -> None:
    seated = typed_table(server, "border", [None] * 4, one_device=True)
    ana = window(windows, seated, size)
    ana.enter_dice(ROLLS["border"][0])
    ana.touch(ana.lit.first)
    ana.done()
    expect(ana.page.locator(".all .done")).to_have_count(3)
    wait_until_drawn(ana.page)
    row, hand = (ana.page.locator(part) for part in (".footer", ".hand"))
    for part in (row, hand, *ana.page.locator(".all .panel").all()):
        expect(part).to_be_in_viewport(ratio=0.999)
    assert overlap(row, hand) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_shows_every_board(windows: Windows, server: Running, game: str) -> None:
    ana = window(windows, full_table(server, game), TABLET)
    expect(ana.page.locator(".other svg[aria-label]")).to_have_count(max(GAMES[game].seats) - 1)
    wait_until_drawn(ana.page)
    see_all_of(ana.page, ".board", ".hand", ".log", ".bar")
    for other in ana.page.locator(".other").all():
        expect(other).to_be_in_viewport(ratio=0.999)


@pytest.mark.parametrize("size", [SIDEWAYS, ZOOMED])
@pytest.mark.parametrize(("game", "language"), [("border", "de"), ("twentyone", "pl")])
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


class SideBySide(Player):
    """Players who share a device, with a sheet and buttons for each of them."""

    def button(self, name: str, *, exact: bool = True) -> Locator:
        """The first of this name that can be used; a box is not crossed off twice."""
        named = self.page.get_by_role("button", name=name, exact=exact, disabled=False)
        return (named.and_(self.page.locator("[aria-pressed=false]")) if name == CROSS_OFF else named).first

    @property
    def done(self) -> Locator:
        return self.page.get_by_role("button", name=DONE_NOW, disabled=False).first

    def touch(self, target: Locator, timeout: float | None = None) -> None:
        """Look again if it is gone, because the touch before was only answered now."""
        with suppress(NotInTime):
            super().touch(target, timeout=GLANCE)


def expect_that_nothing_moves(player: Player, layouts: dict[str, tuple[int, int]]) -> None:
    """Play a whole game. The window takes one size after the other, so that each of them sees the beginning, the middle
    and the end."""
    page = player.page
    expect(page.locator(".acts button").first).to_be_visible()
    wait_until_drawn(page)
    page.evaluate(WATCH_SHIFTS)
    sizes = cycle(layouts.items())
    seen: dict[tuple[int, int], dict[str, set[str]]] = {}
    size = PHONE
    for number, _ in enumerate(played_acts(player)):
        if number % ACTS_PER_SIZE == 0:
            layout, size = next(sizes)
            page.evaluate("window.since = Infinity")
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(page.locator(f".area.{layout}")).to_be_visible()
            wait_until_drawn(page)
            page.evaluate(FROM_NOW_ON)
        for name, box in (page.evaluate(BOXES) or {}).items():
            seen.setdefault(size, {}).setdefault(name, set()).add(box)
    assert len(seen) == len(layouts)
    for size, boxes in seen.items():
        assert boxes.pop("shifts") == {""}, size
        assert {name: places for name, places in boxes.items() if len(places) > 1} == {}, size
        assert len(boxes) >= 6


@pytest.mark.parametrize(("game", "speed"), [("border", "instant"), ("twentyone", "fast")])
def test_nothing_moves_over_a_whole_game(windows: Windows, server: Running, game: str, speed: str) -> None:
    seated = SignedInTable(server, game, [None, "greedy"], first=0)
    page = windows.open(seated.url, storage_state=seated.storage_state(0, speed=speed), reduced_motion="reduce")
    layouts = {"stacked": PHONE, "sideways": SIDEWAYS, "tablet": TABLET, "desktop": DESKTOP}
    expect_that_nothing_moves(Player(page, "Ana"), layouts)


def test_nothing_moves_while_players_share_a_device(windows: Windows, server: Running) -> None:
    seated = SignedInTable(server, "twentyone", [None, None], one_device=True, first=0)
    page = windows.open(seated.url, storage_state=seated.storage_state(0), reduced_motion="reduce")
    expect_that_nothing_moves(SideBySide(page, "Ana"), {"stacked": TABLET, "shared": DESKTOP})


def test_the_tables_of_the_text_fit_a_desktop_in_every_language(windows: Windows, server: Running) -> None:
    for game in GAMES:
        seated = typed_table(server, game, [None, "greedy"])
        seated.play_on(0, 5, 12)
        ana = window(windows, seated, DESKTOP)
        ana.button("page-as-text").click()
        tables = ana.page.locator("dialog .wide")
        expect(tables.first).to_be_visible()
        for language in LANGUAGES:
            speak(ana.page, language)
            beyond = tables.evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth)")
            assert set(beyond) == {0}, (game, language)


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
