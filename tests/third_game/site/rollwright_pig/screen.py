"""Pig in the terminal: everyone's points and the dice."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from rollwright.cli.screens.screen import Touch, typed_words
from rollwright.core.deal import Setup
from rollwright.core.errors import NotationError
from rollwright.core.events import Move as AnyMove
from rollwright.core.game import Place
from rollwright.core.seats import Seat, all_seats
from rollwright.table.view import OwnView
from rollwright.translations import Words
from rollwright_pig.moves import Move
from rollwright_pig.view import PigView


class PigScreen:
    """Draws and reads Pig."""

    commands = ("roll", "hold")

    def __init__(self, words: Words, names: Sequence[str], setup: Setup) -> None:
        self.words = words
        self.names = names

    def draw(self, view: PigView, seat: Seat, own: OwnView | None) -> list[Text]:
        """The points of everyone, then the dice."""
        header = self.words.say(
            "pig-header", game=self.words.name("game", "pig"), round=view.round, active=self.names[view.active]
        )
        lines = [Text(header, style="bold")]
        for other in all_seats(len(view.seats)):
            score = self.words.say("pig-seat", name=self.names[other], points=view.seats[other].score)
            lines.append(Text(score, style="bold" if other == seat else ""))
        dice = " ".join(map(str, view.dice))
        return [*lines, Text(self.words.say("pig-dice", dice=dice, points=view.gathered))]

    def options(self, view: PigView, own: OwnView) -> list[str]:
        """Roll again or hold."""
        return [self.words.say("pig-prompt", points=view.gathered)]

    def read(self, view: PigView, seat: Seat, typed: str, commands: Mapping[str, str]) -> AnyMove | Touch:
        """`roll` or `hold`, in the reader's language or in English."""
        read = typed_words(typed)
        command = commands.get(read[0].text)
        if command not in self.commands or len(read) > 1:
            raise NotationError("move-unknown", text=typed)
        return Move.parse(command)

    def place(self, view: PigView, seat: Seat, typed: str) -> Place:
        """There are no places."""
        raise NotationError("pig-no-marks")

    def faces_question(self, view: PigView, due: int) -> str:
        """Asks for the numbers that real dice show."""
        return self.words.say("pig-ask-faces", count=due)

    def help_text(self) -> list[str]:
        """How to play."""
        return [self.words.say("pig-help")]
