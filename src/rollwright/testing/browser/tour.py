"""Visits every screen of the page in any language, for tests that check all of them and for screenshots."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module

from playwright.sync_api import Page, expect

from rollwright.games import GAMES
from rollwright.testing.browser.localised_page import LocalisedPage, sheet_label
from rollwright.testing.browser.signed_in import NAMES, SignedInTable, storage_state, typed_table
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running
from rollwright.translations import SOURCE

FIRST_GAME, *_, LAST_GAME = GAMES
KITS = {game: import_module(f"rollwright.testing.{game}.browser") for game in GAMES}
DICE: dict[str, str] = {game: kit.DICE for game, kit in KITS.items()}
"""The dice of the first round of each game, as the page's palette names them."""
ROLLS: dict[str, tuple[str, str]] = {game: (kit.DICE, kit.DICE_OF_ROUND_2) for game, kit in KITS.items()}
"""The dice of the first two rounds."""
REFUSED = r"status of 40[34]|WebSocket connection to"
"""Errors in the console if a table does not exist."""
PARTS = (
    *("without a table", "lessons", "before the game", "on one device", "invited"),
    *GAMES,
    *(f"after {game}" for game in GAMES),
)
Stop = tuple[str, Page]


@cache
def finished(server: Running, game: str) -> SignedInTable:
    """Return a game that Ana has played to its end; she has opened another table afterwards."""
    seated = SignedInTable(server, game, [None, "greedy"])
    seated.play_on(0, 7)
    seated.browsers[0].open_table(game, [None, "greedy"])
    return seated


