"""The accessibility tree of two rounds, as a golden file for each game: what a screen reader finds, and what changes.

When the page has changed on purpose, renew the files and read the difference before it is committed:

    RENEW_GOLDEN=1 .venv/bin/python -m pytest tests/e2e/test_tree.py; git diff tests/e2e/golden
"""

import os
import re
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from rollwright.games import GAMES
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import NAMES, typed_table
from rollwright.testing.browser.tour import ROLLS
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running

GOLDEN = Path(__file__).parent / "golden"
LIVE = re.compile(r"http://127\.0\.0\.1:\d+|(?<=/)[\w-]{16}\b")
"""What is another one in each run: the server, and the table."""


def tree(reader: LocalisedPage) -> list[str]:
    """The whole page, as a screen reader finds it."""
    return LIVE.sub("…", reader.page.locator("body").aria_snapshot()).splitlines()


def dice_of_no_use(reader: LocalisedPage) -> Locator:
    """Those that say so; a mark takes one more of them."""
    used, unused = (reader.say("page-die-pips", colour="red", pips=1, used=used) for used in ("yes", "no"))
    dice = reader.page.get_by_role("group", name=reader.say("page-dice"), exact=True)
    return dice.get_by_role("button", name=used.removeprefix(unused))


def two_rounds(ana: LocalisedPage, ben: LocalisedPage, game: str) -> Iterator[str]:
    """The stops at which Ana's page is looked at."""
    for number, dice in enumerate(ROLLS[game], 1):
        active, other = (ana, ben) if number % 2 else (ben, ana)
        expect(active.button("page-faces-enter")).to_be_visible()
        expect(ana.page.get_by_role("heading", level=1)).to_contain_text(ana.say("page-round-number", round=number))
        yield f"round {number}: the dice are due"
        active.enter_dice(dice)
        if game == "twentyone":
            active.button("page-keep").click()
        expect(active.lit.first).to_be_visible()
        if active is ana or game == "twentyone":
            expect(ana.lit.first).to_be_visible()
            yield f"round {number}: what may be marked"
        spent = dice_of_no_use(active).count()
        active.touch(active.lit.first)
        expect(dice_of_no_use(active).nth(spent)).to_be_visible()  # the server has answered
        if active is ana:
            yield f"round {number}: a pencil mark"
        active.done()
        expect(other.page).to_have_title(re.compile(other.say("page-your-turn")))
        if other is ana:
            if game == "twentyone":  # it was her turn already
                expect(ana.spoken).to_contain_text(ana.say("tell-chose", name=NAMES[1]))
            yield f"round {number}: what the other left"
        else:
            expect(ana.page).to_have_title(re.compile(re.escape(ana.say("page-waiting-for-names", names=NAMES[1]))))
            yield f"round {number}: waiting for the other"
        wait_until_drawn(other.page)
        if other.lit.count():
            other.touch(other.lit.first)
            other.done()
        else:
            other.button("page-pass").click()
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text(ana.say("page-round-number", round=3))
    yield "round 3: the dice are due"


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_of_two_rounds_is_as_it_was_read(windows: Windows, server: Running, game: str) -> None:
    seated = typed_table(server, game, [None, None])
    ben = LocalisedPage(windows.open(seated.url, "desktop", storage_state=seated.storage_state(1)))
    expect(ben.spoken).to_be_attached()
    ana = LocalisedPage(windows.open(seated.url, "desktop", storage_state=seated.storage_state(0)))
    before: list[str] = []
    lines: list[str] = []
    for stop in two_rounds(ana, ben, game):
        wait_until_drawn(ana.page)
        now = tree(ana)
        lines += [f"# {stop}", *unified_diff(before, now, lineterm="", n=0)] if before else [f"# {stop}", *now]
        before = now
    found = "\n".join(line for line in lines if not line.startswith(("--- ", "+++ ", "@@ "))) + "\n"
    golden = GOLDEN / f"{game}.txt"
    if os.environ.get("RENEW_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(found, encoding="utf-8")
    assert found == golden.read_text(encoding="utf-8"), "changed on purpose? see the top of this file"
