"""Help pages and usage errors in the reader's language; typer has them in English only.

Typer contains a copy of click and does not export all of it, so this module imports from inside typer. `pyproject.toml`
therefore caps typer's version, and `tests/cli/test_usage.py` has a test for each kind of error.
"""

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import get_args

from rich.console import Console
from rich.text import Text
from typer import BadParameter, TyperException
from typer._click import Command, Context, HelpFormatter, Parameter
from typer._click.exceptions import BadOptionUsage, MissingParameter, NoArgsIsHelpError, NoSuchOption, UsageError
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from rollwright.translations import Words

PLACEHOLDERS = {int: "metavar-number", float: "metavar-number", Path: "metavar-file"}
"""The placeholder of a value by its type; every other value is a text."""


def words_of(context: Context) -> Words:
    """The catalogue in the reader's language, which `cli.app` stores in the context."""
    words: Words = context.obj
    return words


class TranslatedCommand(TyperCommand):
    """A command whose help and usage errors are in the reader's language."""

    allow_extra_args = True
    """Typer would refuse them in English; `parse_args` refuses them instead."""

    def get_help_option(self, ctx: Context) -> TyperOption | None:
        """Return the option `--help` with its text in the reader's language."""
        return translated_help_option(super().get_help_option(ctx), ctx)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the line that shows how the command is called."""
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the list of parameters."""
        write_parameters(self, ctx, formatter)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Parse the arguments; those that no parameter takes are an error."""
        rest = super().parse_args(ctx, args)
        if rest:
            raise UsageError(words_of(ctx).quote("usage-extra-arguments", {"text": " ".join(rest)}), ctx)
        return rest


class TranslatedGroup(TyperGroup):
    """The program with its commands; its help and usage errors are in the reader's language."""

    def get_help_option(self, ctx: Context) -> TyperOption | None:
        """Return the option `--help` with its text in the reader's language."""
        return translated_help_option(super().get_help_option(ctx), ctx)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the line that shows how the command is called."""
        write_usage(self, ctx, formatter, f"{words_of(ctx).say('metavar-command')} ...")

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the lists of options and of commands."""
        write_parameters(self, ctx, formatter)
        with formatter.section(words_of(ctx).say("usage-commands")):
            formatter.write_dl([(name, command.get_short_help_str()) for name, command in self.commands.items()])

    def invoke(self, ctx: Context) -> object:
        """Run the command that was named; without one it is an error."""
        if not ctx._protected_args:  # noqa: SLF001  typer would say so in English
            raise UsageError(words_of(ctx).say("usage-missing-command"), ctx)
        return super().invoke(ctx)

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, Command | None, list[str]]:
        """Find the command of this name, or suggest similar ones."""
        name, *rest = args
        if name not in self.commands:
            words = words_of(ctx)
            said = words.quote("usage-no-such-command", {"command": name})
            raise UsageError(said + suggestion(get_close_matches(name, self.commands), words), ctx)
        return name, self.commands[name], rest


# Help


def translated_help_option(option: TyperOption | None, context: Context) -> TyperOption | None:
    """The option `--help` with its help text in the reader's language."""
    if option is not None:
        option.help = words_of(context).say("help-help")
    return option


def write_usage(command: Command, context: Context, formatter: HelpFormatter, *more: str) -> None:
    """Write the line that shows how the command is called."""
    words = words_of(context)
    arguments = (usage_of(one, words) for one in command.params if isinstance(one, TyperArgument))
    pieces = " ".join([f"[{words.say('metavar-options')}]", *arguments, *more])
    formatter.write_usage(context.command_path, pieces, prefix=f"{words.say('usage-heading')}: ")


def usage_of(argument: TyperArgument, words: Words) -> str:
    """An argument in the usage line: `FILE`, `[GAME]` if it is optional, `BOT...` if there may be several."""
    name = placeholder(argument, words)
    return (name if argument.required else f"[{name}]") + ("" if argument.nargs == 1 else "...")


def write_parameters(command: Command, context: Context, formatter: HelpFormatter) -> None:
    """Write the lists of arguments and of options."""
    words = words_of(context)
    parameters = command.get_params(context)
    for heading, kind in (("usage-arguments", TyperArgument), ("usage-options", TyperOption)):
        rows = [help_row(one, words) for one in parameters if isinstance(one, kind)]
        if rows:
            with formatter.section(words.say(heading)):
                formatter.write_dl(rows)


