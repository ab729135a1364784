"""`rollwright play --at LINK`: real terminals at the tables of a real server."""

import asyncio
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.games import GAMES
from rollwright.record import Record, final_state
from rollwright.record.proof import verify
from rollwright.testing.server.running import Browser, Running, running
from rollwright.testing.server.table_client import TableClient
from rollwright.translations import Words
from tests.cli.far import (
    BACK,
    CHOSEN,
    OVER,
    ROLL,
    WATCHING,
    WORD,
    Evening,
    FarPerson,
    evening,
    keep_cookie,
    play,
)
from tests.cli.program import Program, one_sentence
from tests.cli.terminal import COLUMNS, LINES, PROMPT, height, width


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


@pytest.fixture
def tonight(server: Running, tmp_path: Path) -> Iterator[Evening]:
    with evening(server, tmp_path) as held:
        yield held


def two_at_a_table(tonight: Evening, game: str = "twentyone", **wishes: object) -> tuple[FarPerson, FarPerson]:
    """Ana and Bruno, who begins."""
    link = tonight.open(game, [None, None], first=1, **wishes)
    ana = tonight.guest(link, "ana", "--names", "Ana", game=game)
    ana.sit()
    ana.until("Waiting for one more player to sit down.")
    bruno = tonight.guest(link, "bruno", "--names", "Bruno", game=game)
    bruno.sit()
    bruno.until(ROLL)
    ana.until("Waiting for Bruno.")
    return ana, bruno


def until_ana_marks(ana: FarPerson, bruno: FarPerson) -> None:
    """Twenty One: Bruno rolls and keeps, then both mark."""
    bruno.says("", "Type again")
    bruno.says("keep", "Fits:", "Nothing more fits")
    ana.until("Fits:", "Nothing more fits")


def points_of(name: str, screen: str) -> int:
    """The points that stand beside a name in the list of everyone."""
    hit = re.search(rf"[12][* ]{name} +(\d+) +\d/\d", screen)
    assert hit is not None, screen
    return int(hit[1])


def as_drawn(screen: str) -> str:
    """A screen without the news that came below its prompt."""
    drawn, prompt, _ = screen.partition(f"\n{PROMPT}")
    return drawn + prompt


# Whole games and parts of them


@pytest.mark.parametrize("game", GAMES)
def test_two_terminals_play_against_each_other_and_a_third_watches(tonight: Evening, game: str) -> None:
    ana, bruno = two_at_a_table(tonight, game)
    watcher = tonight.guest(tonight.watching, "watcher")
    assert "active: Bruno" in watcher.until(WATCHING)
    play([ana, bruno], lambda person: "round 3 " in person.screen)
    for person in (ana, bruno, watcher):
        person.until("round 3 ")
    assert ROLL not in watcher.text
    assert "is not a command here" in watcher.says("say hello", "not a command")
    position = tonight.state()["position"]
    assert position["round"] == 3
    for person in (ana, bruno, watcher):
        for seat, name in enumerate(("Ana", "Bruno")):
            assert points_of(name, person.screen) == position["seats"][seat]["score"]
        assert max(height(as_drawn(screen)) for screen in person.screens) <= LINES
        assert max(width(screen) for screen in person.screens) <= COLUMNS


def test_a_game_against_a_bot_is_played_to_its_end_and_its_record_is_kept(tonight: Evening) -> None:
    ana = tonight.guest(tonight.open("twentyone", [None, "greedy"]), "ana", "--names", "Ana")
    ana.sit("kiwi")
    play([ana], lambda person: person.over)
    assert "The game is over: a player completed a fifth row." in ana.screen
    (file,) = (ana.folder / "records").iterdir()
    assert f"Record: {file}" in ana.screen.replace("\n", "")
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert file.read_text(encoding="utf-8") == tonight.host.ask("GET", f"/api/tables/{tonight.table}/record")
    assert verify(record) > 10
    assert [player.name for player in record.header.players] == ["Ana", "greedy"]
    assert record.header.dice.words[0] == "kiwi"  # type: ignore[union-attr]
    outcome = GAMES["twentyone"].outcome(final_state(record))
    assert outcome is not None
    assert f"Ana: {outcome.scores[0]}" in ana.screen
    assert f"Greedy: {outcome.scores[1]}" in ana.screen
    assert "Ana: Good game!" in ana.type("say good game", *OVER)
    ana.type("rematch", WORD)
    ana.send("")
    assert "round 1 " in ana.until(ROLL, "Type again", "Fits:", "Nothing more", "Waiting for Greedy")
    ana.press("\x03")
    assert ana.end() == 0


