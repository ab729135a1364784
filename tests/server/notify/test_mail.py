"""E-mails: an address is confirmed first, one e-mail tells everything that is due, and one click ends them."""

import asyncio
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage

import pytest

from rollwright.core.errors import Complaint
from rollwright.server.live.table_server import TableServer
from rollwright.server.notify.mail import (
    MAILS_TOGETHER,
    MOST_TABLES,
    MailFailed,
    MailRefused,
    MailServer,
    confirmation,
    line_of,
    turns_mail,
    usable_address,
)
from rollwright.server.notify.sender import MAIL_INTERVAL, MAIL_RETRY
from rollwright.server.notify.turn_notice import PlayerName, TurnNotice
from rollwright.server.settings import Settings
from rollwright.server.store.channels import Channel, ChannelKind
from rollwright.server.store.store import TableId
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Browser, HttpRefused, Running, running
from rollwright.translations import LANGUAGES, Words
from tests.server.notify.mailbox import Mailbox, receiving_mail, text_of, token_in, tokens_of
from tests.server.notify.waiting_tables import PUBLIC_URL, Notifying

ADDRESS = "ana@mail.example"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with receiving_mail() as mailbox:
        yield mailbox


async def with_mail(server: TableServer, mailbox: Mailbox) -> tuple[Notifying, Channel]:
    """A sender with this mail server, and Ana's confirmed address."""
    server.settings = Settings("", smtp=mailbox.url, mail_from="host@play.example", public_url=PUBLIC_URL)
    notifying = await Notifying.at(server)
    return notifying, await notifying.channel(ChannelKind.EMAIL, ADDRESS)


# The e-mail about turns


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_that_no_player_has_caused_is_told_with_the_other_players(language: str) -> None:
    others = (PlayerName("Ben"), PlayerName("Carla"))
    line = line_of(Words(language), TurnNotice(TableId("t"), "border", 1, 0, None, others, True))
    assert all(word in line for word in ("Ben", "Carla", "The Border"))


async def test_an_email_has_a_link_to_the_table_and_the_ways_to_end_it(
    table_server: TableServer, mailbox: Mailbox
) -> None:
    notifying, channel = await with_mail(table_server, mailbox)
    (ana, _) = await notifying.waiting()
    await notifying.send()
    (message,) = mailbox.messages
    assert (message["To"], message["From"]) == (ADDRESS, "host@play.example")
    assert message["Subject"] == "Your turn: Twenty One"
    assert "Bruno has played. It is your turn in Twenty One.\nhttps://play.example/table/" in text_of(message)
    assert f"{PUBLIC_URL}/table/{ana.table}\n" in text_of(message)
    assert f"{PUBLIC_URL}/notifications\n" in text_of(message)
    token = token_in(message, "unsubscribe")
    assert message["List-Unsubscribe"] == f"<{PUBLIC_URL}/mail/unsubscribe?token={token}>"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert notifying.services.tokens.channel_of("unsubscribe", token, 0) == channel.id


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_email_is_in_the_language_of_its_reader(
    table_server: TableServer, mailbox: Mailbox, language: str
) -> None:
    notifying, _ = await with_mail(table_server, mailbox)
    await notifying.prefer(language=language)
    await notifying.waiting()
    await notifying.send()
    (message,) = mailbox.messages
    words = Words(language)
    assert message["Subject"] == words.say("notice-title", game="Twenty One")
    assert words.say("mail-unsubscribe") in text_of(message)


async def test_several_tables_are_told_in_one_email(table_server: TableServer, mailbox: Mailbox) -> None:
    notifying, _ = await with_mail(table_server, mailbox)
    tables = [(await notifying.waiting(game))[0].table for game in ("twentyone", "border", "twentyone")]
    await notifying.send()
    (message,) = mailbox.messages
    assert message["Subject"] == "3 tables are waiting for you"
    assert all(f"/table/{table}\n" in text_of(message) for table in tables)


