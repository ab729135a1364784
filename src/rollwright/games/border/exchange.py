"""Exchanges colours on boards, dice and moves, which changes nothing that matters in a game.

Every colour is equally likely on every die. A position with its colours exchanged is therefore as good for each seat,
and the moves there are those of the position itself with the same colours exchanged.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from rollwright.core.events import Move
from rollwright.games.border.board import Board
from rollwright.games.border.colours import COLOURS, Colour
from rollwright.games.border.moves import Dice, Reroll, sorted_dice
from rollwright.games.border.state import State

NewColours: TypeAlias = tuple[Colour, ...]
"""For each colour the one that takes its place."""
MOST_BOARDS = 256
"""Boards that stay in memory with their colours exchanged."""


def own_order(boards: Sequence[Board]) -> NewColours:
    """Return the exchange after which the colours are in the order of their lowest spaces on the first board; colours
    that it lacks follow, in their order on the next board, and so on."""

    def lowest_spaces(colour: Colour) -> list[int]:
        return [min(board.spaces_of[colour], default=len(board.map.hexes)) for board in boards]

    order = sorted(COLOURS, key=lowest_spaces)
    return tuple(COLOURS[order.index(colour)] for colour in COLOURS)


def inverse(exchange: NewColours) -> NewColours:
    """Return the exchange that undoes this one."""
    return tuple(COLOURS[exchange.index(colour)] for colour in COLOURS)


@lru_cache(MOST_BOARDS)
def recoloured(board: Board, exchange: NewColours) -> Board:
    """Return a board with its colours exchanged, its segments sorted by colour and then by their lowest space."""
    segments = [replace(segment, colour=exchange[segment.colour]) for segment in board.segments]
    ordered = sorted(segments, key=lambda segment: (segment.colour, min(segment.spaces)))
    return replace(board, segments=tuple(replace(segment, number=number) for number, segment in enumerate(ordered)))


def exchanged_dice(dice: Dice, exchange: NewColours) -> Dice:
    """Return these dice with their colours exchanged, sorted."""
    return sorted_dice(exchange[die] for die in dice)


def exchanged(state: State, exchange: NewColours) -> State:
    """Return the position with its colours exchanged."""
    return replace(
        state,
        boards=tuple(replace(played, board=recoloured(played.board, exchange)) for played in state.boards),
        dice=exchanged_dice(state.dice, exchange),
        leftover=exchanged_dice(state.leftover, exchange),
    )


def exchanged_move(move: Move, exchange: NewColours) -> Move:
    """Return the same move with its colours exchanged; a mark has no colours of its own."""
    return Reroll(exchanged_dice(move.dice, exchange)) if isinstance(move, Reroll) else move
