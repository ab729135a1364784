"""Positions of The Border with their colours exchanged, which changes nothing that matters."""

from collections.abc import Sequence
from dataclasses import replace

from rollwright.core.events import Move
from rollwright.games.border.board import Board
from rollwright.games.border.colours import Colour
from rollwright.games.border.moves import Dice, Reroll, sorted_dice
from rollwright.games.border.state import State


def exchanged_dice(dice: Dice, colours: Sequence[Colour]) -> Dice:
    """Return the dice with every colour replaced by the one in its place."""
    return sorted_dice(colours[colour] for colour in dice)


def exchanged(state: State, colours: Sequence[Colour]) -> State:
    """Return the same position with other colours on all boards and dice."""

    def board(one: Board) -> Board:
        segments = tuple(replace(segment, colour=colours[segment.colour]) for segment in one.segments)
        return Board(one.name, one.map, segments[::-1])

    return replace(
        state,
        boards=tuple(replace(played, board=board(played.board)) for played in state.boards),
        dice=exchanged_dice(state.dice, colours),
        leftover=exchanged_dice(state.leftover, colours),
    )


def exchanged_move(move: Move, colours: Sequence[Colour]) -> Move:
    """Return the same move with other colours."""
    return Reroll(exchanged_dice(move.dice, colours)) if isinstance(move, Reroll) else move