async def test_a_long_list_is_cut_and_leads_to_all_tables() -> None:
    notices = [TurnNotice(TableId(f"t{number}"), "border", 1, 0, None, (), True) for number in range(MOST_TABLES + 1)]
    server = MailServer.of("smtp://mail.example", "host@play.example")
    text = text_of(turns_mail(Words("en"), server, ADDRESS, notices, PUBLIC_URL, "token", "key"))
    assert text.count("/table/") == MOST_TABLES
    assert f"{PUBLIC_URL}/tables\n" in text


async def test_emails_to_an_address_keep_a_distance(table_server: TableServer, mailbox: Mailbox) -> None:
    notifying, _ = await with_mail(table_server, mailbox)
    await notifying.waiting()
    assert await notifying.send() == 1
    for game in ("border", "twentyone"):
        await notifying.waiting(game)
    assert await notifying.send() == 0
    notifying.later += MAIL_INTERVAL
    assert await notifying.send() == 1
    assert [message["Subject"] for message in mailbox.messages] == [
        "Your turn: Twenty One",
        "2 tables are waiting for you",
    ]


# A mail server that misbehaves


async def test_a_mail_server_that_fails_is_tried_again_and_does_not_count_against_the_address(
    table_server: TableServer, mailbox: Mailbox
) -> None:
    notifying, channel = await with_mail(table_server, mailbox)
    await notifying.waiting()
    mailbox.refuse_data = "451 Try again later"
    await notifying.send()
    mailbox.refuse_data, mailbox.refuse_recipient = None, "450 Busy"
    notifying.later += MAIL_RETRY
    await notifying.send()
    assert (await notifying.now(channel)).failures == 0
    mailbox.refuse_recipient = None
    notifying.later += MAIL_RETRY
    await notifying.send()
    assert mailbox.recipients == [ADDRESS]


async def test_an_address_that_is_refused_counts_as_a_failure(table_server: TableServer, mailbox: Mailbox) -> None:
    notifying, channel = await with_mail(table_server, mailbox)
    await notifying.waiting()
    mailbox.refuse_recipient = "550 No such user"
    await notifying.send()
    assert (await notifying.now(channel)).failures == 1
    assert mailbox.messages == []


async def test_each_attempt_has_the_same_id(table_server: TableServer, mailbox: Mailbox) -> None:
    notifying, _ = await with_mail(table_server, mailbox)
    await notifying.waiting()
    notices = await notifying.notices()
    await notifying.send()
    notifying.later += MAIL_INTERVAL
    for notice in notices:  # as if the server had been killed before it noted the delivery
        await notifying.services.outbox.settle(notice, notice.due, told=False)
    await notifying.send()
    assert len(mailbox.messages) == 2
    assert len({message["Message-ID"] for message in mailbox.messages}) == 1


async def test_a_mail_server_that_is_not_there_is_a_failure() -> None:
    with receiving_mail() as mailbox:
        server = MailServer.of(mailbox.url, "host@play.example")
    with pytest.raises(MailFailed):
        await server.send(confirmation(Words("en"), server, ADDRESS, "link", PUBLIC_URL))


async def test_credentials_are_not_sent_to_a_mail_server_that_does_not_ask_for_them(mailbox: Mailbox) -> None:
    server = MailServer.of(mailbox.url.replace("//", "//user:word@"), "host@play.example")
    with pytest.raises(MailFailed):
        await server.send(confirmation(Words("en"), server, ADDRESS, "link", PUBLIC_URL))
    mailbox.refuse_recipient = "550 No"
    with pytest.raises(MailRefused):
        await MailServer.of(mailbox.url, "host@play.example").send(
            confirmation(Words("en"), server, ADDRESS, "link", PUBLIC_URL)
        )


MESSAGE = EmailMessage()
MESSAGE["From"], MESSAGE["To"] = "host@play.example", ADDRESS