def test_a_record_goes_where_it_was_asked_for_and_that_of_a_rematch_does_not(tonight: Evening) -> None:
    link = tonight.open("border", [None, "greedy"])
    file = tonight.folder / "ana" / "game.rec"
    ana = tonight.guest(link, "ana", "--record", "game.rec", game="border")
    ana.sit()
    ana.until("round 1 ")
    assert not file.exists()
    tonight.host.ask("POST", f"/api/tables/{tonight.table}/close")
    assert "The game is over: the table was closed before the end." in ana.until(*OVER)
    first = file.read_text(encoding="utf-8")
    assert first == tonight.host.ask("GET", f"/api/tables/{tonight.table}/record")
    rematch = tonight.host.ask("POST", f"/api/tables/{tonight.table}/rematch")["table"]
    assert "A rematch is ready." in ana.until("A rematch is ready")
    ana.type("rematch", WORD)
    ana.send("")
    ana.until("round 1 ")
    tonight.host.ask("POST", f"/api/tables/{rematch}/close")
    ana.until(*OVER)
    assert file.read_text(encoding="utf-8") == first
    assert len(list((ana.folder / "records").iterdir())) == 1
    ana.send("")
    assert ana.end() == 0


def test_who_loses_the_seat_may_go_on_watching(tonight: Evening) -> None:
    ana = tonight.guest(tonight.open("twentyone", [None, None]), "ana", "--names", "Ana", "--seat", "2")
    ana.sit()
    assert "1  free\n2  Ana\n" in ana.until("Waiting for one more")
    tonight.host.ask("DELETE", f"/api/tables/{tonight.table}/seats/1")
    assert "Seat 2 is no longer yours. You can still watch." in ana.until(WATCHING)
    tonight.host.ask("POST", f"/api/tables/{tonight.table}/close")
    assert "The game is over: the table was closed before the end." in ana.until(*OVER)


# While others choose


def test_a_choice_can_be_taken_back_and_nobody_sees_it_before_all_have_chosen(tonight: Evening) -> None:
    ana, bruno = two_at_a_table(tonight)
    until_ana_marks(ana, bruno)
    marked = ana.says(ana.due or "", "Marked so far: ")
    boxes = marked.splitlines()[3]
    assert "[" in boxes
    chosen = ana.says("done", CHOSEN)
    assert chosen.splitlines()[3] == boxes
    assert "Waiting for Bruno." in chosen
    assert "Ana has chosen." in bruno.until("Ana has chosen.")
    looked = bruno.type("board 1", BACK)
    assert "[" not in looked
    bruno.says("", "Fits:", "Nothing more")
    assert ana.says("undo", "Marked so far: ").splitlines()[3] == boxes
    assert "Ana takes back their choice." in bruno.until("Ana takes back their choice.")
    while "Marked so far: " in ana.screen:
        ana.type("undo")
    ana.says("x", "Marked so far: x")
    ana.says("done", CHOSEN)
    assert "is not a command here" in ana.says("5", "not a command")
    bruno.says("x", "Marked so far: x")
    bruno.send("done")
    for person in (ana, bruno):
        assert "Ana crosses off a box. Bruno crosses off a box." in " ".join(
            person.until("Bruno crosses off a box.").split()
        )


