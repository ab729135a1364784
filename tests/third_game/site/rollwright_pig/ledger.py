"""The scores of Pig worked out a second time, slowly, from its events; shares no code with the rules."""

from rollwright.core.deal import Setup
from rollwright.core.events import Event, Play, Roll
from rollwright_pig.state import State


class Ledger:
    """Adds up the points of each seat."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.scores = [0] * setup.seats
        self.active: int | None = None
        self.gathered = 0
        self.over = False

    def note(self, event: Event) -> None:
        """Something happened."""
        match event:
            case Roll(faces) if self.active is None:
                self.active = self.setup.first if self.setup.first is not None else faces[0]
            case Roll(faces) if 1 in faces:
                self.pass_on(0)
            case Roll(faces):
                self.gathered += sum(faces)
            case Play(_, move) if str(move) == "hold":
                self.pass_on(self.gathered)
            case _:
                pass

    def pass_on(self, points: int) -> None:
        """The round is over."""
        assert self.active is not None
        self.scores[self.active] += points
        self.gathered = 0
        self.over = self.scores[self.active] >= 50
        if not self.over:
            self.active = (self.active + 1) % self.setup.seats

    def agrees_with(self, state: object) -> bool:
        """Whether the state has the same active seat and the same points of the round."""
        assert isinstance(state, State)
        if self.active is None:
            return state.scores == ()
        return state.active == self.active and (self.over or state.gathered == self.gathered)
