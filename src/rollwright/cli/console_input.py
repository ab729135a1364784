"""The lines of a game in this process: typed into the console, with nothing to wait for in between."""

from rich.console import Console
from rich.text import Text

from rollwright.cli.game_table import QuitGame


class ConsoleInput:
    """Lines that are typed into the console."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def next(self, prompt: str) -> str:
        """Show the prompt and wait for a line. Raises QuitGame at the end of the input."""
        try:
            return self._console.input(Text(prompt))
        except EOFError:
            raise QuitGame from None

    def settle(self) -> None:
        """Nothing changes while a line is typed."""
