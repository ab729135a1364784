"""The commands that a player can type, in the player's language and in English."""

from collections.abc import Sequence

from rollwright.translations import SOURCE, Words

PLAYING = ("pass", "done", "undo", "why", "board", "rule", "help", "quit")
AT_REMOTE_TABLES = ("say", "bot", "rematch")
"""Commands that exist only at a remote table."""
COMMANDS = PLAYING + AT_REMOTE_TABLES
"""Commands of every game; the screen of each game has the words of its moves."""


def split(typed: str) -> tuple[str, str]:
    """The first word of a line in lower case, which may be a command, and the rest."""
    first, _, rest = typed.partition(" ")
    return first.lower(), rest.strip()


def command_words(words: Words, moves: Sequence[str] = ()) -> dict[str, str]:
    """The words that can be typed for each command and move, in this language and in English."""
    english = Words(SOURCE)
    return {said.say(f"command-{command}"): command for said in (english, words) for command in (*moves, *COMMANDS)}
