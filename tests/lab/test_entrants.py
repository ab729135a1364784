"""Which bots may take part."""

import pytest

from rollwright.core.errors import Complaint
from rollwright.lab import entrants
from rollwright.lab.entrants import check_entrants


def test_ours_and_anyones_may() -> None:
    check_entrants(["random", "greedy", "tests.lab.foreign:Twin"], "border")


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("nobody", "entrant-unknown"),
        ("no_such_module:Bot", "entrant-not-found"),
        ("tests.lab.foreign:Nobody", "entrant-not-found"),
        ("tests.lab.foreign:", "entrant-not-found"),
        ("tests.lab.foreign:Mute", "entrant-no-bot"),
    ],
)
def test_others_may_not(bot: str, message: str) -> None:
    with pytest.raises(Complaint) as raised:
        check_entrants(["greedy", bot], "twentyone")
    assert raised.value.message == message


def test_a_bot_that_needs_kernels_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrants, "can_play", lambda *_: False)
    with pytest.raises(Complaint) as raised:
        check_entrants(["greedy"], "border")
    assert raised.value.message == "needs-bots"
