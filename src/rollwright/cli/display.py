"""Output to the terminal: pages, and a picture with news, notices and options that fit the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from rollwright.cli.screens.screen import show_picture
from rollwright.core.narration import Importance

HEIGHT = 24
WIDTH = 80


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened; if there is little space, less important news is left out."""

    text: str
    importance: Importance = Importance.ANNOUNCED


class Display:
    """A console with a screen of at least 80 x 24 characters, if it is a terminal."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def too_small(self) -> bool:
        """Whether the screen is smaller than what is drawn on it."""
        return self.console.is_terminal and (self.console.width < WIDTH or self.console.height < HEIGHT)

    @property
    def height(self) -> int:
        """The height of the screen in lines; the default outside of a terminal."""
        return max(HEIGHT, self.console.height) if self.console.is_terminal else HEIGHT

    def lay_out(
        self, picture: Sequence[Text], news: Sequence[News], notice: Sequence[str], options: Sequence[str]
    ) -> None:
        """Show a picture, the news, a notice and the options, as far as they fit."""
        room = self.height - 1 - len(picture) - self.height_of((*options, *notice))
        self.clear()
        show_picture(self.console, picture)
        self.print_news(news, max(1, room))
        for text in notice:
            self.complain(text)
        for text in options:
            self.print(text)

    def height_of(self, texts: Sequence[str]) -> int:
        """The number of lines that these texts take."""
        return sum(len(Text(text).wrap(self.console, self.console.width)) for text in texts)

    def print_news(self, news: Sequence[News], room: int) -> None:
        """Print news in at most `room` lines; if space is short, less important news is left out."""
        levels = tuple(Importance)
        shortened = [
            self.squeezed([one for one in news if one.importance in levels[least:]]) for least in range(len(levels))
        ]
        lines = next((lines for lines in shortened if self.height_of(lines) <= room), shortened[-1])
        while self.height_of(lines) > room:
            lines = lines[1:]
        for text in lines:
            self.print(text, style="cyan")

    def squeezed(self, news: Sequence[News]) -> list[str]:
        """The news, with several per line where they fit."""
        lines: list[str] = []
        for one in news:
            if lines and cell_len(lines[-1]) + cell_len(one.text) < self.console.width - 1:
                lines[-1] += " " + one.text
            else:
                lines.append(one.text)
        return lines

    def page(self, texts: Sequence[str]) -> None:
        """Show texts on a separate page."""
        self.clear()
        for text in texts:
            self.print(" ".join(text.split()))
            self.print("")

    def complain(self, text: str) -> None:
        """Print an error or a hint."""
        self.print(text, style="bold red")

    def print(self, text: str, style: str = "") -> None:
        """Print a text, which may be longer than a line."""
        self.console.print(Text(text, style=style))

    def clear(self) -> None:
        """Clear the screen, or print empty lines if the terminal cannot."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * HEIGHT if self.console.is_terminal else "")
