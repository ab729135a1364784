"""`rollwright serve`, `backup` and `restore` as their host meets them: options, messages, exit codes."""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rollwright.cli.serve import address_in_network, database_complaint, shown_database
from rollwright.server.store.store import FailureReason, StoreFailed
from rollwright.testing.server.running import Browser, Running, running
from rollwright.translations import LANGUAGES, Words
from tests.cli.program import Program, one_sentence
from tests.cli.terminal import PROGRAM, Terminal, environment


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


@pytest.fixture(autouse=True)
def no_other_log() -> Iterator[None]:
    """A server takes what libraries say into its own log; in this process it must not go on to."""
    handlers = list(logging.getLogger().handlers)
    yield
    logging.getLogger().handlers[:] = handlers


def run(home: Path, *arguments: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    """Run `rollwright` to its end where nobody sits at a terminal."""
    return subprocess.run(
        [str(PROGRAM), *arguments],
        env=environment(home, **settings),
        cwd=home,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# Seeing that everything works


def test_check_starts_answers_and_stops(tmp_path: Path) -> None:
    ran = run(tmp_path, "serve", "--check", "--port", "0", http_proxy="http://127.0.0.1:9")
    address, works = ran.stdout.splitlines()
    assert address.startswith("The tables are at http://127.0.0.1:")
    assert works == "Everything works."
    assert ran.returncode == 0
    started, line = map(json.loads, ran.stderr.splitlines())
    assert started["event"] == "file-descriptors"
    assert (line["path"], line["status"]) == ("/readyz", 200)
    database = tmp_path / "data" / "rollwright" / "tables.db"
    assert database.stat().st_mode & 0o777 == 0o600


def test_check_works_under_a_path_and_for_the_whole_network(tmp_path: Path) -> None:
    ran = run(tmp_path, "serve", "--check", "--port", "0", "--lan", "--root-path", "games/")
    address, phones, *picture, works = ran.stdout.splitlines()
    assert address.startswith(f"The tables are at http://{address_in_network()}:")
    assert address.endswith("/games/")
    assert phones == "For phones on the same network:"
    assert len(picture) > 10
    assert set("".join(picture)) == set("█▀▄ ")
    assert works == "Everything works."
    assert ran.returncode == 0


# What cannot be


# With `--check`, so that a server that starts all the same stops by itself.
WRONG = {
    "--host 0.0.0.0 --lan": "--host and --lan exclude each other.",
    "--port 70000": "Cannot listen on 127.0.0.1, port 70000: 0-65535. Is another server running there? Try --port.",
    "--limit tables": "“tables” is not a limit. Write NAME=NUMBER; the names are ",
    "--limit chairs=3": "“chairs=3” is not a limit. ",
    "--limit tables=many": "“tables=many” is not a limit. ",
    "--limit tables=-1": "“tables=-1” is not a limit. ",
    "--limit tables=²": "“tables=²” is not a limit. ",
    "--bot nonsense": "“nonsense” is not a bot. Write ID=MODULE:CLASS.",
    "--bot mine=module": "“mine=module” is not a bot. ",
    "--bot My_Bot=module:Class": "“My_Bot=module:Class” is not a bot. ",
    "--bot-workers 0": "--bot-workers must be at least 1.",
    "--root-path a?b": "“a?b” cannot be used as a path.",
    "--log file/log": "file/log cannot be written: Not a directory",
    "--database file/tables.db": "/file/tables.db: Nothing was saved: the database cannot be reached.",
    "--database file": "/file: This is not a Rollwright database.",
    "--database mysql://ana:secret@host/x": "mysql://host/x: This does not work with this kind of database.",
    "--public-url https://[::1": "“https://[::1” is not an address such as https://….",
    "--public-url https://play.example:x": "“https://play.example:x” is not an address",
    "--mail-from host": "“host” is not an e-mail address.",
    "--language xx": "There is no language xx yet",
}


@pytest.mark.parametrize(("options", "said"), WRONG.items(), ids=WRONG.keys())
def test_what_cannot_be_is_said_in_one_sentence(rollwright: Program, tmp_path: Path, options: str, said: str) -> None:
    (tmp_path / "file").write_text("mine, and long enough to be a database" * 20, encoding="utf-8")
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    port = () if "--port" in options else ("--port", "0")
    complaint = one_sentence(rollwright("serve", "--check", *options.split(), *port))
    assert said in complaint
    assert "secret" not in complaint
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before


def test_a_port_that_another_uses_is_named(rollwright: Program) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        said = one_sentence(rollwright("serve", "--check", "--port", str(port)))
    assert said == (
        f"Cannot listen on 127.0.0.1, port {port}: Address already in use. Is another server running there? Try --port."
    )


def test_a_second_server_on_the_same_database_is_refused(server: Running, rollwright: Program) -> None:
    said = one_sentence(rollwright("serve", "--check", "--port", "0", "--database", str(server.database)))
    assert said == f"{server.database}: Another program is using the database. Stop it first."
    assert Browser(server.url).ask("GET", "/readyz") == {"status": "ok"}


def test_a_second_server_through_a_link_to_the_same_database_is_refused(
    server: Running, rollwright: Program, tmp_path: Path
) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(server.database)
    said = one_sentence(rollwright("serve", "--check", "--port", "0", "--database", str(link)))
    assert said == f"{link}: Another program is using the database. Stop it first."
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith("link")) == ["link.db"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", FailureReason)
def test_every_trouble_with_a_database_has_its_words(language: str, reason: FailureReason) -> None:
    words = Words(language)
    said = words.complain(database_complaint(StoreFailed(reason, "a detail"), "sqlite:////folder/tables.db", words))
    assert "/folder/tables.db" in said
    assert "a detail" not in said


# Stopping


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("sqlite:////folder/tables.db", "/folder/tables.db"),
        ("tables.db", "tables.db"),
        ("postgresql://ana:secret@db.example:5433/games", "postgresql://db.example:5433/games"),
        ("postgresql://ana:sec/ret@secret@db.example/games", "postgresql://db.example/games"),
        ("postgresql://db.example/games?password=secret", "postgresql://db.example/games"),
        ("postgresql://ana:secret@db.example:port/games", "postgresql://…"),
    ],
)
def test_no_error_shows_a_password(address: str, shown: str) -> None:
    assert shown_database(address) == shown


