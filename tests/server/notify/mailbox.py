"""A real mail server on this machine, which can refuse."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session

from rollwright.server.notify.tokens import Tokens
from rollwright.testing.server.running import Running


class Mailbox:
    """Accepts e-mails, or answers with an error."""

    def __init__(self) -> None:
        self.port = 0
        self.messages: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.refuse_recipient: str | None = None
        self.refuse_data: str | None = None
        self.offers_auth = False
        """Whether it offers to log in, also without TLS."""
        self.logins: list[object] = []
        self.released = threading.Event()
        """Nothing is answered to a recipient before this is set."""
        self.released.set()
        self.holding = 0
        """The number of e-mails that wait for it."""

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    @property
    def options(self) -> tuple[str, ...]:
        """The options of a server that sends its e-mails here."""
        return "--smtp", self.url, "--mail-from", "host@play.example", "--public-url", "https://play.example"

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        self.holding += 1
        while not self.released.is_set():
            await asyncio.sleep(0.02)
        self.holding -= 1
        if self.refuse_recipient is not None:
            return self.refuse_recipient
        envelope.rcpt_tos.append(address)
        return "250 OK"

    def authenticate(self, *login: object) -> AuthResult:
        """Accept any user and password."""
        self.logins.append(login[-1])
        return AuthResult(success=True)

    def connected(self, loop: asyncio.AbstractEventLoop) -> SMTP:
        """The protocol of a new connection."""
        if not self.offers_auth:
            return SMTP(self, hostname="localhost", loop=loop)
        return SMTP(self, hostname="localhost", loop=loop, authenticator=self.authenticate, auth_require_tls=False)

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refuse_data is not None:
            return self.refuse_data
        content: Any = envelope.content
        self.recipients += envelope.rcpt_tos
        self.messages.append(message_from_bytes(content, EmailMessage, policy=policy.default))
        return "250 OK"


def text_of(message: EmailMessage) -> str:
    """The text of an e-mail."""
    return str(message.get_content()).replace("\r\n", "\n")


def token_in(message: EmailMessage, purpose: str) -> str:
    """The token of the link with this purpose."""
    return text_of(message).partition(f"/mail#{purpose}=")[2].split()[0]


def tokens_of(server: Running) -> Tokens:
    """The tokens of a server, with the key from its database."""
    with closing(sqlite3.connect(server.database)) as database:
        ((key,),) = database.execute("SELECT key FROM keys WHERE name = 'notifications'").fetchall()
    return Tokens(key)


@contextmanager
def receiving_mail() -> Iterator[Mailbox]:
    """A mail server in a thread of its own, because the thread of a test may have an event loop already."""
    mailbox, listening, stop = Mailbox(), threading.Event(), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(serve(mailbox, listening, stop)))
    thread.start()
    listening.wait()
    try:
        yield mailbox
    finally:
        mailbox.released.set()
        stop.set()
        thread.join()


async def serve(mailbox: Mailbox, listening: threading.Event, stop: threading.Event) -> None:
    """Accept connections until the test is over; those that are open then are cancelled."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: mailbox.connected(loop), "127.0.0.1", 0)
    mailbox.port = server.sockets[0].getsockname()[1]
    listening.set()
    await asyncio.to_thread(stop.wait)
    server.close()