async def test_a_password_is_not_sent_without_tls_except_to_this_machine(
    mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    mailbox.offers_auth = True
    server = MailServer.of(mailbox.url.replace("//", "//user:word@"), "host@play.example")
    await server.send(MESSAGE)
    assert (len(mailbox.messages), len(mailbox.logins)) == (1, 1)
    monkeypatch.setattr(socket.socket, "getpeername", lambda _: ("192.0.2.1", 587))
    with pytest.raises(MailFailed, match="no TLS"):
        await server.send(MESSAGE)
    assert (len(mailbox.messages), len(mailbox.logins)) == (1, 1)


async def test_a_slow_mail_server_does_not_delay_the_tables(table_server: TableServer, mailbox: Mailbox) -> None:
    notifying, _ = await with_mail(table_server, mailbox)
    server = notifying.services.mail
    assert server is not None
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    mailbox.released.clear()
    sending = [asyncio.create_task(server.send(MESSAGE)) for _ in range(MAILS_TOGETHER + 2)]
    while mailbox.holding < MAILS_TOGETHER:
        await asyncio.sleep(0.02)
    await notifying.waiting("border")
    assert mailbox.messages == []
    mailbox.released.set()
    await asyncio.gather(*sending)
    assert len(mailbox.messages) == MAILS_TOGETHER + 2


async def test_an_email_that_takes_too_long_is_given_up_and_is_not_sent_later(mailbox: Mailbox) -> None:
    server = MailServer.of(mailbox.url, "host@play.example")
    mailbox.released.clear()
    sending = asyncio.create_task(server.send(MESSAGE, seconds=1.0))
    with pytest.raises(MailFailed, match="Timeout"):
        await sending
    mailbox.released.set()
    await server.send(MESSAGE)
    assert len(mailbox.messages) == 1


# Addresses and settings


@pytest.mark.parametrize("address", ["ana@mail.example", "ana+rollwright@mail.example", "a.n_a@sub.mail.example"])
def test_an_address_can_be_used(address: str) -> None:
    assert usable_address(address)


@pytest.mark.parametrize(
    "address",
    [
        *("", "ana", "@mail.example", "ana@", "ana@mail", "ana@.example", "ana@mail.example.", "a b@mail.example"),
        *("ana@mail.example\nBcc: all@mail.example", "ana@mail.example,b@mail.example", "Ana <ana@mail.example>"),
        *(
            "änä@mail.example",
            "ana@mäil.example",
            "a" * 65 + "@mail.example",
            "ana@" + "m" * 250 + ".example",
            '"a b"@x.y',
        ),
        *("ana@[127.0.0.1]", "a..b@mail.example", "ana@mail..example", "(ana)@mail.example", "ana@mail.example(x)"),
    ],
)
def test_anything_else_is_not_an_address(address: str) -> None:
    assert not usable_address(address)


@pytest.mark.parametrize(
    ("url", "port", "tls"),
    [("smtp://mail.example", 587, False), ("smtps://mail.example", 465, True), ("smtp://h:25", 25, False)],
)
def test_a_mail_server_is_named_by_a_url(url: str, port: int, tls: bool) -> None:
    server = MailServer.of(url, "Host <host@play.example>")
    assert (server.port, server.tls, server.user, server.domain) == (port, tls, None, "play.example")


def test_a_password_may_have_special_characters() -> None:
    server = MailServer.of("smtps://a%40b:p%3Aw%2F@mail.example", "host@play.example")
    assert (server.user, server.password) == ("a@b", "p:w/")


@pytest.mark.parametrize(
    "url", ["mail.example", "http://mail.example", "smtp://", "smtp://h:x", "smtp://h/path", "smtp://[h"]
)
def test_anything_else_is_not_a_mail_server(url: str) -> None:
    with pytest.raises(Complaint, match="smtp-unreadable"):
        MailServer.of(url, "host@play.example")
    with pytest.raises(Complaint, match="mail-from-unusable"):
        MailServer.of("smtp://mail.example", "host")


# Over REST


@pytest.fixture(scope="module")
def served_mailbox() -> Iterator[Mailbox]:
    with receiving_mail() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, served_mailbox: Mailbox) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("mail") / "t.db", *served_mailbox.options) as server:
        yield server


