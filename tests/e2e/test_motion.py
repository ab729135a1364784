"""The moves of the others can be followed: dice, marks and rounds one after the other, at the chosen speed.

The clock of the page stands still in these tests, and is moved on by the time for which a stage is shown.
"""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from rollwright.games import GAMES
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import NAMES, SignedInTable, in_thread
from rollwright.testing.browser.windows import LOST_CONNECTION, Windows, wait_until_drawn
from rollwright.testing.server.running import Running
from rollwright.testing.server.table_client import TableClient, colour_letter
from tests.e2e.network import Network
from tests.e2e.test_following import boxes

ANA, BEN = 0, 1
STAGES = Path(__file__).parents[2] / "web/src/match/stages.ts"
STAYS = {name: int(time) for name, time in re.findall(r"(\w+): (\d+)[, ]", STAGES.read_text(encoding="utf-8"))}
"""Milliseconds for which the stages are shown at normal speed."""
ALIKE = "grey grey grey grey grey"
"""With these the bot completes a segment, and does not roll again."""
HOLD = """() => {
  const { animate } = Element.prototype;
  window.tumbling = [];
  Element.prototype.animate = function (...given) {
    const one = animate.apply(this, given);
    one.pause();
    tumbling.push(one);
    return one;
  };
}"""


def window(windows: Windows, table: SignedInTable, size: str = "phone", **chosen: object) -> LocalisedPage:
    """Ana's window, in which the others move at normal speed."""
    storage = table.storage_state(ANA, **{"speed": "normal", **chosen})
    reader = LocalisedPage(windows.open(table.url, size, storage_state=storage))
    expect(reader.page.locator(".bar > li").first).to_be_visible()
    wait_until_drawn(reader.page)
    return reader


