"""Boards and sheets as a client draws them: where every place lies, its colour, and how a move names it."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field


class Drawn(BaseModel):
    """Something that is drawn."""

    model_config = ConfigDict(frozen=True)


class DrawnSpace(Drawn):
    """A hexagon of the map in axial coordinates, points up: x = q + r / 2, y = r · √3 / 2 hexagon widths."""

    place: int
    text: str
    q: int
    r: int


class DrawnArea(Drawn):
    """An area: its two values, the places around it, and where its values are written, in hexagon widths."""

    id: str
    value: int
    low: int
    ring: list[int]
    x: float | None
    y: float | None


class DrawnBoard(Drawn):
    """A board: the colour of each space, null where it is white."""

    name: str
    hash: str
    colours: list[str | None]


class BorderMaterial(Drawn):
    """Everything that lies on a table of The Border."""

    game: Literal["border"] = "border"
    letters: dict[str, str]
    """The letter of each colour, as moves and rolls are written."""
    spaces: list[DrawnSpace]
    areas: list[DrawnArea]
    boards: list[DrawnBoard]


class DrawnBox(Drawn):
    """A box of a row."""

    place: int
    text: str
    colour: str
    number: int


class DrawnSheet(Drawn):
    """A sheet: its rows from the top, the boxes of each from the left."""

    name: str
    hash: str
    rows: list[list[DrawnBox]]


class CrossOff(Drawn):
    """The place that stands for crossing off the leftmost free box."""

    place: int
    text: str


class TwentyOneMaterial(Drawn):
    """Everything that lies on a table of Twenty One."""

    game: Literal["twentyone"] = "twentyone"
    letters: dict[str, str]
    """The letter of each die, in the order in which dice are written."""
    cross_off: CrossOff
    bonus: list[int]
    """What one hit in a row is worth beyond its numbers, what two are, and so on."""
    sheets: list[DrawnSheet]


Material: TypeAlias = Annotated[BorderMaterial | TwentyOneMaterial, Field(discriminator="game")]
