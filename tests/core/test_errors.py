"""What can be refused, and how it is said."""

import pickle

import pytest

from rollwright.core.errors import Complaint, IllegalMove, IllegalSetup, NotationError, Refusal


def test_a_complaint_has_a_message_and_its_arguments() -> None:
    complaint = Complaint("space-taken", space=7, colour="grey")
    assert (complaint.message, complaint.arguments) == ("space-taken", {"space": 7, "colour": "grey"})
    assert str(complaint) == "space-taken (space=7, colour='grey')"


def test_a_complaint_without_arguments_is_its_message() -> None:
    assert str(Complaint("no-white-space")) == "no-white-space"


@pytest.mark.parametrize("kind", [Refusal, IllegalMove, IllegalSetup])
def test_a_refusal_names_its_rule(kind: type[Refusal]) -> None:
    refusal = kind("B14", "segment-left-open", colour="grey")
    assert (refusal.rule, refusal.message, refusal.arguments) == ("B14", "segment-left-open", {"colour": "grey"})
    assert str(refusal) == "B14: segment-left-open (colour='grey')"
    assert isinstance(refusal, Complaint)


def test_text_that_cannot_be_read_says_where() -> None:
    error = NotationError("move-unknown", line=2, column=5, text="castle")
    assert (error.line, error.column, error.arguments) == (2, 5, {"text": "castle"})
    assert str(error) == "line 2, column 5: move-unknown (text='castle')"


def test_text_is_read_from_its_beginning_unless_said() -> None:
    error = NotationError("move-incomplete")
    assert (error.line, error.column) == (1, 1)


def test_an_error_of_a_part_moves_to_where_the_part_stands() -> None:
    moved = NotationError("move-unknown", column=5, text="castle").moved(lines=3, columns=10)
    assert (moved.message, moved.line, moved.column, moved.arguments) == ("move-unknown", 4, 15, {"text": "castle"})


@pytest.mark.parametrize(
    "error",
    [
        Complaint("seat-taken", seat=2),
        IllegalMove("B14", "segment-left-open", colour="grey", spaces="28"),
        NotationError("move-unknown", 3, 7, text="stay"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_travels_between_processes(error: Complaint) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is type(error)
    assert vars(arrived) == vars(error)
    assert str(arrived) == str(error)
