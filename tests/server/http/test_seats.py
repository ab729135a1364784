"""Links, names and seats: who may sit down, what they are called, and what happens when they get up."""

import asyncio
from random import Random
from typing import Any

import pytest

from rollwright.testing.server.running import Browser, HttpRefused, Running
from rollwright.testing.server.seated_table import invite, refusal, seated_table
from rollwright.testing.server.table_client import MessageRefused, TableClient


def table_of(server: Running, *seats: str | None, game: str = "twentyone", **wishes: object) -> tuple[Browser, Any]:
    """A new table, and its host."""
    host = Browser(server.url)
    return host, host.open_table(game, list(seats), **wishes)


def guest_by(server: Running, link: dict[str, str]) -> Browser:
    browser = Browser(server.url)
    browser.follow(link["url"])
    return browser


def names_at(browser: Browser, table: str) -> list[str | None]:
    return [seat["name"] for seat in browser.ask("GET", f"/api/tables/{table}")["view"]["seats"]]


# Links


def test_the_token_of_a_link_stands_behind_the_hash_where_no_server_sees_it(server: Running) -> None:
    _, opened = table_of(server, None)
    for name, word in (("invitation", "join"), ("watching", "watch")):
        address, _, fragment = opened["links"][name]["url"].partition("#")
        assert address == f"{server.url}/table/{opened['table']}"
        assert fragment.startswith(f"{word}=")
        assert len(fragment) >= len(word) + 1 + 22


def test_by_the_invitation_one_sits_down(server: Running) -> None:
    _, opened = table_of(server, None, None)
    browser = guest_by(server, opened["links"]["invitation"])
    state = browser.sit(opened["table"], 1, "Bruno")
    assert (state["role"], state["seats"]) == ("invited", [1])
    assert names_at(browser, opened["table"]) == [None, "Bruno"]


def test_by_the_watching_link_one_sees_everything_and_sits_nowhere(server: Running) -> None:
    _, opened = table_of(server, None, None)
    browser = guest_by(server, opened["links"]["watching"])
    assert browser.ask("GET", f"/api/tables/{opened['table']}")["role"] == "watcher"
    refused = refusal(browser, "POST", f"/api/tables/{opened['table']}/seats/1", {"name": "Bruno"})
    assert (refused["code"], refused["message"]) == ("not-allowed", "watchers-do-not-sit")
    assert names_at(browser, opened["table"]) == [None, None]


def test_a_watcher_who_is_invited_later_sits_down_and_nobody_loses_a_right_by_a_lesser_link(server: Running) -> None:
    host, opened = table_of(server, None, None)
    browser = guest_by(server, opened["links"]["watching"])
    assert browser.follow(opened["links"]["invitation"]["url"])["role"] == "invited"
    assert browser.follow(opened["links"]["watching"]["url"])["role"] == "invited"
    assert host.follow(opened["links"]["watching"]["url"])["role"] == "host"
    browser.sit(opened["table"], 0, "Ana")


def test_a_token_that_was_made_up_opens_nothing(server: Running) -> None:
    _, opened = table_of(server, None, None)
    _, other = table_of(server, None, None)
    browser = Browser(server.url)
    of_another = other["links"]["invitation"]["url"].partition("=")[2]
    for token in ("A" * 22, "x", of_another):
        refused = refusal(browser, "POST", f"/api/tables/{opened['table']}/keys", {"token": token})
        assert (refused["code"], refused["message"]) == ("not-allowed", "link-used-up")
    missing = refusal(browser, "POST", "/api/tables/nothing-here/keys", {"token": of_another})
    assert missing["code"] == "not-found"


def test_new_links_put_an_end_to_the_old_ones(server: Running) -> None:
    host, opened = table_of(server, None, None)
    renewed = host.ask("POST", f"/api/tables/{opened['table']}/links")
    for name in ("invitation", "watching"):
        with pytest.raises(HttpRefused) as old:
            guest_by(server, opened["links"][name])
        assert old.value.problem["message"] == "link-used-up"
    guest_by(server, renewed["invitation"]).sit(opened["table"], 0, "Ana")


