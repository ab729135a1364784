"""Short series of games, for tests."""

from rollwright.core.deal import Setup
from rollwright.games.material import all_shipped
from rollwright.lab.match import Match, Played, play
from rollwright.lab.simulate import matches


def due(game: str, bots: tuple[str, ...], games: int, seed: int = 1) -> list[Match]:
    return matches(game, Setup(len(bots), all_shipped(game)), bots, games, seed)


def played(game: str, bots: tuple[str, ...], games: int, seed: int = 1) -> list[Played]:
    return [play(match) for match in due(game, bots, games, seed)]
