"""Links to tables."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from rollwright.core.errors import Complaint

LINK = re.compile(
    r"(?P<server>https?://[^/?#@\s]+(?:/[^?#\s]*?)?)/table/(?P<table>[A-Za-z0-9_-]{1,40})/?"
    r"(?:#(?:join|watch|seat)=(?P<token>[A-Za-z0-9_-]{1,64}))?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class TableLink:
    """The address of a table and its token; without a token only members may enter."""

    server: str
    table: str
    token: str | None = None

    def __str__(self) -> str:
        """The address of the table, without the token."""
        return f"{self.server}/table/{self.table}"


def read_link(text: str) -> TableLink:
    """Parse the link to a table. Raises Complaint if it is not one."""
    found = LINK.fullmatch(text.strip() if "://" in text else f"http://{text.strip()}")
    if found is None:
        raise Complaint("link-unreadable", text=text)
    server = urlsplit(found["server"])
    return TableLink(f"{server.scheme}://{server.netloc.lower()}{server.path}", found["table"], found["token"])


def socket_address(server: str, table: str) -> str:
    """The address of the WebSocket of a table."""
    return f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
