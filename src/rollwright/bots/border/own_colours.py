"""Shows a bot of The Border the colours in the order of its own board, so that it cannot care which colour is which.

Bots go through the colours in order, and of equal moves they take the first. With the colours as they are printed, that
would favour some boards of a set over others (`docs/balance.md`).
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import TypeAlias

from rollwright.bots.bot import Bot
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games.border.board import Board
from rollwright.games.border.colours import COLOURS, Colour
from rollwright.games.border.moves import Dice, Reroll
from rollwright.games.border.state import State

NewColours: TypeAlias = tuple[Colour, ...]
"""For each colour the one that takes its place."""
MOST_BOARDS = 256
"""Boards that stay in memory with their colours exchanged."""


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
        if isinstance(move, Reroll):
            return Reroll(tuple(COLOURS[exchange.index(die)] for die in move.dice))
        return move


@lru_cache(MOST_BOARDS)
def to_own_colours(board: Board) -> NewColours:
    """Return the exchange after which the lowest space of each colour is higher than that of the colour before."""
    order = sorted(COLOURS, key=lambda colour: board.spaces_of[colour] or (len(board.map.hexes), colour))
    return tuple(COLOURS[order.index(colour)] for colour in COLOURS)


def exchanged(state: State, exchange: NewColours) -> State:
    """Return the position with its colours exchanged."""
    boards = tuple(replace(played, board=recoloured(played.board, exchange)) for played in state.boards)
    return replace(
        state,
        boards=boards,
        dice=exchanged_dice(state.dice, exchange),
        leftover=exchanged_dice(state.leftover, exchange),
    )


def exchanged_dice(dice: Dice, exchange: NewColours) -> Dice:
    """Return these dice with their colours exchanged, sorted."""
    return tuple(sorted(exchange[die] for die in dice))


@lru_cache(MOST_BOARDS)
def recoloured(board: Board, exchange: NewColours) -> Board:
    """Return a board with its colours exchanged, its segments sorted by colour and then by their lowest space."""
    segments = [replace(segment, colour=exchange[segment.colour]) for segment in board.segments]
    ordered = sorted(segments, key=lambda segment: (segment.colour, min(segment.spaces)))
    return replace(board, segments=tuple(replace(segment, number=number) for number, segment in enumerate(ordered)))
