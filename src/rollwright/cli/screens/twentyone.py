"""Twenty One in the terminal: this seat's sheet at full size, and the points of all seats."""

from collections.abc import Mapping, Sequence

from rich.cells import set_cell_size
from rich.text import Text

from rollwright.cli.screens.screen import (
    Colours,
    Touch,
    colours,
    joined,
    pencilled,
    sheet_of,
    side_by_side,
    touchable,
    typed_words,
)
from rollwright.core.deal import Setup
from rollwright.core.errors import Argument, NotationError
from rollwright.core.events import Move
from rollwright.core.game import Place
from rollwright.core.notation import Word
from rollwright.core.seats import Seat, all_seats
from rollwright.games.twentyone.colours import COLOURS, LETTERS, Colour
from rollwright.games.twentyone.moves import Again, Keep, place_from
from rollwright.games.twentyone.scoring import BONUS
from rollwright.games.twentyone.sheet import CROSS_OFF, Sheet, place_of, row_and_colour
from rollwright.games.twentyone.state import CROSSED, Phase
from rollwright.games.twentyone.view import TwentyOneView
from rollwright.table.view import OwnView
from rollwright.translations import Words

WIDTH = 79
PANEL = 56
"""The column where the points of all seats begin."""

COLOURS_SHOWN = {
    Colour.WHITE: colours("#ffffff"),
    Colour.BLACK: Colours("#9a9a9a", "bright_white on #3a3a3a"),
    Colour.RED: colours("#ff5f5f"),
    Colour.BLUE: colours("#5aa0ff"),
    Colour.YELLOW: colours("#ffd700"),
    Colour.GREEN: colours("#33b04a"),
}


