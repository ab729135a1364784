"""Level 2 of a game that has no greedy bot: plays the move with the most points immediately after it."""

from random import Random
from typing import Any

from rollwright.core.events import Event, Marks, Move, Play
from rollwright.core.game import AnyGame
from rollwright.core.nodes import Joint
from rollwright.core.seats import Points, Seat


class Greedy:
    """Takes the most points now, in any game, and never looks ahead. Equal moves are drawn."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return one of the moves with the most points."""
        best: list[Move] = []
        most: Points | None = None
        for move in self.game.legal_moves(state, seat):
            points = self.game.scores(self.game.apply(state, self._event(state, seat, move)))[seat]
            if most is None or points > most:
                best, most = [], points
            if points == most:
                best.append(move)
        return rng.choice(best)

    def _event(self, state: Any, seat: Seat, move: Move) -> Event:
        """Return the event of this move; where all move together, every other seat makes its first legal move."""
        match self.game.node(state):
            case Joint(seats):
                return Marks(
                    tuple(Play(other, move if other == seat else self._first(state, other)) for other in seats)
                )
            case _:
                return Play(seat, move)

    def _first(self, state: Any, seat: Seat) -> Move:
        return next(self.game.legal_moves(state, seat))
