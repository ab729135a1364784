"""The figures of docs/scale.md are those that the benchmarks have recorded in bench/results.md."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RESULTS = (ROOT / "bench/results.md").read_text(encoding="utf-8")
PAGE = " ".join((ROOT / "docs/scale.md").read_text(encoding="utf-8").split())
FIGURE = r"(\d[\d.,]*)"

RECORDED = [
    ("It carries out {} moves per CPU second", "| Rollwright | {} |", "The server: as fast as they go"),
    ("appends to 16 logs, times bare psycopg's | {} |", "times bare psycopg's | {} |", "Nodes: appends to PostgreSQL"),
    ("seen at another node after | {} ms |", "seen after {} ms", "Nodes: from one node to another"),
    ("times a bare INSERT with NOTIFY | {} |", "times the bare notice | {} |", "Nodes: from one node to another"),
]
"""A place in the page, and one in a section of the results."""
TWO_NODES = [
    ("both players of a table at one node, times one node's | {} |", "two nodes together, times one node | {} |"),
    ("the players of a table at different nodes, times one node's | {} |", "two nodes apart, times one node | {} |"),
]


def figure(place: str, text: str) -> str:
    """The figure at this place in a text."""
    before, after = map(re.escape, place.split("{}"))
    (found,) = re.findall(before + FIGURE + after, text)
    return str(found)


def section(title: str) -> str:
    """The text of a section of the results; empty if it is not recorded."""
    return RESULTS.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize(("here", "there", "title"), RECORDED)
def test_a_figure_is_the_one_that_was_recorded(here: str, there: str, title: str) -> None:
    assert figure(here, PAGE) == figure(there, section(title))


@pytest.mark.parametrize(("here", "there"), TWO_NODES)
def test_a_figure_of_two_nodes_is_the_one_that_was_recorded_or_the_page_says_that_it_is_not(
    here: str, there: str
) -> None:
    recorded = section("Nodes: two nodes and one")
    _, _, rest = PAGE.partition(here.replace("{}", found := figure(here, PAGE)))
    assert ("not recorded" in rest.partition("|")[0]) == (not recorded)
    assert not recorded or found == figure(there, recorded)