def test_what_is_said_is_read_in_ones_own_language(tonight: Evening) -> None:
    spanish = Words("es")
    link = tonight.open("border", [None, None], first=0)
    ana = tonight.guest(link, "ana", "--names", "Ana", game="border")
    ana.sit()
    ana.until("Waiting for one more")
    bruno = tonight.guest(link, "bruno", "--names", "Bruno", "--language", "es", "--seat", "2")
    bruno.wait_for(f"{spanish.say('ask-word', name='Bruno')} ")
    bruno.send("")
    bruno.until(spanish.say("waiting-for", names="Ana"))
    ana.until(ROLL)
    ana.says("say hello", "Ana: Hello!")
    assert "Ana: ¡Hola!" in bruno.until("¡Hola!")
    bruno.says("decir suerte", "Bruno: ¡Suerte!")
    assert "Bruno: Good luck!" in ana.until("Good luck!")
    assert "You can say: Hello! Good luck!" in ana.says("say boo", "You can say")
    assert tonight.entries().count("said") == 2


# Leaving and coming back


def test_who_leaves_the_terminal_comes_back_to_the_same_seat_and_marks_by_the_same_command(tonight: Evening) -> None:
    ana, bruno = two_at_a_table(tonight)
    until_ana_marks(ana, bruno)
    ana.says(ana.due or "", "Marked so far: ")
    marks = next(line for line in ana.screen.splitlines() if line.startswith("Marked so far: "))
    ana.press("\x03")
    assert ana.end() == 0
    back = f"rollwright play --at {tonight.server.url}/table/{tonight.table}"
    assert f"Your seat is still yours. Come back with: {back}\n" in ana.text
    assert "Traceback" not in ana.text
    assert "Ana is away." in bruno.until("Ana is away.")
    assert (ana.folder / "guests.json").stat().st_mode & 0o777 == 0o600
    again = tonight.guest(back.split()[-1], "ana")
    assert marks in again.until("Marked so far: ")
    assert "Ana is connected again." in bruno.until("Ana is connected again.")
    steps = 0
    while "Marked so far: " in again.screen:
        again.type("undo")
        steps += 1
    assert steps == len(marks.removeprefix("Marked so far: ").split())
    again.send("quit")
    assert again.end() == 0
    assert "Come back with: " in again.text


@pytest.mark.parametrize("leave", [signal.SIGTERM, signal.SIGHUP, "\x04"])
def test_however_the_terminal_is_left_the_seat_stays(tonight: Evening, leave: signal.Signals | str) -> None:
    ana = tonight.guest(tonight.open("twentyone", [None, None]), "ana", "--names", "Ana")
    ana.sit()
    ana.until("Waiting for one more")
    if isinstance(leave, str):
        ana.press(leave)
    else:
        ana.process.send_signal(leave)
    assert ana.end() == 0
    assert "Come back with: " in ana.text
    assert "Traceback" not in ana.text
    assert tonight.state()["seats"][0]["name"] == "Ana"


def test_who_leaves_before_sitting_down_leaves_the_seat_free(tonight: Evening) -> None:
    ana = tonight.guest(tonight.open("twentyone", [None, None]), "ana")
    ana.wait_for(WORD)
    ana.send("quit")
    assert ana.end() == 0
    assert "Come back with" not in ana.text
    assert tonight.state()["seats"][0]["name"] is None


def test_a_bot_may_play_on_for_who_left_until_they_come_back(tonight: Evening) -> None:
    link = tonight.open("twentyone", [None, None], first=1)
    ana = tonight.guest(link, "ana", "--names", "Ana")
    ana.sit()
    ana.until("Waiting for one more")
    browser = Browser(tonight.server.url)
    browser.follow(link)
    browser.sit(tonight.table, 1, "Bruno")

    async def come_and_go() -> None:
        bruno = TableClient(browser, tonight.table)
        await bruno.enter()
        await bruno.send("leave", seat=1)
        await bruno.leave()

    asyncio.run(come_and_go())
    assert "Waiting for Bruno (has left).\nBruno is away. Type bot 2 to let a bot take over." in ana.until("Type bot 2")
    assert "There is no bot “nobody”" in ana.says("bot 2 nobody", "no bot")
    assert "Master, a bot, takes over for Bruno." in ana.says("bot 2", "takes over for Bruno.")
    assert "Type bot 2" not in ana.screen
    keep_cookie(tonight.folder / "bruno", browser)
    back = tonight.guest(link, "bruno")
    back.until(CHOSEN, "Waiting for Ana", "Type again", "Fits:", "Nothing more")
    assert "Bruno is back." in ana.until("Bruno is back")
    assert tonight.state()["seats"][1]["bot"] is None


