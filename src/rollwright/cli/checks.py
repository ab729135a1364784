"""`check-board`: lists every error in board and sheet files, with its place and rule."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rollwright.cli.files import read_next_to, read_text
from rollwright.core.errors import Complaint
from rollwright.core.files import Fault, Level
from rollwright.games.material import check_file, check_together
from rollwright.translations import LONGEST_QUOTE, Words, shown


def show_check(files: Sequence[Path], words: Words, console: Console) -> bool:
    """Check each file, and all of them as a set; returns whether all can be played."""
    playable: list[object] = []
    for file in files:
        try:
            checked = check_file(read_text(file), read_next_to(file))
        except Complaint as complaint:
            say(words.complain(complaint), console)
            continue
        show_faults(str(file), checked.faults, words, console)
        if checked.value is not None:
            playable.append(checked.value)
    together = check_together(playable)
    if together:
        show_faults(words.say("check-together"), together, words, console)
    return len(playable) == len(files) and all(fault.level is not Level.FAULT for fault in together)


def show_faults(file: str, faults: Iterable[Fault], words: Words, console: Console) -> None:
    """Print the verdict on a file, then its errors and warnings."""
    found = list(faults)
    for level, verdict in ((Level.FAULT, "check-unplayable"), (Level.DIFFERENCE, "check-playable")):
        if of_level := [fault for fault in found if fault.level is level]:
            say(f"{file}: {words.say(verdict)}", console)
            for fault in of_level:
                say("  " + fault_text(fault, words), console)
            break
    else:
        say(f"{file}: {words.say('check-standard')}", console)
    if warnings := [fault for fault in found if fault.level is Level.WARNING]:
        say(f"{file}: {words.say('check-warnings')}", console)
        for fault in warnings:
            say("  " + fault_text(fault, words), console)


def fault_text(fault: Fault, words: Words) -> str:
    """`area[3].ring: The ring around the forest is open between 13 and 15. (B3)`."""
    said = f"{words.quote(fault.message, fault.arguments)} ({fault.rule})"
    return f"{shown(fault.place, LONGEST_QUOTE)}: {said}" if fault.place else said


def say(text: str, console: Console) -> None:
    """Print a line without wrapping it."""
    console.print(Text(text), soft_wrap=True)
