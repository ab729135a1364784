"""The commands that play many games, with their options."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from rollwright.cli.language import language_help
from rollwright.games import GAMES, game_named
from rollwright.translations import Words

INVERTED = "inverted"
"""The variant that has its own option."""


def add_lab_commands(
    command: Callable[[str], Callable[[Callable[..., None]], Callable[..., None]]],
    words: Words,
    console: Console,
    checked: Callable[[str | None], AbstractContextManager[None]],
) -> None:
    """Add the commands by `command`; each runs inside `checked(language)`."""
    language_option = Annotated[str | None, typer.Option("--language", help=language_help(words))]
    seed_option = Annotated[int, typer.Option("--seed", help=words.say("help-lab-seed"))]
    copies_option = Annotated[bool, typer.Option("--copies", help=words.say("help-copies"))]
    sheets_option = Annotated[str | None, typer.Option("--sheets", "--boards", help=words.say("help-lab-sheets"))]
    variant_option = Annotated[str | None, typer.Option("--variant", help=words.say("help-variant"))]
    inverted_option = Annotated[bool, typer.Option("--inverted", help=words.say("help-inverted"))]
    jobs_option = Annotated[int | None, typer.Option("--jobs", help=words.say("help-jobs"))]
    ray_option = Annotated[
        str | None, typer.Option("--ray", metavar=words.say("metavar-address"), help=words.say("help-ray"))
    ]

    @command("bots")
    def bots_command(
        game: Annotated[
            str | None, typer.Argument(metavar=words.say("metavar-game"), help=words.say("help-lab-game"))
        ] = None,
        language: language_option = None,
    ) -> None:
        with checked(language):
            from rollwright.cli.bots import show_bots

            show_bots(None if game is None else game_named(game).name, words, console)

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
        with checked(language):
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
        with checked(language):
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
