"""Rolls, choices, scores and turns are announced politely."""

from playwright.sync_api import expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import NAMES, typed_table
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running

ANA, BEN = NAMES[:2]


def two(windows: Windows, server: Running, game: str) -> tuple[LocalisedPage, LocalisedPage]:
    """Two people at a table of real dice."""
    seated = typed_table(server, game, [None, None])
    readers = [
        LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(seat))) for seat in (0, 1)
    ]
    for reader in readers:
        expect(reader.spoken).to_be_attached()
    expect(readers[0].button("page-faces-enter")).to_be_visible()
    return readers[0], readers[1]


def test_the_voice_of_the_table_is_polite_and_tells_additions_only(windows: Windows, server: Running) -> None:
    ana, _ = two(windows, server, "border")
    expect(ana.spoken).to_have_attribute("aria-live", "polite")
    expect(ana.spoken).to_have_attribute("aria-relevant", "additions")
    assert ana.page.locator("[aria-live=polite], [role=status]").count() == 1, "two voices talk over each other"


def test_rolls_choices_and_turns_of_the_border_are_told_to_the_others(windows: Windows, server: Running) -> None:
    ana, ben = two(windows, server, "border")
    expect(ana.spoken).to_contain_text(ana.say("page-your-roll"))
    ana.enter_dice("grey grey green red yellow")
    dice = "2 grey, 1 green, 1 red, and 1 yellow"
    expect(ben.spoken).to_contain_text(ben.say("tell-rolled", name=ANA, dice=dice))
    expect(ana.spoken).to_contain_text(ana.say("page-border-ask-reroll", left=2))
    ana.touch(ana.lit.first)
    ana.done()
    for reader in (ana, ben):
        expect(reader.spoken).to_contain_text(reader.say("tell-border-crosses", name=ANA, spaces="grey").rstrip("."))
        expect(reader.spoken).to_contain_text(reader.say("tell-border-leftover", dice="1 green, 1 red, and 1 yellow"))
    expect(ben.spoken).to_contain_text(ben.say("page-border-ask-second", name=ANA, dice="1 green, 1 red, and 1 yellow"))
    ben.button("page-pass").click()
    expect(ana.spoken).to_contain_text(ana.say("tell-border-crosses-nothing", name=BEN))
    expect(ana.spoken).to_contain_text(ana.say("tell-round", round=2, name=BEN))
    expect(ben.spoken).to_contain_text(ben.say("page-your-roll"))


def test_completed_rows_of_twenty_one_are_told_with_their_score(windows: Windows, server: Running) -> None:
    ana, ben = two(windows, server, "twentyone")
    ana.enter_dice("2 1 5 3 6 4")
    ana.button("page-keep").click()
    expect(ben.spoken).to_contain_text(ben.say("tell-twentyone-keeps", name=ANA))
    for marks in range(6):
        ana.touch(ana.lit.first)
        expect(ana.pencilled).to_have_count(marks + 1)
        wait_until_drawn(ana.page)
    ana.done()
    expect(ben.spoken).to_contain_text(ben.say("tell-chose", name=ANA))
    ben.touch(ben.lit.first)
    ben.done()
    for reader in (ana, ben):
        expect(reader.spoken).to_contain_text(
            reader.say("tell-twentyone-completes", name=ANA, row=1, points=42, hits=6)
        )


def test_who_leaves_is_told(windows: Windows, server: Running) -> None:
    ana, ben = two(windows, server, "border")
    ben.button("page-people").click()
    ben.button("page-leave").click()
    ben.dialog("page-leave").get_by_role("button", name=ben.say("page-leave"), exact=True).click()
    expect(ana.spoken).to_contain_text(ana.say("tell-left", name=BEN))
