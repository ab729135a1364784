"""The cookies of the terminal."""

import json
from pathlib import Path

import pytest

from rollwright.cli.cookie_file import CookieFile


def test_cookies_are_kept_by_server_for_nobody_else_to_read(tmp_path: Path) -> None:
    file = tmp_path / "new" / "guests.json"
    cookies = CookieFile(file)
    assert cookies.of("http://one") is None
    cookies.keep("http://one", "first")
    cookies.keep("http://other", "second")
    cookies.keep("http://one", "third")
    assert (cookies.of("http://one"), cookies.of("http://other")) == ("third", "second")
    cookies.keep("http://other", None)
    assert cookies.of("http://other") is None
    assert file.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in file.parent.iterdir()] == ["guests.json"]


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"http://one": 1}', '{"http://one": "ł"}', "\x00"])
def test_a_file_that_is_not_ours_means_no_cookie(tmp_path: Path, text: str) -> None:
    file = tmp_path / "guests.json"
    file.write_text(text, encoding="utf-8")
    assert CookieFile(file).of("http://one") is None
    CookieFile(file).keep("http://one", "new")
    assert json.loads(file.read_text(encoding="utf-8"))["http://one"] == "new"
