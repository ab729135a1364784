"""`make-boards`: writes the files of a set of boards, made from a number."""

import secrets
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rollwright.cli.files import writing
from rollwright.core.errors import Complaint
from rollwright.games import GAMES
from rollwright.games.material import sheet_set
from rollwright.translations import Words


def make_boards(number: int | None, folder: Path, words: Words, console: Console, *, overwrite: bool) -> None:
    """Write the boards of the set with this number, or with one that is drawn, to files named after the boards."""
    game = next(name for name, rules in GAMES.items() if rules.sheet_sets)
    sheets = sheet_set(game, secrets.choice(GAMES[game].sheet_sets) if number is None else number)
    files = {folder / f"{sheet.name}.toml": GAMES[game].sheet_file(sheet) for sheet in sheets}
    for file in files:
        if file.exists() and not overwrite:
            raise Complaint("file-exists", name=str(file))
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    for file, text in files.items():
        with writing(file):
            file.write_text(text, encoding="utf-8")
        console.print(Text(str(file)), soft_wrap=True)
    names = ",".join(sheet.name for sheet in sheets[: GAMES[game].seats[0]])
    command = f"rollwright play {game} --{GAMES[game].sheet_word}s {names}"
    console.print(Text(words.say("boards-made", command=command)), soft_wrap=True)
