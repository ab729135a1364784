"""E-mails: the connection to the mail server of the operator, and the texts."""

import asyncio
import ipaddress
import re
import smtplib
import socket
import ssl
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from rollwright.core.errors import Complaint
from rollwright.server.notify.threads import BlockingCalls
from rollwright.server.notify.turn_notice import TurnNotice
from rollwright.translations import Words

SECONDS = 45.0
"""Maximum duration of an attempt, with the wait for a thread."""
REPLY_SECONDS = 15.0
"""Maximum wait for each answer of the mail server."""
MAILS_TOGETHER = 8
SENDING = BlockingCalls("mail", MAILS_TOGETHER)
PORTS = {"smtp": 587, "smtps": 465}
LONGEST_ADDRESS = 254
WORD = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){WORD}(?:\.{WORD})*@{LABEL}(?:\.{LABEL})+")
MOST_TABLES = 20
"""Tables that are listed in one e-mail."""


class MailRefused(Exception):
    """The mail server does not accept the recipient's address."""


class MailFailed(Exception):
    """The mail server cannot be reached or does not accept e-mails."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """A mail server, and the sender of the e-mails."""

    host: str
    port: int
    tls: bool
    """Whether the connection begins with TLS; otherwise it changes to TLS if the mail server offers that."""
    user: str | None
    password: str | None
    sender: str

    @classmethod
    def of(cls, url: str, sender: str) -> "MailServer":
        """The mail server of a URL such as `smtps://USER:PASSWORD@HOST:PORT`. Raises Complaint if it is not one."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Complaint("smtp-unreadable") from None
        if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
            raise Complaint("smtp-unreadable")
        check_sender(sender)
        user = None if parts.username is None else unquote(parts.username)
        password = None if parts.password is None else unquote(parts.password)
        return cls(parts.hostname, port or PORTS[parts.scheme], parts.scheme == "smtps", user, password, sender)

    @property
    def domain(self) -> str:
        """The domain of the sender, for the ids of e-mails."""
        return parseaddr(self.sender)[1].rpartition("@")[2]

    async def send(self, message: EmailMessage, seconds: float = SECONDS) -> None:
        """Send an e-mail. Raises MailRefused or MailFailed; after this many seconds the connection is closed."""
        attempt = _Attempt(self, message)
        try:
            async with asyncio.timeout(seconds):
                await SENDING.run(attempt.carry_out)
        except TimeoutError as error:
            raise MailFailed("Timeout") from error
        finally:
            attempt.abort()


class _Attempt:
    """One attempt to send an e-mail, in a thread."""

    def __init__(self, server: MailServer, message: EmailMessage) -> None:
        self._server = server
        self._message = message
        self._socket: socket.socket | None = None
        self._aborted = False

    def carry_out(self) -> None:
        """Connect and send; blocks."""
        try:
            connection = self._connected()
            try:
                connection.send_message(self._message)
                with suppress(OSError, smtplib.SMTPException):  # the e-mail is accepted already
                    connection.quit()
            finally:
                connection.close()
        except smtplib.SMTPRecipientsRefused as error:
            permanent = all(500 <= code < 600 for code, _ in error.recipients.values())
            raise (MailRefused if permanent else MailFailed)(type(error).__name__) from error
        except (OSError, smtplib.SMTPException) as error:
            raise MailFailed(type(error).__name__) from error

    def abort(self) -> None:
        """Close the connection, or do not begin to send; called in another thread."""
        self._aborted = True
        if self._socket is not None:
            with suppress(OSError):  # it is closed already
                socket.socket.shutdown(self._socket, socket.SHUT_RDWR)  # that of TLS would change what the thread uses

    def _connected(self) -> smtplib.SMTP:
        server, context = self._server, ssl.create_default_context()
        if server.tls:
            connection: smtplib.SMTP = smtplib.SMTP_SSL(
                server.host, server.port, timeout=REPLY_SECONDS, context=context
            )
        else:
            connection = smtplib.SMTP(server.host, server.port, timeout=REPLY_SECONDS)
        try:
            self._watch(connection)
            connection.ehlo()
            if not server.tls and connection.has_extn("starttls"):
                connection.starttls(context=context)
                self._watch(connection)
                connection.ehlo()
            if server.user is not None:
                if not may_have_password(connection.sock):
                    raise MailFailed("the mail server offers no TLS, so the password was not sent")
                connection.login(server.user, server.password or "")
        except BaseException:
            connection.close()
            raise
        return connection

    def _watch(self, connection: smtplib.SMTP) -> None:
        """Let `abort` close this connection."""
        self._socket = connection.sock
        if self._aborted:
            raise MailFailed("Timeout")