def confirmed(browser: Browser) -> list[bool]:
    channels = browser.ask("GET", "/api/me/notifications")["channels"]
    return [channel["confirmed"] is not None for channel in channels]


def test_an_address_is_confirmed_by_the_link_and_ended_by_another(mailing: Running, served_mailbox: Mailbox) -> None:
    browser = Browser(mailing.url)
    browser.ask("POST", "/api/me/notifications", {"language": "fr", "zone": "UTC"})
    browser.ask("POST", "/api/me/notifications/email", {"address": ADDRESS})
    message = served_mailbox.messages[-1]
    assert message["Subject"] == "Confirme ton adresse e-mail"
    assert confirmed(browser) == [False]
    anyone = Browser(mailing.url)
    anyone.ask("POST", "/api/mail/confirm", {"token": token_in(message, "confirm")})
    assert confirmed(browser) == [True]
    sent = len(served_mailbox.messages)
    browser.ask("POST", "/api/me/notifications/email", {"address": ADDRESS})
    assert len(served_mailbox.messages) == sent


def unsubscribe_token(server: Running, browser: Browser) -> str:
    channel = browser.ask("POST", "/api/me/notifications/email", {"address": ADDRESS})["channel"]["id"]
    return tokens_of(server).token("unsubscribe", channel)


def test_one_click_in_the_mail_program_unsubscribes_without_a_cookie(mailing: Running) -> None:
    browser = Browser(mailing.url)
    path = f"/mail/unsubscribe?token={unsubscribe_token(mailing, browser)}"
    shown = ask(mailing, "GET", path)
    assert (shown.status, confirmed(browser)) == (303, [False])
    assert shown.headers["Location"] == f"{PUBLIC_URL}/mail#unsubscribe={path.partition('=')[2]}"
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert ask(mailing, "POST", path, b"List-Unsubscribe=One-Click", **form).status == 204
    assert confirmed(browser) == []
    assert ask(mailing, "POST", path, b"List-Unsubscribe=One-Click", **form).status == 204
    assert path.partition("=")[2] not in mailing.log.read_text(encoding="utf-8")


def test_the_link_in_the_text_unsubscribes_on_the_page(mailing: Running) -> None:
    browser = Browser(mailing.url)
    Browser(mailing.url).ask("POST", "/api/mail/unsubscribe", {"token": unsubscribe_token(mailing, browser)})
    assert confirmed(browser) == []


def test_a_token_for_something_else_is_refused(mailing: Running) -> None:
    browser = Browser(mailing.url)
    token = unsubscribe_token(mailing, browser)
    with pytest.raises(HttpRefused) as refused:
        browser.ask("POST", "/api/mail/confirm", {"token": token})
    assert refused.value.problem["message"] == "link-used-up"
    assert confirmed(browser) == [False]


def test_confirmation_emails_are_limited_per_client_and_per_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        receiving_mail() as mailbox,
        running(tmp_path_factory.mktemp("few") / "t.db", *mailbox.options, limits=("confirmation-mails=2",)) as server,
    ):
        browser = Browser(server.url)
        for number in range(2):
            browser.ask("POST", "/api/me/notifications/email", {"address": f"ana{number}@mail.example"})
        with pytest.raises(HttpRefused) as refused:
            browser.ask("POST", "/api/me/notifications/email", {"address": ADDRESS})
        assert refused.value.status == 429
        assert len(mailbox.messages) == 2


def test_a_guest_is_told_when_the_email_cannot_be_sent(mailing: Running, served_mailbox: Mailbox) -> None:
    browser = Browser(mailing.url)
    for answer, status, said in (("450 Busy", 503, "mail-failed"), ("550 Unknown", 409, "mail-address-unusable")):
        served_mailbox.refuse_recipient = answer
        with pytest.raises(HttpRefused) as refused:
            browser.ask("POST", "/api/me/notifications/email", {"address": "gone@mail.example"})
        assert (refused.value.status, refused.value.problem["message"]) == (status, said)
    served_mailbox.refuse_recipient = None
