"""`bots`: the bots of each game, with their character and their measured strength."""

from rich.console import Console
from rich.text import Text

from rollwright.bots import bots_for
from rollwright.bots.strengths import Strength, strengths_of
from rollwright.games import GAMES
from rollwright.translations import Words


def show_bots(game: str | None, words: Words, console: Console) -> None:
    """Print the bots of a game, or of all games, the weakest first; their ids are for `--seats`."""
    for name in GAMES if game is None else [game]:
        console.print(Text(f"\n{words.name('game', name)}", style="bold"))
        strengths = strengths_of(name)
        for bot in bots_for(name):
            line = Text(bot.ljust(10), style="bold")
            line.append(f"{words.name('bot', bot)}. {words.say(f'bot-{bot}-character')}", style="not bold")
            if bot in strengths:
                line.append(f" {strength_told(strengths[bot], words)}", style="not bold")
            console.print(line)


def strength_told(strength: Strength, words: Words) -> str:
    """Return how strong a bot is, in a sentence."""
    if strength.wins == 0:
        return words.say("bot-strength-never")
    if strength.wins == strength.games:
        return words.say("bot-strength-always")
    return words.say("bot-strength", wins=strength.wins, games=strength.games)