def help_row(parameter: TyperArgument | TyperOption, words: Words) -> tuple[str, str]:
    """The name of a parameter, and its help with further details in brackets."""
    notes = []
    if default := default_of(parameter):
        notes.append(words.say("usage-default", value=default))
    if parameter.min is not None:
        notes.append(f">= {parameter.min}")
    if parameter.required:
        notes.append(words.say("usage-required"))
    text = f"{parameter.help or ''}  [{'; '.join(notes)}]" if notes else parameter.help or ""
    if isinstance(parameter, TyperArgument):
        return placeholder(parameter, words), text
    names = " / ".join(", ".join(names) for names in (parameter.opts, parameter.secondary_opts) if names)
    return (names if parameter.is_flag else f"{names} {placeholder(parameter, words)}"), text


def default_of(parameter: TyperArgument | TyperOption) -> str:
    """The default as it would be typed; empty if it is not worth showing."""
    default = parameter.default
    if default is True:
        return parameter.opts[0].lstrip("-")
    return "" if default is None or default is False else str(default)


def placeholder(parameter: TyperArgument | TyperOption, words: Words) -> str:
    """The word in capitals for a value: the parameter's own, else one for its type."""
    if parameter.metavar is not None:
        return parameter.metavar
    annotation = parameter.type_descriptor.annotation
    kind = next(iter(get_args(annotation)), annotation)  # the elements of a list
    return words.say(PLACEHOLDERS.get(kind, "metavar-text"))


# Errors


def show_usage_error(error: TyperException, given: Sequence[str], words: Words) -> None:
    """Print what is wrong with the arguments `given`, and how the command is called."""
    errors = Console(stderr=True, highlight=False)
    if isinstance(error, NoArgsIsHelpError):
        errors.print(Text(error.message), soft_wrap=True)
        return
    context = error.ctx if isinstance(error, UsageError) else None
    if context is not None:
        errors.print(Text(context.get_usage()), soft_wrap=True)
        errors.print(Text(words.say("usage-try-help", command=f"{context.command_path} --help")), soft_wrap=True)
        errors.print()
    errors.print(Text(words.say("error", said=explained(error, given, words))), soft_wrap=True)


def explained(error: TyperException, given: Sequence[str], words: Words) -> str:
    """The error as a sentence."""
    match error:
        case NoSuchOption():
            said = words.quote("usage-no-such-option", {"option": error.option_name})
            return said + suggestion(error.possibilities or (), words)
        case MissingParameter(param=TyperOption() as option):
            return words.say("usage-missing-option", name=name_of(option, words))
        case MissingParameter(param=TyperArgument() as argument):
            return words.say("usage-missing-argument", name=name_of(argument, words))
        case BadParameter(param=TyperOption() | TyperArgument() as parameter):
            return invalid_value(error, name_of(parameter, words), words)
        case BadOptionUsage():
            ends_there = given[-1] == error.option_name
            said = "usage-value-missing" if ends_there else "usage-value-not-taken"
            return words.quote(said, {"option": error.option_name})
        case _:
            return error.format_message()


def invalid_value(error: BadParameter, option: str, words: Words) -> str:
    """The reason why a value cannot be used, as pydantic found it."""
    from pydantic import ValidationError  # typer has loaded it by now; at the start it would take time

    if isinstance(error.__cause__, ValidationError):
        fault = error.__cause__.errors()[0]
        if fault["type"].startswith("int_"):
            return words.quote("usage-not-a-whole-number", {"option": option, "text": str(fault["input"])})
        if fault["type"].startswith("float_"):
            return words.quote("usage-not-a-number", {"option": option, "text": str(fault["input"])})
        if fault["type"] == "greater_than_equal":
            return words.say("number-too-small", option=option, least=fault["ctx"]["ge"])
    return words.quote("usage-invalid-value", {"option": option, "reason": error.message})


def name_of(parameter: Parameter, words: Words) -> str:
    """An option by its names, an argument by its placeholder."""
    return placeholder(parameter, words) if isinstance(parameter, TyperArgument) else " / ".join(parameter.opts)


def suggestion(names: Sequence[str], words: Words) -> str:
    """A second sentence with the names that may have been meant."""
    return " " + words.say("usage-did-you-mean", suggestions=", ".join(sorted(names))) if names else ""
