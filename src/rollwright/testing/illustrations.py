"""The illustrations of the rulebook: positions and moves in a game's `illustrations.toml`, played by its rules.

`Illustrator.drawings` is what the page draws; a file with them is generated. Playing an illustration raises an error
unless every event is legal, every alternative as well, and every refused move is refused by the rule that is named.
"""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import rollwright
from rollwright.core.deal import Setup
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import AnyGame, Places
from rollwright.core.nodes import Joint, seats_to_choose
from rollwright.core.seats import Seat

Face = str | int


@dataclass(frozen=True, slots=True)
class Panel:
    """One board or sheet of an illustration."""

    seat: int = 1
    part: str = ""
    """The part that is shown, in words of the game; empty if it is the whole."""
    before: bool = False
    """Whether it is shown before the last event."""
    also: tuple[str, ...] = ()
    """Moves that would have been legal instead of the last event."""
    refused: str = ""
    """A move that is refused at this point, by `refused_by`."""
    refused_by: str = ""
    targets: bool = False
    """Whether all targets are highlighted."""
    highlight: tuple[str, ...] = ()
    """Groups of places that are highlighted."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """One illustration, as it is written in the file."""

    id: str
    rules: tuple[str, ...]
    """The rules and worked examples that it is shown with."""
    sheets: str
    """The board or sheet of each seat."""
    panels: tuple[Panel, ...]
    first: int = 1
    """The seat that is active first."""
    marks: tuple[tuple[str, str], ...] = ()
    """By the number of the seat, its marks before the first event."""
    events: tuple[str, ...] = ()
    dice: str = "last"
    """`last` roll, `all` rolls, the dice `left` over, or `none`."""
    scores: tuple[int, ...] = ()
    """The points of the seats in the end."""
    overview: str | None = None
    """The part of the overview that it is shown with: the end of the id of a message `overview-GAME-…`."""


@dataclass(slots=True)
class DiceRow:
    """The dice after a roll, by place; which stay when the others are rolled again, and which are used."""

    dice: list[Face]
    kept: list[int]
    spent: list[int]


@dataclass(frozen=True, slots=True)
class PlayedIllustration:
    """The states of an illustration: at first, before the last move, in the end; and its dice."""

    first: Any
    before: Any
    last: Any
    rows: list[DiceRow]


class Illustrator(ABC):
    """Plays the illustrations of one game, and says how they are drawn."""

    game: AnyGame

    @abstractmethod
    def with_marks(self, state: Any, seat: Seat, marks: str) -> Any:
        """The state in which a seat has made these marks before."""

    @abstractmethod
    def face(self, number: int) -> Face:
        """A face of a roll as it is drawn."""

    @abstractmethod
    def rolled_again(self, row: DiceRow, move: Move) -> list[int]:
        """The places of the dice that a move takes up again."""

    @abstractmethod
    def spent(self, row: DiceRow, after: Any) -> list[int]:
        """The places of the dice that are used in this state."""

    @abstractmethod
    def written(self, state: Any, seat: Seat) -> Places:
        """The places on which a seat has written."""

    @abstractmethod
    def places(self, text: str) -> Places:
        """The places of a highlighted group."""

    @abstractmethod
    def drawn_part(self, part: str, state: Any) -> dict[str, Any]:
        """The further fields of a panel, which only this game has."""

    @cached_property
    def illustrations(self) -> tuple[Illustration, ...]:
        """All illustrations of the game, in the order of the file."""
        file = Path(rollwright.__file__).parent / "games" / self.game.name / "illustrations.toml"
        tables = tomllib.loads(file.read_text(encoding="utf-8"))["illustration"]
        return tuple(illustration(table) for table in tables)

    def play(self, one: Illustration) -> PlayedIllustration:
        """Play the events. Raises IllegalMove if one of them is not legal."""
        sheets = tuple(self.game.sheet(name) for name in one.sheets.split())
        setup = Setup(len(sheets), sheets, as_listed=True, first=Seat(one.first - 1))
        state = self.game.apply(self.game.start(setup), Roll(()))
        for seat, marks in one.marks:
            state = self.with_marks(state, Seat(int(seat) - 1), marks)
        first = before = state
        rows: list[DiceRow] = []
        for text in one.events:
            event = self.event(state, text)
            after = self.game.apply(state, event)
            if isinstance(event, Roll):
                rows.append(self.next_row(rows, event))
                before = after
            else:
                before = state
                if isinstance(event, Play):
                    self.note_move(rows[-1], event.move, after)
            state = after
        return PlayedIllustration(first, before, state, rows)

    def event(self, state: Any, text: str) -> Event:
        """`roll` and faces, or the moves of all seats that have to choose, with ` | ` between them."""
        if text.startswith("roll "):
            return Roll(self.game.parse_faces(text.removeprefix("roll ")))
        node = self.game.node(state)
        moves = map(self.game.parse_move, text.split(" | "))
        plays = tuple(Play(seat, move) for seat, move in zip(seats_to_choose(node), moves, strict=True))
        return Marks(plays) if isinstance(node, Joint) else plays[0]

    def next_row(self, rows: list[DiceRow], roll: Roll) -> DiceRow:
        """The dice after a roll; those that were kept are in their places."""
        fell = [self.face(number) for number in roll.faces]
        if not rows or len(rows[-1].kept) + len(fell) != len(rows[-1].dice):
            return DiceRow(fell, [], [])
        last = rows[-1]
        dice = [face if place in last.kept else fell.pop(0) for place, face in enumerate(last.dice)]
        return DiceRow(dice, [], [])

    def note_move(self, row: DiceRow, move: Move, after: Any) -> None:
        """Note which dice the move of the active seat keeps or uses."""
        if move.marks is not None:
            row.spent = self.spent(row, after)
        elif again := self.rolled_again(row, move):
            row.kept = [place for place in range(len(row.dice)) if place not in again]

    def drawing(self, one: Illustration) -> dict[str, Any]:
        """The illustration as the page draws it."""
        played = self.play(one)
        pairs = any(panel.refused for panel in one.panels)
        panels = [self.drawn_panel(panel, played, pairs) for panel in one.panels]
        rows = [asdict(row) for row in shown_rows(one.dice, played.rows)]
        return {"id": one.id, "rules": one.rules, "overview": one.overview, "rolls": rows, "panels": panels}

    def drawn_panel(self, panel: Panel, played: PlayedIllustration, pairs: bool) -> dict[str, Any]:
        """One board or sheet. Raises ValueError if a move is refused by another rule than the one that is named."""
        seat = Seat(panel.seat - 1)
        earlier = panel.before or bool(panel.refused)
        state = played.before if earlier else played.last
        refused: Places = frozenset()
        if panel.refused:
            refused = self.refused(played.before, seat, panel)
        return {
            "sheet": asdict(self.game.sheet_view(state, seat)),
            "fresh": sorted(self.written(state, seat) - self.written(played.first, seat)),
            "targets": [self.target(target) for target in self.highlighted(panel, played, seat)],
            "refused": sorted(refused),
            "verdict": ("refused" if panel.refused else "allowed") if pairs else None,
            **self.drawn_part(panel.part, state),
        }

    def highlighted(self, panel: Panel, played: PlayedIllustration, seat: Seat) -> Iterable[tuple[Places, int]]:
        """The groups of places that are highlighted, with the points that they score."""
        for text in panel.also:
            move = self.game.parse_move(text)
            self.game.check(played.before, seat, move)
            marks: Places = frozenset(move.marks or ())  # type: ignore[arg-type]
            yield marks, self.game.options(played.before, seat, marks).points
        if panel.targets:
            yield from ((target.adds, target.points) for target in self.game.targets(played.last, seat))
        yield from ((self.places(text), 0) for text in panel.highlight)

    def target(self, target: tuple[Places, int]) -> dict[str, Any]:
        """A group as the protocol writes a target."""
        return {"adds": sorted(target[0]), "points": target[1]}

    def refused(self, state: Any, seat: Seat, panel: Panel) -> Places:
        """The places of a move that the named rule refuses."""
        move = self.game.parse_move(panel.refused)
        try:
            self.game.check(state, seat, move)
        except IllegalMove as refusal:
            if refusal.rule == panel.refused_by:
                return frozenset(move.marks or ())  # type: ignore[arg-type]
            raise ValueError(f"{panel.refused}: refused by {refusal.rule}, not by {panel.refused_by}") from refusal
        raise ValueError(f"{panel.refused}: is legal")

    @property
    def drawings(self) -> list[dict[str, Any]]:
        """All illustrations as the page draws them."""
        return [self.drawing(one) for one in self.illustrations]


def illustration(table: dict[str, Any]) -> Illustration:
    """One table of the file. Raises TypeError if it has an unknown field."""
    fields = with_tuples(table)
    fields["panels"] = tuple(Panel(**with_tuples(panel)) for panel in table["panels"])
    fields["marks"] = tuple(table.get("marks", {}).items())
    return Illustration(**fields)


def with_tuples(table: dict[str, Any]) -> dict[str, Any]:
    """A table whose lists are tuples."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in table.items()}


def shown_rows(which: str, rows: list[DiceRow]) -> list[DiceRow]:
    """The rolls that an illustration shows."""
    if which == "none" or not rows:
        return []
    if which == "all":
        return rows
    last = rows[-1]
    if which == "left":
        return [DiceRow([face for place, face in enumerate(last.dice) if place not in last.spent], [], [])]
    return [last]


def illustrator(game: str) -> Illustrator:
    """The illustrator of a game, from its folder of the test kit."""
    found: Illustrator = import_module(f"rollwright.testing.{game}.illustrations").ILLUSTRATOR
    return found
