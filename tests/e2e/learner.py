"""Somebody who does what the steps of a lesson ask for, by keys or by taps, and who always knows where the focus is."""

import re

from playwright.sync_api import Locator, Page, expect

from rollwright.bots.repeatable import RepeatableBot
from rollwright.core.events import Event, Move, Roll
from rollwright.lesson.lesson import lesson_of, move_of_learner
from rollwright.lesson.lesson_table import LessonTable
from rollwright.testing.browser.windows import wait_until_drawn
from tests.e2e.keyboard import Keyboard


class Learner(Keyboard):
    """A learner at the page of a lesson."""

    def __init__(self, page: Page, game: str, language: str, *, by_keys: bool) -> None:
        super().__init__(page, language)
        lesson = lesson_of(game)
        assert lesson is not None
        self.game = game
        self.lesson = lesson
        self.by_keys = by_keys

    @property
    def text(self) -> str:
        """The text of the step that is shown."""
        return self.page.get_by_role("region", name=self.say("page-learn"), exact=True).locator("p").last.inner_text()

    def expect_step(self, step: int) -> None:
        """Wait until a step is shown, with its text."""
        shown = self.say("page-learn-step", step=step + 1, steps=len(self.lesson.steps))
        expect(self.page.get_by_text(shown, exact=True)).to_be_visible()
        guide = self.page.get_by_role("region", name=self.say("page-learn"), exact=True)
        expect(guide).to_contain_text(re.compile(re.escape(self.say(self.lesson.steps[step].text)[:40])))
        wait_until_drawn(self.page)

    def hit(self, key: str, button: str) -> None:
        """Press a key, or tap the button that begins with this label."""
        if self.by_keys:
            self.press(key)
        else:
            label = re.compile(rf"^{re.escape(self.say(button, points=0) if 'points' in button else self.say(button))}")
            self.page.get_by_role("button", name=label).first.tap()

    def do(self, step: int) -> None:
        """Do what a step asks for."""
        taught = LessonTable(self.lesson, step, (), "Ana", RepeatableBot(self.lesson.bot, self.lesson.game))
        taught.begin()
        asked = taught.asked
        if self.by_keys and not step:
            self.page.keyboard.press("Tab")  # until then nothing has the focus
        if asked is None:
            self.read_on()
        else:
            self.make(taught, asked)

    def read_on(self) -> None:
        """Continue after a step that is only read."""
        button = self.button("page-learn-next")
        if self.by_keys:
            self.tab_to(button)
            self.page.keyboard.press("Enter")
        else:
            button.tap()

    def make(self, taught: LessonTable, asked: Event) -> None:
        """Roll the dice, or make a move."""
        move = move_of_learner(asked)
        if isinstance(asked, Roll):
            self.hit("r", "page-roll")
        elif move is None or move.marks is None:
            self.keep_dice(taught, move)
            self.hit("r", "page-roll-again")
        else:
            self.mark(taught, move)
            self.hit("d", "page-done-points")

    def keep_dice(self, taught: LessonTable, move: Move | None) -> None:
        """Put the dice aside that the move does not roll again; in a game in which they are chosen."""
        position = taught.table.game.view(taught.table.state)
        words = str(move).split(" ")[1:]
        if not words:
            return
        tray = self.page.get_by_role("group", name=self.say("page-dice"), exact=True).get_by_role("button")
        letters: dict[str, str] = taught.table.game.drawing().letters
        expect(tray).to_have_count(len(position.dice))
        for number in range(len(position.dice)):
            die = tray.nth(number)
            letter = letters[self.colour_of(die, number + 1, list(letters))]
            keeps = letter not in words
            if not keeps:
                words.remove(letter)
            if keeps == (die.get_attribute("aria-pressed") == "true"):
                continue
            if self.by_keys:
                self.press(str(number + 1))
            else:
                die.tap()

    def colour_of(self, die: Locator, number: int, colours: list[str]) -> str:
        """The colour that the label of a die names."""
        label = die.get_attribute("aria-label")
        said = {self.say("page-die-colour", number=number, colour=colour, used="no"): colour for colour in colours}
        assert label is not None
        return said[label]

    def mark(self, taught: LessonTable, move: Move) -> None:
        """Mark what is highlighted, until nothing is left of it."""
        if taught.table.game.place_text(next(iter(taught.places))) == "x":
            button = self.button("page-cross-off-box")
            self.tab_to(button)
            self.press("Space")
            return
        marks = len(move.marks or ())
        while (pencilled := self.pencilled.count()) < marks:
            expect(self.lit.first).to_be_visible()
            if self.by_keys:
                self.press("PageDown")
                self.press("Enter")
            else:
                self.touch(self.lit.first)
            expect(self.pencilled.nth(pencilled)).to_be_visible()

    def play_to_the_end(self) -> None:
        """Play freely until the lesson is finished."""
        finished = self.page.get_by_text(self.say("page-learn-finished"), exact=True)
        throw, again = self.say("page-roll"), self.say("page-roll-again")
        for _ in range(60):
            wait_until_drawn(self.page)
            if finished.count():
                return
            roll = self.page.locator("button.roll")
            if roll.count() and roll.inner_text().startswith(throw) and not roll.inner_text().startswith(again):
                self.act("r")
            elif self.button("page-keep").count():
                self.act("k")
            elif self.lit.count() and self.game != "border":
                self.touch(self.lit.first)
                expect(self.pencilled.first).to_be_visible()
                self.act("d")
            elif self.button("page-pass").count():
                self.act("d")
            elif self.button("page-cross-off-box").count():
                self.touch(self.button("page-cross-off-box"))
                self.act("d")
            else:
                self.page.wait_for_timeout(50)
        raise AssertionError("the free play does not end")