def test_who_has_no_link_sees_nothing_and_sits_nowhere(server: Running) -> None:
    _, opened = table_of(server, None, None)
    stranger, path = Browser(server.url), f"/api/tables/{opened['table']}"
    assert refusal(stranger, "GET", path)["code"] == "not-allowed"
    assert refusal(stranger, "POST", f"{path}/seats/0", {"name": "Eva"})["code"] == "not-allowed"

    async def knock() -> None:
        guest = TableClient(stranger, opened["table"])
        await guest.enter()
        assert guest.bye is not None
        assert guest.bye["code"] == "not-allowed"
        assert guest.entries == []
        await guest.leave()

    asyncio.run(knock())


# Names


def test_a_name_may_be_of_any_script(server: Running) -> None:
    names = ["Łukasz Żółć", "李小龍", "أمينة", "안나", "Zoë 🎲", "ἀγαθή"]
    host, opened = table_of(server, *[None] * 6)
    for seat, name in enumerate(names):
        host.sit(opened["table"], seat, name)
    assert names_at(host, opened["table"]) == names


@pytest.mark.parametrize(
    "name",
    ["", " ", "a\nb", "bell\a", "nul\0", "turned \u202eround", "hidden \u2066turn", "next\x85line", "x" * 61],
    ids=ascii,
)
def test_a_name_has_no_control_characters_and_is_not_too_long(server: Running, name: str) -> None:
    host, opened = table_of(server, None)
    refused = refusal(host, "POST", f"/api/tables/{opened['table']}/seats/0", {"name": name})
    assert (refused["code"], refused["message"]) == ("refused", "name-unusable")
    assert names_at(host, opened["table"]) == [None]


def test_two_of_the_same_name_are_told_apart_also_from_a_bot(server: Running) -> None:
    host, opened = table_of(server, None, None, None, "greedy", "greedy", None)
    for seat, name in ((0, "Ana"), (1, " Ana "), (2, "Ana"), (5, "greedy")):
        host.sit(opened["table"], seat, name)
    assert names_at(host, opened["table"]) == ["Ana", "Ana 2", "Ana 3", "greedy", "greedy 2", "greedy 3"]


# Sitting down


def test_a_seat_that_is_taken_is_not_given_away(server: Running) -> None:
    host, opened = table_of(server, None, "greedy")
    host.sit(opened["table"], 0, "Ana")
    other = guest_by(server, opened["links"]["invitation"])
    for seat in (0, 1):
        refused = refusal(other, "POST", f"/api/tables/{opened['table']}/seats/{seat}", {"name": "Bruno"})
        assert (refused["code"], refused["message"], refused["arguments"]) == (
            "refused",
            "seat-taken",
            {"seat": seat + 1},
        )


def test_a_seat_that_is_not_there_is_not_taken(server: Running) -> None:
    host, opened = table_of(server, None, None)
    refused = refusal(host, "POST", f"/api/tables/{opened['table']}/seats/2", {"name": "Ana"})
    assert (refused["message"], refused["arguments"]) == ("no-such-seat", {"seat": 3})
    assert refusal(host, "POST", f"/api/tables/{opened['table']}/seats/8", {"name": "Ana"})["code"] == "bad-message"


def test_one_browser_may_sit_in_several_seats_and_play_them_all(server: Running) -> None:
    async def promise() -> None:
        host, opened = table_of(server, None, None, first=1)
        guest = TableClient(host, opened["table"])
        await guest.enter()
        for seat, name in enumerate(("Ana", "Bruno")):
            await asyncio.to_thread(host.sit, opened["table"], seat, name)
        await guest.until(lambda: guest.view["roller"] == 1)
        assert set(guest.own) == {0, 1}
        await guest.send("throw", seat=1, turn=1)
        assert guest.own[1]["moves"]
        await guest.leave()

    asyncio.run(promise())


