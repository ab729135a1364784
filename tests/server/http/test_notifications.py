"""Notifications over REST: whoever asks gets only what is theirs, and what is stored can be seen and deleted."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Browser, HttpRefused, Running, running
from tests.server.in_process import LONGEST
from tests.server.notify.receivers import Receiver, receiving
from tests.server.notify.test_push import AUTH, BROWSER_POINT
from tests.server.reader import files_of, wait_until_erased

WEBHOOK = "https://hooks.example/unique-hook-address"
ENDPOINT = "https://push.example/unique-endpoint"
PUSH = {"endpoint": ENDPOINT, "p256dh": BROWSER_POINT, "auth": AUTH}
PREFERENCES = {"language": "pl", "zone": "Europe/Warsaw", "quiet_from": 1320, "quiet_until": 420, "remind_hours": 5}


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("notify") / "t.db", "--public-url", "https://play.example/") as server:
        yield server


def refusal(browser: Browser, method: str, path: str, body: object = None) -> tuple[int, str]:
    with pytest.raises(HttpRefused) as refused:
        browser.ask(method, path, body)
    return refused.value.status, refused.value.problem["message"]


def state(browser: Browser) -> dict[str, Any]:
    found: dict[str, Any] = browser.ask("GET", "/api/me/notifications")
    return found


def test_a_new_guest_has_no_channels_and_is_told_what_there_is(notifying: Running) -> None:
    offered = state(Browser(notifying.url))
    assert (offered["channels"], offered["preferences"], offered["muted"]) == ([], None, [])
    assert len(offered["push_key"]) == 87
    assert (offered["mail"], offered["missing"]) == (False, ["smtp"])


def test_the_key_for_push_subscriptions_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", "--public-url", "https://play.example") as server:
        key = state(Browser(server.url))["push_key"]
        server.stop()
        server.start()
        assert state(Browser(server.url))["push_key"] == key


def test_the_host_of_the_public_address_is_served(notifying: Running) -> None:
    assert ask(notifying, "GET", "/notifications", Host="play.example").status == 200
    assert ask(notifying, "GET", "/notifications", Host="other.example").status == 421


def test_without_a_public_address_the_host_is_told_why_there_is_no_push(server: Running) -> None:
    offered = state(Browser(server.url))
    assert (offered["push_key"], offered["mail"], offered["missing"]) == (None, False, ["public-url", "smtp"])
    browser = Browser(server.url)
    assert refusal(browser, "POST", "/api/me/notifications/push", PUSH) == (409, "push-unavailable")
    mail = {"address": "ana@mail.example"}
    assert refusal(browser, "POST", "/api/me/notifications/email", mail) == (409, "mail-unavailable")


def test_channels_are_added_listed_renewed_and_removed(notifying: Running) -> None:
    browser = Browser(notifying.url)
    push = browser.ask("POST", "/api/me/notifications/push", PUSH)
    hook = browser.ask("POST", "/api/me/notifications/webhooks", {"url": WEBHOOK})
    assert push["secret"] is None
    assert len(hook["secret"]) == 43
    renewed = browser.ask("POST", "/api/me/notifications/webhooks", {"url": WEBHOOK})
    assert renewed["channel"]["used"] >= hook["channel"]["used"]
    hook["channel"]["used"] = renewed["channel"]["used"]
    assert renewed == hook
    assert state(browser)["channels"] == [push["channel"], hook["channel"]]
    assert [(one["kind"], one["address"], one["confirmed"] is None) for one in state(browser)["channels"]] == [
        ("push", ENDPOINT, False),
        ("webhook", WEBHOOK, False),
    ]
    browser.ask("DELETE", f"/api/me/notifications/channels/{push['channel']['id']}")
    assert state(browser)["channels"] == [hook["channel"]]


def test_a_channel_of_another_guest_is_neither_seen_nor_removed(notifying: Running) -> None:
    browser, other = Browser(notifying.url), Browser(notifying.url)
    channel = browser.ask("POST", "/api/me/notifications/webhooks", {"url": WEBHOOK})["channel"]
    assert state(other)["channels"] == []
    assert refusal(other, "DELETE", f"/api/me/notifications/channels/{channel['id']}") == (404, "error-not-found")
    assert state(browser)["channels"] == [channel]


def test_a_guest_has_only_a_few_channels(notifying: Running) -> None:
    browser = Browser(notifying.url)
    for number in range(10):
        browser.ask("POST", "/api/me/notifications/webhooks", {"url": f"{WEBHOOK}/{number}"})
    one_more = {"url": f"{WEBHOOK}/more"}
    assert refusal(browser, "POST", "/api/me/notifications/webhooks", one_more) == (429, "too-many-channels")


def test_a_client_adds_only_some_channels_per_hour_whatever_guest_it_is(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", limits=("new-channels=2",)) as server:
        for number in range(2):
            Browser(server.url).ask("POST", "/api/me/notifications/webhooks", {"url": f"{WEBHOOK}/{number}"})
        answer = refusal(Browser(server.url), "POST", "/api/me/notifications/webhooks", {"url": WEBHOOK})
        assert answer == (429, "error-too-fast")


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://hooks.example/", "address-not-https"),
        ("https://127.0.0.1/", "address-not-public"),
        ("https://[::ffff:10.0.0.1]/", "address-not-public"),
        ("https://2130706433/", "address-unusable"),
    ],
)
def test_an_address_that_the_server_may_not_connect_to_is_refused(notifying: Running, url: str, reason: str) -> None:
    browser = Browser(notifying.url)
    assert refusal(browser, "POST", "/api/me/notifications/webhooks", {"url": url}) == (409, reason)
    assert refusal(browser, "POST", "/api/me/notifications/push", {**PUSH, "endpoint": url}) == (409, reason)


def test_keys_that_cannot_be_used_are_refused(notifying: Running) -> None:
    wrong = {**PUSH, "p256dh": "AAAA"}
    answer = refusal(Browser(notifying.url), "POST", "/api/me/notifications/push", wrong)
    assert answer == (409, "push-keys-unusable")


def test_preferences_are_stored(notifying: Running) -> None:
    browser = Browser(notifying.url)
    browser.ask("POST", "/api/me/notifications", PREFERENCES)
    assert state(browser)["preferences"] == PREFERENCES
    least = {"language": "en", "zone": "UTC"}
    browser.ask("POST", "/api/me/notifications", least)
    assert state(browser)["preferences"] == {**least, "quiet_from": None, "quiet_until": None, "remind_hours": None}


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ({"language": "xx"}, (409, "language-unknown")),
        ({"zone": "Nowhere/Land"}, (409, "time-zone-unknown")),
        ({"zone": "../../etc/passwd"}, (409, "time-zone-unknown")),
        ({"quiet_from": 1440}, (400, "error-bad-message")),
        ({"remind_hours": 0}, (400, "error-bad-message")),
    ],
)
def test_preferences_that_cannot_be_used_are_refused(notifying: Running, wrong: Any, answer: tuple[int, str]) -> None:
    assert refusal(Browser(notifying.url), "POST", "/api/me/notifications", {**PREFERENCES, **wrong}) == answer


def test_a_member_mutes_a_table_and_nobody_else_can(notifying: Running) -> None:
    browser = Browser(notifying.url)
    table = browser.open_table("border", [None, None])["table"]
    browser.ask("POST", f"/api/tables/{table}/notifications", {"on": False})
    assert state(browser)["muted"] == [table]
    browser.ask("POST", f"/api/tables/{table}/notifications", {"on": True})
    browser.ask("POST", f"/api/tables/{table}/notifications", {"on": True})
    assert state(browser)["muted"] == []
    foreign = Browser(notifying.url)
    assert refusal(foreign, "POST", f"/api/tables/{table}/notifications", {"on": False})[0] == 403


# Personal data


def furnished(server: Running) -> tuple[Browser, str]:
    """A guest with everything that is stored about notifications, and the guest's table."""
    ana, bruno = Browser(server.url), Browser(server.url)
    ana.ask("POST", "/api/me/notifications/push", PUSH)
    ana.ask("POST", "/api/me/notifications/webhooks", {"url": WEBHOOK})
    ana.ask("POST", "/api/me/notifications", PREFERENCES)
    muted = ana.open_table("border", [None, None])["table"]
    ana.ask("POST", f"/api/tables/{muted}/notifications", {"on": False})
    opened = ana.open_table("border", [None, None], pace="days", first=0)
    ana.sit(opened["table"], 0, "Ana")
    bruno.follow(opened["links"]["invitation"]["url"])
    bruno.sit(opened["table"], 1, "Bruno")
    return ana, opened["table"]


