"""The words of games from other packages: none are installed here, and no other file is served."""

import pytest

from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Running
from rollwright.translations import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_other_packages_there_are_none(server: Running, language: str) -> None:
    answer = ask(server, "GET", f"/api/words/{language}")
    assert (answer.status, answer.body) == (200, b"")


@pytest.mark.parametrize("language", ["xx", "EN", "..", "%2e%2e%2fen"])
def test_there_are_no_other_languages(server: Running, language: str) -> None:
    assert ask(server, "GET", f"/api/words/{language}").status == 404
