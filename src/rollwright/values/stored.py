"""Networks as files: the arrays, their checksum, and the record of the training that made them.

A network is two files in a game's folder of values: `NAME.npz`, arrays without pickles, and `NAME.json`, the checksum
and the record. Both are part of the package.
"""

import hashlib
import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rollwright.core.errors import Complaint

NETWORK = "network"
"""The name of a game's network; a game may have others."""
ARRAYS, RECORD = ".npz", ".json"
MOST_BYTES = 1_000_000
"""The size of an array file."""


@dataclass(frozen=True, slots=True)
class StoredNetwork:
    """The arrays of a network by name, and the record of its training."""

    arrays: Mapping[str, npt.NDArray[Any]]
    record: Mapping[str, Any]


@cache
def shipped_network(package: str, name: str = NETWORK) -> StoredNetwork:
    """Return a network in the folder of this package, which is read once. Raises Complaint if it is damaged."""
    return read_network(files(package), name)


def read_network(folder: Traversable, name: str = NETWORK) -> StoredNetwork:
    """Return a network in this folder. Raises Complaint if a file is missing or damaged."""
    file = folder.joinpath(name + ARRAYS)
    try:
        content = file.read_bytes()
        written = json.loads(folder.joinpath(name + RECORD).read_text(encoding="utf-8"))
        if written["sha256"] != hashlib.sha256(content).hexdigest():
            raise Complaint("network-damaged", name=str(file))
        with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
            return StoredNetwork(dict(arrays), written["training"])
    except (OSError, ValueError, KeyError, TypeError):
        raise Complaint("network-damaged", name=str(file)) from None


def write_network(folder: Path, network: StoredNetwork, name: str = NETWORK) -> None:
    """Write the files of a network. Raises ValueError if the arrays are too large to be shipped."""
    made = io.BytesIO()
    np.savez_compressed(made, allow_pickle=False, **network.arrays)
    content = made.getvalue()
    if len(content) > MOST_BYTES:
        raise ValueError(f"the arrays have {len(content)} bytes; a network may have {MOST_BYTES}")
    written = {"sha256": hashlib.sha256(content).hexdigest(), "training": network.record}
    (folder / f"{name}{ARRAYS}").write_bytes(content)
    (folder / f"{name}{RECORD}").write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