class Tour:
    """A visit with one language and window size; each method yields the page of every screen with a name."""

    def __init__(self, windows: Windows, server: Running, language: str = SOURCE, size: str = "small phone") -> None:
        self.windows = windows
        self.server = server
        self.language = language
        self.size = size

    def part(self, name: str) -> Iterator[Stop]:
        """Yield the screens of one of the `PARTS`, each when it is completely drawn."""
        parts: dict[str, Callable[[], Iterator[Stop]]] = {
            "without a table": self.without_a_table,
            "before the game": self.before_the_game,
            "on one device": self.on_one_device,
            "lessons": self.lessons,
            "invited": self.invited,
            **{f"after {game}": partial(self.after, game) for game in GAMES},
            **{game: partial(self.at_the_table, game) for game in GAMES},
        }
        for stop, page in parts[name]():
            wait_until_drawn(page)
            yield stop, page

    def open(self, url: str, remembered: dict[str, object] | None = None) -> LocalisedPage:
        """Open a window."""
        remembered = remembered or storage_state(self.server)
        page = self.windows.open(url, self.size, storage_state=remembered, locale=self.language)
        return LocalisedPage(page, self.language)

    def without_a_table(self) -> Iterator[Stop]:
        """The screens that need no table."""
        here = self.open(self.server.url)
        page = here.page
        expect(page.get_by_role("heading", name=here.say("page-welcome"))).to_be_visible()
        expect(here.link("page-learn-offer")).to_have_count(len(GAMES))
        yield "start", page
        here.link("page-settings").click()
        expect(page.get_by_role("heading", name=here.say("page-settings"))).to_be_visible()
        yield "settings", page
        here.link("page-rules").click()
        expect(page.get_by_text("T14", exact=True).first).to_be_visible()
        yield "rules", page
        page.get_by_role("searchbox").fill("B14")
        expect(page.get_by_role("status")).to_have_text(here.say("page-rules-found", count=1), timeout=10_000)
        yield "rules found", page
        here.link("page-menu-tables").click()
        expect(page.get_by_text(here.say("page-no-tables-yet"))).to_be_visible()
        yield "no tables", page
        here.button("page-forget").click()
        expect(here.dialog("page-forget")).to_be_visible()
        yield "asked before forgetting", page
        self.windows.expect_error(REFUSED)
        page.goto(f"{self.server.url}/table/nothing")
        expect(page.get_by_role("alert")).to_be_visible()
        yield "no such table", page

    def lessons(self) -> Iterator[Stop]:
        """The beginning of each lesson, and its menu."""
        for game in GAMES:
            learner = self.open(f"{self.server.url}/learn/{game}")
            onward = learner.button("page-learn-next").or_(learner.button("page-learn-skip"))
            expect(onward).to_be_visible()
            yield f"lesson, {game}", learner.page
            onward.click()
            expect(learner.button("page-learn-back")).to_be_visible()
            expect(onward).to_be_visible()
            yield f"lesson, second step, {game}", learner.page
        learner.button("page-menu").click()
        expect(learner.dialog("page-menu")).to_be_visible()
        yield "menu of a lesson", learner.page

    def before_the_game(self) -> Iterator[Stop]:
        """The screens from opening a table to its lobby."""
        host = self.open(f"{self.server.url}/new/{LAST_GAME}#here")
        expect(host.button("page-open")).to_be_visible()
        yield "new table on one device", host.page
        host.page.goto(f"{self.server.url}/new/{FIRST_GAME}")
        host.page.get_by_text(host.say("page-game-options")).click()
        host.page.get_by_text(host.say("page-chosen-by-seat"), exact=True).check()
        host.page.keyboard.press("End")
        yield "new table", host.page
        host.page.get_by_label(host.say("page-name-of-seat", seat=1)).fill(NAMES[0])
        host.button("page-open").click()
        invitation = host.page.get_by_label(host.say("page-invitation"), exact=True)
        expect(invitation).to_be_visible()
        host.button("page-qr").first.click()
        expect(host.page.get_by_role("img", name=host.say("page-invitation")).first).to_be_visible()
        yield "lobby of the host", host.page
        guest = self.open(invitation.input_value())
        expect(guest.button("page-sit-down")).to_be_visible()
        guest.page.get_by_text(guest.say("page-more"), exact=True).click()
        yield "lobby of a guest", guest.page

    def at_the_table(self, game: str) -> Iterator[Stop]:
        """The screens of one round, which Ana begins."""
        seated = typed_table(self.server, game, [None, None])
        ana = self.open(seated.url, seated.storage_state(0))
        expect(ana.button("page-faces-enter")).to_be_visible()
        yield "dice to enter", ana.page
        ana.enter_dice(DICE[game])
        expect(ana.button("page-keep").or_(ana.lit).first).to_be_visible()
        if ana.button("page-keep").is_visible():
            yield "roll again or keep", ana.page
            ana.button("page-keep").click()
        expect(ana.lit.first).to_be_visible()
        yield "to mark", ana.page
        ana.touch(ana.barred.first)
        expect(ana.page.get_by_role("alert").get_by_role("link")).to_be_visible()
        yield "why not", ana.page
        ana.touch(ana.lit.first)
        expect(ana.pencilled.first).to_be_visible()
        yield "pencilled", ana.page
        ben = self.open(seated.url, seated.storage_state(1))
        yield from self.windows_at_the_table(ben, game)
        both_mark = ben.lit.count() > 0
        ana.done()
        if both_mark:
            expect(ana.button("page-take-back")).to_be_visible()
            yield "done", ana.page
        expect(ben.lit.first).to_be_visible()
        yield "the other's turn", ben.page
        ben.touch(ben.lit.first)
        ben.done()
        expect(ben.page.get_by_role("heading", level=1)).to_contain_text(ben.say("page-round-number", round=2))
        yield "second round", ben.page

    def windows_at_the_table(self, who: LocalisedPage, game: str) -> Iterator[Stop]:
        """The dialogs of a table."""
        who.page.get_by_role("button", name=re.compile(re.escape(NAMES[0]))).first.click()
        expect(who.dialog(sheet_label(game), name=NAMES[0])).to_be_visible()
        yield "another's sheet", who.page
        who.page.keyboard.press("Escape")
        for name in ("page-say", "page-as-text", "page-people", "page-menu"):
            who.button(name).click()
            expect(who.dialog(name)).to_be_visible()
            yield f"window {name}", who.page
            who.page.keyboard.press("Escape")
        who.page.keyboard.press("?")
        expect(who.dialog("page-keys")).to_be_visible()
        yield "keys", who.page
        who.page.keyboard.press("Escape")
        expect(who.page.get_by_role("dialog")).to_have_count(0)
        yield from self.questions_to_the_table(who)

    def questions_to_the_table(self, who: LocalisedPage) -> Iterator[Stop]:
        """An answer of the board, the log, and a moment of the past."""
        asks = who.page.locator(".scoring button, .board [role=button]:not([data-place])")
        asks.first.press("Enter")
        expect(who.page.locator(".answer")).to_be_visible()
        yield "answer", who.page
        who.page.keyboard.press("Escape")
        who.page.locator(".latest").click()
        log = who.dialog("page-news")
        expect(log).to_be_visible()
        yield "log", who.page
        log.get_by_role("listitem").get_by_role("button").first.click()
        expect(who.page.get_by_role("region", name=who.say("page-past"), exact=True)).to_be_visible()
        yield "past", who.page
        who.button("page-past-back").or_(who.page.locator(".back")).first.click()
        expect(who.page.locator(".area.past")).to_have_count(0)

    def after(self, game: str) -> Iterator[Stop]:
        """The result and the replay of a game, and the list of a player's tables."""
        seated = finished(self.server, game)
        ana = self.open(seated.url, seated.storage_state(0))
        page = ana.page
        expect(ana.button("page-proof")).to_be_visible()
        wait_until_drawn(page)  # parts that are drawn later above it would move the button
        ana.button("page-proof").click()
        expect(page.get_by_text(ana.say("page-proof-proven"))).to_be_visible()
        page.get_by_text(ana.say("page-proof-details"), exact=True).click()
        yield "result", page
        ana.link("page-replay").click()
        expect(ana.button("page-replay-play")).to_be_visible()
        yield "replay", page
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("heading", level=1)).to_contain_text("2")
        yield "replay, second round", page
        page.keyboard.press("End")
        expect(page.get_by_role("region", name=ana.say("page-result"), exact=True)).to_be_visible()
        yield "replay, end", page
        ana.button("page-replay-share").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "replay, shared", page
        page.keyboard.press("Escape")
        page.goto(f"{self.server.url}/tables")
        expect(page.get_by_role("heading", name=ana.say("page-finished-tables"))).to_be_visible()
        yield "my tables", page
        page.goto(self.server.url)
        expect(page.get_by_role("region", name=ana.say("page-go-on"))).to_be_visible()
        yield "start, with a table to go on with", page

    def on_one_device(self) -> Iterator[Stop]:
        """Four players on one screen, and the hand-over of a device to Ben, who rolls next."""
        seated = typed_table(self.server, FIRST_GAME, [None] * len(NAMES), one_device=True)
        everyone = self.open(seated.url, seated.storage_state(0))
        everyone.enter_dice(DICE[FIRST_GAME])
        everyone.touch(everyone.lit.first)
        everyone.done()
        expect(everyone.lit.first).to_be_visible()
        yield "on one screen", everyone.page
        seated = typed_table(self.server, FIRST_GAME, [None, None], one_device=True)
        both = self.open(seated.url, seated.storage_state(0, hiddenChoices=True))
        both.button("page-i-am", name=NAMES[0]).click()
        both.enter_dice(DICE[FIRST_GAME])
        both.touch(both.lit.first)
        both.done()
        expect(both.button("page-i-am", name=NAMES[1])).to_be_visible()
        yield "hand over", both.page

    def invited(self) -> Iterator[Stop]:
        """The question before a pass that gives something up, and the invitation to a rematch."""
        seated = typed_table(self.server, FIRST_GAME, [None, None])
        ana = self.open(seated.url, seated.storage_state(0, confirmPass=True, knowsKeeping=False))
        ana.enter_dice(DICE[FIRST_GAME])
        ana.button("page-pass").click()
        expect(ana.dialog("page-pass")).to_be_visible()
        yield "asked before passing", ana.page
        for end in ("close", "rematch"):
            seated.browsers[0].ask("POST", f"/api/tables/{seated.table}/{end}")
        ben = self.open(seated.url, seated.storage_state(1))
        invitation = ben.say("tell-invited-to-rematch", name=NAMES[0])
        expect(ben.page.get_by_role("region", name=invitation, exact=True)).to_be_visible()
        yield "invited to a rematch", ben.page