def test_the_dice_wait_for_everyones_word(server: Running) -> None:
    async def promise() -> None:
        host, opened = table_of(server, None, None, first=0)
        guest = TableClient(host, opened["table"])
        await guest.enter()
        for seat, name in enumerate(("Ana", "Bruno")):
            path = f"/api/tables/{opened['table']}/seats/{seat}"
            await host.ask_async("POST", path, {"name": name})
        await guest.until(lambda: guest.own.keys() == {0, 1})
        await guest.send("say-word", seat=0, word="pomegranate")
        assert (guest.view["words"], guest.view["turn"], guest.view["roller"]) == ([True, False], 0, None)
        await guest.send("say-word", seat=0, word="quince")
        await guest.send("say-word", seat=1, word="medlar")
        assert (guest.view["turn"], guest.view["roller"]) == (1, 0)
        with pytest.raises(MessageRefused) as closed:
            await guest.send("say-word", seat=1, word="fig")
        assert closed.value.problem["message"] == "words-closed"
        await host.ask_async("POST", f"/api/tables/{opened['table']}/close")
        proof = await host.ask_async("GET", f"/api/tables/{opened['table']}/proof")
        assert proof["words"] == ["quince", "medlar"]
        await guest.leave()

    asyncio.run(promise())


# Getting up


def test_who_leaves_before_the_start_gives_the_seat_to_whoever_wants_it(server: Running) -> None:
    host, opened = table_of(server, None, None)
    host.sit(opened["table"], 0, "Ana")

    async def leave() -> None:
        guest = TableClient(host, opened["table"])
        await guest.enter()
        await guest.send("leave", seat=0)
        assert guest.entries[-1]["entry"] == {"type": "freed", "seat": 0}
        assert guest.own == {}
        await guest.leave()

    asyncio.run(leave())
    guest_by(server, opened["links"]["invitation"]).sit(opened["table"], 0, "Bruno")
    assert names_at(host, opened["table"]) == ["Bruno", None]


def test_who_leaves_a_game_keeps_the_seat_and_comes_back(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, None], first=0) as here:
            ana, bruno = here.guests.values()
            await bruno.send("leave", seat=1)
            await here.all_see(len(bruno.entries))
            assert ana.view["seats"][1] == {"name": "Bruno", "bot": None, "left": True}
            other = await invite(server, here.links["invitation"])
            refused = await asyncio.to_thread(
                refusal, other, "POST", f"/api/tables/{here.table}/seats/1", {"name": "Celia"}
            )
            assert refused["message"] == "seat-taken"
            await ana.send("throw", seat=0, turn=1)
            await bruno.send("come-back", seat=1)
            await here.all_see(len(bruno.entries))
            assert ana.view["seats"][1]["left"] is False
            await here.play(Random(1))

    asyncio.run(promise())


def test_a_move_brings_whoever_left_back_to_the_table(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "twentyone", [None, None], first=1) as here:
            ana, bruno = here.guests.values()
            await bruno.send("leave", seat=1)
            await bruno.send("throw", seat=1, turn=1)
            assert [entry["entry"]["type"] for entry in bruno.entries[-3:]] == ["left", "came-back", "rolled"]
            assert bruno.view["seats"][1]["left"] is False
            assert ana.view["outcome"] is None

    asyncio.run(promise())


def test_when_all_people_have_left_the_game_is_abandoned(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "border", [None, None, "greedy"], first=0) as here:
            for seat, guest in here.guests.items():
                await guest.send("leave", seat=seat)
            await here.watcher.until(lambda: here.watcher.view["outcome"] is not None)
            assert here.watcher.view["outcome"] == {
                "reason": "reason-abandoned",
                "scores": [0, 0, 0],
                "winners": [],
                "tie_break": None,
            }
            (mine,) = (await here.host.ask_async("GET", "/api/me/tables"))["tables"]
            assert (mine["status"], mine["your_turn"]) == ("over", False)
            with pytest.raises(MessageRefused) as closed:
                await here.guests[0].send("come-back", seat=0)
            assert closed.value.problem["message"] == "table-closed"

    asyncio.run(promise())