def test_an_export_has_the_channels_the_preferences_and_the_outbox(notifying: Running) -> None:
    ana, table = furnished(notifying)
    data = ana.ask("GET", "/api/me/data")["notifications"]
    assert [channel["address"] for channel in data["channels"]] == [ENDPOINT, WEBHOOK]
    assert data["channels"][0]["keys"] == f"{BROWSER_POINT}.{AUTH}"
    assert data["preferences"] == PREFERENCES
    assert len(data["muted"]) == 1
    assert [(notice["table"], notice["turn"], notice["mover"]) for notice in data["notices"]] == [(table, 1, 1)] * 2
    other = Browser(notifying.url).ask("GET", "/api/me/data")["notifications"]
    assert other == {"channels": [], "preferences": None, "muted": [], "notices": []}


def test_a_deletion_removes_everything_about_notifications(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", "--public-url", "https://play.example") as server:
        ana, _ = furnished(server)
        assert WEBHOOK.encode() in files_of(server.database)
        ana.ask("DELETE", "/api/me")
        wait_until_erased(server.database, WEBHOOK, ENDPOINT, AUTH, "Europe/Warsaw")
        with closing(sqlite3.connect(server.database)) as database:
            for part in ("channels", "notification_settings", "mutes", "outbox"):
                assert database.execute(f"SELECT * FROM {part}").fetchall() == []  # noqa: S608


def test_a_channel_that_is_removed_is_erased_from_the_files(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        browser = Browser(server.url)
        channel = browser.ask("POST", "/api/me/notifications/webhooks", {"url": WEBHOOK})["channel"]
        assert WEBHOOK.encode() in files_of(server.database)
        browser.ask("DELETE", f"/api/me/notifications/channels/{channel['id']}")
        wait_until_erased(server.database, WEBHOOK)


def test_no_address_is_logged(tmp_path: Path) -> None:
    async def told(server: Running) -> Receiver:
        async with receiving() as receiver:
            receiver.status(500)
            ana = Browser(server.url)
            await asyncio.to_thread(ana.ask, "POST", "/api/me/notifications/webhooks", {"url": receiver.url})
            opened = await asyncio.to_thread(ana.open_table, "twentyone", [None, "random"], pace="days", first=0)
            await asyncio.to_thread(ana.sit, opened["table"], 0, "Ana")
            await receiver.arrived.wait()
            while "notification-refused" not in server.log.read_text(encoding="utf-8"):
                await asyncio.sleep(0.05)
            return receiver

    with running(tmp_path / "t.db", "--allow-private-addresses", "--limit", "notice-seconds=0") as server:
        receiver = asyncio.run(asyncio.wait_for(told(server), LONGEST))
        log = server.log.read_text(encoding="utf-8")
    assert f":{receiver.port}" not in log
    assert "hook?x" not in log
