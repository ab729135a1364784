"""The cookies of the terminal: a file with one per server."""

import json
import os
from pathlib import Path

from rollwright.cli.files import writing

OURS_ONLY = 0o600


class CookieFile:
    """The cookies of all servers, in a file that only its owner can read."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def of(self, server: str) -> str | None:
        """The cookie of this server."""
        return self._read().get(server)

    def keep(self, server: str, cookie: str | None) -> None:
        """Store a cookie, or forget it; the file is replaced atomically."""
        cookies = {other: known for other, known in self._read().items() if other != server}
        text = json.dumps(cookies if cookie is None else {**cookies, server: cookie}, indent=2)
        with writing(self._file):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            unfinished = self._file.with_name(f"{self._file.name}.{os.getpid()}.part")
            with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OURS_ONLY), "w") as file:
                file.write(text)
            unfinished.replace(self._file)

    def _read(self) -> dict[str, str]:
        try:
            read = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):  # the file does not exist or is not valid
            return {}
        if not isinstance(read, dict):
            return {}
        return {server: cookie for server, cookie in read.items() if isinstance(cookie, str) and cookie.isascii()}