# A lost connection


def test_a_move_made_while_the_server_was_dead_is_made_once_it_lives_again(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server, evening(server, tmp_path) as tonight:
        ana, bruno = two_at_a_table(tonight)
        until_ana_marks(ana, bruno)
        ana.says("x", "Marked so far: x")
        server.kill()
        assert "Connection lost. Trying again…" in ana.until("Connection lost")
        ana.send("done")
        server.start()
        assert "Waiting for Bruno" in ana.until(CHOSEN)
        assert "Connected again." in bruno.until("Connected again")
        assert tonight.entries().count("chose") == 1
        bruno.says("x", "Marked so far: x")
        bruno.send("done")
        assert "Ana crosses off a box. Bruno crosses off a box." in " ".join(ana.until(ROLL).split())
        server.stop()
        assert "The server is stopping. All games are saved." in ana.until("Connection lost")
        ana.send("quit")
        assert ana.end() == 0


# Links


def test_a_table_where_every_seat_is_taken_says_so(tonight: Evening) -> None:
    link = tonight.open("twentyone", [None, "greedy"])
    tonight.host.sit(tonight.table, 0, "Host")
    late = tonight.guest(link, "late")
    assert late.end() == 1
    assert late.text == "Error: Every seat at this table is taken.\n"


def test_a_seat_comes_to_the_terminal_by_its_link_and_again_by_the_same_one(tonight: Evening) -> None:
    tonight.open("twentyone", [None, None])
    tonight.host.sit(tonight.table, 1, "Host")
    link = tonight.host.ask("POST", f"/api/tables/{tonight.table}/seats/1/handover")["url"]
    for _ in range(2):
        host = tonight.guest(link, "host")
        assert "1  free\n2  Host\nWaiting for one more player to sit down." in host.until("Waiting for one more")
        host.press("\x03")
        assert host.end() == 0


def test_real_dice_are_typed_in_for_bots_too(tonight: Evening) -> None:
    link = tonight.open("twentyone", [None, "greedy"], dice="typed", sheets=["A", "B"], first=1)
    ana = tonight.guest(link, "ana", "--names", "Ana")
    question = "Greedy: Roll the white, black, red, blue, yellow, green dice and type their numbers in this order:"
    assert question in " ".join(ana.until("this order:").split())
    ana.says("1 1", "6 dice were rolled, but you entered 2.")
    ana.says("7 1 1 1 1 1", "“7”")
    ana.says("1" * 100, "could not read this message")
    ana.says("111111", "Fits:")
    assert tonight.state()["position"]["dice"] == [1, 1, 1, 1, 1, 1]


# On the command line


def test_where_nobody_sits_nobody_sits_down(rollwright: Program) -> None:
    said = one_sentence(rollwright("play", "--at", "http://127.0.0.1:9/table/x"))
    assert said == "You need a terminal to sit down at a table."


@pytest.mark.parametrize(
    "options",
    [
        ("--seats", "2"),
        ("--seed", "0"),
        ("--real-dice",),
        ("--sheets", "1"),
        ("--copies",),
        ("--first", "1"),
        ("--inverted",),
        ("--variant", "inverted"),
        ("border",),
    ],
)
def test_what_the_host_has_decided_cannot_be_asked_for(rollwright: Program, options: tuple[str, ...]) -> None:
    said = one_sentence(rollwright("play", "--at", "http://127.0.0.1:9/table/x", *options))
    assert said == f"The host has set up this table already, so leave out {options[0]}."


def test_a_seat_is_for_tables_in_the_network(rollwright: Program) -> None:
    assert one_sentence(rollwright("play", "twentyone", "--seat", "1")) == "--seat can only be used with --at."
