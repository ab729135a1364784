"""The whole game by keyboard: Space acts on what has the focus, R rolls, digits keep dice, arrows walk, Enter marks,
Backspace undoes, D is done, ? lists the keys. No focus is lost by an update."""

from itertools import count

import pytest
from playwright.sync_api import expect

from rollwright.games import GAMES
from rollwright.testing.browser.signed_in import storage_state, typed_table
from rollwright.testing.browser.tour import DICE
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running
from tests.e2e.keyboard import Keyboard

WALKED = 20
"""Steps of a game after which the way to a place is a single key, which the arrows have shown by then."""


def begin(windows: Windows, server: Running, game: str) -> Keyboard:
    """From the start page to the first roll, by Tab and Space."""
    player = Keyboard(windows.open(server.url, "desktop", storage_state=storage_state(server, name="Ana")))
    card = player.page.get_by_role("region", name=player.words.name("game", game))
    player.tab_to(card.get_by_role("button"))
    player.page.keyboard.press("Space")
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(player.say("page-round-number", round=1))
    return player


def take_turn(player: Keyboard, status: str, *, leap: bool = False) -> None:
    """One step of a game, by keys."""
    if status == player.say("page-your-roll"):
        player.act("r")
    elif player.lit.count():
        player.mark_first(leap=leap)
        player.act("d")
    elif player.button("page-keep").count():
        player.act("k")
    elif player.page.locator("button.roll").count():
        player.press("1")
        player.act("r")
    elif player.button("page-pass").count():
        player.act("d")
    else:
        player.tab_to(player.button("page-cross-off-box"))
        player.press("Space")
        player.act("d")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(windows: Windows, server: Running, game: str) -> None:
    player = begin(windows, server, game)
    player.tab_to_sheet()
    steps = count()
    while (status := player.await_turn()) != player.say("page-over"):
        take_turn(player, status, leap=next(steps) > WALKED)
    expect(player.page.get_by_role("region", name=player.say("page-result"), exact=True)).to_be_visible()
    player.tab_to(player.link("page-replay"))
    player.page.keyboard.press("Enter")
    expect(player.button("page-replay-play")).to_be_visible()


def test_digits_keep_dice_and_free_them(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None, None])
    player = Keyboard(windows.open(seated.url, "desktop", storage_state=seated.storage_state(0)))
    player.enter_dice(DICE["border"])
    tray = player.page.get_by_role("group", name=player.say("page-dice"), exact=True)
    kept = tray.get_by_role("button", pressed=True)
    expect(player.lit.first).to_be_visible()
    player.page.keyboard.press("2")
    player.page.keyboard.press("4")
    expect(kept).to_have_count(2)
    player.page.keyboard.press("2")
    expect(kept).to_have_count(1)
    assert kept.get_attribute("aria-label") == player.say("page-die-colour", number=4, colour="red", used="no")


@pytest.mark.parametrize("game", GAMES)
def test_backspace_undoes_and_done_can_be_taken_back(windows: Windows, server: Running, game: str) -> None:
    seated = typed_table(server, game, [None, None])
    player = Keyboard(windows.open(seated.url, "desktop", storage_state=seated.storage_state(0)))
    player.enter_dice(DICE[game])
    if game == "twentyone":
        expect(player.button("page-keep")).to_be_visible()
        player.page.keyboard.press("k")
    expect(player.lit.first).to_be_visible()
    player.mark_first()
    player.press("Backspace")
    expect(player.pencilled).to_have_count(0)
    player.mark_first()
    player.press("Space")
    expect(player.pencilled).to_have_count(0)
    if game == "twentyone":
        player.mark_first()
        player.act("d")
        expect(player.button("page-take-back")).to_be_visible()
        player.act("d")
        expect(player.lit.first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_presses_buttons_keeps_the_focus(windows: Windows, server: Running, game: str) -> None:
    """No focus is lost by an update, although the pressed button goes away."""
    player = begin(windows, server, game)
    player.tab_to_sheet()
    while (status := player.await_turn()) != player.say("page-your-roll"):
        take_turn(player, status)
    roll = player.page.locator("button.roll")
    player.tab_to(roll)
    player.act("Space")
    if game == "twentyone":
        player.tab_to(player.button("page-keep"))
        player.act("Space")
        player.mark_first()
    else:
        player.act("Space")
        player.act("Space")
    done = player.page.locator("button.done")
    player.tab_to(done)
    player.act("Space")
    player.await_turn()
    player.look()


def test_a_question_mark_lists_the_keys_and_gives_the_focus_back(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None, None])
    player = Keyboard(windows.open(seated.url, "desktop", storage_state=seated.storage_state(0)))
    player.tab_to(player.button("page-people"))
    player.page.keyboard.press("?")
    keys = player.dialog("page-keys")
    for what in ("roll", "dice", "walk", "mark", "undo", "done", "help"):
        expect(keys).to_contain_text(player.say(f"page-key-{what}"))
    player.page.keyboard.press("Escape")
    expect(player.button("page-people")).to_be_focused()


def test_single_keys_can_be_switched_off(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "twentyone", [None, None])
    player = Keyboard(windows.open(seated.url, "desktop", storage_state=seated.storage_state(0, keys=False)))
    player.enter_dice(DICE["twentyone"])
    expect(player.button("page-keep")).to_be_visible()
    for key in ("?", "k", "r", "d"):
        player.page.keyboard.press(key)
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.tab_to(player.button("page-keep"))
    player.act("Space")
    player.mark_first()


def test_whoever_goes_to_another_screen_is_there_with_the_keyboard(windows: Windows, server: Running) -> None:
    player = Keyboard(windows.open(server.url, "desktop", storage_state=storage_state(server, name="Ana")))
    focus = player.page.locator(":focus")
    expect(focus).to_have_count(0)  # who has just come begins at the top
    for screen in ("rules", "settings", "my-tables"):
        link = player.page.get_by_role("navigation").get_by_role("link", name=player.say(f"page-{screen}"))
        player.tab_to(link, "Shift+Tab")
        player.page.keyboard.press("Enter")
        expect(player.page.get_by_role("main")).to_be_focused()
    player.page.go_back()
    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.say("page-settings"))
    expect(player.page.get_by_role("main")).to_be_focused()
