"""Pig in the terminal: everyone's points and the dice."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from rollwright.cli.screens.screen import News, Touch, Weight, typed_words
from rollwright.core.deal import Setup
from rollwright.core.errors import NotationError
from rollwright.core.events import Event, Play, Roll
from rollwright.core.events import Move as AnyMove
from rollwright.core.game import Place
from rollwright.core.seats import Seat, all_seats
from rollwright.table.view import OwnView
from rollwright.translations import Words
from rollwright_pig.moves import Hold, Move
from rollwright_pig.state import State
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

    def news(self, before: State, event: Event, after: State) -> list[News]:
        """What happened in the round."""
        name = self.names[before.active]
        match event:
            case Roll() if before.round == 0:
                return [News(self.words.say("pig-first", name=self.names[after.active]), Weight.ANNOUNCED)]
            case Roll(faces):
                said, weight = ("pig-loses", Weight.ORDINARY) if 1 in faces else ("pig-rolls", Weight.PASSING)
                return [News(self.words.say(said, name=name, dice=" ".join(map(str, faces))), weight)]
            case Play(_, Hold()):
                return [News(self.words.say("pig-holds", name=name, points=before.gathered), Weight.ANNOUNCED)]
            case _:
                return []

    def faces_question(self, view: PigView, due: int) -> str:
        """Asks for the numbers that real dice show."""
        return self.words.say("pig-ask-faces", count=due)

    def help_text(self) -> list[str]:
        """How to play."""
        return [self.words.say("pig-help")]
