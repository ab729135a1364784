"""The commands and their options. Each command imports the module that carries it out when it is called."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from rollwright import __version__
from rollwright.cli.data import add_data_commands
from rollwright.cli.errors import complaints
from rollwright.cli.file_commands import add_file_commands
from rollwright.cli.lab_commands import INVERTED, add_lab_commands
from rollwright.cli.language import LANGUAGES, language_help, words_for
from rollwright.cli.serve import PORT, ServeOptions, serve
from rollwright.cli.solvers import SolveOptions, solvable_game, solver_for
from rollwright.cli.usage import TranslatedCommand, TranslatedGroup, show_usage_error
from rollwright.core.errors import Complaint
from rollwright.games import GAMES, game_named
from rollwright.translations import Words

Decorator = Callable[[Callable[..., None]], Callable[..., None]]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit; the entry point of `rollwright`."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = words_for(given, os.environ)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # characters that the terminal cannot show become "?"
            stream.reconfigure(errors="replace")
    try:
        code = app(words, Console(highlight=False))(given, standalone_mode=False)
    except typer.Abort:  # the input ended
        sys.exit(1)
    except typer.TyperException as error:
        show_usage_error(error, given, words)
        sys.exit(error.exit_code)
    sys.exit(code or 0)


def app(words: Words, console: Console) -> typer.Typer:
    """All commands, with their help in this language."""
    commands = typer.Typer(
        cls=TranslatedGroup,
        context_settings={"obj": words},
        help=words.say("help-app"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
    )

    def command(name: str) -> Decorator:
        """Add a command with the help and the summary of its name."""
        help_text, summary = words.say(f"help-{name}"), words.say(f"summary-{name}")
        return commands.command(name, cls=TranslatedCommand, help=help_text, short_help=summary)

    def version(wanted: bool) -> None:
        if wanted:
            console.print(__version__)
            raise typer.Exit

    def known_language(language: str | None) -> None:
        if language is not None and language not in LANGUAGES:
            raise Complaint("language-unknown", text=language, languages=", ".join(LANGUAGES))

    language_option = Annotated[str | None, typer.Option("--language", help=language_help(words))]

    @commands.callback()
    def options(
        version: Annotated[  # noqa: ARG001  its callback acts
            bool, typer.Option("--version", callback=version, is_eager=True, help=words.say("help-version"))
        ] = False,
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)

    @command("play")
    def play_command(
        game: Annotated[
            str | None, typer.Argument(metavar=words.say("metavar-game"), help=words.say("help-game"))
        ] = None,
        seats: Annotated[str | None, typer.Option(help=words.say("help-seats"))] = None,
        names: Annotated[str | None, typer.Option(help=words.say("help-names"))] = None,
        seed: Annotated[int | None, typer.Option(help=words.say("help-seed"))] = None,
        real_dice: Annotated[bool, typer.Option("--real-dice", help=words.say("help-real-dice"))] = False,
        sheets: Annotated[str | None, typer.Option("--sheets", "--boards", help=words.say("help-sheets"))] = None,
        copies: Annotated[bool, typer.Option("--copies", help=words.say("help-copies"))] = False,
        first: Annotated[int | None, typer.Option(help=words.say("help-first"))] = None,
        variant: Annotated[str | None, typer.Option("--variant", help=words.say("help-variant"))] = None,
        inverted: Annotated[bool, typer.Option("--inverted", help=words.say("help-inverted"))] = False,
        record: Annotated[Path | None, typer.Option(help=words.say("help-record"))] = None,
        overwrite: Annotated[bool, typer.Option("--overwrite", help=words.say("help-overwrite"))] = False,
        at: Annotated[str | None, typer.Option(metavar=words.say("metavar-link"), help=words.say("help-at"))] = None,
        seat: Annotated[int | None, typer.Option(help=words.say("help-seat"))] = None,
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            if at is not None:
                set_already = {"--seats": seats, "--seed": seed, "--real-dice": real_dice, "--sheets": sheets}
                set_already |= {"--copies": copies, "--first": first, "--variant": variant, "--inverted": inverted}
                refuse_with_at(game, set_already)
                from rollwright.cli.remote import RemotePlayOptions, play_at

                raise typer.Exit(play_at(RemotePlayOptions(at, names, seat, record, overwrite), words, console))
            if seat is not None:
                raise Complaint("seat-without-at")
            from rollwright.cli.play import PlayOptions, play

            options = PlayOptions(
                game=choose_game(words, console) if game is None else game_named(game).name,
                seats=seats,
                names=names,
                seed=seed,
                real_dice=real_dice,
                sheets=sheets,
                copies=copies,
                first=first,
                variant=INVERTED if inverted else variant,
                record=record,
                overwrite=overwrite,
            )
            raise typer.Exit(play(options, words, console))

    @command("serve")
    def serve_command(
        host: Annotated[str | None, typer.Option(help=words.say("help-host"))] = None,
        lan: Annotated[bool, typer.Option("--lan", help=words.say("help-lan"))] = False,
        port: Annotated[int, typer.Option(help=words.say("help-port"))] = PORT,
        database: Annotated[str | None, typer.Option("--database", help=words.say("help-database"))] = None,
        root_path: Annotated[str, typer.Option(help=words.say("help-root-path"))] = "",
        browser: Annotated[bool, typer.Option("--browser/--no-browser", help=words.say("help-browser"))] = True,
        trusted_proxies: Annotated[str, typer.Option(help=words.say("help-trusted-proxies"))] = "127.0.0.1",
        allowed_host: Annotated[list[str] | None, typer.Option(help=words.say("help-allowed-host"))] = None,
        limit: Annotated[
            list[str] | None, typer.Option(metavar=words.say("metavar-limit"), help=words.say("help-limit"))
        ] = None,
        bot: Annotated[
            list[str] | None, typer.Option(metavar=words.say("metavar-extra-bot"), help=words.say("help-extra-bot"))
        ] = None,
        bot_workers: Annotated[int | None, typer.Option(help=words.say("help-bot-workers"))] = None,
        log: Annotated[str | None, typer.Option(metavar=words.say("metavar-file"), help=words.say("help-log"))] = None,
        keep_finished: Annotated[
            int | None, typer.Option(min=1, metavar=words.say("metavar-days"), help=words.say("help-keep-finished"))
        ] = None,
        public_url: Annotated[str | None, typer.Option(help=words.say("help-public-url"))] = None,
        smtp: Annotated[str | None, typer.Option(envvar="ROLLWRIGHT_SMTP", help=words.say("help-smtp"))] = None,
        mail_from: Annotated[str | None, typer.Option(help=words.say("help-mail-from"))] = None,
        allow_private_addresses: Annotated[
            bool, typer.Option("--allow-private-addresses", help=words.say("help-allow-private-addresses"))
        ] = False,
        check: Annotated[bool, typer.Option("--check", help=words.say("help-check"))] = False,
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            options = ServeOptions(
                host=host,
                lan=lan,
                port=port,
                database=database,
                root_path=root_path,
                browser=browser,
                trusted_proxies=trusted_proxies,
                allowed_hosts=tuple(allowed_host or ()),
                limits=tuple(limit or ()),
                bots=tuple(bot or ()),
                bot_workers=bot_workers,
                log=log,
                keep_finished=keep_finished,
                public_url=public_url,
                smtp=smtp,
                mail_from=mail_from,
                allow_private_addresses=allow_private_addresses,
                check=check,
            )
            raise typer.Exit(serve(options, words, console))

    @command("learn")
    def learn_command(
        game: Annotated[
            str | None, typer.Argument(metavar=words.say("metavar-game"), help=words.say("help-learn-game"))
        ] = None,
        step: Annotated[int, typer.Option(help=words.say("help-learn-step"))] = 1,
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            from rollwright.cli.learn import learn, list_lessons

            if game is None:
                list_lessons(words, console)
            else:
                learn(game, step, words, console)

    @contextmanager
    def checked(language: str | None) -> Iterator[None]:
        with complaints(words):
            known_language(language)
            yield

    add_data_commands(command, words, console, checked)
    add_file_commands(command, words, console, checked)
    add_lab_commands(command, words, console, checked)

    @command("solve")
    def solve_command(
        game: Annotated[
            str, typer.Argument(metavar=words.say("metavar-game"), help=words.say("help-solve-game"))
        ] = solvable_game(),
        sheet: Annotated[str | None, typer.Option(help=words.say("help-solve-sheet"))] = None,
        no_reroll: Annotated[bool, typer.Option("--no-reroll", help=words.say("help-no-reroll"))] = False,
        position: Annotated[str | None, typer.Option(help=words.say("help-position"))] = None,
        dice: Annotated[str | None, typer.Option(help=words.say("help-dice"))] = None,
        second_roll: Annotated[bool, typer.Option("--second-roll", help=words.say("help-second-roll"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("help-json"))] = False,
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            options = SolveOptions(
                game=game,
                sheet=sheet,
                second_rolls=not no_reroll,
                position=position,
                dice=dice,
                second_roll=second_roll,
                as_json=as_json,
            )
            solver_for(game)(options, words, console)

    @command("rules")
    def rules_command(
        which: Annotated[str, typer.Argument(metavar=words.say("metavar-rule"), help=words.say("help-rule"))] = "",
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            from rollwright.cli.rules import show_rules

            show_rules(which, words, console)

    return commands


def refuse_with_at(game: str | None, options: Mapping[str, object]) -> None:
    """Raise Complaint if an option is given that only the host of a remote table can choose."""
    for option, given in {str(game): game, **options}.items():
        if given is not None and given is not False:
            raise Complaint("at-excludes", option=option)


def choose_game(words: Words, console: Console) -> str:
    """Ask which game to play; returns the first one if the input is not a terminal."""
    if not (sys.stdin.isatty() and console.is_terminal):
        return next(iter(GAMES))
    games = list(GAMES)
    listed = "   ".join(f"{number} {words.name('game', game)}" for number, game in enumerate(games, 1))
    while True:
        console.print(Text(words.say("choose-game", games=listed)))
        try:
            typed = console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
        if typed in [str(number) for number in range(1, len(games) + 1)]:
            return games[int(typed) - 1]
        if typed.lower() in games:
            return typed.lower()
        if typed.lower() in ("q", "quit", words.say("command-quit")):
            raise typer.Exit
        console.print(Text(words.say("choose-again", most=len(games))))
