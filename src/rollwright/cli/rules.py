"""`rules`: the rulebook in the reader's language."""

from rich.console import Console
from rich.text import Text

from rollwright.core.errors import Complaint
from rollwright.games import GAMES
from rollwright.translations import Words
from rollwright.translations.rulebook import Heading, Note, RoundStep, rulebook


def show_rules(which: str, words: Words, console: Console) -> None:
    """Print all rules of a game, or a single one by its number."""
    games = [which] if which in GAMES else list(GAMES)
    number = "" if which in (*GAMES, "") else which.upper()
    if number and not words.has(f"rule-{number}"):
        raise Complaint("no-such-rule", rule=number)
    for game in games:
        for part in rulebook(game, words):
            if isinstance(part, Heading):
                if not number:
                    console.print(Text(f"\n{part.text}", style="bold underline" if part.level == 1 else "bold"))
            elif isinstance(part, Note):
                if not number:
                    console.print(Text(part.text))
            elif isinstance(part, RoundStep):
                if not number:
                    console.print(Text(f"{part.number}.".ljust(5)).append(part.text))
            elif number in ("", part.number):
                line = Text(part.number.ljust(5), style="bold")
                console.print(line.append(part.text, style="not bold"))
