"""Pictures of a series."""

from pathlib import Path

from rollwright.lab.pictures import draw
from tests.lab.series import played

PANELS = {"points": "Puntos", "rows": "Filas", "hits": "Aciertos"}
NAMES = {"greedy": "Voraz", "random": "Azar"}


def test_a_drawing_has_the_words_that_it_is_given(tmp_path: Path) -> None:
    draw(played("twentyone", ("greedy", "random"), 5), PANELS, "Porcentaje", NAMES, tmp_path / "picture.svg")
    drawn = (tmp_path / "picture.svg").read_text(encoding="utf-8")
    assert all(word in drawn for word in (*PANELS.values(), *NAMES.values(), "Porcentaje"))


def test_the_same_games_give_the_same_drawing(tmp_path: Path) -> None:
    series = played("twentyone", ("greedy", "random"), 3)
    for name in ("one.svg", "other.svg"):
        draw(series, PANELS, "%", NAMES, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "other.svg").read_bytes()


def test_a_picture_of_dots(tmp_path: Path) -> None:
    draw(played("border", ("greedy", "random"), 2), {"points": "P", "areas": "A"}, "%", NAMES, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