def test_a_server_that_is_stopped_says_goodbye(tmp_path: Path) -> None:
    one = Running(tmp_path / "tables.db")
    with one.launch() as process:
        assert process.stdout is not None
        assert "The tables are at http://127.0.0.1:" in process.stdout.readline()
        assert process.stdout.readline() == "Press Ctrl-C to stop the server.\n"
        process.terminate()
        assert process.stdout.read() == "The server has stopped. All games are saved.\n"
        assert process.wait() == 0


BROWSER = "#!/bin/sh\necho opened $1 >> $HOME/browser.txt\n"


WINDOWS = [("--browser", "yes", True), ("--no-browser", "yes", False), ("--browser", "", False)]


@pytest.mark.parametrize(("option", "display", "opens"), WINDOWS)
def test_the_browser_is_opened_where_there_are_windows_unless_not_wanted(
    tmp_path: Path, option: str, display: str, opens: bool
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "browser.txt"
    browser.write_text(BROWSER, encoding="utf-8")
    browser.chmod(0o755)
    settings = environment(tmp_path, BROWSER=f"{browser} %s", DISPLAY=display)
    with Terminal("serve", "--port", "0", option, env=settings) as terminal:
        address = terminal.wait_for("Press Ctrl-C to stop the server.\n").split()[4]
        if opens:
            while not opened.exists() or not opened.read_text(encoding="utf-8"):
                assert terminal.process.poll() is None
                os.sched_yield()
        terminal.press("\x03")
        assert terminal.end() == 0
        assert "The server has stopped. All games are saved." in terminal.text
        assert '"event"' not in terminal.text
    assert (opened.read_text(encoding="utf-8") if opened.exists() else "") == (f"opened {address}\n" if opens else "")


# Copies


def test_a_copy_is_made_while_a_server_runs_and_put_back_when_none_does(
    server: Running, rollwright: Program, tmp_path: Path
) -> None:
    host = Browser(server.url)
    table = host.open_table("twentyone", [None, None])["table"]
    database = ("--database", str(server.database))
    made = rollwright("backup", "copy.db", *database)
    assert (made.code, made.out, made.err) == (0, "The backup is in copy.db.\n", "")
    said = one_sentence(rollwright("backup", "copy.db", *database))
    assert said == "copy.db: This file already exists. Choose another name."
    for overwrite in ((), ("--overwrite",)):
        said = one_sentence(rollwright("restore", "copy.db", *database, *overwrite))
        assert said == f"{server.database}: Another program is using the database. Stop it first."
    put = rollwright("restore", "copy.db", "--database", "new.db")
    assert (put.code, put.out, put.err) == (0, "The database has been replaced with copy.db.\n", "")
    said = one_sentence(rollwright("restore", "copy.db", "--database", "new.db"))
    assert said == f"{tmp_path / 'new.db'} already exists. Choose another name, or add --overwrite."
    assert rollwright("restore", "copy.db", "--database", "new.db", "--overwrite").code == 0
    with running(tmp_path / "new.db") as other:
        host.url = other.url
        assert host.ask("GET", f"/api/tables/{table}")["role"] == "host"


def test_without_a_database_there_is_nothing_to_copy(rollwright: Program, tmp_path: Path) -> None:
    said = one_sentence(rollwright("backup", "copy.db"))
    assert said == f"{tmp_path / 'data' / 'rollwright' / 'tables.db'}: There is no such file."


def test_what_is_no_copy_is_not_put_in_place(rollwright: Program, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana, " * 100, encoding="utf-8")
    assert one_sentence(rollwright("restore", "letter.txt")) == "letter.txt: This is not a Rollwright database."
    assert one_sentence(rollwright("restore", "nowhere.db")) == "nowhere.db: There is no such file."
    assert not (tmp_path / "data" / "rollwright" / "tables.db").exists()


def test_serving_does_not_load_what_only_bots_need() -> None:
    code = "import sys; import rollwright.cli.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {"fastapi", "sqlalchemy", "pydantic", "websockets", "numpy"}.isdisjoint(loaded)
