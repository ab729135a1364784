"""Leave and a bot takes over: the others see it, the game goes on, and whoever left can come back."""

from playwright.sync_api import expect

from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running
from tests.e2e.player import WORDS, Player, play_until, say
from tests.e2e.tables import BOT, two_at_a_table

BOT_NAME = WORDS.name("bot", BOT)


def open_people(player: Player) -> None:
    player.press(say("page-people"))
    expect(player.page.get_by_role("dialog", name=say("page-people"))).to_be_visible()


def close_people(player: Player) -> None:
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()


def test_whoever_leaves_is_replaced_by_a_bot_and_can_come_back(windows: Windows, server: Running) -> None:
    ana, ben = two_at_a_table(windows, server.url, "twentyone", bots=0)
    open_people(ben)
    ben.press(say("page-leave"))
    question = ben.page.get_by_role("dialog", name=say("page-leave"))
    expect(question).to_contain_text(say("page-leave-sure"))
    ben.touch(question.get_by_role("button", name=say("page-leave"), exact=True))
    expect(ben.button(say("page-come-back"))).to_be_visible()
    expect(ana.button(say("page-left"), exact=False)).to_be_visible()

    open_people(ana)
    ana.press(say("page-let-bot-play"))
    ana.press(BOT_NAME)
    dialog = ana.page.get_by_role("dialog", name=say("page-people"))
    expect(dialog).to_contain_text(say("page-bot-for", bot=BOT_NAME))
    close_people(ana)

    # Nobody but Ana has to do anything, and the rounds go on.
    third = say("page-round-number", round=3)
    play_until(lambda shown: any(third in one.name for one in shown), ana)

    ben.press(say("page-come-back"))
    expect(ben.button(say("page-leave"))).to_be_visible()
    close_people(ben)
    news = ana.page.get_by_role("log", name=say("page-news"))
    expect(news.get_by_text(say("tell-came-back", name="Ben"))).to_be_visible()
    # The bot may have chosen in this round already; the next one is Ben's.
    fifth = say("page-round-number", round=5)
    made = len(ben.acts)
    play_until(lambda shown: any(fifth in one.name for one in shown), ana, ben)
    assert len(ben.acts) > made


def test_the_host_removes_a_player_for_good_who_is_told_so(windows: Windows, server: Running) -> None:
    windows.expect_error(r"/replay: .* 409")  # whoever is refused at a table may look at it again once it is over
    ana, ben = two_at_a_table(windows, server.url, "border", bots=0)
    open_people(ana)
    ana.press(say("page-remove-guest-of", name="Ben"))
    question = ana.page.get_by_role("dialog", name=say("page-remove-guest"))
    expect(question).to_contain_text(say("page-remove-guest-sure"))
    ana.touch(question.get_by_role("button", name=say("page-remove-guest"), exact=True))
    dialog = ana.page.get_by_role("dialog", name=say("page-people"))
    expect(dialog).to_contain_text(say("page-free-here"))
    expect(ben.page.get_by_text(say("removed-from-table"))).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_text(say("removed-from-table"))).to_be_visible()
