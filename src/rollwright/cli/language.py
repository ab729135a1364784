"""Chooses the language before the command line is parsed, so that help and usage errors are translated."""

from collections.abc import Mapping, Sequence

from rollwright.translations import LANGUAGES, Words, language_for

OPTION = "--language"


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language given by `--language`, else by the locale of the system."""
    for number, argument in enumerate(arguments):
        if argument.startswith(f"{OPTION}="):
            return language_for(argument.removeprefix(f"{OPTION}="))
        if argument == OPTION and number + 1 < len(arguments):
            return language_for(arguments[number + 1])
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return language_for(environment[variable])
    return language_for(None)


def words_for(arguments: Sequence[str], environment: Mapping[str, str]) -> Words:
    """The catalogue in that language."""
    return Words(chosen_language(arguments, environment))


def language_help(words: Words) -> str:
    """The help of `--language`, which lists the languages."""
    return words.say("help-language", languages=", ".join(LANGUAGES))


__all__ = ["LANGUAGES", "OPTION", "chosen_language", "language_help", "words_for"]
