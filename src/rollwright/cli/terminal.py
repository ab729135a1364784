"""The terminal UI of a table, local or remote: shows a game and reads commands. It knows games only as `Screen`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from unicodedata import normalize

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from rollwright.cli.screens.screen import AnyScreen, Touch, show_picture
from rollwright.core.chance import Faces
from rollwright.core.errors import Complaint, NotationError
from rollwright.core.events import Move
from rollwright.core.game import Places, Target
from rollwright.core.narration import Importance, Sentence
from rollwright.core.seats import Seat, all_seats
from rollwright.table import Table
from rollwright.table.narration import tell_outcome
from rollwright.translations import SOURCE, Words

PLAYING = ("pass", "done", "undo", "why", "board", "rule", "help", "quit")
AT_REMOTE_TABLES = ("say", "bot", "rematch")
"""Commands that exist only at a remote table."""
COMMANDS = PLAYING + AT_REMOTE_TABLES
"""Commands of every game; the screen of each game has the words of its moves."""
HEIGHT = 24
WIDTH = 80
LINES_OF_THE_END = 7
QUOTED = 30
"""Maximum number of characters of the input that are quoted in an error."""


class QuitGame(Exception):
    """Raised when the player leaves the game."""


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened; if there is little space, less important news is left out."""

    text: str
    importance: Importance = Importance.ANNOUNCED


