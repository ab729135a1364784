"""A shipped network is read as it was written; a damaged file is refused."""

import json
from pathlib import Path

import numpy as np
import pytest

from rollwright.core.errors import Complaint
from rollwright.games import GAMES
from rollwright.translations import Words
from rollwright.values import stored
from rollwright.values.stored import ARRAYS, MOST_BYTES, NETWORK, RECORD, StoredNetwork, read_network, write_network

MOST_BYTES_PER_GAME = 2_000_000
WRITTEN = StoredNetwork({"weights": np.arange(6, dtype=np.float32).reshape(2, 3)}, {"games": 7})


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_network(tmp_path, WRITTEN)
    found = read_network(tmp_path)
    assert np.array_equal(found.arrays["weights"], WRITTEN.arrays["weights"])
    assert found.record == WRITTEN.record


def change_a_byte(folder: Path) -> None:
    file = folder / f"{NETWORK}{ARRAYS}"
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)


def cut_the_record(folder: Path) -> None:
    file = folder / f"{NETWORK}{RECORD}"
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: len(text) // 2], encoding="utf-8")


def forget_the_checksum(folder: Path) -> None:
    (folder / f"{NETWORK}{RECORD}").write_text(json.dumps({"training": {}}), encoding="utf-8")


def remove_the_arrays(folder: Path) -> None:
    (folder / f"{NETWORK}{ARRAYS}").unlink()


@pytest.mark.parametrize("damage", [change_a_byte, cut_the_record, forget_the_checksum, remove_the_arrays])
def test_a_damaged_network_is_refused_with_its_name(damage: object, tmp_path: Path) -> None:
    write_network(tmp_path, WRITTEN)
    damage(tmp_path)  # type: ignore[operator]
    with pytest.raises(Complaint) as raised:
        read_network(tmp_path)
    assert f"{NETWORK}{ARRAYS}" in Words("en").say(raised.value.message, **raised.value.arguments)


def test_a_network_with_pickles_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="allow_pickle"):
        write_network(tmp_path, StoredNetwork({"weights": np.array([object()])}, {}))


def test_a_network_that_is_too_large_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MOST_BYTES", 100)
    with pytest.raises(ValueError, match="bytes"):
        write_network(tmp_path, WRITTEN)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_is_whole_and_small(game: str) -> None:
    folder = Path(stored.__file__).parent / game
    files = list(folder.glob(f"*{ARRAYS}"))
    assert files
    for file in files:
        assert read_network(folder, file.stem).record["games"] > 0
        assert file.stat().st_size <= MOST_BYTES
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES_PER_GAME
