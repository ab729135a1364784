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
from rollwright.cli.language import LANGUAGES, words_for
from rollwright.cli.serve import PORT, ServeOptions, serve
from rollwright.cli.solvers import SolveOptions, solvable_game, solver_for
from rollwright.cli.usage import TranslatedCommand, TranslatedGroup, show_usage_error
from rollwright.core.errors import Complaint
from rollwright.games import GAMES, game_named
from rollwright.translations import Words

INVERTED = "inverted"
"""The variant that has its own option."""
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

    language_option = Annotated[str | None, typer.Option("--language", help=words.say("help-language"))]
    sheet_files = Annotated[list[Path] | None, typer.Option("--sheet", help=words.say("help-sheet-file"))]
    database_option = Annotated[str | None, typer.Option("--database", help=words.say("help-database"))]
    record_file = Annotated[Path, typer.Argument(metavar=words.say("metavar-file"), help=words.say("help-record-file"))]
    seed_option = Annotated[int, typer.Option("--seed", help=words.say("help-lab-seed"))]
    copies_option = Annotated[bool, typer.Option("--copies", help=words.say("help-copies"))]
    sheets_option = Annotated[str | None, typer.Option("--sheets", "--boards", help=words.say("help-lab-sheets"))]
    variant_option = Annotated[str | None, typer.Option("--variant", help=words.say("help-variant"))]
    inverted_option = Annotated[bool, typer.Option("--inverted", help=words.say("help-inverted"))]
    jobs_option = Annotated[int | None, typer.Option("--jobs", help=words.say("help-jobs"))]
    ray_option = Annotated[
        str | None, typer.Option("--ray", metavar=words.say("metavar-address"), help=words.say("help-ray"))
    ]

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
        copies: copies_option = False,
        first: Annotated[int | None, typer.Option(help=words.say("help-first"))] = None,
        variant: variant_option = None,
        inverted: inverted_option = False,
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
        database: database_option = None,
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
                check=check,
            )
            raise typer.Exit(serve(options, words, console))

    @contextmanager
    def checked(language: str | None) -> Iterator[None]:
        with complaints(words):
            known_language(language)
            yield

    add_data_commands(command, words, console, checked)

    @command("replay")
    def replay_command(
        file: record_file,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("help-json"))] = False,
        step: Annotated[bool, typer.Option("--step", help=words.say("help-step"))] = False,
        sheet: sheet_files = None,
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            from rollwright.cli.results import show_replay

            show_replay(file, sheet or (), words, console, as_json=as_json, step=step)

    @command("verify")
    def verify_command(file: record_file, sheet: sheet_files = None, language: language_option = None) -> None:
        with complaints(words):
            known_language(language)
            from rollwright.cli.results import show_verify

            show_verify(file, sheet or (), words, console)

    @command("export")
    def export_command(
        file: record_file,
        as_json: Annotated[bool, typer.Option("--json/--text", help=words.say("help-export-form"))] = True,
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            from rollwright.cli.results import show_export

            show_export(file, as_json=as_json)

    @command("check-board")
    def check_command(
        files: Annotated[list[Path], typer.Argument(help=words.say("help-board-files"))],
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            from rollwright.cli.checks import show_check

            raise typer.Exit(0 if show_check(files, words, console) else 1)

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

    @command("simulate")
    def simulate_command(
        game: Annotated[str, typer.Argument(metavar=words.say("metavar-game"), help=words.say("help-lab-game"))],
        players: Annotated[str, typer.Option(help=words.say("help-players"))] = "2",
        games: Annotated[int, typer.Option(help=words.say("help-games"))] = 1000,
        seed: seed_option = 1,
        sheets: sheets_option = None,
        copies: copies_option = False,
        variant: variant_option = None,
        inverted: inverted_option = False,
        milliseconds: Annotated[int | None, typer.Option(help=words.say("help-milliseconds"))] = None,
        out: Annotated[Path | None, typer.Option(help=words.say("help-out"))] = None,
        picture: Annotated[Path | None, typer.Option(help=words.say("help-picture"))] = None,
        overwrite: Annotated[bool, typer.Option("--overwrite", help=words.say("help-overwrite-files"))] = False,
        jobs: jobs_option = None,
        ray: ray_option = None,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("help-json"))] = False,
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            from rollwright.cli.simulate import SimulateOptions, simulate

            options = SimulateOptions(
                game=game_named(game).name,
                players=players,
                games=games,
                seed=seed,
                sheets=sheets,
                copies=copies,
                variant=INVERTED if inverted else variant,
                milliseconds=milliseconds,
                jobs=jobs,
                ray=ray,
                out=out,
                picture=picture,
                overwrite=overwrite,
                as_json=as_json,
            )
            simulate(options, words, console)

    @command("arena")
    def arena_command(
        bots: Annotated[list[str], typer.Argument(metavar=words.say("metavar-bot"), help=words.say("help-arena-bots"))],
        game: Annotated[str, typer.Option(metavar=words.say("metavar-game"), help=words.say("help-lab-game"))] = next(
            iter(GAMES)
        ),
        seats: Annotated[int, typer.Option(help=words.say("help-arena-seats"))] = 2,
        games_at_most: Annotated[int, typer.Option(help=words.say("help-games-at-most"))] = 1000,
        milliseconds: Annotated[int, typer.Option(help=words.say("help-milliseconds"))] = 20,
        seed: seed_option = 1,
        sheets: sheets_option = None,
        copies: copies_option = False,
        variant: variant_option = None,
        inverted: inverted_option = False,
        share: Annotated[float, typer.Option(help=words.say("help-share"))] = 0.5,
        play_all: Annotated[bool, typer.Option("--play-all", help=words.say("help-play-all"))] = False,
        gauntlet: Annotated[bool, typer.Option("--gauntlet", help=words.say("help-gauntlet"))] = False,
        jobs: jobs_option = None,
        ray: ray_option = None,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("help-json"))] = False,
        language: language_option = None,
    ) -> None:
        with complaints(words):
            known_language(language)
            from rollwright.cli.arena import ArenaOptions, arena

            options = ArenaOptions(
                bots=tuple(bots),
                game=game_named(game).name,
                seats=seats,
                games_at_most=games_at_most,
                milliseconds=milliseconds,
                seed=seed,
                sheets=sheets,
                copies=copies,
                variant=INVERTED if inverted else variant,
                share=share,
                play_all=play_all,
                gauntlet=gauntlet,
                jobs=jobs,
                ray=ray,
                as_json=as_json,
            )
            arena(options, words, console)

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
