"""A game that is played in small steps: every seat takes one action at a time, and the dice are rolled
automatically."""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import AnyGame, GameState, Places
from rollwright.core.nodes import Joint, seats_to_choose
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.lab.dice import keyed_fall
from rollwright.lab.environments.actions import WAIT, Actions, actions_for
from rollwright.lab.environments.encoding import Vector, observe


class Steps:
    """A game in progress; the draft and the choice of a seat are hidden from the others (B24, T12)."""

    def __init__(self, game: str, setup: Setup, seed: int) -> None:
        self.game: AnyGame = GAMES[game]
        self.actions: Actions = actions_for(game, setup)
        self.seed = seed
        self.state: GameState = self.game.start(setup)
        self.marks: dict[Seat, Places] = {}
        self.chosen: dict[Seat, Move] = {}
        self._let_dice_fall()

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None while the game continues."""
        return self.game.outcome(self.state)

    def marks_of(self, seat: Seat) -> Places:
        """The draft of this seat."""
        return self.marks.get(seat, frozenset())

    def seen_by(self, seat: Seat) -> Vector:
        """The observation of this seat, with its own draft."""
        return observe(self.game.name, self.state, seat, self.marks_of(seat))

    def legal(self, seat: Seat) -> list[int]:
        """The legal actions of this seat; only waiting if it does not have to choose or has chosen."""
        if seat in self.chosen or seat not in seats_to_choose(self.game.node(self.state)):
            return [WAIT]
        return self.actions.legal(self.state, seat, self.marks_of(seat))

    def mask(self, seat: Seat) -> npt.NDArray[np.int8]:
        """The legal actions as a mask."""
        found = np.zeros(self.actions.size, np.int8)
        found[self.legal(seat)] = 1
        return found

    def act(self, taken: Mapping[Seat, int]) -> None:
        """Take a legal action for every seat; after the last choice the game continues."""
        for seat, action in taken.items():
            if action == WAIT:
                continue
            led_to = self.actions.take(self.state, seat, self.marks_of(seat), action)
            if isinstance(led_to, Move):
                self.chosen[seat] = led_to
            else:
                self.marks[seat] = led_to
        node = self.game.node(self.state)
        if all(seat in self.chosen for seat in seats_to_choose(node)):
            plays = tuple(
                Play(seat, self.chosen[seat]) for seat in all_seats(self.state.setup.seats) if seat in self.chosen
            )
            event: Event = Marks(plays) if isinstance(node, Joint) else plays[0]
            self.state = self.game.apply(self.state, event)
            self.marks, self.chosen = {}, {}
            self._let_dice_fall()

    def _let_dice_fall(self) -> None:
        while isinstance(node := self.game.node(self.state), Chance):
            self.state = self.game.apply(self.state, Roll(keyed_fall(self.seed, self.state, node)))
