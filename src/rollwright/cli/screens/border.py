"""The Border in the terminal: the map on the left, the scoring rows on the right."""

from collections.abc import Mapping, Sequence

from rich.cells import set_cell_size
from rich.text import Text

from rollwright.cli.screens.screen import (
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
from rollwright.core.game import Place, Places
from rollwright.core.notation import Word
from rollwright.core.seats import Seat, all_seats
from rollwright.games.border.board import Board, Space
from rollwright.games.border.colours import COLOURS, Colour
from rollwright.games.border.moves import Dice, Reroll, colour_of, sorted_dice, space_of
from rollwright.games.border.picture import Cell, cells
from rollwright.games.border.rules import AREAS_TO_END
from rollwright.games.border.state import Phase
from rollwright.games.border.view import BoardView, BorderView
from rollwright.table.view import OwnView, TargetView
from rollwright.translations import Words

PANEL = 61
"""The column where the scoring rows begin."""
WIDTH = 79

COLOURS_SHOWN = {
    Colour.GREY: colours("#b4b4b4"),
    Colour.GREEN: colours("#33b04a"),
    Colour.BLUE: colours("#5aa0ff"),
    Colour.RED: colours("#ff5f5f"),
    Colour.YELLOW: colours("#ffd700"),
    Colour.ORANGE: colours("#ff8700"),
}


class BorderScreen:
    """Draws and reads The Border."""

    commands = ("reroll", "keep")

    def __init__(self, words: Words, names: Sequence[str], setup: Setup) -> None:
        self.words = words
        self.names = names
        self.setup = setup

    def board(self, view: BorderView, seat: Seat) -> Board:
        """The board of a seat."""
        return sheet_of(self.setup, Board, seat, view.seats[seat].board)

    # Drawing

    def draw(self, view: BorderView, seat: Seat, own: OwnView | None) -> list[Text]:
        """Seventeen lines of the map next to the scoring rows, then the dice."""
        if not view.seats:
            return []
        board = self.board(view, seat)
        lines = side_by_side(self.map_lines(board, view.seats[seat], own), self.panel(view, seat), PANEL)
        return [self.header(view), *lines, self.dice_line(view)]

    def header(self, view: BorderView) -> Text:
        """Game, round, active player, and which roll it is."""
        said: dict[str, Argument] = {
            "game": self.words.say("game-border"),
            "round": view.round,
            "active": self.names[view.active],
        }
        if view.phase == Phase.FIRST_ACTION.value:
            rolls = view.rolls + view.rolls_left
            return Text(self.words.say("table-header-rolls", **said, roll=view.rolls, rolls=rolls), style="bold")
        return Text(self.words.say("table-header", **said), style="bold")

    def map_lines(self, board: Board, played: BoardView, own: OwnView | None) -> list[Text]:
        """The picture of the board in colour; legal targets have a coloured background."""
        crossed, marks, lit = frozenset(played.crossed), pencilled(own), touchable(own)
        lines: dict[int, Text] = {}
        for cell in sorted(cells(board, crossed), key=lambda cell: (cell.line, cell.column)):
            line = lines.setdefault(cell.line, Text())
            line.pad_right(cell.column - line.cell_len)
            line.append(*self.cell(cell, board, crossed, marks, lit))
        return [lines.get(number, Text()) for number in range(max(lines) + 1)]

    def cell(self, cell: Cell, board: Board, crossed: Places, marks: Places, lit: Places) -> tuple[str, str]:
        """The text and the style of one cell of the picture."""
        if cell.space is None:
            return cell.text, "italic"
        colour = board.colour_at.get(cell.space)
        if colour is None:
            return cell.text, "bold"
        if cell.space in marks:
            return cell.text[0] + "*" * (len(cell.text) - 1), f"bold {COLOURS_SHOWN[colour].ink} underline"
        if cell.space in crossed:
            return cell.text, f"dim {COLOURS_SHOWN[colour].ink}"
        return cell.text, COLOURS_SHOWN[colour].field if cell.space in lit else COLOURS_SHOWN[colour].ink

    def panel(self, view: BorderView, seat: Seat) -> list[Text]:
        """The scoring row of this seat, circled and struck out as on paper, and the points of all seats."""
        played = view.seats[seat]
        lines = [Text(self.names[seat][:17], style="bold underline")]
        for area in self.board(view, seat).map.areas:
            scored = played.areas[area.id]
            line = Text(self.words.name("area", area.id)[:9].ljust(10))
            line.append_text(self.value(area.value, scored, struck=view.worth[area.id] != area.value))
            line.append_text(self.value(area.low, scored if area.low != area.value else None))
            lines.append(line)
        lines.append(Text(f"{self.words.say('points-label')[:9]:10}{played.score:>4}", style="bold"))
        lines.append(Text())
        lines.append(Text(self.words.say("others-label")[:17], style="underline"))
        for other, board in zip(all_seats(len(view.seats)), view.seats, strict=True):
            sign = "*" if other == view.active else " "
            name = set_cell_size(self.names[other], 9)
            completed = sum(points is not None for points in board.areas.values())
            lines.append(Text(f"{other + 1}{sign}{name}{board.score:>3} {completed}/{AREAS_TO_END}"))
        return lines

    def value(self, value: int, scored: int | None, *, struck: bool = False) -> Text:
        """One value of an area: circled if this seat scored it, struck out if it is no longer available."""
        if scored == value:
            return Text(f"({value})".rjust(4), style="bold green")
        if struck or scored is not None:
            return Text(f"-{value}-".rjust(4), style="dim")
        return Text(f"{value} ".rjust(4))

    def dice_line(self, view: BorderView) -> Text:
        """The dice; for the other players, those that the active player left."""
        label, dice = "dice-label", view.dice
        if view.phase == Phase.SECOND_ACTION.value:
            label, dice = ("leftover-label", view.leftover) if view.leftover else ("one-of-five-label", view.dice)
        line = Text(f"{self.words.say(label)} ")
        for colour in map(colour_with_id, dice):
            name = self.words.name("colour", colour.id)
            line.append(f" {colour.letter} {name} ", style=COLOURS_SHOWN[colour].field)
            line.append(" ")
        return line

    # Options

    def options(self, view: BorderView, own: OwnView) -> list[str]:
        """The segments or spaces that are legal targets, with the points that they score."""
        marks = pencilled(own)
        if view.phase == Phase.FIRST_ACTION.value:
            board = self.board(view, own.seat)
            shown = [self.segment_option(board, target) for target in best_first(own.targets)]
            said = "options-segments"
            prompt = "prompt-first-action" if view.rolls_left else "prompt-last-roll"
            prompt = "prompt-first-action-marked" if marks else prompt
        else:
            shown = [self.space_option(target) for target in best_first(own.targets)]
            said, prompt = "options-spaces", "prompt-second-action"
        lines = []
        if marks:
            lines.append(self.words.say("marked-so-far", marks=spaces_text(marks)))
        room = 2 * WIDTH - len(self.words.say(said, options="")) - 24
        options = joined(shown, self.words, room)
        lines.append(self.words.say(said, options=options) if shown else self.words.say("options-nothing"))
        return [*lines, self.words.say(prompt)]

    def segment_option(self, board: Board, target: TargetView) -> str:
        """A segment by its open spaces."""
        colour = board.colour_at[Space(min(target.adds))]
        spaces = "+".join(str(space) for space in sorted(target.adds))
        if target.points:
            return self.words.say("option-segment-points", spaces=spaces, colour=colour.id, points=target.points)
        return self.words.say("option-segment", spaces=spaces, colour=colour.id)

    def space_option(self, target: TargetView) -> str:
        """A space, and its points if it scores."""
        space = min(target.adds)
        return self.words.say("option-space-points", space=space, points=target.points) if target.points else str(space)

    # Reading

    def read(self, view: BorderView, seat: Seat, typed: str, commands: Mapping[str, str]) -> Move | Touch:
        """`reroll a r`, `keep a`, or the numbers of spaces."""
        first, *rest = typed_words(typed)
        match commands.get(first.text):
            case "reroll":
                return Reroll(self.dice_of(rest))
            case "keep" if view.phase != Phase.FIRST_ACTION.value:
                return Reroll(self.dice_of(rest))  # the rules refuse it
            case "keep" if not rest:
                raise NotationError("move-incomplete")
            case "keep":
                return Reroll(without(tuple(map(colour_with_id, view.dice)), self.dice_of(rest)))
            case _:
                return Touch(tuple(space_of(word) for word in (first, *rest)))

    def place(self, view: BorderView, seat: Seat, typed: str) -> Place:
        """The number of a space."""
        return space_of(Word(typed))

    # Help

    def faces_question(self, view: BorderView, due: int) -> str:
        """The question for the colours of the dice that were rolled."""
        return self.words.say("ask-colours", count=due, letters=self.legend())

    def help_text(self) -> list[str]:
        """The lines of the help, with the letters."""
        return [
            self.words.say("help-border"),
            self.words.say("help-letters", letters=self.legend()),
            self.words.say("help-commands", place="33", rule="B14"),
        ]

    def legend(self) -> str:
        """The colour that each letter means."""
        return ", ".join(f"{colour.letter} {self.words.name('colour', colour.id)}" for colour in COLOURS)

    def dice_of(self, read: Sequence[Word]) -> Dice:
        """Parse dice by the names of their colours, or by letters, with or without spaces."""
        by_name = {self.words.name("colour", colour.id): colour for colour in COLOURS}
        by_name |= {colour.id: colour for colour in COLOURS}
        found: list[Colour] = []
        for word in read:
            if word.text in by_name:
                found.append(by_name[word.text])
            else:
                found += [colour_of(Word(letter, word.column + n)) for n, letter in enumerate(word.text)]
        return sorted_dice(found)


def best_first(targets: Sequence[TargetView]) -> list[TargetView]:
    """The targets with the most points first, then those with the most places."""
    return sorted(targets, key=lambda target: (-target.points, -len(target.adds), sorted(target.adds)))


def spaces_text(spaces: Places) -> str:
    """The numbers of spaces in order."""
    return " ".join(str(space) for space in sorted(spaces))


def colour_with_id(name: str) -> Colour:
    """The colour with this id."""
    return next(colour for colour in COLOURS if colour.id == name)


def without(dice: Dice, kept: Dice) -> Dice:
    """The dice that are not kept."""
    rest = list(dice)
    for colour in kept:
        if colour not in rest:
            raise NotationError("dice-not-there", colour=colour.id)
        rest.remove(colour)
    return tuple(rest)
