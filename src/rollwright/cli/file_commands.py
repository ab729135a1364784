"""The commands for records and for files of boards and sheets, with their options."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from rollwright.cli.language import language_help
from rollwright.translations import Words


def add_file_commands(
    command: Callable[[str], Callable[[Callable[..., None]], Callable[..., None]]],
    words: Words,
    console: Console,
    checked: Callable[[str | None], AbstractContextManager[None]],
) -> None:
    """Add the commands by `command`; each runs inside `checked(language)`."""
    language_option = Annotated[str | None, typer.Option("--language", help=language_help(words))]
    sheet_files = Annotated[list[Path] | None, typer.Option("--sheet", help=words.say("help-sheet-file"))]
    record_file = Annotated[Path, typer.Argument(metavar=words.say("metavar-file"), help=words.say("help-record-file"))]

    @command("replay")
    def replay_command(
        file: record_file,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("help-json"))] = False,
        step: Annotated[bool, typer.Option("--step", help=words.say("help-step"))] = False,
        sheet: sheet_files = None,
        language: language_option = None,
    ) -> None:
        with checked(language):
            from rollwright.cli.results import show_replay

            show_replay(file, sheet or (), words, console, as_json=as_json, step=step)

    @command("verify")
    def verify_command(file: record_file, sheet: sheet_files = None, language: language_option = None) -> None:
        with checked(language):
            from rollwright.cli.results import show_verify

            show_verify(file, sheet or (), words, console)

    @command("export")
    def export_command(
        file: record_file,
        as_json: Annotated[bool, typer.Option("--json/--text", help=words.say("help-export-form"))] = True,
        language: language_option = None,
    ) -> None:
        with checked(language):
            from rollwright.cli.results import show_export

            show_export(file, as_json=as_json)

    @command("check-board")
    def check_command(
        files: Annotated[list[Path], typer.Argument(help=words.say("help-board-files"))],
        language: language_option = None,
    ) -> None:
        with checked(language):
            from rollwright.cli.checks import show_check

            raise typer.Exit(0 if show_check(files, words, console) else 1)

    @command("make-boards")
    def make_command(
        seed: Annotated[int | None, typer.Option(help=words.say("help-make-boards-seed"))] = None,
        out: Annotated[
            Path, typer.Option(metavar=words.say("metavar-folder"), help=words.say("help-make-boards-folder"))
        ] = Path(),
        overwrite: Annotated[bool, typer.Option("--overwrite", help=words.say("help-overwrite-files"))] = False,
        language: language_option = None,
    ) -> None:
        with checked(language):
            from rollwright.cli.make_boards import make_boards

            make_boards(seed, out, words, console, overwrite=overwrite)