def stop_the_clock(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def pass_time(reader: LocalisedPage, stage: str) -> None:
    """Let a stage that is shown now come to its end."""
    reader.page.clock.run_for(STAYS[stage])


def act(table: SignedInTable, seat: int, *messages: tuple[str, dict[str, Any]]) -> None:
    """Send messages of a seat that has no window, one after the other."""

    async def send() -> None:
        client = TableClient(table.browsers[seat], table.table)
        await client.enter()
        for kind, content in messages:
            await client.send(kind, seat=seat, turn=client.view["turn"], **content)
        await client.leave()

    in_thread(send)


def dice_in(reader: LocalisedPage) -> list[str]:
    """The dice in the tray by place, with their colours."""
    dice = reader.page.locator(".tray .die")
    return [str(die.get_attribute("aria-label")) for die in dice.all()]


def kept_places(reader: LocalisedPage) -> list[int]:
    return [place for place, die in enumerate(reader.page.locator(".tray .die").all()) if die.locator(".pin").count()]


def crosses(where: Locator) -> Locator:
    """The crosses that were just drawn; each has two strokes."""
    return where.locator(".pen.fresh.second")


def typed_against_a_bot(server: Running, game: str, first: int) -> SignedInTable:
    sheets = list(GAMES[game].sheet_names[:2])
    return SignedInTable(server, game, [None, "greedy"], dice="typed", sheets=sheets, first=first)


def test_dice_that_another_player_keeps_stay_in_their_places(windows: Windows, server: Running) -> None:
    table = SignedInTable(server, "border", [None, None], first=BEN)
    ana = window(windows, table)
    stop_the_clock(ana.page)
    act(table, BEN, ("throw", {}))
    expect(ana.page.locator(".die.blank")).to_have_count(0)
    pass_time(ana, "roll")
    before = dice_in(ana)
    colour = next(colour for colour in GAMES["border"].drawing().letters if colour in before[1])
    act(table, BEN, ("choose", {"move": f"reroll {colour_letter('border', colour)}"}))
    # First the dice that stay, then the roll.
    expect(ana.page.locator(".tray .pin")).to_have_count(4)
    kept = kept_places(ana)
    assert dice_in(ana) == before
    pass_time(ana, "move")
    expect(ana.page.locator(".prompt")).to_have_text(ana.say("page-waiting-for-names", names=NAMES[BEN]))
    after = dice_in(ana)
    assert [after[place] for place in kept] == [before[place] for place in kept]
    assert kept_places(ana) == kept


def wait_for_marks(ana: LocalisedPage) -> Locator:
    """Let the roll of the bot pass; it crosses off spaces. Returns its board, which is shown for that."""
    expect(ana.page.get_by_text(ana.say("tell-rolled", name="Greedy", dice="5 grey")).first).to_be_visible()
    pass_time(ana, "roll")
    return ana.page.locator(".preview")


def test_the_marks_of_a_bot_are_drawn_one_after_the_other(windows: Windows, server: Running) -> None:
    ana = window(windows, typed_against_a_bot(server, "border", BEN))
    stop_the_clock(ana.page)
    ana.enter_dice(ALIKE)
    before = boxes(ana.page)
    preview = wait_for_marks(ana)
    expect(preview).to_contain_text("Greedy")
    expect(crosses(preview)).to_have_count(0)
    told = ana.page.locator(".prompt").inner_text()
    spaces = told.count(",") + 1
    assert spaces > 1
    pass_time(ana, "look")
    for drawn in range(1, spaces):
        expect(crosses(preview)).to_have_count(drawn)
        expect(ana.lit).to_have_count(0)
        assert boxes(ana.page) == before  # nothing moves
        pass_time(ana, "mark")
    expect(crosses(preview)).to_have_count(spaces)
    pass_time(ana, "marked")
    expect(preview).to_have_count(0)
    expect(ana.lit.or_(ana.button("page-pass")).first).to_be_visible()


def test_the_second_action_is_shown_before_the_next_round(windows: Windows, server: Running) -> None:
    ana = window(windows, typed_against_a_bot(server, "border", ANA))
    ana.enter_dice("grey grey green red yellow")
    ana.touch(ana.lit.first)
    wait_until_drawn(ana.page)
    stop_the_clock(ana.page)
    ana.done()
    preview, heading = ana.page.locator(".preview"), ana.page.get_by_role("heading", level=1)
    expect(preview).to_contain_text("Greedy")
    for stage in ("look", "mark"):
        expect(heading).to_contain_text(ana.say("page-round-number", round=1))
        pass_time(ana, stage)
    ana.page.clock.run_for(STAYS["mark"] * 5 + STAYS["marked"])
    expect(preview).to_have_count(0)
    expect(heading).to_contain_text(ana.say("page-round-number", round=2))


def test_a_tap_shows_the_present(windows: Windows, server: Running) -> None:
    ana = window(windows, typed_against_a_bot(server, "border", BEN))
    stop_the_clock(ana.page)
    ana.enter_dice(ALIKE)
    wait_for_marks(ana).get_by_title(ana.say("page-skip")).tap()
    expect(ana.page.locator(".preview")).to_have_count(0)
    expect(ana.lit.or_(ana.button("page-pass")).first).to_be_visible()


def test_a_key_shows_the_present(windows: Windows, server: Running) -> None:
    ana = window(windows, typed_against_a_bot(server, "border", BEN), "desktop")
    stop_the_clock(ana.page)
    ana.enter_dice(ALIKE)
    wait_for_marks(ana)
    expect(ana.page.locator(".prompt")).to_contain_text("Greedy")
    expect(ana.page.locator(".preview")).to_have_count(0)  # its board is visible
    ana.page.locator("main").focus()
    ana.page.keyboard.press("Space")
    expect(ana.lit.or_(ana.button("page-pass")).first).to_be_visible()


def test_input_while_a_move_is_shown_is_not_lost(windows: Windows, server: Running) -> None:
    table = typed_against_a_bot(server, "border", BEN)
    ana = window(windows, table)
    ahead = window(windows, table, speed="instant")
    stop_the_clock(ana.page)
    ana.enter_dice(ALIKE)
    place = ahead.lit.first.get_attribute("data-place")
    expect(wait_for_marks(ana)).to_be_visible()
    expect(ana.lit).to_have_count(0)
    ana.touch(ana.page.locator(f"[data-place='{place}']"))
    expect(ana.pencilled).to_have_attribute("data-place", str(place))
    expect(ana.page.locator(".preview")).to_have_count(0)
    expect(ana.page.get_by_role("alert")).to_be_empty()


def test_targets_are_highlighted_when_the_dice_lie_still(windows: Windows, server: Running) -> None:
    table = SignedInTable(server, "twentyone", [None, None], sheets=["A", "B"], first=ANA)
    ana = window(windows, table, motion="full")
    page = ana.page
    page.evaluate(HOLD)
    page.locator("button.roll").tap()
    expect(ana.button("page-keep")).to_be_visible()
    expect(page.locator(".board .dots")).to_have_count(0)
    ana.button("page-keep").tap()
    expect(page.locator(".done")).to_be_visible()  # it is known what can be marked
    expect(ana.lit).to_have_count(0)
    expect(page.locator(".prompt")).to_have_text(ana.say("page-your-turn"))
    page.evaluate("() => tumbling.forEach((one) => one.finish())")
    expect(ana.lit.first).to_be_visible()
    expect(page.locator(".prompt")).to_have_text(ana.say("page-twentyone-ask-enter", row=1))


def test_instant_shows_only_the_present(windows: Windows, server: Running) -> None:
    ana = window(windows, typed_against_a_bot(server, "border", BEN), speed="instant")
    stop_the_clock(ana.page)
    ana.enter_dice(ALIKE)
    expect(ana.lit.or_(ana.button("page-pass")).first).to_be_visible()
    expect(ana.page.locator(".preview")).to_have_count(0)


# What was missed


def hide(page: Page, hidden: bool) -> None:
    """Let the page believe that its tab was left, or that the player is back."""
    page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def ben_rolls_and_passes(table: SignedInTable) -> None:
    act(table, BEN, ("throw", {}))
    act(table, BEN, ("choose", {"move": "pass"}))


def has_missed_one(ana: LocalisedPage) -> None:
    """The present is shown immediately, with a line, and the log has what was missed."""
    expect(ana.lit.or_(ana.button("page-pass")).first).to_be_visible()
    expect(ana.page.locator(".preview")).to_have_count(0)
    line = ana.page.locator(".latest")
    expect(line).to_contain_text(ana.say("page-missed", moves=1))
    line.tap()
    missed = ana.dialog("page-news").locator("li.missed")
    expect(missed.filter(has_text=ana.say("tell-border-crosses-nothing", name=NAMES[BEN]))).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(line).not_to_contain_text(ana.say("page-missed", moves=1))


def test_a_player_who_reloads_is_told_how_much_was_missed(windows: Windows, server: Running) -> None:
    table = SignedInTable(server, "border", [None, None], first=BEN)
    ana = window(windows, table)
    ana.page.goto(server.url)
    ben_rolls_and_passes(table)
    ana.page.goto(table.url)
    has_missed_one(ana)


def test_a_player_who_comes_back_to_the_tab_is_told_how_much_was_missed(windows: Windows, server: Running) -> None:
    table = SignedInTable(server, "border", [None, None], first=BEN)
    ana = window(windows, table)
    hide(ana.page, True)
    ben_rolls_and_passes(table)
    expect(ana.page.locator(".latest")).to_contain_text(ana.say("tell-border-crosses-nothing", name=NAMES[BEN]))
    hide(ana.page, False)
    has_missed_one(ana)


def test_a_player_who_was_cut_off_is_told_how_much_was_missed(
    windows: Windows, server: Running, network: Network
) -> None:
    windows.expect_error(LOST_CONNECTION)
    table = SignedInTable(server, "border", [None, None], first=BEN)
    storage = table.storage_state(ANA, speed="normal")
    storage["origins"][0]["origin"] = network.url
    url = table.url.replace(server.url, network.url)
    ana = LocalisedPage(windows.open(url, storage_state=storage))
    expect(ana.page.locator(".prompt")).to_have_text(ana.say("page-waiting-for-names", names=NAMES[BEN]))
    network.cut()
    expect(ana.page.locator(".prompt")).to_have_text(ana.say("page-connection-lost"))
    ben_rolls_and_passes(table)
    network.mend()
    has_missed_one(ana)


# Scoring


ONES = "1 1 1 1 1 1"
WHOLE_ROW = " ".join(f"{{row}}{letter}" for letter in "wkrbyg")


def test_a_completed_row_is_celebrated(windows: Windows, server: Running) -> None:
    table = SignedInTable(server, "twentyone", [None, None], dice="typed", sheets=["A", "B"], first=ANA)
    ana = window(windows, table)
    ana.enter_dice(ONES)
    act(table, BEN, ("choose", {"move": f"mark {WHOLE_ROW.format(row=1)}"}))
    expect(ana.page.get_by_text(ana.say("tell-chose", name=NAMES[BEN])).first).to_be_attached()
    stop_the_clock(ana.page)
    act(table, ANA, ("choose", {"move": "mark x"}))
    preview = ana.page.locator(".preview")
    expect(preview).to_be_visible()
    pass_time(ana, "look")
    for _ in range(5):
        expect(preview.locator(".celebrated")).to_have_count(0)
        pass_time(ana, "mark")
    expect(preview.locator(".celebrated")).to_have_count(1)
    completed = ana.say("tell-twentyone-completes", name=NAMES[BEN], row=1, points=7, hits=1)
    expect(ana.page.locator(".prompt")).to_contain_text(completed)
    pass_time(ana, "scored")
    expect(preview).to_have_count(0)


def test_the_last_row_is_said_prominently(windows: Windows, server: Running) -> None:
    table = SignedInTable(server, "twentyone", [None, None], dice="typed", sheets=["A", "B"], first=ANA)
    ana = window(windows, table, speed="instant")
    notice = ana.page.locator(".prompt").get_by_text(ana.say("page-maybe-last-round"), exact=True)
    for row in range(1, 5):
        expect(notice).to_have_count(0)
        act(table, ANA if row % 2 else BEN, ("throw", {"faces": ONES}))
        act(table, BEN, ("choose", {"move": f"mark {WHOLE_ROW.format(row=row)}"}))
        act(table, ANA, ("choose", {"move": "mark x"}))
    expect(notice).to_be_visible()
    fifth = ana.say("tell-twentyone-fifth-row", name=NAMES[BEN])
    expect(ana.page.locator(".latest")).to_contain_text(fifth)