class TwentyOneScreen:
    """Draws and reads Twenty One."""

    commands = ("again", "keep")

    def __init__(self, words: Words, names: Sequence[str], setup: Setup) -> None:
        self.words = words
        self.names = names
        self.setup = setup
        self.variant = f" ({words.name('variant', setup.variant)})" if setup.variant else ""

    # Drawing

    def draw(self, view: TwentyOneView, seat: Seat, own: OwnView | None) -> list[Text]:
        """Five rows of boxes with their scores, the points of all seats, the dice."""
        if not view.seats:
            return []
        rows = [line for row in range(len(view.seats[seat].rows)) for line in self.row_lines(view, seat, row, own)]
        everyone = [Text(self.words.say("others-label"), style="underline")]
        everyone += [self.seat_line(view, other) for other in all_seats(len(view.seats))]
        bonus = " ".join(f"{number}:{points}" for number, points in enumerate(BONUS))
        return [
            self.header(view),
            Text(),
            *side_by_side(rows, everyone, PANEL),
            Text(f"      {self.words.say('bonus-label')} {bonus}", style="dim"),
            Text(),
            self.dice_line(view),
        ]

    def header(self, view: TwentyOneView) -> Text:
        """Game, round, active player, and which roll it is."""
        said: dict[str, Argument] = {
            "game": self.words.say("game-twentyone") + self.variant,
            "round": view.round,
            "active": self.names[view.active],
        }
        if view.phase == Phase.AGAIN.value:
            rolls = view.rolls + view.rolls_left
            return Text(self.words.say("table-header-rolls", **said, roll=view.rolls, rolls=rolls), style="bold")
        return Text(self.words.say("table-header", **said), style="bold")

    def row_lines(self, view: TwentyOneView, seat: Seat, row: int, own: OwnView | None) -> list[Text]:
        """A row: the coloured boxes with their numbers, and below them the entries."""
        played, marks, lit = view.seats[seat], pencilled(own), touchable(own)
        current = row == played.current_row
        above = Text(f" {'>' if current else ' '} {row + 1}  ", style="bold" if current else "")
        below = Text(" " * above.cell_len)
        boxes, shown_row = sheet_of(self.setup, Sheet, seat, played.sheet).rows[row], played.rows[row]
        for column, (box, entry) in enumerate(zip(boxes, shown_row.entries, strict=True)):
            place = place_of(row, box.colour)
            shown = COLOURS_SHOWN[box.colour]
            above.append(f" {box.colour.letter}{box.number} ", style=shown.field)
            above.append("   ")
            if place in marks:
                below.append(f"[{view.dice[box.colour]}]", style=f"bold {shown.ink}")
            elif CROSS_OFF in marks and current and column == played.cross_goes:
                below.append("[x]", style=f"bold {shown.ink}")
            elif entry is None:
                below.append(f"{view.dice[box.colour]:>2}?" if place in lit else "  .", style="dim")
            else:
                written = "x" if entry == CROSSED else f"{entry}{'*' if entry == box.number else ' '}"
                below.append(f"{written:>3}", style=f"bold {shown.ink}")
            below.pad_right(max(0, above.cell_len - below.cell_len))
        if any(entry is not None for entry in shown_row.entries):
            above.append(f"{shown_row.score:>5}", style="bold")
            below.append("    " + "*" * shown_row.hits)
        return [above, below]

    def seat_line(self, view: TwentyOneView, seat: Seat) -> Text:
        """One player: points, and how many rows are complete."""
        played = view.seats[seat]
        sign = "*" if seat == view.active else " "
        complete = sum(row.complete for row in played.rows)
        name = set_cell_size(self.names[seat], 11)
        return Text(f"{seat + 1}{sign}{name} {played.score:>4}  {complete}/{len(played.rows)}")

    def dice_line(self, view: TwentyOneView) -> Text:
        """The six dice in their colours."""
        line = Text(f"{self.words.say('dice-label')} ")
        for colour, pips in zip(COLOURS, view.dice, strict=False):
            line.append(f" {colour.letter} {pips} ", style=COLOURS_SHOWN[colour].field)
            line.append(" ")
        return line

    # Options

    def options(self, view: TwentyOneView, own: OwnView) -> list[str]:
        """Roll again or keep, or the boxes that can be filled, with the points that each adds."""
        if view.phase == Phase.AGAIN.value:
            return [self.words.say("prompt-again")]
        shown = [
            f"{letter_of(place)} +{target.points}"
            for target in own.targets
            for place in target.adds
            if place != CROSS_OFF
        ]
        lines = []
        if own.draft:
            letters = " ".join("x" if place == CROSS_OFF else letter_of(place) for place in own.draft)
            lines.append(self.words.say("marked-so-far", marks=letters))
        fits = self.words.say("options-boxes", options=joined(shown, self.words, WIDTH - 20))
        lines.append(fits if shown else self.words.say("options-nothing"))
        return [*lines, self.words.say("prompt-mark")]

    # Reading

    def read(self, view: TwentyOneView, seat: Seat, typed: str, commands: Mapping[str, str]) -> Move | Touch:
        """Parse `again`, `keep`, or letters of boxes in the current row, with or without spaces; `x` is the
        cross-off."""
        read = typed_words(typed)
        match commands.get(read[0].text):
            case "again" if len(read) == 1:
                return Again()
            case "keep" if len(read) == 1:
                return Keep()
            case _:
                return Touch(tuple(letters_of(read, view.seats[seat].current_row or 0)))

    def place(self, view: TwentyOneView, seat: Seat, typed: str) -> Place:
        """Parse `2r`, or `r` for the current row, or `x`."""
        if len(typed) == 1 and typed in LETTERS:
            return place_of(view.seats[seat].current_row or 0, LETTERS.index(typed))
        return place_from(Word(typed))

    # Help

    def faces_question(self, view: TwentyOneView, due: int) -> str:
        """The question for the numbers of the dice that were rolled."""
        dice = [COLOURS[die] for die in view.falling]
        names = ", ".join(self.words.name("colour", colour.id) for colour in dice)
        return self.words.say("ask-pips", dice=names, count=len(dice))

    def help_text(self) -> list[str]:
        """The lines of the help, with the letters."""
        letters = ", ".join(f"{colour.letter} {self.words.name('colour', colour.id)}" for colour in COLOURS)
        return [
            self.words.say("help-twentyone"),
            self.words.say("help-letters", letters=letters),
            self.words.say("help-commands", place="2r", rule="T14"),
        ]


def letter_of(place: int) -> str:
    """The letter of a box."""
    return row_and_colour(Place(place))[1].letter


def letters_of(read: Sequence[Word], row: int) -> list[Place]:
    """Parse letters of boxes in a row, with or without spaces; `x` is the cross-off."""
    places = []
    for word in read:
        for number, letter in enumerate(word.text):
            if letter not in LETTERS + "x":
                raise NotationError("box-letter-unknown", column=word.column + number, text=letter, letters=LETTERS)
            places.append(CROSS_OFF if letter == "x" else place_of(row, LETTERS.index(letter)))
    return places