def may_have_password(connection: socket.socket | None) -> bool:
    """Whether a connection is encrypted or does not leave this machine."""
    if connection is None or isinstance(connection, ssl.SSLSocket):
        return connection is not None
    return ipaddress.ip_address(connection.getpeername()[0]).is_loopback


def check_sender(text: str) -> None:
    """Raise Complaint unless a text is an e-mail address, with or without a name."""
    if not usable_address(parseaddr(text)[1]):
        raise Complaint("mail-from-unusable", text=text)


def usable_address(text: str) -> bool:
    """Whether a text is an e-mail address in its usual spelling, and nothing else."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def confirmation(words: Words, server: MailServer, address: str, link: str, public_url: str) -> EmailMessage:
    """The e-mail that asks to confirm an address."""
    message = new_message(server, address, words.say("mail-confirm-subject"))
    lines = [words.say("mail-confirm-text", address=public_url), link, words.say("mail-confirm-ignore")]
    message.set_content("\n\n".join(lines) + "\n", cte="quoted-printable")
    return message


def turns_mail(
    words: Words,
    server: MailServer,
    address: str,
    notices: Sequence[TurnNotice],
    public_url: str,
    unsubscribe_token: str,
    delivery: str,
) -> EmailMessage:
    """The e-mail about one or several tables, which one click on the button of the mail program unsubscribes from
    (RFC 8058)."""
    message = new_message(server, address, subject(words, notices), delivery)
    message["List-Unsubscribe"] = f"<{public_url}/mail/unsubscribe?token={unsubscribe_token}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    parts = [f"{line_of(words, notice)}\n{public_url}/table/{notice.table}" for notice in notices[:MOST_TABLES]]
    if len(notices) > MOST_TABLES:
        parts.append(f"{words.say('mail-more-tables')}\n{public_url}/tables")
    parts.append(f"{words.say('mail-settings')}\n{public_url}/notifications")
    parts.append(f"{words.say('mail-unsubscribe')}\n{public_url}/mail#unsubscribe={unsubscribe_token}")
    message.set_content("\n\n".join(parts) + "\n", cte="quoted-printable")
    return message


def subject(words: Words, notices: Sequence[TurnNotice]) -> str:
    """The subject: the game, or the number of tables."""
    if len(notices) == 1:
        return words.say("notice-title", game=words.name("game", notices[0].game))
    return words.say("mail-subject-tables", count=len(notices))


def line_of(words: Words, notice: TurnNotice) -> str:
    """One sentence about a table."""
    game = words.name("game", notice.game)
    if notice.mover is not None:
        return words.quote("notice-after", {"name": notice.mover.shown(words), "game": game})
    others = words.join([player.shown(words) for player in notice.others])
    if not others:
        return words.say("notice-title", game=game)
    return words.quote("notice-with", {"name": others, "game": game})


def new_message(server: MailServer, address: str, subject_text: str, delivery: str | None = None) -> EmailMessage:
    """An e-mail without a text. `delivery` makes its id the same for each attempt."""
    message = EmailMessage()
    message["From"] = server.sender
    message["To"] = address
    message["Subject"] = subject_text
    message["Date"] = formatdate()
    if delivery is not None:
        message["Message-ID"] = f"<{delivery}@{server.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    return message
