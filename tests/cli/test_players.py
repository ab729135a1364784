"""The names of players on the screen of the terminal."""

import pytest
from rich.cells import cell_len

from rollwright.cli.players import name_of
from rollwright.cli.screens import LONGEST_SHOWN
from rollwright.record import Player
from rollwright.translations import Words


def test_a_bot_is_called_in_the_readers_language() -> None:
    words = Words("es")
    assert name_of(Player("greedy", "greedy"), words) == words.say("bot-greedy")
    assert name_of(Player("greedy 2", "greedy"), words) == f"{words.say('bot-greedy')} 2"
    assert name_of(Player("slow", "slow"), words) == "slow"
    assert name_of(Player("Greta", "greedy"), words) == "Greta"


def test_a_free_seat_is_called_so() -> None:
    assert name_of(None, Words("en")) == "free"


@pytest.mark.parametrize("name", ["", "\x1b[2J", "a" * 60, "李" * 30, "a\u202eb", "e\u0301" * 20])
def test_no_name_breaks_the_screen(name: str) -> None:
    shown = name_of(Player(name), Words("en"))
    assert shown
    assert cell_len(shown) <= LONGEST_SHOWN
    assert all(sign.isprintable() for sign in shown)
