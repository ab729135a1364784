"""One device: everyone on one screen, or pass and play with a hand-over screen; real dice are entered by tapping."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import SignedInTable, typed_table
from rollwright.testing.browser.tour import DICE
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running
from tests.e2e.player import Control, Player, may_mark, play_until, say
from tests.e2e.tables import A_BOT, at_once, wish

HERE = say("page-sitter-here")
LIT = re.compile(re.escape(say("page-space-touch", count=1, points=0).rstrip(".")))
NAMES = ("Ana", "Ben")
I_AM = re.compile(say("page-i-am", name="({})".format("|".join(NAMES))))


class Device(Player):
    """A device that goes from hand to hand: whoever is asked for takes it."""

    handed_over = 0

    def act(self, shown: list[Control] | None = None) -> bool:
        """Take it, or do the next thing."""
        take = self.page.get_by_role("button", name=I_AM)
        if take.is_visible():
            self.handed_over += 1
            self.touch(take)
            return True
        return super().act(shown)


def sheet_of(device: Player, name: str) -> Locator:
    """The sheet of somebody, to be written on."""
    return device.page.get_by_role("group", name=say("page-sheet-of", name=name), exact=True)


def mark_and_finish(device: Player) -> list[str]:
    """Make a mark and be done; what was pencilled in."""
    play_until(may_mark, device)
    device.press(device.lit()[0].name)
    expect(device.done).to_be_enabled()
    pencilled = device.pencilled()
    device.touch(device.done)
    return pencilled


def test_nobody_sees_the_pencil_marks_of_another_when_the_device_is_passed_on(
    windows: Windows, server: Running
) -> None:
    device = Device(windows.open(server.url, "small phone", **at_once(server.url)), "Ana")
    wish(device, server.url, "twentyone", "page-on-this-device", [HERE, HERE])
    device.page.get_by_label(say("page-name-of-seat", seat=2), exact=True).fill("Ben")
    device.touch(device.text("page-hidden-choices"))
    device.press(say("page-open"))
    # In the first round only: there is always a number that fits, and both players mark.
    play_until(may_mark, device)
    first, second = NAMES if sheet_of(device, "Ana").is_visible() else reversed(NAMES)
    pencilled = mark_and_finish(device)
    assert pencilled

    expect(device.page.get_by_role("heading", name=say("page-pass-to", name=second))).to_be_visible()
    for name in NAMES:
        expect(sheet_of(device, name)).to_be_hidden()
    assert device.pencilled() == []
    device.press(say("page-as-text"))
    expect(device.page.get_by_role("dialog")).not_to_contain_text(say("page-text-pencil"))
    device.page.keyboard.press("Escape")
    expect(device.page.get_by_role("dialog")).to_be_hidden()

    device.press(say("page-i-am", name=second))
    expect(sheet_of(device, second)).to_be_visible()
    expect(sheet_of(device, first)).to_be_hidden()
    assert device.pencilled() == []
    mark_and_finish(device)
    expect(device.page.get_by_role("heading", level=1)).to_contain_text(say("page-round-number", round=2))


def in_round(number: int) -> Callable[[list[Control]], bool]:
    """Whether the title of the table names this round."""
    title = say("page-round-number", round=number)
    return lambda shown: any(one.role == "heading" and one.name.endswith(title) for one in shown)


def test_four_on_one_device_hand_it_over_at_most_once_per_round(windows: Windows, server: Running) -> None:
    seated = SignedInTable(server, "border", [None] * 4, one_device=True)
    device = Device(windows.open(seated.url, "phone", storage_state=seated.storage_state(0)), "Ana")
    rounds = 6
    play_until(in_round(rounds), device)
    assert device.handed_over <= rounds
    assert device.acts.count("mark") + device.acts.count("pass") >= 4 * (rounds - 1)


def test_a_tab_leads_to_the_board_of_any_player_here(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None] * 4, one_device=True)
    device = LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(0)))
    device.enter_dice(DICE["border"])
    device.touch(device.lit.first)
    device.done()
    tab = device.page.get_by_role("tab", name="Dan")
    tab.tap()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(device.sheet_of("border", "Dan")).to_be_visible()
    tab.press("ArrowLeft")
    expect(device.sheet_of("border", "Cleo")).to_be_visible()


def test_all_mark_side_by_side_in_any_order(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None] * 4, one_device=True)
    state = seated.storage_state(0)
    device = LocalisedPage(windows.open(seated.url, "desktop", storage_state=state))
    device.enter_dice(DICE["border"])
    device.touch(device.lit.first)
    device.done()
    others = ["Dan", "Ben", "Cleo"]
    for name in others:
        board = device.sheet_of("border", name)
        panel = device.page.locator("[data-current]").filter(has=board)
        expect(panel.get_by_role("button").last).to_be_visible()
        device.touch(board.get_by_role("button", name=LIT).first)
        expect(panel.locator("[data-place][aria-pressed=true]").first).to_be_visible()
        panel.locator("button.done").click()
        if name != others[-1]:
            expect(panel.get_by_role("button", name=say("page-take-back"))).to_be_visible()
    expect(device.page.get_by_role("heading", level=1)).to_contain_text(say("page-round-number", round=2))


def open_with_real_dice(device: Player, url: str, game: str, sitters: list[str]) -> None:
    wish(device, url, game, "page-with-friends", sitters)
    device.touch(device.page.get_by_role("heading", name=say("page-game-options")))
    device.touch(device.text("page-dice-typed"))
    device.press(say("page-open"))
    expect(device.page.get_by_role("group", name=say("page-faces"), exact=True)).to_be_visible()


def tap_face(device: Player, face: str) -> None:
    palette = device.page.get_by_role("group", name=say("page-faces-palette"), exact=True)
    device.touch(palette.get_by_role("button", name=face, exact=True))


def die(device: Player, message: str, **arguments: str | int) -> Locator:
    """A die by its whole name, whether or not it can be touched."""
    return device.page.get_by_label(say(message, **arguments), exact=True)


def dice_of(device: Player) -> list[str]:
    """What the dice in the tray show."""
    tray = device.page.get_by_role("group", name=say("page-dice"), exact=True)
    names = tray.locator("[aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return [name.split(",")[0].split(": ")[1] for name in names]


def test_real_dice_of_twenty_one_are_entered_by_tapping(windows: Windows, server: Running) -> None:
    device = Player(windows.open(server.url, "small phone", **at_once(server.url)), "Ana")
    open_with_real_dice(device, server.url, "twentyone", [HERE])
    tap_face(device, "1")
    tap_face(device, "6")
    device.touch(die(device, "page-die-pips", colour="black", pips=6, used="no"))
    expect(die(device, "page-die-empty-colour", colour="black")).to_be_visible()
    expect(device.button(say("page-faces-enter"))).to_be_disabled()
    for face in "54321":
        tap_face(device, face)
    device.press(say("page-faces-enter"))
    expect(device.button(say("page-keep"))).to_be_visible()
    expect(die(device, "page-die-pips", colour="black", pips=5, used="no")).to_be_visible()

    # The second roll takes every die that does not show a 1 (T11): white and green stay where they are.
    device.touch(device.button(say("page-roll-again"), exact=False))
    expect(die(device, "page-die-stays", colour="white", pips=1)).to_be_visible()
    expect(die(device, "page-die-stays", colour="green", pips=1)).to_be_visible()
    for face in "2222":
        tap_face(device, face)
    device.press(say("page-faces-enter"))
    expect(device.done).to_be_visible()
    assert dice_of(device) == ["1", "2", "2", "2", "2", "1"]


def test_real_dice_of_the_border_are_entered_by_tapping(windows: Windows, server: Running) -> None:
    device = Player(windows.open(server.url, "small phone", **at_once(server.url)), "Ana")
    open_with_real_dice(device, server.url, "border", [HERE, A_BOT])
    faces = ["red", "red", "blue", "grey", "orange"]
    for face in faces:
        tap_face(device, face)
    device.press(say("page-faces-enter"))
    expect(device.page.get_by_role("group", name=say("page-faces"), exact=True)).to_be_hidden()
    assert sorted(dice_of(device)) == sorted(faces)
