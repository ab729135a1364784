"""The guides in CONTRIBUTING.md are complete: they list every file that names an example of what they add.

A file that names an example for another reason is in the list of the example here.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.test_named_files import CODE, PATH, ROOT, SOURCE, Row

GUIDES = ROOT / "CONTRIBUTING.md"
LINK = re.compile(r"\]\(([^)#:]+)\)")
READ = (".css", ".ftl", ".html", ".json", ".md", ".py", ".svelte", ".toml", ".ts")
FOLDERS = ("bench", "docs", "examples", "src", "tests", "tools", "web/src")
LEFT_OUT = (
    "web/src/protocol/types.ts",
    "web/src/protocol/constants.ts",
    "bench/.work/",
    "bench/results.md",
    "tests/data/",
)
"""Written by `make generate`, which the guides name, by benchmarks, or by earlier versions."""
BUILT = re.compile(r"/(?:page|node_modules|__pycache__)/")
THIS_TEST = "tests/architecture/test_guides.py"


@dataclass(frozen=True)
class Example:
    """Something that a guide has added: a pattern for its names, and the files that it adds nothing to."""

    guide: str
    pattern: str
    elsewhere: tuple[str, ...] = ()
    """Files, and folders with a final slash, that only use what exists."""


EXAMPLES = {
    "why-not": Example(
        "A new client message",
        r"WhyNot|why-not",
        ("tests/lesson/test_lessons.py", "web/src/match/match.test.ts", "web/src/match/waiting.test.ts"),
    ),
    "take-over": Example(
        "A new client message",
        r"TakeOver|take-over",
        (
            "tests/server/",
            "tests/session/",
            "web/src/lobby/lobby.test.ts",
        ),
    ),
    "presence": Example("A new server message", r"PresenceChanged"),
    "bye": Example("A new server message", r"Bye"),
    "handover": Example(
        "A new REST request",
        r"HandoverLink|handover",
        (
            "tests/cli/test_remote.py",
            "tests/server/in_process.py",
            "tests/server/live/",
            "tests/server/store/test_database.py",
            "tests/server/test_clock.py",
        ),
    ),
    "B29": Example("A changed rule", r"(?:rule-)?B29", ("tests/lab/test_game_run.py",)),
    "T11": Example("A changed rule", r"(?:rule-)?T11", ("tests/e2e/test_one_device.py",)),
    "took-back": Example(
        "A new entry of a table's log",
        r"TookBack|(?:tell-)?took-back",
        ("tests/server/live/", "tests/session/test_throttle.py", "tests/table/test_table.py"),
    ),
    "rematched": Example(
        "A new entry of a table's log",
        r"Rematched|(?:tell-)?rematched",
        ("tests/server/live/", "tests/server/store/test_erasure.py", "tests/table/"),
    ),
    "pt-BR": Example(
        "A new language",
        r"pt-BR",
        (
            "src/rollwright/server/http/pages.py",
            "tests/cli/",
            "tests/e2e/",
            "tests/server/",
            "web/src/words/",
        ),
    ),
    "make-boards": Example(
        "A new command",
        r"make-boards(?!-)|(?:help|summary)-make-boards",
        ("tests/cli/test_make_boards.py",),
    ),
    "webhook": Example(
        "A new notification channel",
        r"webhooks?|WEBHOOK|NewWebhook",
        ("src/rollwright/testing/server/notified_games.py",),
    ),
    "sprinter": Example(
        "A new character",
        r"(?:bot-)?sprinter(?:-character)?",
    ),
}


@cache
def written() -> tuple[str, ...]:
    """The paths of all text files that people write."""
    files = [ROOT / "README.md", *(file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*")))]
    paths = [file.relative_to(ROOT).as_posix() for file in files if file.suffix in READ and file.is_file()]
    return tuple(path for path in paths if not path.startswith(LEFT_OUT) and not BUILT.search(path))


def section(title: str) -> str:
    """The text of a guide: everything up to the next one."""
    text = GUIDES.read_text(encoding="utf-8")
    begin = text.index(f"\n### {title}\n") + 1
    return re.split(r"\n(?=###? )", text[begin:], maxsplit=1)[0]


def listed_in(title: str) -> Iterator[Path]:
    """The files and folders that a guide names, in its tables and sentences and as links."""
    text = section(title)
    for line in text.splitlines():
        paths = tuple(one for one in CODE.findall(line) if PATH.fullmatch(one))
        row = Row(GUIDES, paths, ())
        for file in row.files:
            yield file
            if file.is_relative_to(SOURCE / "translations" / "en"):  # in every language
                yield from (SOURCE / "translations").glob(f"*/{file.name}")
    yield from (ROOT / link for link in LINK.findall(text))
    if "README.md" in text:
        yield ROOT / "README.md"


def naming(pattern: str) -> list[str]:
    """The files that name an example."""
    name = re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])")
    files = [path for path in written() if path != THIS_TEST]
    return [path for path in files if name.search((ROOT / path).read_text(encoding="utf-8"))]


def is_under(path: str, listed: frozenset[Path]) -> bool:
    return not listed.isdisjoint([ROOT / path, *(ROOT / path).parents])


def test_the_index_links_to_every_guide_and_to_nothing_else() -> None:
    text = GUIDES.read_text(encoding="utf-8")
    index, guides = text.partition("\n## Common changes\n")[2].partition("\n## ")[0].split("\n### ", maxsplit=1)
    titles = re.findall(r"^### (.+)$", "### " + guides, re.MULTILINE)
    links = re.findall(r"\[([^]]+)\]\(#([\w-]+)\)", index)
    assert sorted(links) == sorted((title[0].lower() + title[1:], anchor(title)) for title in titles)


def anchor(title: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_a_guide_lists_every_file_that_names_its_example(example: Example) -> None:
    listed = frozenset(file for file in listed_in(example.guide) if file not in (ROOT, SOURCE))
    files = naming(example.pattern)
    assert len(files) > 3
    assert [path for path in files if not is_under(path, listed) and not path.startswith(example.elsewhere)] == []


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_nothing_is_excepted_that_does_not_name_the_example(example: Example) -> None:
    files = naming(example.pattern)
    assert [one for one in example.elsewhere if not any(path.startswith(one) for path in files)] == []
