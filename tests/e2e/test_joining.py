"""From opening the page to the first roll in two taps; join by a link: name, sit, roll; links over plain http."""

import re

import pytest
from playwright.sync_api import expect

from rollwright.games import GAMES
from rollwright.testing.browser.windows import SIZES, Windows
from rollwright.testing.server.running import Running
from tests.e2e.player import ROLL, Player, play_until, say
from tests.e2e.tables import at_once, card_of, join, open_table, two_at_a_table

ROLLS = re.compile(rf"^{ROLL} ")
ENOUGH = 30
"""Games of which one is begun by the person."""


def dice_of(player: Player) -> list[str]:
    """What the dice show, without whose they are to keep."""
    tray = player.page.get_by_role("group", name=say("page-dice"), exact=True)
    names = tray.locator("[aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return sorted(name.split(",")[0] for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_two_taps_from_the_start_page_to_the_first_roll(windows: Windows, server: Running, game: str) -> None:
    player = Player(windows.open(server.url, "small phone", **at_once(server.url)), "Guest")
    for _ in range(ENOUGH):  # who begins is drawn
        player.page.goto(server.url)
        player.touch(card_of(player.page, game).get_by_role("button", name=say("page-play")))
        mine = re.compile(f"^({say('page-your-roll')}|{say('page-your-turn')}) ")
        expect(player.page).to_have_title(mine)
        if player.page.title().startswith(say("page-your-roll")):  # the controls follow when they are loaded
            break
    player.touch(player.page.get_by_role("button", name=ROLLS))
    expect(player.page.get_by_role("log").get_by_text("Guest rolls").first).to_be_attached()


@pytest.mark.parametrize("size", SIZES)
def test_join_by_a_link_is_name_sit_and_roll(windows: Windows, server: Running, size: str) -> None:
    ana, ben = two_at_a_table(windows, server.url, "twentyone", size, bots=0)
    assert "#" not in ben.page.url, "the token stays out of sight"
    roller = play_until(lambda shown: any(one.name.startswith(f"{ROLL} ") for one in shown), ana, ben)
    roller.touch(roller.page.get_by_role("button", name=ROLLS))
    rolls = say("tell-rolled", name=roller.name, dice="").rstrip(" .")
    for player in (ana, ben):
        expect(player.page.get_by_role("log").get_by_text(rolls)).to_be_attached()
    assert dice_of(ana) == dice_of(ben)


def test_the_link_can_be_copied_and_photographed_over_plain_http(windows: Windows, far_url: str) -> None:
    """On a plain http address there is no clipboard to ask: the browser's old command does it."""
    ana = Player(windows.open(far_url, **at_once(far_url)), "Ana")
    invitation = open_table(ana, far_url, "twentyone", bots=0)
    assert ana.page.evaluate("isSecureContext || 'clipboard' in navigator") is False
    assert invitation.startswith(far_url)
    code = ana.page.get_by_role("img", name=say("page-qr-of", label=say("page-invitation")))
    expect(code).to_be_visible()
    assert code.evaluate("async (image) => { await image.decode(); return image.naturalWidth > 0; }")

    ana.press(say("page-copy"))
    expect(ana.text("page-copied")).to_be_visible()

    # What was copied is pasted where somebody can see it: the address bar is out of reach, a field is not.
    ben = Player(windows.open_tab(ana.page, f"{far_url}/settings"), "Ben")
    field = ben.page.get_by_role("textbox", name=say("page-your-name"))
    field.fill("")
    field.press("Control+V")
    expect(field).not_to_have_value("")
    pasted = field.input_value()
    assert len(pasted) > len(far_url)
    assert invitation.startswith(pasted)

    guest = Player(windows.open(invitation, **at_once(invitation)), "Cleo")
    join(guest)
