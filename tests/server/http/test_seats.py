"""The links of a table: what each of them opens, and what opens nothing."""

from typing import Any

import pytest

from rollwright.testing.server.running import Browser, HttpRefused, Running
from rollwright.testing.server.seated_table import refusal


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


def test_the_token_of_a_link_stands_behind_the_hash_where_no_server_sees_it(server: Running) -> None:
    _, opened = table_of(server, None)
    for name, word in (("invitation", "join"), ("watching", "watch")):
        address, _, fragment = opened["links"][name]["url"].partition("#")
        assert address == f"{server.url}/table/{opened['table']}"
        assert fragment.startswith(f"{word}=")
        assert len(fragment) >= len(word) + 1 + 22


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


def test_a_visitor_without_a_link_learns_only_whom_to_ask_for_it(server: Running) -> None:
    host, opened = table_of(server, None, None)
    path = f"/api/tables/{opened['table']}/host"
    visitor = Browser(server.url)
    assert visitor.ask("GET", path) == {"name": None}
    guest_by(server, opened["links"]["invitation"]).sit(opened["table"], 0, "Ben")
    assert visitor.ask("GET", path) == {"name": None}
    host.sit(opened["table"], 1, "Ana")
    assert visitor.ask("GET", path) == {"name": "Ana"}
    assert refusal(visitor, "GET", "/api/tables/nothing/host")["code"] == "not-found"