class Terminal:
    """Terminal UI of a table: renders it and reads commands."""

    def __init__(self, table: Table, screen: AnyScreen, console: Console) -> None:
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.console = console
        self.news: list[News] = []
        self.news_seen: dict[Seat, int] = {}
        self.commands = command_words(self.words, screen.commands)
        if console.is_terminal and (console.width < WIDTH or console.height < HEIGHT):
            size = {"width": console.width, "height": console.height}
            self.news.append(News(self.words.say("screen-small", **size)))

    # Reading lines

    def ask(self, prompt: str, *, choosing: bool = False) -> str:
        """Ask for a line. Raises Leave at the end of the input or if the player types the command to leave."""
        typed = normalize("NFC", self.read_line(prompt))
        command = self.commands.get(typed.strip().lower())
        if command == "quit":
            raise QuitGame
        if command == "help" and not choosing:
            self.show_page(*self.help_text())
            return self.ask(prompt)
        return typed

    def read_line(self, prompt: str) -> str:
        """Read the next line. Raises Leave at the end of the input."""
        try:
            return self.console.input(Text(prompt))
        except EOFError:
            raise QuitGame from None

    def show_commitment(self, commitment: str) -> None:
        """Show the commitment of the dice before the first roll (docs/record.md)."""
        self.clear()
        self.print(self.words.say("dice-proven"))
        self.print(self.words.say("dice-commitment", commitment=commitment), style="bold")

    def ask_word(self, name: str, say: Callable[[str], object]) -> bool:
        """Ask a player for a word for the dice; False if the player enters none."""
        while typed := self.ask(self.words.say("ask-word", name=name) + " ").strip():
            try:
                say(typed)
            except Complaint as complaint:
                self.print(self.explain(complaint), style="bold red")
            else:
                return True
        return False

    # Commands

    def faces_from(self, typed: str) -> Faces:
        """Parse the faces of real dice, typed with or without spaces. Raises NotationError if they cannot be read."""
        return self.table.game.parse_faces(" ".join(typed.lower().replace(",", "").replace(" ", "")))

    def forced_move(self, seat: Seat) -> Move | None:
        """The only legal move of a seat, if there is only one; it is added to the news."""
        game = self.table.game
        moves = list(islice(game.legal_moves(self.table.state, seat), 2))
        if len(moves) != 1:
            return None
        said = "forced-cross-off" if game.mark(frozenset()) != moves[0] else "forced-pass"
        self.news.append(News(self.words.say(said, name=self.screen.names[seat])))
        return moves[0]

    def answer(self, seat: Seat, marks: Places, steps: list[Places], typed: str) -> Move | list[str]:
        """Carry out a typed line: returns a move, or lines to show. `steps` are the marks that can be undone."""
        game, state = self.table.game, self.table.state
        if (told := self.browse(typed)) is not None:
            return told
        first, rest = split(typed)
        match self.commands.get(first):
            case "undo":
                if not steps:
                    return [self.words.say("nothing-to-undo")]
                steps.pop()
                return []
            case "done" | "pass" as command:
                game.check(state, seat, move := game.mark(marks))
                if (command == "done") == bool(marks):
                    return move
                return [self.words.say("pass-with-marks" if marks else "nothing-marked-yet")]
            case "why" if rest:
                place = self.screen.place(state, seat, rest.lower())
                refusal = game.why_not(state, seat, marks, place)
                allowed = self.words.quote("may-be-touched", {"place": rest}, most=QUOTED)
                return [self.words.complain(refusal) if refusal else allowed]
            case "why":
                return [self.not_understood(typed)]
            case _:
                return self.touch(seat, marks, steps, self.screen.read(state, seat, typed.lower(), self.commands))

    def browse(self, typed: str) -> list[str] | None:
        """Carry out a command that is always allowed because it changes nothing, such as a board, a rule or help; None
        if the line is not one."""
        first, rest = split(typed)
        match self.commands.get(first):
            case None if not typed.strip(" ,\t"):
                return []
            case "board" if rest in [str(seat + 1) for seat in all_seats(self.table.setup.seats)]:
                self.look_at(Seat(int(rest) - 1))
                return []
            case "rule" if self.words.has(f"rule-{rest.upper()}"):
                self.show_page(f"{rest.upper()}: {self.words.say(f'rule-{rest.upper()}')}")
                return []
            case "rule" if rest:
                return [self.words.quote("no-such-rule", {"rule": rest}, most=QUOTED)]
            case "help":
                self.show_page(*self.help_text())
                return []
            case "board" | "rule":
                return [self.not_understood(typed)]
            case _:
                return None

    def touch(self, seat: Seat, marks: Places, steps: list[Places], read: Move | Touch) -> Move | list[str]:
        """Check and return a move, or add the touched places to the draft, as one step each."""
        game, state = self.table.game, self.table.state
        if isinstance(read, Move):
            game.check(state, seat, read)
            return [self.words.say("roll-with-marks")] if marks else read
        for place in read.places:
            if (refusal := game.why_not(state, seat, marks, place)) is not None:
                # A space that was already marked with the segment of an earlier one stays marked.
                if place in marks and len(read.places) > 1:
                    continue
                raise refusal
            adds = next(target.adds for target in game.targets(state, seat, marks) if place in target.adds)
            steps.append(adds)
            marks |= adds
        return []

    def explain(self, complaint: Complaint) -> str:
        """Format a complaint about one typed line, without line and column."""
        if not isinstance(complaint, NotationError):
            return self.words.complain(complaint)
        return self.words.quote(complaint.message, complaint.arguments, most=QUOTED)

    def not_understood(self, typed: str) -> str:
        """The message that a line was not understood."""
        return self.words.quote("not-understood", {"text": typed}, most=QUOTED)

    # Output

    def tell(self, told: Sequence[Sentence]) -> None:
        """Add a narration to the news. The sentences of the outcome are left for the end, which always shows them."""
        outcome = self.table.outcome
        ending = () if outcome is None else tell_outcome(outcome)
        names = self.screen.names
        self.news += [News(self.words.tell(one, names), one.importance) for one in told if one not in ending]

    def show(self, seat: Seat, marks: Places, notice: list[str]) -> None:
        """Show the screen of a player who has to choose: position, news, options."""
        targets = self.table.game.targets(self.table.state, seat, marks)
        options = self.screen.options(self.table.state, seat, marks, targets)
        self.lay_out(seat, marks, targets, notice, options)

    def lay_out(
        self, seat: Seat, marks: Places, targets: Sequence[Target], notice: Sequence[str], options: Sequence[str]
    ) -> None:
        """Show the position, the news, a notice and the options, as far as they fit."""
        lines = self.screen.draw(self.table.state, seat, marks, targets)
        room = self.height - 1 - len(lines) - self.height_of((*options, *notice))
        self.clear()
        show_picture(self.console, lines)
        self.show_news(seat, max(1, room))
        for text in notice:
            self.print(text, style="bold red")
        for text in options:
            self.print(text)

    @property
    def height(self) -> int:
        """The height of the screen in lines; the default outside of a terminal."""
        return max(HEIGHT, self.console.height) if self.console.is_terminal else HEIGHT

    def lines_of(self, text: str) -> int:
        """The number of lines that a text takes."""
        return len(Text(text).wrap(self.console, self.console.width))

    def show_news(self, seat: Seat, room: int) -> None:
        """Show what happened since this seat's last move; if space is short, less important news is left out."""
        news = self.news[self.news_seen.get(seat, 0) :]
        levels = tuple(Importance)
        shorter = [
            self.squeezed([one for one in news if one.importance in levels[least:]]) for least in range(len(levels))
        ]
        lines = next((lines for lines in shorter if self.height_of(lines) <= room), shorter[-1])
        while self.height_of(lines) > room:
            lines = lines[1:]
        for text in lines:
            self.print(text, style="cyan")

    def height_of(self, texts: Sequence[str]) -> int:
        """The number of lines that these texts take."""
        return sum(map(self.lines_of, texts))

    def squeezed(self, news: list[News]) -> list[str]:
        """The news, with several per line where they fit."""
        lines: list[str] = []
        for one in news:
            if lines and cell_len(lines[-1]) + cell_len(one.text) < self.console.width - 1:
                lines[-1] += " " + one.text
            else:
                lines.append(one.text)
        return lines

    def show_last(self, seat: Seat) -> None:
        """Show the final position, without dice."""
        self.clear()
        lines = self.screen.draw(self.table.state, seat, frozenset(), ())[:-1]
        show_picture(self.console, lines)
        if (room := self.height - len(lines) - LINES_OF_THE_END) > 0:
            self.show_news(seat, room)

    def look_at(self, seat: Seat) -> None:
        """Show another seat's board or sheet until Enter."""
        self.clear()
        show_picture(self.console, self.screen.draw(self.table.state, seat, frozenset(), ()))
        self.ask(self.words.say("prompt-back") + " ")

    def help_text(self) -> list[str]:
        """The lines of the help: how to play and what to type."""
        return self.screen.help_text()

    def show_page(self, *texts: str) -> None:
        """Show a separate page until Enter."""
        self.clear()
        for text in texts:
            self.print(" ".join(text.split()))
            self.print("")
        self.ask(self.words.say("prompt-back") + " ")

    def print(self, text: str, style: str = "") -> None:
        """Print a text, which may be longer than a line."""
        self.console.print(Text(text, style=style))

    def clear(self) -> None:
        """Clear the screen, or print empty lines if the terminal cannot."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * HEIGHT if self.console.is_terminal else "")


def split(typed: str) -> tuple[str, str]:
    """The first word of a line in lower case, which may be a command, and the rest."""
    first, _, rest = typed.partition(" ")
    return first.lower(), rest.strip()


def command_words(words: Words, moves: Sequence[str]) -> dict[str, str]:
    """The words that can be typed for each command and move, in this language and in English."""
    english = Words(SOURCE)
    return {said.say(f"command-{command}"): command for said in (english, words) for command in (*moves, *COMMANDS)}
