"""`rollwright serve`, `backup` and `restore`."""

import gc
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from http.client import HTTPException
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, TextIO
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from rich.console import Console
from rich.text import Text

from rollwright.cli.extras import require_server
from rollwright.cli.files import unwritable
from rollwright.cli.progress import watched
from rollwright.core.errors import Complaint
from rollwright.record.header import IDENTIFIER
from rollwright.translations import Words
from rollwright.user_folders import data_folder

if TYPE_CHECKING:
    from rollwright.server.settings import Settings
    from rollwright.server.store.store import StoreFailed

PORT = 8621
HERE = "127.0.0.1"
CHECK_SECONDS = 30.0
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  only if the operator asks for it


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """The options of the command line."""

    host: str | None = None
    lan: bool = False
    port: int = PORT
    database: str | None = None
    root_path: str = ""
    browser: bool = True
    trusted_proxies: str = "127.0.0.1"
    allowed_hosts: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    bot_workers: int | None = None
    log: str | None = None
    keep_finished: int | None = None
    public_url: str | None = None
    smtp: str | None = None
    mail_from: str | None = None
    allow_private_addresses: bool = False
    check: bool = False


def serve(options: ServeOptions, words: Words, console: Console) -> int:
    """Serve until Ctrl-C or SIGTERM; returns the exit code."""
    require_server()
    gc.disable()  # the start creates many objects and little garbage; the server enables it when it has started
    try:
        return _serve(options, words, console)
    finally:
        gc.enable()


def _serve(options: ServeOptions, words: Words, console: Console) -> int:
    from rollwright.server.http.serve import run
    from rollwright.server.log import LOG
    from rollwright.server.settings import Limits, Settings, default_bot_workers
    from rollwright.server.store.store import StoreFailed

    if options.host is not None and options.lan:
        raise Complaint("host-and-lan")
    if options.bot_workers is not None and options.bot_workers < 1:
        raise Complaint("number-too-small", option="--bot-workers", least=1)
    host = options.host or (EVERYWHERE[0] if options.lan else HERE)
    settings = Settings(
        database=database_address(options.database),
        root_path=root_path(options.root_path),
        allowed_hosts=allowed_hosts(options, host),
        limits=Limits().changed(list(options.limits)),
        extra_bots=extra_bots(options.bots),
        bot_workers=options.bot_workers or default_bot_workers(),
        keep_finished=options.keep_finished,
        public_url=public_url(options.public_url),
        smtp=options.smtp,
        mail_from=options.mail_from,
        allow_private_addresses=options.allow_private_addresses,
    )
    check_mail(settings)
    listener = listening_on(host, options.port)
    try:
        LOG.stream = log_stream(options.log)
        port = listener.getsockname()[1]
        url = own_address(host, port, settings.root_path)
        check = Check(f"{own_address(HERE if host in EVERYWHERE else host, port, settings.root_path)}readyz")

        def started() -> None:
            tell_address(url, words, console, qr=host in EVERYWHERE)
            if options.check:
                check.start()
            else:
                console.print(Text(words.say("serve-how-to-stop")))
                if options.browser and console.is_terminal:
                    open_browser(url)

        run(settings, listener, options.trusted_proxies, started)
    except StoreFailed as failed:
        raise database_complaint(failed, settings.database, words) from None
    finally:
        listener.close()
        LOG.stream = None
    if options.check and check.trouble is not None:
        raise Complaint("check-failed", reason=check.trouble)
    console.print(Text(words.say("check-done" if options.check else "serve-stopped")))
    return 0


def listening_on(host: str, port: int) -> socket.socket:
    """A listening socket. Raises Complaint if it cannot be opened."""
    from rollwright.server.http.serve import Address, listening

    try:
        return listening(Address(host, port))
    except OSError as error:
        reason = error.strerror or str(error)
        raise Complaint("cannot-listen", host=host, port=str(port), reason=reason) from None
    except OverflowError:
        raise Complaint("cannot-listen", host=host, port=str(port), reason="0-65535") from None


class Check(threading.Thread):
    """Asks the server once whether it is ready, and then stops it. `trouble` is the reason if it is not."""

    def __init__(self, url: str) -> None:
        super().__init__(name="check", daemon=True)
        self.url = url
        self.trouble: str | None = "…"

    def run(self) -> None:
        """Ask once, without a proxy."""
        try:
            with build_opener(ProxyHandler({})).open(self.url, timeout=CHECK_SECONDS):
                self.trouble = None
        except (OSError, HTTPException) as error:
            self.trouble = str(error)
        finally:
            signal.raise_signal(signal.SIGTERM)


def open_browser(url: str) -> None:
    """Open the page in a graphical browser; a text browser would take over this terminal."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def tell_address(url: str, words: Words, console: Console, *, qr: bool) -> None:
    """Print the address of the server; for phones on the same network also as a QR code."""
    console.print(Text(words.say("serve-address", url=url)), soft_wrap=True)
    if qr:
        import segno

        console.print(Text(words.say("serve-phones")))
        picture = StringIO()
        segno.make(url).terminal(out=picture, compact=True)
        console.file.write(picture.getvalue())
    console.file.flush()


def own_address(host: str, port: int, path: str) -> str:
    """The address to open in a browser; if the server listens on all interfaces, this machine's address in the local
    network."""
    shown = address_in_network() if host in EVERYWHERE else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}{path}/"


def address_in_network() -> str:
    """This machine's address in the local network. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:  # there is no network
            return HERE
        return str(probe.getsockname()[0])


