"""A fixed, finite set of actions that reaches every legal move: small steps, as a hand on a screen would take them.

Action 0 waits, 1 makes the pencil marks firm (with none, it passes), then come the game's own moves (`again` and
`keep`; or the 31 ways to roll some of five dice again), then one action for each place: it touches the target that
begins there.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from rollwright.core.deal import Setup
from rollwright.core.events import Move
from rollwright.core.game import AnyGame, Place, Places
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.border.board import Board
from rollwright.games.border.moves import Dice, Reroll
from rollwright.games.border.rules import ROLLS
from rollwright.games.border.state import Phase as BorderPhase
from rollwright.games.border.state import State as BorderState
from rollwright.games.twentyone.moves import Again, Keep
from rollwright.games.twentyone.sheet import CROSS_OFF
from rollwright.games.twentyone.state import Phase as TwentyOnePhase

WAIT, DONE, FIRST_MOVE = 0, 1, 2
BORDER_DICE = 5
REROLLS = 2**BORDER_DICE - 1


@dataclass(frozen=True, slots=True)
class Actions:
    """The numbered actions of one game on boards or sheets of one size."""

    game: AnyGame
    moves: int
    """How many moves the game has beside marks."""
    places: int

    @property
    def size(self) -> int:
        """How many actions there are."""
        return FIRST_MOVE + self.moves + self.places

    def of_place(self, place: Place) -> int:
        """The action that touches this place."""
        return FIRST_MOVE + self.moves + place

    def legal(self, state: Any, seat: Seat, marks: Places) -> list[int]:
        """What a seat that owes a choice may do after these pencil marks; to wait is not among it."""
        found = [] if marks else [FIRST_MOVE + number for number in own_moves(state)]
        if self.game.is_legal(state, seat, self.game.mark(marks)):
            found.insert(0, DONE)
        return found + [self.of_place(min(target.adds)) for target in self.game.targets(state, seat, marks)]

    def take(self, state: Any, seat: Seat, marks: Places, action: int) -> Move | Places:
        """What a legal action leads to: a move, or more pencil marks."""
        if action == DONE:
            return self.game.mark(marks)
        if action < FIRST_MOVE + self.moves:
            return own_move(state, action - FIRST_MOVE)
        return marks | next(
            target.adds for target in self.game.targets(state, seat, marks) if self.of_place(min(target.adds)) == action
        )


def actions_for(game: str, setup: Setup) -> Actions:
    """The actions of a game on the boards or sheets of this table."""
    if game == "twentyone":
        return Actions(GAMES[game], 2, CROSS_OFF + 1)
    (spaces,) = {len(board.map.hexes) for board in setup.sheets if isinstance(board, Board)}
    return Actions(GAMES[game], REROLLS, spaces)


def own_moves(state: Any) -> tuple[int, ...]:
    """The moves beside marks that are open: `again` is 0, `keep` is 1; a reroll is its dice as bits, less 1."""
    if isinstance(state, BorderState):
        rolls_left = state.phase is BorderPhase.FIRST_ACTION and state.rolls < ROLLS
        return rerolls(state.dice) if rolls_left else ()
    return (0, 1) if state.phase is TwentyOnePhase.AGAIN else ()


def own_move(state: Any, number: int) -> Move:
    """The move of this number."""
    if isinstance(state, BorderState):
        return Reroll(tuple(colour for die, colour in enumerate(state.dice) if number + 1 >> die & 1))
    return Keep() if number else Again()


@cache
def rerolls(dice: Dice) -> tuple[int, ...]:
    """Every reroll of these dice once: of dice that are alike, the first ones go (B2)."""
    return tuple(
        bits - 1
        for bits in range(1, REROLLS + 1)
        if all(bits >> die - 1 & 1 for die in range(1, BORDER_DICE) if bits >> die & 1 and dice[die] == dice[die - 1])
    )
