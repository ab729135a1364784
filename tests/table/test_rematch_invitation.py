"""The invitation to a rematch names the player who invites; old entries name none."""

from rollwright.core.seats import Seat
from rollwright.table.entries import Rematched
from rollwright.table.narration import tell_entry


def test_the_sentence_names_the_player_who_invites() -> None:
    (told,) = tell_entry(Rematched("next", Seat(1)))
    assert (told.message, told.arguments) == ("tell-invited-to-rematch", {"seat": Seat(1)})


def test_an_old_entry_names_no_player() -> None:
    (told,) = tell_entry(Rematched("next", None))
    assert told.message == "tell-rematched"
