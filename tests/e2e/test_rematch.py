"""A rematch is an invitation: the others see it, hear it, and see who waits there."""

from playwright.sync_api import expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import SignedInTable
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running


def test_the_others_see_and_hear_the_invitation_and_accept_it(windows: Windows, server: Running) -> None:
    seated = SignedInTable(server, "twentyone", [None, None])
    ana, ben = (
        LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(seat))) for seat in (0, 1)
    )
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text(ben.say("page-round-number", round=1))
    seated.browsers[0].ask("POST", f"/api/tables/{seated.table}/close")
    ana.button("page-rematch").click()
    expect(ana.page).not_to_have_url(seated.url)
    expect(ana.page.get_by_role("heading", name=ana.say("page-waiting-for-names", names="Ben"))).to_be_visible()
    expect(ana.page.get_by_text(ana.say("page-invited"))).to_be_visible()

    invitation = ben.page.get_by_role("region", name=ben.say("tell-invited-to-rematch", name="Ana"), exact=True)
    expect(invitation).to_be_in_viewport()
    expect(ben.spoken).to_contain_text(ben.say("tell-invited-to-rematch", name="Ana"))
    expect(ben.spoken).to_contain_text(ben.say("tell-at-rematch", name="Ana"))
    expect(ben.spoken).not_to_contain_text(ben.say("tell-away", name="Ana"))
    ben.button("page-people").click()
    expect(ben.dialog("page-people")).to_contain_text(ben.say("page-at-rematch"))
    ben.page.keyboard.press("Escape")

    invitation.get_by_role("link", name=ben.say("page-accept-rematch"), exact=True).click()
    for player in (ana, ben):
        expect(player.page.get_by_role("heading", level=1)).to_contain_text(player.say("page-round-number", round=1))
