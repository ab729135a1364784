"""The codec: JSON and back by type hints, strictly, with the path to whatever is wrong."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any, Literal

import pytest

from rollwright.protocol.bounds import Bounds, Tagged
from rollwright.protocol.codec import DecodeError, decoder, from_data, from_json, to_data, to_json


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Circle:
    type: Literal["circle"] = field(default="circle", kw_only=True)
    radius: float


@dataclass(frozen=True)
class Square:
    type: Literal["square"] = field(default="square", kw_only=True)
    side: Annotated[int, Bounds(1, 9)]
    colour: Colour = Colour.RED


@dataclass(frozen=True)
class Drawing:
    name: Annotated[str, Bounds(1, 5, "^[a-z]+$")]
    shapes: tuple[Annotated[Circle | Square, Tagged()], ...]
    notes: dict[str, str | int | None] = field(default_factory=dict)
    last: Circle | Square | None = None
    shown: bool = True


DRAWING = Drawing("café"[:3], (Square(3, Colour.BLUE), Circle(0.5)), {"ż": 1, "b": None}, Circle(2))
JSON = (
    '{"name":"caf","shapes":[{"type":"square","side":3,"colour":"blue"},{"type":"circle","radius":0.5}],'
    '"notes":{"ż":1,"b":null},"last":{"type":"circle","radius":2},"shown":true}'
)


def test_a_dataclass_is_written_in_the_order_of_its_fields_and_read_again() -> None:
    assert to_json(DRAWING) == JSON
    assert from_json(Drawing, JSON) == from_json(Drawing, JSON.encode()) == DRAWING


def test_a_field_with_a_default_may_be_missing() -> None:
    assert from_data(Drawing, {"name": "a", "shapes": []}) == Drawing("a", ())


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        ({"name": 1}, "name", "must be a text"),
        ({"name": ""}, "name", "must be at least 1 long"),
        ({"name": "abcdef"}, "name", "must be at most 5 long"),
        ({"name": "A"}, "name", "must match ^[a-z]+$"),
        ({"shapes": {}}, "shapes", "must be an array"),
        ({"shapes": [{"type": "circle", "radius": 1}, {"type": "square", "side": 10}]}, "shapes.1.side", "at most 9"),
        ({"shapes": [{"type": "square", "side": True}]}, "shapes.0.side", "must be an integer"),
        ({"shapes": [{"type": "square", "side": "3"}]}, "shapes.0.side", "must be an integer"),
        ({"shapes": [{"type": "square"}]}, "shapes.0.side", "is missing"),
        ({"shapes": [{"type": "star"}]}, "shapes.0.type", "must be circle or square"),
        ({"shapes": [{"radius": 1}]}, "shapes.0.type", "must be circle or square"),
        ({"shapes": ["circle"]}, "shapes.0", "must be an object"),
        ({"last": {"type": "square", "side": 1, "colour": "green"}}, "last.colour", "must be red or blue"),
        ({"notes": []}, "notes", "must be an object"),
        ({"notes": {"a": 0.5}}, "notes.a", "must be a text, or must be an integer"),
        ({"shown": 1}, "shown", "must be true or false"),
        ({"more": 1}, "more", "is unknown"),
    ],
)
def test_an_error_names_the_path_and_the_reason(change: dict[str, Any], where: str, reason: str) -> None:
    with pytest.raises(DecodeError) as error:
        from_data(Drawing, {**to_data(DRAWING), **change})
    assert error.value.where == where
    assert reason in error.value.reason
    assert str(error.value) == f"{where}: {error.value.reason}"


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, b"\xff"])
def test_a_text_that_is_not_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(DecodeError, match="is not JSON"):
        from_json(Drawing, text)


def test_a_value_of_another_type_is_refused_as_a_whole() -> None:
    with pytest.raises(DecodeError) as error:
        from_data(Drawing, [])
    assert str(error.value) == "must be an object"


def test_a_type_without_a_json_form_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError, match="has no JSON form"):
        decoder(object)
    with pytest.raises(TypeError, match="has no JSON form"):
        to_data({1, 2})
