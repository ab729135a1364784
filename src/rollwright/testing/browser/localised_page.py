"""A page in one language, whose elements are found by role and accessible name, as assistive technology finds them."""

import re
from collections.abc import Iterable
from functools import cache
from itertools import product

from playwright.sync_api import Locator, Page, expect

from rollwright.core.errors import Argument
from rollwright.games import GAMES
from rollwright.translations import SOURCE, Words

PIPS = range(1, 7)
MOST_SPACES = 5
MOST_POINTS = 50


def sheet_label(game: str) -> str:
    """Return the message id of the label of a player's board or sheet."""
    return f"page-{GAMES[game].sheet_word}-of"


def pattern(text: str) -> str:
    """Return a pattern that matches the text with any kind of space between its words."""
    return r"\s+".join(re.escape(word) for word in text.split())


def any_number(texts: Iterable[str]) -> str:
    """Return a pattern that matches each of the texts, with any numbers; with one text per number browsers are slow."""
    return "|".join(sorted({re.sub(r"\d+", r"\\d+", pattern(text)) for text in texts}))


@cache
def may_be_marked(language: str) -> str:
    """Return the pattern of the labels of places that can be marked."""
    words = Words(language)
    spaces = (
        words.say("page-space-touch", count=count, points=points)
        for count, points in product(range(1, MOST_SPACES + 1), range(MOST_POINTS))
    )
    boxes = (
        words.say("page-box-may", entry=entry, points=points) for entry, points in product(PIPS, range(MOST_POINTS))
    )
    return any_number([*spaces, *boxes])


@cache
def says_done(language: str) -> str:
    """Return the pattern of the labels of the button that confirms the pencil marks."""
    return any_number(Words(language).say("page-done-points", points=points) for points in range(MOST_POINTS))


class LocalisedPage:
    """The page of one browser window, and its messages in one language."""

    def __init__(self, page: Page, language: str = SOURCE) -> None:
        self.page = page
        self.words = Words(language)

    def say(self, message: str, /, **arguments: Argument) -> str:
        return self.words.say(message, **arguments)

    def button(self, message: str, /, **arguments: Argument) -> Locator:
        """Return the button with this label."""
        return self.page.get_by_role("button", name=self.say(message, **arguments), exact=True)

    def link(self, message: str, /, **arguments: Argument) -> Locator:
        """Return the link with this label."""
        return self.page.get_by_role("link", name=self.say(message, **arguments), exact=True)

    def dialog(self, message: str, /, **arguments: Argument) -> Locator:
        """Return the dialog with this label."""
        return self.page.get_by_role("dialog", name=self.say(message, **arguments), exact=True)

    def sheet_of(self, game: str, name: str) -> Locator:
        """Return the player's own board or sheet, whose places can be marked."""
        return self.page.get_by_role("group", name=self.say(sheet_label(game), name=name), exact=True)

    @property
    def spoken(self) -> Locator:
        """The live region that screen readers announce politely."""
        return self.page.get_by_role("log", name=self.say("page-news"), exact=True)

    # Places of the sheet

    @property
    def lit(self) -> Locator:
        """The places whose label says that they can be marked."""
        return self._places(may_be_marked(self.words.language))

    @property
    def barred(self) -> Locator:
        """The places whose label says that they cannot be marked now."""
        not_now, free = pattern(self.say("page-space-not-now")), pattern(self.say("page-box-free"))
        return self._places(f"{not_now}|:\\s{free}$")

    @property
    def pencilled(self) -> Locator:
        """The places with a pencil mark."""
        return self.page.get_by_role("button", pressed=True).and_(self.page.locator("[data-place]"))

    def _places(self, saying: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(saying))

    def touch(self, place: Locator) -> None:
        """Mark a place with the keyboard, which works the same in every window size."""
        place.focus()
        self.page.keyboard.press("Enter")

    # Dice

    def enter_dice(self, faces: str) -> None:
        """Enter the faces of real dice: colours or pips."""
        palette = self.page.get_by_role("group", name=self.say("page-faces-palette"), exact=True)
        for face in faces.split():
            pips = face.isdecimal()
            name = self.say("page-face-pips", pips=int(face)) if pips else self.say("page-face-colour", colour=face)
            palette.get_by_role("button", name=name, exact=True).click()
        self.button("page-faces-enter").click()

    def done(self) -> None:
        """Confirm the pencil marks."""
        expect(self.pencilled.first).to_be_visible()
        self.page.get_by_role("button", name=re.compile(f"^({says_done(self.words.language)})$")).click()
