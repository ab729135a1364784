"""The learning curves of the shipped networks are drawn from their records."""

from xml.etree import ElementTree

import pytest

from tools.train.curves import LearningCurve, curve_of, curves, drawn

GENERATIONS = [
    {"figures": {"2": {"games": 60}, "4": {"games": 40}}, "against racers": {"2": [0.4, 0.02], "4": [0.5, 0.01]}},
    {"figures": {"2": {"games": 60}, "4": {"games": 40}}, "against racers": {"2": [0.6, 0.02], "4": [0.7, 0.01]}},
]


def test_a_curve_counts_the_games_so_far() -> None:
    curve = curve_of("Test", GENERATIONS)
    assert curve.rival == "racers"
    assert [(point.games, point.share) for point in curve.lines["2"]] == [(100, 0.4), (200, 0.6)]
    assert list(curve.lines) == ["2", "4"]


@pytest.mark.parametrize("picture", [*curves().values(), drawn(curve_of("Test", GENERATIONS))])
def test_a_picture_is_well_formed_and_has_a_title(picture: str) -> None:
    root = ElementTree.fromstring(picture)  # noqa: S314  our own
    assert root.findtext("{http://www.w3.org/2000/svg}title")
    assert "50%" in picture


def test_every_shipped_network_has_a_picture() -> None:
    assert len(curves()) == 4
    assert isinstance(curve_of("Test", GENERATIONS), LearningCurve)
