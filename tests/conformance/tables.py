"""Every table that the conformance suite plays at: each game, number of seats and variant."""

from dataclasses import dataclass, replace

import pytest

from rollwright.core.deal import Setup
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.material import all_shipped


@dataclass(frozen=True)
class Table:
    """A game and what is settled before it."""

    game: AnyGame
    setup: Setup

    def __str__(self) -> str:
        drawn = "" if self.setup.first is None else "-settled"
        return f"{self.game.name}-{self.setup.seats}{drawn}{f'-{self.setup.variant}' if self.setup.variant else ''}"


def tables_of(game: AnyGame) -> list[Table]:
    """All numbers of seats and variants with everything drawn, and once with nothing drawn."""
    drawn = [
        Setup(seats, all_shipped(game.name), variant=variant)
        for seats in game.seats
        for variant in (None, *game.variants)
    ]
    settled = replace(drawn[0], as_listed=True, first=Seat(drawn[0].seats - 1))
    return [Table(game, setup) for setup in (*drawn, settled)]


TABLES = [table for game in GAMES.values() for table in tables_of(game)]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
