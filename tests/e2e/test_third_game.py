"""Pig, the game that exists only in the tests, in a real browser: the server finds its rules, and the page is built
with its `GameUi` from `web/test_games`. The shipped page does not have it."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hatch_build import tool
from rollwright.server.http.pages import PAGE
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running
from tests.e2e.player import Player, play_to_the_end, say
from tests.e2e.tables import at_once, wish
from tests.third_game.pig import SITE

ROOT = Path(__file__).parent.parent.parent
MARK = "pig-points"
"""A class that only the sheet of Pig has."""


@pytest.fixture(scope="session")
def page_with_pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built with the games of `web/test_games`."""
    folder = tmp_path_factory.mktemp("page")
    command = [*tool("node"), "node_modules/vite/bin/vite.js", "build", "--logLevel=error", "--emptyOutDir"]
    environment = {**os.environ, "ROLLWRIGHT_EXTRA_GAMES": "test_games/index.ts"}
    subprocess.run([*command, "--outDir", str(folder)], cwd=ROOT / "web", env=environment, check=True)
    return folder


@pytest.fixture(scope="session")
def pig_server(page_with_pig: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has Pig and the page with it."""
    server = Running(tmp_path_factory.mktemp("pig") / "pig.db")
    patch = f"pages.PAGE = Path({str(page_with_pig)!r}); pages.ASSETS = pages.PAGE / 'assets'"
    server.program = f"from pathlib import Path; from rollwright.server.http import pages; {patch}; {server.program}"
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(SITE), prepend=os.pathsep)
        server.start()
    yield server
    server.stop()


def scripts(folder: Path) -> str:
    """All scripts of a built page."""
    return "".join(file.read_text(encoding="utf-8") for file in sorted((folder / "assets").glob("*.js")))


def test_the_shipped_page_does_not_have_it(page_with_pig: Path) -> None:
    assert MARK in scripts(page_with_pig)
    assert MARK not in scripts(PAGE)


def test_its_words_are_on_the_page(windows: Windows, pig_server: Running) -> None:
    page = windows.open(pig_server.url, "phone", locale="de-DE")
    card = page.get_by_role("region", name="Pig", exact=True)
    expect(card).to_contain_text("Würfle, so oft du dich traust")
    page.goto(f"{pig_server.url}/rules/pig#P4")
    expect(page.locator("#P4")).to_contain_text("Zeigt der Würfel eine 1")


def rolls(player: Player, face: int) -> None:
    """Enter what a real die shows."""
    palette = player.page.get_by_role("group", name=say("page-faces-palette"), exact=True)
    player.touch(palette.get_by_role("button", name=str(face), exact=True))
    player.press(say("page-faces-enter"))


def test_it_is_played_to_the_end_with_real_dice(windows: Windows, pig_server: Running) -> None:
    ana = Player(windows.open(pig_server.url, "small phone", **at_once(pig_server.url)), "Ana")
    wish(ana, pig_server.url, "pig", "page-with-friends", [say("page-sitter-here")])
    expect(ana.text("page-boards")).to_have_count(0)
    ana.touch(ana.page.get_by_role("heading", name=say("page-game-options")))
    ana.touch(ana.text("page-dice-typed"))
    ana.press(say("page-open"))

    rolls(ana, 1)  # it loses the round
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text(say("page-round-number", round=2))
    for _ in range(8):
        rolls(ana, 6)
        expect(
            ana.page.get_by_label(say("page-die-colour", number=1, colour="6", used="no"), exact=True)
        ).to_be_visible()
        ana.touch(ana.button(say("page-roll-again"), exact=False))
    rolls(ana, 6)
    ana.press(say("page-as-text"))
    expect(ana.page.get_by_role("dialog")).to_contain_text(say("page-text-dice", dice="6"))
    ana.page.keyboard.press("Escape")
    ana.press(say("page-keep"))

    result = ana.page.get_by_role("region", name=say("page-result"), exact=True)
    expect(result.get_by_role("heading")).to_have_text(say("page-solo-score", score=54))
    expect(result.get_by_role("cell", name="54", exact=True)).to_be_visible()
    ana.touch(result.get_by_role("link", name=say("page-replay"), exact=True))
    expect(ana.page.get_by_role("slider")).to_be_visible()
    ana.page.keyboard.press("End")
    expect(ana.page.get_by_text(say("tell-scored", name="Ana", points=54)).first).to_be_visible()


def test_it_is_played_against_a_bot(windows: Windows, pig_server: Running) -> None:
    options = at_once(pig_server.url, "Ana", opponent="random")
    ana = Player(windows.open(pig_server.url, "desktop", **options), "Ana")
    ana.touch(ana.page.get_by_role("region", name="Pig", exact=True).get_by_role("button"))
    play_to_the_end(ana)
    over = ana.page.get_by_role("region", name=say("page-result"), exact=True)
    expect(over.get_by_role("table")).to_be_visible()
