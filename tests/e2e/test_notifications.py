"""Notifications on the page: what a player can turn on, what is said where that is not possible, and the links."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Error, Page, expect

from rollwright.cli.serve import HERE, address_in_network
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.windows import FAR_NAME, Windows, wait_until
from rollwright.testing.server.running import Browser, Running, running
from tests.e2e.axe import violations
from tests.server.notify.mailbox import Mailbox, receiving_mail, token_in, tokens_of
from tests.server.notify.test_push import AUTH, BROWSER_POINT


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with receiving_mail() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Running]:
    options = ("--host", "0.0.0.0", "--allowed-host", FAR_NAME, *mailbox.options)  # noqa: S104
    with running(tmp_path_factory.mktemp("notify") / "t.db", *options) as server:
        yield server


OPEN_TABLE = """async () => {
  const send = (path, body) => fetch(path, { method: "POST", body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" } }).then((answer) => answer.json());
  const { table } = await send("api/tables", { game: "twentyone", seats: [null, "random"] });
  await send(`api/tables/${table}/seats/0`, { name: "Ana", word: "word" });
  return table;
}"""


def screen(windows: Windows, url: str) -> LocalisedPage:
    reader = LocalisedPage(windows.open(f"{url}/notifications"))
    expect(reader.page.get_by_role("switch", name=reader.say("page-notify-quiet"))).to_be_visible()
    return reader


def test_what_is_chosen_lasts_and_the_page_is_accessible(windows: Windows, notifying: Running) -> None:
    reader = screen(windows, notifying.url)
    page = reader.page
    page.get_by_text(reader.say("page-notify-quiet"), exact=True).click()
    page.get_by_label(reader.say("page-notify-from"), exact=True).fill("23:15")
    page.get_by_label(reader.say("page-notify-from"), exact=True).blur()
    page.get_by_text(reader.say("page-notify-remind-hours", hours=6)).click()
    expect(page.get_by_label(reader.say("page-notify-remind-hours", hours=6))).to_be_checked()
    assert violations(page) == []
    page.reload()
    expect(page.get_by_label(reader.say("page-notify-from"), exact=True)).to_have_value("23:15")
    expect(page.get_by_label(reader.say("page-notify-until"), exact=True)).to_have_value("08:00")
    expect(page.get_by_label(reader.say("page-notify-remind-hours", hours=6))).to_be_checked()


def test_over_plain_http_the_page_says_why_there_is_no_push(windows: Windows, notifying: Running) -> None:
    address = address_in_network()
    reader = screen(windows, f"http://{FAR_NAME if address == HERE else address}:{notifying.port}")
    expect(reader.page.get_by_text(reader.say("page-notify-insecure"))).to_be_visible()


def test_without_a_public_address_the_page_says_what_the_operator_can_add(windows: Windows, server: Running) -> None:
    reader = screen(windows, server.url)
    missing = reader.say("page-notify-missing", options="--public-url and --smtp")
    expect(reader.page.get_by_text(missing)).to_be_visible()
    expect(reader.page.get_by_role("switch", name=reader.say("page-notify-device"))).to_have_count(0)


def test_an_address_is_added_confirmed_by_its_link_and_removed(
    windows: Windows, notifying: Running, mailbox: Mailbox
) -> None:
    reader = screen(windows, notifying.url)
    page = reader.page
    page.get_by_label(reader.say("page-notify-email")).fill("ana@mail.example")
    page.get_by_role("button", name=reader.say("page-notify-add")).first.click()
    expect(page.get_by_text(reader.say("page-notify-unconfirmed"))).to_be_visible()
    link = f"{notifying.url}/mail#confirm={token_in(mailbox.messages[-1], 'confirm')}"
    mail = LocalisedPage(windows.open(link))
    expect(mail.page.get_by_role("heading", level=1)).to_have_text(mail.say("page-mail-confirm"))
    assert violations(mail.page) == []
    mail.page.get_by_role("button", name=mail.say("page-mail-confirm-do")).click()
    expect(mail.page.get_by_text(mail.say("page-mail-confirmed"))).to_be_visible()
    page.reload()
    expect(page.get_by_text("ana@mail.example")).to_be_visible()
    expect(page.get_by_text(reader.say("page-notify-unconfirmed"))).to_have_count(0)
    page.get_by_role("button", name=reader.say("page-notify-remove", address="ana@mail.example")).click()
    expect(page.get_by_text("ana@mail.example")).to_have_count(0)


def test_the_link_in_an_email_stops_the_emails(windows: Windows, notifying: Running) -> None:
    guest = Browser(notifying.url)
    channel = guest.ask("POST", "/api/me/notifications/email", {"address": "eva@mail.example"})["channel"]["id"]
    mail = LocalisedPage(
        windows.open(f"{notifying.url}/mail#unsubscribe={tokens_of(notifying).token('unsubscribe', channel)}")
    )
    mail.page.get_by_role("button", name=mail.say("page-mail-stop-do")).click()
    expect(mail.page.get_by_text(mail.say("page-mail-stopped"))).to_be_visible()
    assert guest.ask("GET", "/api/me/notifications")["channels"] == []


def test_a_table_is_muted_from_its_menu(windows: Windows, notifying: Running) -> None:
    reader = LocalisedPage(windows.open(notifying.url))
    page = reader.page
    table: str = page.evaluate(OPEN_TABLE)
    page.goto(f"{notifying.url}/table/{table}")
    page.get_by_role("button", name=reader.say("page-menu")).click()
    page.get_by_role("link", name=reader.say("page-notifications")).click()
    switch = page.get_by_role("switch", name=reader.say("page-notify-here"))
    expect(switch).to_be_checked()
    page.get_by_text(reader.say("page-notify-here")).click()
    expect(switch).not_to_be_checked()
    page.reload()
    expect(switch).not_to_be_checked()


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag }) => [title, body, tag])"""


CLICK = """async () => {
  const opened = [];
  self.clients.openWindow = async (url) => void opened.push(url);  // a browser allows it only after a real tap
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  while (!opened.length) await new Promise((done) => setTimeout(done, 20));
  return opened;
}"""


MOST_ROUND_TRIPS = 20_000


def deliver(page: Page, origin: str, message: str) -> None:
    """Deliver a push message to the service worker, as a push service does through the browser."""
    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(MOST_ROUND_TRIPS):  # the browser tells of them after its answer
        if registrations:
            break
        page.evaluate("() => null")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": f"{origin}/", "registrationId": registrations[-1], "data": message},
    )


def test_a_push_message_is_shown_also_without_an_answer_of_the_server(windows: Windows, notifying: Running) -> None:
    page = windows.open(notifying.url)
    page.context.grant_permissions(["notifications"], origin=notifying.url)
    page.evaluate("navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then(() => null)")
    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    message = '{"title":"Your turn: Twenty One","body":"Bruno has played.","table":"AbC","delivery":"d"}'
    deliver(page, notifying.url, message)
    wait_until(page, f"({SHOWN})().then((shown) => shown.length === 1)")
    assert page.evaluate(SHOWN) == [["Your turn: Twenty One", "Bruno has played.", "AbC"]]
    (worker,) = page.context.service_workers
    assert worker.evaluate(CLICK) == [f"{notifying.url}/table/AbC"]
    wait_until(page, f"({SHOWN})().then((shown) => shown.length === 0)")


ASKED = """
  self.asked = 0;
  const ask = Notification.requestPermission;
  Notification.requestPermission = (...more) => { self.asked += 1; return ask.apply(Notification, more); };
"""


def test_permission_is_asked_for_only_after_a_tap(windows: Windows, notifying: Running) -> None:
    page = windows.open("about:blank")
    page.add_init_script(ASKED)
    page.goto(notifying.url)
    reader = LocalisedPage(page)
    table = page.evaluate(OPEN_TABLE)
    for path in ("", "/settings", f"/table/{table}", f"/notifications/{table}", "/notifications"):
        page.goto(f"{notifying.url}{path}")
        wait_until(page, "document.readyState === 'complete'")
        expect(page.locator("main")).to_be_visible()
        assert (path, page.evaluate("self.asked")) == (path, 0)
    switch = page.get_by_role("switch", name=reader.say("page-notify-device"))
    expect(switch).not_to_be_checked()
    page.get_by_text(reader.say("page-notify-device"), exact=True).click()
    wait_until(page, "self.asked === 1")


CHANGE = """async ([old, endpoint, p256dh, auth]) => {
  const event = new ExtendableEvent("pushsubscriptionchange");
  event.oldSubscription = { endpoint: old };
  event.newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  let done;
  event.waitUntil = (promise) => (done = promise);  // a browser allows it only for its own events
  self.dispatchEvent(event);
  await done;
}"""


CHANNELS = """async () => (await (await fetch("api/me/notifications")).json()).channels
  .map(({ kind, address }) => [kind, address])"""


def test_a_subscription_that_the_push_service_has_replaced_is_told_to_the_server(
    windows: Windows, notifying: Running
) -> None:
    page = windows.open(notifying.url)
    page.evaluate("navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then(() => null)")
    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    old, new = (f"https://push.example.org/{name}" for name in ("old", "new"))
    keys = [BROWSER_POINT, AUTH]
    add = """async (body) => (await fetch("api/me/notifications/push", { method: "POST", body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" } })).status"""
    assert page.evaluate(add, {"endpoint": old, "p256dh": keys[0], "auth": keys[1]}) == 201
    (worker,) = page.context.service_workers
    with pytest.raises(Error, match="push: 400"):
        worker.evaluate(CHANGE, [old, new, "not a key", AUTH])
    assert page.evaluate(CHANNELS) == [["push", old]], "it stays while the server refuses the new one"
    worker.evaluate(CHANGE, [old, new, *keys])
    assert page.evaluate(CHANNELS) == [["push", new]]
    worker.evaluate(CHANGE, [new, new, *keys])
    assert page.evaluate(CHANNELS) == [["push", new]], "its keys may change, and not its address"
