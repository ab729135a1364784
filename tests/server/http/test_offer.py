"""What a server offers: games, bots, and how strong the bots are."""

import pytest

from rollwright.bots.strengths import strengths_of
from rollwright.games import GAMES
from rollwright.testing.server.running import Browser, Running


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_is_offered_with_its_measured_strength(server: Running, game: str) -> None:
    (offered,) = [one for one in Browser(server.url).ask("GET", "/api/offer")["games"] if one["game"] == game]
    strengths = {one["bot"]: (one["wins"], one["games"]) for one in offered["strengths"]}
    assert list(strengths) == offered["bots"] != []
    assert strengths == {bot: (strength.wins, strength.games) for bot, strength in strengths_of(game).items()}
