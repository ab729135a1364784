"""Choices: marks outlive a reload, Done can be taken back, other tabs follow, and what may not be is explained."""

import re

import pytest
from playwright.sync_api import expect

from rollwright.games import GAMES
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running
from tests.e2e.player import TAKE_BACK, Control, Player, may_mark, play_until, say
from tests.e2e.tables import two_at_a_table

COVERED = """() => {
  const message = document.querySelector(".hand [role=alert] > *").getBoundingClientRect();
  const off = "[aria-disabled=true], :disabled, [role=alert] *";
  const controls = [...document.querySelectorAll("main :is(button, [data-place])")].filter((one) => !one.matches(off));
  return controls.flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const centre = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const apart = right <= message.left || left >= message.right || bottom <= message.top || top >= message.bottom;
    return one.contains(centre) && !apart ? [one.getAttribute("aria-label") ?? one.textContent] : [];
  });
}"""
"""The controls that can be used and that the message is over."""

NOT_NOW, FREE = say("page-space-not-now"), say("page-box-free")


def mark_one(player: Player) -> list[str]:
    """Mark the first place that is lit, firmly: the server knows of it. What is pencilled in now."""
    player.press(player.lit()[0].name)
    wait_until_drawn(player.page)
    return player.pencilled()


def still_shown(player: Player, pencilled: list[str]) -> None:
    """These marks are there, and no others."""
    expect(player.button(pencilled[0])).to_be_visible()
    wait_until_drawn(player.page)
    assert player.pencilled() == pencilled


@pytest.mark.parametrize("game", GAMES)
def test_pencil_marks_are_there_again_after_a_reload(windows: Windows, server: Running, game: str) -> None:
    chooser = play_until(may_mark, *two_at_a_table(windows, server.url, game, bots=0))
    pencilled = mark_one(chooser)
    assert pencilled
    chooser.page.reload()
    still_shown(chooser, pencilled)


def test_done_can_be_taken_back_while_others_still_choose(windows: Windows, server: Running) -> None:
    ana, ben = two_at_a_table(windows, server.url, "twentyone", bots=0)
    chooser = play_until(may_mark, ana, ben)
    other = ben if chooser is ana else ana
    mark_one(chooser)
    chooser.touch(chooser.done)
    expect(chooser.text("page-chosen-waiting")).to_be_visible()
    note = other.button(say("page-has-chosen"), exact=False)
    expect(note).to_be_visible()

    chooser.press(TAKE_BACK)
    expect(chooser.text("page-chosen-waiting")).to_be_hidden()
    expect(note).to_be_hidden()
    wait_until_drawn(chooser.page)

    if not chooser.pencilled():
        mark_one(chooser)
    chooser.touch(chooser.done)
    mark_one(other)
    other.touch(other.done)
    for player in (ana, ben):
        expect(player.page.get_by_role("heading", level=1)).to_contain_text(say("page-round-number", round=2))


def test_a_second_tab_of_the_same_seat_follows(windows: Windows, server: Running) -> None:
    ana, ben = two_at_a_table(windows, server.url, "twentyone", bots=0)
    second = Player(windows.open_tab(ana.page, ana.page.url), "Ana")
    play_until(may_mark, ana, ben)
    play_until(may_mark, ana)
    expect(second.button(ana.lit()[0].name)).to_be_visible()

    mark_one(ana)
    ana.touch(ana.done)
    expect(second.text("page-chosen-waiting")).to_be_visible()

    second.press(TAKE_BACK)
    expect(ana.text("page-chosen-waiting")).to_be_hidden()
    wait_until_drawn(second.page)  # the marks that were taken back are pencilled in again
    if not second.pencilled():
        mark_one(second)
    second.touch(second.done)
    play_until(lambda shown: any(say("page-round-number", round=2) in one.name for one in shown), ben)
    for page in (ana.page, second.page):
        expect(page.get_by_role("heading", level=1)).to_contain_text(say("page-round-number", round=2))


def unlit(one: Control) -> bool:
    """A place that is open, but not for now."""
    return NOT_NOW in one.name or one.name.endswith(f": {FREE}")


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_what_is_not_lit_says_why_not_with_the_rule(windows: Windows, server: Running, game: str) -> None:
    def has_unlit(shown: list[Control]) -> bool:
        return may_mark(shown) and any(unlit(one) for one in shown)

    chooser = play_until(has_unlit, *two_at_a_table(windows, server.url, game, bots=0))
    place = next(one for one in chooser.controls() if unlit(one))
    # It is marked as disabled for those who cannot see that it is not lit; a finger reaches it all the same.
    chooser.button(place.name).tap(force=True)
    letter = game[0].upper()
    link = chooser.page.get_by_role("alert").get_by_role("link", name=re.compile(rf"^Rule {letter}\d+$"))
    expect(link).to_be_visible()
    number = link.inner_text().split()[-1]
    assert chooser.pencilled() == []
    assert chooser.page.evaluate(COVERED) == []

    with chooser.page.expect_popup() as opened:
        chooser.touch(link)
    rules = opened.value
    expect(rules).to_have_url(re.compile(rf"/rules/{game}#{number}$"))
    expect(rules.get_by_text(number, exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_the_next_tap_removes_the_reason_and_counts(windows: Windows, server: Running, game: str) -> None:
    def has_unlit(shown: list[Control]) -> bool:
        return may_mark(shown) and any(unlit(one) for one in shown)

    chooser = play_until(has_unlit, *two_at_a_table(windows, server.url, game, bots=0))
    refused = next(one for one in chooser.controls() if unlit(one))
    chooser.button(refused.name).tap(force=True)
    alert = chooser.page.get_by_role("alert")
    expect(alert).not_to_be_empty()
    chooser.page.get_by_role("heading", level=1).tap()
    expect(alert).to_be_empty()

    chooser.button(refused.name).tap(force=True)
    expect(alert).not_to_be_empty()
    assert mark_one(chooser)
    expect(alert).to_be_empty()
