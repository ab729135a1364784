"""Pig on a real server: people and a bot play it over their sockets, from the view alone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rollwright.testing.server.running import Browser, HttpRefused, Running, running
from rollwright.testing.server.table_client import TableClient
from tests.cli.terminal import Terminal, environment
from tests.third_game.pig import SITE, rollwright

BOT = "careful=rollwright_pig.bots:Greedy"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setenv("PYTHONPATH", str(SITE))
    with running(tmp_path / "pig.db", "--bot", BOT) as started:
        yield started


async def play(guest: TableClient, seat: int, random: Random) -> None:
    """Throw when the dice are due, and choose any of the moves that are offered, to the end."""
    while guest.view["outcome"] is None:
        match guest.owed(seat):
            case "throw":
                await guest.send("throw", seat=seat, turn=guest.view["turn"])
            case "choose":
                await guest.choose(seat, random.choice(guest.own[seat]["moves"]))
            case _:
                await guest.until(lambda: guest.owed(seat) is not None or guest.view["outcome"] is not None)


def test_it_is_offered_with_its_seats_and_variant(server: Running) -> None:
    offer = Browser(server.url).ask("GET", "/api/offer")
    (game,) = [game for game in offer["games"] if game["game"] == "pig"]
    assert (game["seats"], game["sheets"], game["variants"]) == ([1, 2, 3, 4, 5, 6, 7, 8], [], ["two-dice"])
    assert game["bots"] == ["random", "greedy", "careful"]
    assert game["lesson"] is False
    assert Browser(server.url).ask("GET", "/api/sheets/pig") == {"game": "pig", "letters": {}, "enough": 50}


def test_it_is_not_taught(server: Running) -> None:
    with pytest.raises(HttpRefused) as answered:
        Browser(server.url).ask("POST", "/api/lessons/pig", {"step": 0, "name": "Ana"})
    assert answered.value.status == 404


def test_the_page_is_told_that_there_are_words_of_its_own(server: Running) -> None:
    browser = Browser(server.url)
    assert 'data-other-words="yes"' in browser.ask("GET", "/")
    assert "rule-P4 = Zeigt der Würfel" in browser.ask("GET", "/api/words/de")
    assert browser.ask("GET", "/api/words/pl") == browser.ask("GET", "/api/words/en")


@pytest.mark.parametrize("variant", [None, "two-dice"])
def test_people_and_bots_play_it_to_the_end(server: Running, tmp_path: Path, variant: str | None) -> None:
    async def played() -> tuple[TableClient, str]:
        host, friend = Browser(server.url), Browser(server.url)
        opened = host.open_table("pig", [None, "random", None, *["careful"] * 4, "greedy"], variant=variant)
        friend.follow(opened["links"]["invitation"]["url"])
        guests = {}
        for seat, browser in ((0, host), (2, friend)):
            browser.sit(opened["table"], seat, f"Player {seat}")
            guests[seat] = TableClient(browser, opened["table"], checked=False)
            await guests[seat].enter()
        await asyncio.gather(*(play(guest, seat, Random(seat)) for seat, guest in guests.items()))
        record = host.ask("GET", f"/api/tables/{opened['table']}/record")
        for guest in guests.values():
            await guest.leave()
        return guests[0], record

    guest, record = asyncio.run(played())
    assert guest.view["outcome"]["reason"] == "reason-fifty-points"
    assert guest.view["position"]["phase"] == "over"
    assert len(guest.entries) == guest.view["entries"] > 20
    assert max(seat["score"] for seat in guest.view["position"]["seats"]) >= 50
    (tmp_path / "pig.rec").write_text(record, encoding="utf-8")
    assert rollwright("verify", "pig.rec", cwd=tmp_path)


def test_it_is_played_in_the_terminal_at_a_table_of_the_server(server: Running, tmp_path: Path) -> None:
    opened = Browser(server.url).open_table("pig", [None, "random"], first=0)
    link = opened["links"]["invitation"]["url"]
    env = environment(tmp_path, PYTHONPATH=str(SITE))
    with Terminal("play", "--at", link, "--names", "Ana", env=env) as terminal:
        terminal.wait_for("(Enter for a random one): ")
        assert "Pig · Round 1 · Ana" in terminal.type("")
        assert "rolls" in terminal.type("")
