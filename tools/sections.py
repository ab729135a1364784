"""Pages with measured sections; a new measurement replaces the section with its title."""

import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent


def put_section(page: Path, title: str, body: str) -> None:
    """Replace the section with this title in a page, or append it; everything else stays."""
    head, *sections = page.read_text(encoding="utf-8").split("\n## ")
    written = f"{title}\n\n{body.strip()}"
    titles = [section.split("\n", 1)[0] for section in sections]
    if title in titles:
        sections[titles.index(title)] = written
    else:
        sections.append(written)
    parts = [head.strip("\n"), *(f"## {section.strip(chr(10))}" for section in sections)]
    page.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def section_of(page: Path, title: str) -> str:
    """The text of the section with this title; empty if the page has none."""
    _, *sections = page.read_text(encoding="utf-8").split("\n## ")
    bodies = [body for head, _, body in (section.partition("\n") for section in sections) if head == title]
    return bodies[0].strip() if bodies else ""


def deliver(page: Path, title: str, bodies: Iterable[str], *, dry: bool) -> None:
    """Write a section each time that its body has grown, or print only the last body, and write nothing."""
    body = ""
    for body in bodies:
        last_row = [line for line in body.splitlines() if line.startswith("|")][-1:]
        sys.stderr.write("".join(f"{row}\n" for row in last_row))
        if not dry:
            put_section(page, title, body)
    if dry:
        sys.stdout.write(f"## {title}\n\n{body}\n\n")


def circumstances() -> str:
    """The date, the commit and the number of cores of a measurement."""

    def git(*words: str) -> str:
        asked = ("git", *words)
        return subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603

    changed = " with changes" if git("status", "--porcelain", "src") else ""
    commit = git("rev-parse", "--short", "HEAD")
    return (
        f"{datetime.now(UTC):%Y-%m-%d}, commit {commit}{changed}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}"
    )


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A Markdown table whose first column is text."""
    lines = [f"| {' | '.join(heads)} |", "| --- |" + " ---: |" * (len(heads) - 1)]
    return "\n".join(lines + [f"| {' | '.join(row)} |" for row in rows])