def log_stream(given: str | None) -> TextIO | None:
    """The stream of the log: a file, or the error stream with `-`. The default is the error stream if it is not a
    terminal."""
    if given == "-" or (given is None and not sys.stderr.isatty()):
        return sys.stderr
    if given is None:
        return None
    try:
        return Path(given).open("a", encoding="utf-8", buffering=1)
    except OSError as error:
        raise unwritable(error, Path(given)) from None


def database_address(given: str | None) -> str:
    """The database URL of a URL or a file; the default is a file in the user's data folder."""
    if given is None:
        return f"sqlite:///{data_folder() / 'tables.db'}"
    return given if "://" in given else f"sqlite:///{Path(given).absolute()}"


def root_path(given: str) -> str:
    """The normalised path under which a proxy serves us."""
    path = "/" + given.strip("/") if given.strip("/") else ""
    if any(sign.isspace() or sign in "?#" for sign in path):
        raise Complaint("root-path-unusable", text=given)
    return path


def allowed_hosts(options: ServeOptions, host: str) -> tuple[str, ...]:
    """The host names that are served in addition to this machine's own: also that of the public address."""
    public = host_of(options.public_url or "")
    names = (public, None if host in EVERYWHERE else host)
    return (*options.allowed_hosts, *(name for name in names if name))


def public_url(given: str | None) -> str | None:
    """The address under which players reach the server, without a slash at the end."""
    if given is None:
        return None
    url = given.rstrip("/")
    if not re.fullmatch(r"https?://[!-~]+", url) or set(url) & set('?#@"<>') or not host_of(url):
        raise Complaint("public-url-unusable", text=given)
    return url


def host_of(url: str) -> str | None:
    """The host name of a URL; None if it has none, or if its port is not a number."""
    try:
        parts = urlsplit(url)
        return parts.hostname if parts.port is None or parts.port else None
    except ValueError:
        return None


def check_mail(settings: "Settings") -> None:
    """Raise Complaint if the settings of the mail server cannot be used or are not complete."""
    from rollwright.server.notify.mail import MailServer, check_sender

    if settings.mail_from is not None:
        check_sender(settings.mail_from)
    if settings.smtp is None:
        return
    if settings.mail_from is None or settings.public_url is None:
        raise Complaint("smtp-needs-more")
    MailServer.of(settings.smtp, settings.mail_from)


def extra_bots(options: tuple[str, ...]) -> dict[str, str]:
    """Parse user-supplied bots, each as `id=module:Class`."""
    bots: dict[str, str] = {}
    for given in options:
        name, equals, made_by = given.partition("=")
        if not equals or ":" not in made_by or not re.fullmatch(IDENTIFIER, name):
            raise Complaint("bot-option-unreadable", text=given)
        bots[name] = made_by
    return bots


def shown_database(address: str) -> str:
    """The file of a SQLite database, or an address without its user, password and options."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    if address.startswith("sqlite:///"):
        return address.removeprefix("sqlite:///")
    if "://" not in address:
        return address
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # it may contain a password at any place
        return re.sub(r"//.*", "//…", address, flags=re.DOTALL)
    host = (url.host or "").rpartition("@")[2]  # before it there may be the end of a password that is not quoted
    port = "" if url.port is None else f":{url.port}"
    return f"{url.get_backend_name()}://{host}{port}/{url.database or ''}"


def database_complaint(failed: "StoreFailed", database: str, words: Words) -> Complaint:
    """The Complaint about a database, with its URL but without a password."""
    from rollwright.server.store.store import FailureReason

    name = shown_database(database)
    if failed.reason is FailureReason.FILE_EXISTS:
        return Complaint("file-exists", name=name)
    return Complaint("database-says", database=name, said=words.say(f"store-{failed.reason}"))


# Backup and restore


def backup(file: Path, database: str | None, words: Words, console: Console) -> None:
    """Write a backup of a database, also while a server uses it."""
    from rollwright.server.store.copies import back_up_database
    from rollwright.server.store.store import FailureReason, StoreFailed

    url = database_address(database)
    try:
        back_up_database(url, file)
    except StoreFailed as failed:
        if failed.reason is FailureReason.FILE_EXISTS:
            raise Complaint("database-says", database=str(file), said=words.say("store-file-exists")) from None
        raise database_complaint(failed, url, words) from None
    console.print(Text(words.say("backup-done", file=str(file))), soft_wrap=True)


def restore(file: Path, database: str | None, words: Words, console: Console, *, overwrite: bool) -> None:
    """Replace a database that no server uses by a backup."""
    from rollwright.server.store.copies import restore as put_back
    from rollwright.server.store.store import FailureReason, StoreFailed

    url = database_address(database)
    try:
        put_back(file, url, overwrite=overwrite)
    except StoreFailed as failed:
        about_the_copy = failed.reason in (
            FailureReason.NO_FILE,
            FailureReason.DAMAGED,
            FailureReason.FOREIGN,
            FailureReason.NEWER,
        )
        raise database_complaint(failed, str(file) if about_the_copy else url, words) from None
    console.print(Text(words.say("restore-done", file=str(file))), soft_wrap=True)


def migrate(source: str, target: str, words: Words, console: Console) -> None:
    """Copy a database that no server uses to an empty one, and compare both."""
    from rollwright.server.store.copies import move
    from rollwright.server.store.store import StoreFailed

    there, here = database_address(source), database_address(target)
    try:
        steps = move(there, here)
        total = next(steps)
        rows = (row for step in steps for row in range(step))
        for _ in watched(rows, total, words.say("migrate-progress")):
            continue
    except StoreFailed as failed:
        raise database_complaint(failed, here if failed.of_target else there, words) from None
    console.print(Text(words.say("migrate-done", count=total // 2)), soft_wrap=True)
