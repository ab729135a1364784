"""Tables as people open them: from the start page, with friends who come by the link."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from rollwright.testing.browser.windows import Windows
from tests.e2e.player import WORDS, Player, say

BOT = "greedy"
A_BOT = say("page-sitter-bot", bot=WORDS.name("bot", BOT))


def at_once(url: str, name: str = "", **chosen: Any) -> dict[str, Any]:
    """Options of a window for whom bots play at once, in which nothing moves, and which asks nothing before a pass."""
    origin = "/".join(url.split("/")[:3])
    value = json.dumps({"speed": "instant", "confirmPass": False, "name": name, **chosen})
    storage = {"origins": [{"origin": origin, "localStorage": [{"name": "rollwright", "value": value}]}]}
    return {"storage_state": storage, "reduced_motion": "reduce"}


def card_of(page: Page, game: str) -> Locator:
    """What the start page offers of a game."""
    return page.get_by_role("region", name=WORDS.name("game", game))


def wish(player: Player, url: str, game: str, way: str, sitters: list[str]) -> None:
    """The page where a table is opened, with these in its seats, each by the words of the choice."""
    page = player.page
    if page.url.rstrip("/") != url:
        page.goto(url)
    player.touch(card_of(page, game).get_by_role("link", name=say(way), exact=True))
    if len(sitters) < 2:
        player.press(say("page-remove-seat", seat=2))
    for seat, sitter in enumerate(sitters, 1):
        if seat > 2:
            player.press(say("page-add-seat"))
        page.get_by_label(say("page-sitter", seat=seat), exact=True).select_option(label=sitter)
    page.get_by_label(say("page-name-of-seat", seat=1), exact=True).fill(player.name)


def open_table(player: Player, url: str, game: str, *, guests: int = 1, bots: int = 1) -> str:
    """A table for one person here, guests who come by the link, and bots; the invitation."""
    sitters = [say("page-sitter-here"), *[say("page-sitter-link")] * guests, *[A_BOT] * bots]
    wish(player, url, game, "page-with-friends", sitters)
    player.press(say("page-open"))
    return player.page.get_by_label(say("page-invitation"), exact=True).input_value()


def open_against_a_bot(player: Player, url: str, game: str) -> None:
    """A table for one person and a bot, where the game has begun."""
    wish(player, url, game, "page-with-friends", [say("page-sitter-here"), A_BOT])
    player.press(say("page-open"))
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(say("page-round-number", round=1))


def join(player: Player) -> None:
    """Sit down, by name, at the table whose invitation was opened."""
    player.page.get_by_label(say("page-your-name"), exact=True).fill(player.name)
    player.press(say("page-sit-down"))
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(say("page-round-number", round=1))


def two_at_a_table(
    windows: Windows, url: str, game: str, size: str = "phone", *, bots: int = 1, guest_url: str | None = None
) -> tuple[Player, Player]:
    """Ana opens a table and sits there; Ben comes by her link, perhaps by another way to the server."""
    ana = Player(windows.open(url, size, **at_once(url)), "Ana")
    invitation = open_table(ana, url, game, bots=bots)
    if guest_url is not None:
        invitation = invitation.replace(url, guest_url)
    ben = Player(windows.open(invitation, size, **at_once(invitation)), "Ben")
    join(ben)
    return ana, ben
