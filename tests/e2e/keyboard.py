"""Somebody who has a keyboard and nothing else, and who always knows where the focus is."""

import time

from playwright.sync_api import Locator, expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.windows import wait_until, wait_until_drawn

WHERE = """() => {
  const here = document.activeElement;
  const place = here?.closest("[data-place]");
  return { lost: !here || here === document.body, onSheet: !!place };
}"""
WAY = """(target) => {
  const from = document.activeElement.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}"""
# The title and the state belong together only if they are read together.
STATUS = """() => document.querySelector("[aria-busy=true]") ? null : document.title.split(" · ")[0]"""
# `expect` would look again only after a tenth of a second, in a game of hundreds of acts.
SAYS_MORE = """([label, before]) =>
  [...document.querySelectorAll("[role=log]")].find(({ ariaLabel }) => ariaLabel === label).innerText !== before"""
NEAR = 4
"""Pixels between the middles of two places that are the same."""
FAR = 60
"""Keys after which nobody believes that a way leads anywhere."""
LONGEST = 60.0


class Keyboard(LocalisedPage):
    """Presses keys; after each the focus must be somewhere."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.look()

    def look(self) -> None:
        """The focus is not lost."""
        assert not self.page.evaluate(WHERE)["lost"], "the focus is lost"

    def tab_to(self, control: Locator, key: str = "Tab") -> None:
        """Walk through the tab stops until one of them is this."""
        expect(control.first).to_be_visible()
        for _ in range(FAR):
            if control.first.evaluate("control => control === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{FAR} tab stops, and none is {control}")

    def tab_to_sheet(self) -> None:
        """Walk through the tab stops until the sheet is reached, of which one place is one."""
        expect(self.page.locator("[data-place]").first).to_be_attached()
        wait_until_drawn(self.page)
        for _ in range(FAR):
            if self.page.evaluate(WHERE)["onSheet"]:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{FAR} tab stops, and no sheet")

    def walk_to(self, place: Locator) -> None:
        """By arrows: up or down to its row, then along the row."""
        target = place.element_handle()
        for _ in range(FAR):
            x, y = self.page.evaluate(WAY, target)
            if abs(y) > NEAR:
                self.press("ArrowDown" if y > 0 else "ArrowUp")
            elif abs(x) > NEAR:
                self.press("ArrowRight" if x > 0 else "ArrowLeft")
            else:
                return
        raise AssertionError("the arrows do not lead there")

    def mark_first(self, *, leap: bool = False) -> None:
        """Walk to what is lit first, or leap to what is lit next, and mark it."""
        marks = self.pencilled.count()
        if leap:
            self.press("PageDown")
        else:
            self.tab_to_sheet()
            self.walk_to(self.lit.first)
        self.press("Enter")
        expect(self.pencilled.nth(marks)).to_be_visible()

    # The game, as the page tells it

    @property
    def status(self) -> str | None:
        """Whose turn it is, in words; None while the page is being drawn or input waits for its answer."""
        status: str | None = self.page.evaluate(STATUS)
        return status

    def act(self, key: str) -> None:
        """Press a key that is a move; until it is told what came of it."""
        before = self.spoken.inner_text()
        self.press(key)
        wait_until(self.page, SAYS_MORE, [self.say("page-news"), before])
        self.look()

    def await_turn(self) -> str:
        """Until there is something to do, or it is over; what is said of it."""
        mine = {self.say(f"page-{said}") for said in ("your-roll", "your-turn", "over")}
        deadline = time.monotonic() + LONGEST
        while (status := self.status) is None or status not in mine:
            assert time.monotonic() < deadline, status
            self.page.wait_for_timeout(30)
        return status
