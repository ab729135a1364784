"""The start of every game: who is first and who takes which sheet, drawn where it is not given."""

from dataclasses import dataclass
from typing import Protocol, TypeVar, runtime_checkable

from rollwright.core.chance import Chance, Faces
from rollwright.core.errors import IllegalSetup
from rollwright.core.seats import Seat


@runtime_checkable
class Sheet(Protocol):
    """A board or sheet, on which a player writes. It is data, identified by its name and a hash of its content."""

    @property
    def name(self) -> str:
        """The name that players use."""
        ...

    @property
    def content_hash(self) -> str:
        """SHA-256 of everything that matters to the rules."""
        ...


def hash_of(lines: list[str]) -> str:
    """SHA-256 of a sheet's content, given as lines."""
    # imported here, because it takes longer to load than any package of the rules, and playing needs no hash
    import hashlib

    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices made before the game; the first event of the game draws the others.

    The seats take `sheets` as listed if `as_listed`; otherwise each seat in turn draws one of those left.
    """

    seats: int
    sheets: tuple[Sheet, ...]
    as_listed: bool = False
    first: Seat | None = None
    variant: str | None = None
    copies: bool = False
    """Whether two seats may have the same sheet."""

    @property
    def draws_sheets(self) -> bool:
        """Whether the deal draws the sheets: not if they are given, nor in a game that is played without any."""
        return bool(self.sheets) and not self.as_listed


AnySheet = TypeVar("AnySheet", bound=Sheet)


def sheets_of(setup: Setup, kind: type[AnySheet]) -> tuple[AnySheet, ...]:
    """The sheets of the kind that a game is played on."""
    return tuple(sheet for sheet in setup.sheets if isinstance(sheet, kind))


def check_setup(
    setup: Setup,
    seats: range,
    variants: tuple[str, ...],
    *,
    seats_rule: str,
    sheets_rule: str | None,
    first_rule: str,
    variant_rule: str,
) -> None:
    """Raise IllegalSetup, citing the given rules, unless the setup fits a game for these seats and variants.

    The game is played without sheets if `sheets_rule` is None.
    """
    if setup.seats not in seats:
        raise IllegalSetup(seats_rule, "seats-out-of-range", seats=setup.seats, least=seats[0], most=seats[-1])
    if setup.variant is not None and setup.variant not in variants:
        raise IllegalSetup(variant_rule, "variant-unknown", variant=setup.variant)
    if setup.first is not None and setup.first not in range(setup.seats):
        raise IllegalSetup(first_rule, "first-seat-unknown", seat=setup.first + 1)
    if sheets_rule is None:
        return
    if len(setup.sheets) < setup.seats:
        raise IllegalSetup(sheets_rule, "too-few-sheets", seats=setup.seats, sheets=len(setup.sheets))
    if not setup.copies and (copy := first_copy(setup.sheets)) is not None:
        raise IllegalSetup(sheets_rule, "sheet-twice", name=copy.name)


def first_copy(sheets: tuple[Sheet, ...]) -> Sheet | None:
    """The first sheet with the same content as one before it, regardless of their names."""
    seen: set[str] = set()
    for sheet in sheets:
        if sheet.content_hash in seen:
            return sheet
        seen.add(sheet.content_hash)
    return None


@dataclass(frozen=True, slots=True)
class Deal:
    """The result of the draw: the first active seat, and for each seat the index of its sheet in the setup."""

    first: Seat
    picks: tuple[int, ...]


def deal_node(setup: Setup) -> Chance:
    """The draw as dice: one with a face per seat, then for each seat one with a face per remaining sheet."""
    dice = []
    if setup.first is None:
        dice.append(tuple(range(setup.seats)))
    if setup.draws_sheets:
        dice += [tuple(range(len(setup.sheets) - taken)) for taken in range(setup.seats)]
    return Chance(tuple(dice))


def deal_from(setup: Setup, faces: Faces) -> Deal:
    """The deal that these faces mean."""
    first = setup.first
    if first is None:
        first, faces = Seat(faces[0]), faces[1:]
    left = list(range(len(setup.sheets)))
    picks = tuple(left.pop(face) for face in faces) if setup.draws_sheets else tuple(left[: setup.seats])
    return Deal(first, picks)


def faces_of(setup: Setup, deal: Deal) -> Faces:
    """The faces that mean this deal, the inverse of `deal_from`. Raises ValueError if a sheet does not exist or is
    taken."""
    faces = []
    if setup.first is None:
        faces.append(int(deal.first))
    if setup.draws_sheets:
        left = list(range(len(setup.sheets)))
        for pick in deal.picks:
            faces.append(left.index(pick))
            left.remove(pick)
    return tuple(faces)
