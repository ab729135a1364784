"""The screen of a game is found through the registry."""

from dataclasses import replace

import pytest

from rollwright.cli.screens import LONGEST_SHOWN, screen_for
from rollwright.core.deal import Setup, Sheet
from rollwright.core.errors import Complaint
from rollwright.core.events import Roll
from rollwright.core.registry import REGISTRY, Registration
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.translations import Words


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_game_has_a_screen_on_which_long_names_are_cut(game: str) -> None:
    assert screen_for(game, Words("en"), ["Ana", "B" * 40], Setup(2, ())).names == ["Ana", "B" * LONGEST_SHOWN]


def test_a_game_without_a_screen_is_not_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY._found, "bare", Registration("bare", rules="fractions:Fraction"))
    with pytest.raises(Complaint, match="game-without-screen"):
        screen_for("bare", Words("en"), [], Setup(1, ()))


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_is_drawn_on_its_own_sheet_even_if_files_have_the_same_name(game: str) -> None:
    rules, shipped = GAMES[game], all_shipped(game)

    def drawn(*sheets: Sheet) -> list[str]:
        setup = Setup(2, sheets, as_listed=True, first=Seat(0))
        view = rules.view(rules.apply(rules.start(setup), Roll(())))
        screen = screen_for(game, Words("en"), ["Ana", "Bruno"], setup)
        return [str(screen.draw(view, seat, None)) for seat in (Seat(0), Seat(1))]

    namesake = replace(shipped[1], name=shipped[0].name)  # type: ignore[type-var]
    assert drawn(shipped[0], namesake) == drawn(*shipped[:2])
    assert drawn(namesake, shipped[0]) == drawn(shipped[1], shipped[0])
