"""Draws the learning curve of every shipped network as an SVG in `docs/curves`; `make generate` writes them.

A curve is the share of the wins after each generation against the opponent that the training measured itself by, with
one standard error, over the games played so far.
"""

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollwright.translations import SOURCE, Words
from tools.sections import ROOT

VALUES = ROOT / "src" / "rollwright" / "values"
FOLDER = ROOT / "docs" / "curves"
WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 120, 40, 48
INK, GRID = "#222", "#ddd"
COLOURS = "#1f5fa8", "#c2410c"
"""Of the lines, in the order of the numbers of players; the second is dashed as well."""
DASHES = "", ' stroke-dasharray="6 4"'
AGAINST = "against "


@dataclass(frozen=True, slots=True)
class StrengthPoint:
    """The strength after a generation."""

    games: int
    share: float
    error: float


@dataclass(frozen=True, slots=True)
class LearningCurve:
    """The curves of a training run, one for each number of players."""

    title: str
    rival: str
    lines: dict[str, list[StrengthPoint]]

    @property
    def points(self) -> list[StrengthPoint]:
        """The points of all lines."""
        return [point for line in self.lines.values() for point in line]


def curve_of(title: str, generations: Sequence[dict[str, Any]]) -> LearningCurve:
    """Return the curves in the record of a training."""
    lines: dict[str, list[StrengthPoint]] = defaultdict(list)
    games, rival = 0, ""
    for generation in generations:
        games += sum(figures["games"] for figures in generation["figures"].values())
        (against,) = (key for key in generation if key.startswith(AGAINST))
        rival = against.removeprefix(AGAINST)
        for seats, (share, error) in generation[against].items():
            lines[seats].append(StrengthPoint(games, share, error))
    return LearningCurve(title, rival, dict(lines))


def drawn(curve: LearningCurve) -> str:
    """Return the curves as an SVG."""
    most_games = max(point.games for point in curve.points)
    low = min(0.45, *(point.share - point.error for point in curve.points))
    high = max(0.55, *(point.share + point.error for point in curve.points))
    low, high = int(low * 10) / 10, (int(high * 10) + 1) / 10

    def x(games: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * games / most_games:.1f}"

    def y(share: float) -> str:
        return f"{HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (share - low) / (high - low):.1f}"

    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'font-family="sans-serif" font-size="13" fill="{INK}">'
        ),
        f"<title>{curve.title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-weight="bold">{curve.title}: wins against {curve.rival}</text>',
    ]
    for tenth in range(round(low * 10), round(high * 10) + 1):
        share = tenth / 10
        stroke = INK if tenth == 5 else GRID
        parts.append(f'<path d="M{LEFT} {y(share)}H{WIDTH - RIGHT}" stroke="{stroke}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share)}" dy="4" text-anchor="end">{share:.0%}</text>')
    for quarter in range(5):
        games = most_games * quarter / 4
        parts.append(
            f'<text x="{x(games)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{round(games / 1000):,}</text>'
        )
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) // 2}" y="{HEIGHT - 8}" text-anchor="middle">games so far, thousands</text>'
    )
    for number, (seats, line) in enumerate(curve.lines.items()):
        colour = COLOURS[number]
        upper = [f"{x(point.games)} {y(point.share + point.error)}" for point in line]
        lower = [f"{x(point.games)} {y(point.share - point.error)}" for point in reversed(line)]
        middle = [f"{x(point.games)} {y(point.share)}" for point in line]
        parts.append(f'<path d="M{"L".join(upper + lower)}Z" fill="{colour}" fill-opacity="0.15"/>')
        parts.append(f'<path d="M{"L".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"{DASHES[number]}/>')
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{y(line[-1].share)}" dy="4" fill="{colour}">{seats} players</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def curves() -> dict[Path, str]:
    """Return the pictures of all shipped networks, by their files."""
    found = {}
    for file in sorted(VALUES.glob("*/*.json")):
        record = json.loads(file.read_text(encoding="utf-8"))["training"]
        game, name = file.parent.name, file.stem.replace("_", "-")
        title = f"{Words(SOURCE).name('game', game)}, {name.replace('-', ' ')}"
        found[FOLDER / f"{game}-{name}.svg"] = drawn(curve_of(title, record["curve"]))
    return found
