"""A fixed, finite set of actions that reaches every legal move in small steps, like taps on a screen.

Action 0 waits, action 1 confirms the draft (an empty draft passes), then come the game's own moves as its encoding
numbers them, then one action for each place, which touches the target that begins there.
"""

from dataclasses import dataclass
from typing import Any

from rollwright.core.deal import Setup
from rollwright.core.events import Move
from rollwright.core.game import AnyGame, GameState, Place, Places
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.lab.environments.encoding import Encoding, encoding_for

WAIT, DONE, FIRST_MOVE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Actions:
    """The numbered actions of one game on boards or sheets of one size."""

    game: AnyGame
    encoding: Encoding[Any]
    places: int

    @property
    def size(self) -> int:
        """How many actions there are."""
        return FIRST_MOVE + self.encoding.moves + self.places

    def of_place(self, place: Place) -> int:
        """The action that touches this place."""
        return FIRST_MOVE + self.encoding.moves + place

    def legal(self, state: GameState, seat: Seat, marks: Places) -> list[int]:
        """The actions of a seat that has to choose, after these marks; waiting is not one of them."""
        found = [] if marks else [FIRST_MOVE + number for number in self.encoding.legal(state)]
        if self.game.is_legal(state, seat, self.game.mark(marks)):
            found.insert(0, DONE)
        return found + [self.of_place(min(target.adds)) for target in self.game.targets(state, seat, marks)]

    def take(self, state: GameState, seat: Seat, marks: Places, action: int) -> Move | Places:
        """Take a legal action; returns a move, or the draft with more marks."""
        if action == DONE:
            return self.game.mark(marks)
        if action < FIRST_MOVE + self.encoding.moves:
            return self.encoding.move(state, action - FIRST_MOVE)
        return marks | next(
            target.adds for target in self.game.targets(state, seat, marks) if self.of_place(min(target.adds)) == action
        )


def actions_for(game: str, setup: Setup) -> Actions:
    """The actions of a game on the boards or sheets of this table."""
    return Actions(GAMES[game], encoding_for(game), GAMES[game].place_count(setup))
