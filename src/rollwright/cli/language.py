"""Which language to speak, known before the command line is read, so that its help can be spoken too."""

from collections.abc import Mapping, Sequence

from rollwright.translations import LANGUAGES, Words, language_for

OPTION = "--language"


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What `--language` says, else what the system's settings say."""
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
    """The words of that language."""
    return Words(chosen_language(arguments, environment))


__all__ = ["LANGUAGES", "OPTION", "chosen_language", "words_for"]
