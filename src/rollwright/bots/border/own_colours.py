"""Shows a bot of The Border the colours in the order of its own board, so that it cannot care which colour is which.

Bots go through the colours in order, and of equal moves they take the first. With the colours as they are printed, that
would favour some boards of a set over others (`docs/balance.md`).
"""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from rollwright.bots.bot import Bot
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games.border.board import Board
from rollwright.games.border.exchange import MOST_BOARDS, NewColours, exchanged, exchanged_move, inverse, own_order
from rollwright.games.border.state import State


@dataclass(frozen=True, slots=True)
class InOwnColours:
    """Makes bots that are shown the colours in the order of their own board."""

    bot: Bot

    def __call__(self, game: AnyGame) -> Bot:
        """Make a bot."""
        return self

    def choose(self, state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return the move that the bot chooses, with the colours as they are printed."""
        exchange = to_own_colours(state.boards[seat].board)
        move = self.bot.choose(exchanged(state, exchange), seat, rng, deadline)
        return exchanged_move(move, inverse(exchange))


@lru_cache(MOST_BOARDS)
def to_own_colours(board: Board) -> NewColours:
    """Return the exchange after which the lowest space of each colour is higher than that of the colour before."""
    return own_order([board])
