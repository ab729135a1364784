"""A page of HTML, parsed: its tags with their attributes, its text, and the content of its scripts and styles."""

from html.parser import HTMLParser

VOID = ("meta", "link")
"""Tags of our pages that are not closed."""


class ParsedPage(HTMLParser):
    """Raises AssertionError if a tag closes another than the last one that was opened."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text = ""
        self.inline = ""
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        self.text += data
        if self.cdata_elem:
            self.inline += data

    def values(self, *names: str) -> list[str]:
        """The values of these attributes, in the order of the tags."""
        return [value for _, attributes in self.tags for name in names if (value := attributes.get(name))]
