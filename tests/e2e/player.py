"""Somebody who plays by what the page shows: what it names, what it lights up, and nothing else."""

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotInTime

from rollwright.translations import Words

WORDS = Words("en")
say = WORDS.say

ROLL, ROLL_AGAIN, KEEP = say("page-roll"), say("page-roll-again"), say("page-keep")
DONE, PASS, TAKE_BACK = say("page-done-points", points=0), say("page-pass"), say("page-take-back")
DONE_NOW = re.compile(rf"^{DONE}(: .*)?$")
CROSS_OFF = say("page-cross-off-box")
REMATCH = (say("page-rematch"), say("page-to-the-rematch"))
LIT = (say("page-space-touch", count=1, points=0).rstrip("."), say("page-box-may", entry=1, points=1).split(" 1")[0])
"""How the names of spaces and boxes say that they may be touched."""
DIE = re.compile(say("page-die-colour", number=7, colour="red", used="no").replace("7", r"\d").replace("red", "(.+)"))
POINTS = re.compile(r", (?:for )?(\d+) point")
CONTROL = re.compile(r"""^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"((?: \[[^]]*])*)""", re.MULTILINE)
LONGEST_GAME = 400.0
GLANCE = 2000.0
"""Milliseconds after which somebody looks again at what has changed under their finger."""


@dataclass(frozen=True)
class Control:
    """Something with a role and a name, as a screen reader meets it."""

    role: str
    name: str
    states: str

    @property
    def enabled(self) -> bool:
        return "[disabled]" not in self.states

    @property
    def pressed(self) -> bool:
        return "[pressed]" in self.states

    @property
    def lit(self) -> bool:
        """Whether it is a space or a box that may be marked."""
        return any(sign in self.name for sign in LIT)

    @property
    def points(self) -> int:
        """What it would score."""
        found = POINTS.search(self.name)
        return int(found[1]) if found else 0


class Player:
    """One window of one person. `acts` are the moves made so far, by the words with which a record begins them."""

    def __init__(self, page: Page, name: str, seed: int = 1) -> None:
        self.page = page
        self.name = name
        self.random = Random(f"{name} {seed}")
        self.acts: list[str] = []
        self.over = False
        """Whether the result was shown when the page was last looked at."""
        self._finger: bool = page.evaluate("navigator.maxTouchPoints > 0")

    # What the page shows

    def controls(self) -> list[Control]:
        """Everything that has a name."""
        return list(_controls(self.page.locator("body").aria_snapshot()))

    def lit(self) -> list[Control]:
        """The spaces or boxes that may be marked now."""
        return [one for one in self.controls() if one.lit]

    def pencilled(self) -> list[str]:
        """The spaces or boxes that are marked in pencil."""
        return [one.name for one in self.controls() if one.pressed and not DIE.match(one.name)]

    def button(self, name: str, *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def done(self) -> Locator:
        """Done, whatever it is worth."""
        return self.page.get_by_role("button", name=DONE_NOW)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def text(self, message: str, **arguments: str | int) -> Locator:
        """A text of the catalogue, wherever it stands."""
        return self.page.get_by_text(say(message, **arguments), exact=True)

    def status(self, message: str, **arguments: str | int) -> Locator:
        """A text of the catalogue where the table says how things stand: next to the dice, or at the top."""
        return self.page.locator(".prompt, header").get_by_text(say(message, **arguments), exact=True)

    # What the person does

    def touch(self, target: Locator, timeout: float | None = None) -> None:
        """With a finger where there is a touch screen, else with the mouse."""
        if self._finger:
            target.tap(timeout=timeout)
        else:
            target.click(timeout=timeout)

    def press(self, name: str) -> None:
        """Touch the button of this name."""
        self.touch(self.button(name))

    def act(self, shown: list[Control] | None = None) -> bool:
        """Do the next thing that the page invites to; whether there was one."""
        shown = self.controls() if shown is None else shown
        self.over = any(one.name in REMATCH for one in shown)
        there = [one for one in shown if one.role == "button" and one.enabled]
        by_name = {one.name: one for one in there}
        again = next((one for one in there if one.name.startswith(ROLL_AGAIN)), None)
        roll = next((one for one in there if one.name.startswith(f"{ROLL} ") and one is not again), None)
        done = next((one for one in there if DONE_NOW.match(one.name)), None)
        lit = [one for one in there if one.lit]
        crossing = by_name.get(CROSS_OFF)
        if roll:
            return self._do("throw", roll)
        if KEEP in by_name:
            if again and self.random.random() < 0.5:
                return self._do("again", again)
            return self._do("keep", by_name[KEEP])
        if lit:
            best = max(one.points for one in lit)
            self._mark(self.random.choice([one for one in lit if one.points == best]))
            return True
        if again and not done:
            return self._roll_again(there, again)
        if crossing and not crossing.pressed and not done:
            self._mark(crossing)
            return True
        if done:
            return self._do("mark", done)
        if PASS in by_name:
            return self._do("pass", by_name[PASS])
        return False

    def _mark(self, target: Control) -> None:
        """Touch it, unless it is lit no more: what the mark before leaves open is answered a moment later."""
        with suppress(NotInTime):
            self.touch(self.button(target.name), timeout=GLANCE)

    def _do(self, move: str, control: Control) -> bool:
        self.acts.append(move)
        # What Done is worth is said a moment later, and how many dice are rolled again follows from those that are
        # kept, so their names may be other ones by now.
        changing = {"mark": self.done, "reroll": self.page.get_by_role("button", name=re.compile(f"^{ROLL_AGAIN}"))}
        self.touch(changing.get(move) or self.button(control.name))
        return True

    def _roll_again(self, there: list[Control], again: Control) -> bool:
        """Keep the dice of the most frequent colour, and roll the others."""
        dice = [(found[1], one) for one in there if (found := DIE.fullmatch(one.name))]
        colour, count = Counter(colour for colour, _ in dice).most_common(1)[0]
        if count == len(dice):
            return self._do("pass", Control("button", PASS, ""))
        for one_colour, die in dice:
            if die.pressed != (one_colour == colour):
                self.press(die.name)
        return self._do("reroll", again)


def _controls(snapshot: str) -> Iterator[Control]:
    for role, name, states in CONTROL.findall(snapshot):
        yield Control(role, name.replace("''", "'").replace('\\"', '"'), states)


def play_to_the_end(*players: Player) -> None:
    """Everyone plays until all of them see the result."""
    deadline = time.monotonic() + LONGEST_GAME
    while not all(player.over for player in players):
        acted = [player.act() for player in players]
        if not any(acted):
            players[0].page.wait_for_timeout(20)
        assert time.monotonic() < deadline, [player.page.locator("header").inner_text() for player in players]


def play_until(wanted: Callable[[list[Control]], bool], *players: Player) -> Player:
    """Everyone plays until one of them sees what is wanted: that one."""
    deadline = time.monotonic() + LONGEST_GAME
    while time.monotonic() < deadline:
        for player in players:
            if wanted(shown := player.controls()):
                return player
            player.act(shown)
        players[0].page.wait_for_timeout(20)
    raise AssertionError([player.page.locator("header").inner_text() for player in players])


def may_mark(shown: list[Control]) -> bool:
    """Whether the marks are the next thing to do: some place is lit, and the dice are as they will be."""
    return any(one.lit for one in shown) and not any(one.name.startswith((ROLL, KEEP)) for one in shown)
