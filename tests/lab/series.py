"""Short series of games, for tests."""

from rollwright.core.deal import Setup
from rollwright.games.material import all_shipped
from rollwright.lab.game_run import GameResult, GameSpec, play
from rollwright.lab.simulate import game_specs


def due(game: str, bots: tuple[str, ...], games: int, seed: int = 1) -> list[GameSpec]:
    return game_specs(game, Setup(len(bots), all_shipped(game)), bots, games, seed)


def played(game: str, bots: tuple[str, ...], games: int, seed: int = 1) -> list[GameResult]:
    return [play(match) for match in due(game, bots, games, seed)]
