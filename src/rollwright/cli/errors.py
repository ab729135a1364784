"""Errors of a command as sentences on the error stream."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.text import Text

from rollwright.client.errors import ServerRefusal
from rollwright.core.errors import Complaint
from rollwright.core.files import UnplayableFile
from rollwright.record import BrokenRecord
from rollwright.translations import Words


@contextmanager
def complaints(words: Words) -> Iterator[None]:
    """Print a Complaint as a sentence on the error stream, and exit with code 1."""
    errors = Console(stderr=True, highlight=False)
    try:
        yield
    except Complaint as complaint:
        said = sentence(complaint, words)
        if isinstance(complaint, BrokenRecord):
            rule = f" ({complaint.rule})" if complaint.rule else ""
            said = words.say("complaint-in-record", line=complaint.line, said=said + rule)
        errors.print(Text(words.say("error", said=said)), soft_wrap=True)
        if isinstance(complaint, UnplayableFile):
            from rollwright.cli.checks import fault_text

            for fault in complaint.faults:
                errors.print(Text(f"  {fault_text(fault, words)}"), soft_wrap=True)
        raise typer.Exit(1) from None


def sentence(complaint: Complaint, words: Words) -> str:
    """Format a complaint; a problem of a server is told by its code if the catalogue does not have its message."""
    if not isinstance(complaint, ServerRefusal):
        return words.complain(complaint)
    try:
        said = words.quote(complaint.message, complaint.arguments)
    except (TypeError, LookupError, ValueError):
        return words.say("server-refuses", code=complaint.code)
    return said if complaint.rule is None else f"{said} ({complaint.rule})"
