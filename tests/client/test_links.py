"""Links to tables, as hosts share them and people type them."""

import pytest

from rollwright.client.links import TableLink, read_link
from rollwright.core.errors import Complaint

LINKS = {
    "http://host:8621/table/AbC-_9#join=to_Ken-1": TableLink("http://host:8621", "AbC-_9", "to_Ken-1"),
    "https://Host.Example/table/x#watch=t": TableLink("https://host.example", "x", "t"),
    "HTTP://h/table/x#seat=t": TableLink("http://h", "x", "t"),
    "http://h/games/Sub/table/x#join=t": TableLink("http://h/games/Sub", "x", "t"),
    "http://[::1]:8621/table/x": TableLink("http://[::1]:8621", "x"),
    " h:1/table/x/ ": TableLink("http://h:1", "x"),
}


@pytest.mark.parametrize(("text", "link"), LINKS.items())
def test_a_link_is_read(text: str, link: TableLink) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "http://h/",
        "http://h/table/",
        "http://h/table/x#boss=t",
        "http://h/table/x#join=",
        "http://h/table/x#join=a b",
        "http://h/table/x?a=b",
        "http://me:secret@h/table/x",
        "ftp://h/table/x",
        "file:///etc/table/passwd",
        "http://h/table/x/y",
    ],
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(Complaint) as refused:
        read_link(text)
    assert refused.value.message == "link-unreadable"
