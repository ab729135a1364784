"""The commands that copy, archive and remove the data of a server, with their options."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from rollwright.cli.extras import require_server
from rollwright.cli.language import language_help
from rollwright.cli.serve import backup, migrate, restore
from rollwright.translations import Words


def add_data_commands(
    command: Callable[[str], Callable[[Callable[..., None]], Callable[..., None]]],
    words: Words,
    console: Console,
    checked: Callable[[str | None], AbstractContextManager[None]],
) -> None:
    """Add the commands by `command`; each runs inside `checked(language)`, and only if the server is installed."""

    @contextmanager
    def server_installed(language: str | None) -> Iterator[None]:
        with checked(language):
            require_server()
            yield

    database_option = Annotated[str | None, typer.Option("--database", help=words.say("help-database"))]
    language_option = Annotated[str | None, typer.Option("--language", help=language_help(words))]

    @command("backup")
    def backup_command(
        file: Annotated[Path, typer.Argument(help=words.say("help-backup-file"))],
        database: database_option = None,
        language: language_option = None,
    ) -> None:
        with server_installed(language):
            backup(file, database, words, console)

    @command("restore")
    def restore_command(
        file: Annotated[Path, typer.Argument(help=words.say("help-backup-file"))],
        database: database_option = None,
        overwrite: Annotated[bool, typer.Option("--overwrite", help=words.say("help-overwrite-database"))] = False,
        language: language_option = None,
    ) -> None:
        with server_installed(language):
            restore(file, database, words, console, overwrite=overwrite)

    @command("migrate-database")
    def migrate_command(
        source: Annotated[str, typer.Argument(metavar=words.say("metavar-from"), help=words.say("help-migrate-from"))],
        target: Annotated[str, typer.Argument(metavar=words.say("metavar-to"), help=words.say("help-migrate-to"))],
        language: language_option = None,
    ) -> None:
        with server_installed(language):
            migrate(source, target, words, console)

    @command("archive")
    def archive_command(
        older_than: Annotated[
            int, typer.Option(min=0, metavar=words.say("metavar-days"), help=words.say("help-older-than"))
        ],
        out: Annotated[
            Path | None, typer.Option(metavar=words.say("metavar-folder"), help=words.say("help-archive-folder"))
        ] = None,
        dry_run: Annotated[bool, typer.Option("--dry-run", help=words.say("help-dry-run"))] = False,
        database: database_option = None,
        language: language_option = None,
    ) -> None:
        with server_installed(language):
            from rollwright.cli.retention import archive

            archive(older_than, out, database, words, console, dry_run=dry_run)

    @command("forget")
    def forget_command(
        what: Annotated[
            str, typer.Argument(metavar=words.say("metavar-table-or-guest"), help=words.say("help-forget-what"))
        ],
        seat: Annotated[int | None, typer.Option(min=1, help=words.say("help-forget-seat"))] = None,
        yes: Annotated[bool, typer.Option("--yes", help=words.say("help-yes"))] = False,
        database: database_option = None,
        language: language_option = None,
    ) -> None:
        with server_installed(language):
            from rollwright.cli.retention import forget

            forget(what, seat, database, words, console, yes=yes)
