"""The parts of websockets that `frames.py` relies on, by name. Its version is capped in pyproject.toml.

When a new version fails here or in `test_frames.py`, read what has changed in its parser before raising the cap.
"""

import ast
import inspect
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from random import Random

import pytest
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from rollwright.server.http import frames
from tests.architecture.installs import declared

TAKEN = {
    "websockets.protocol": {"State"},
    "websockets.server": {"ServerProtocol"},
    "websockets.speedups": {"apply_mask"},
    "websockets.streams": {"StreamReader"},
    "websockets.utils": {"apply_mask"},
}
OF_A_CONNECTION = {"current_size", "parser", "state"}
WITHOUT_SPEEDUPS = """
import sys
sys.modules["websockets.speedups"] = None
from websockets.utils import apply_mask
from rollwright.server.http import frames
assert frames.apply_mask is apply_mask
"""


def test_what_is_relied_on_is_listed_here() -> None:
    tree = ast.parse(inspect.getsource(frames))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    theirs = {node.module: {name.name for name in node.names} for node in imports}
    assert {module: names for module, names in theirs.items() if module and module.startswith("websockets")} == TAKEN
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    of_a_connection = {
        node.attr for node in attributes if isinstance(node.value, ast.Name) and node.value.id == "connection"
    }
    assert of_a_connection == OF_A_CONNECTION


def test_a_connection_has_what_is_used_of_it() -> None:
    connection = ServerProtocol(state=State.OPEN)
    assert {name for name in OF_A_CONNECTION if not hasattr(connection, name)} == set()
    assert connection.current_size is None
    assert inspect.isgenerator(connection.parser)


def test_the_parser_waits_for_a_frame_in_a_generator_of_the_reader() -> None:
    assert inspect.isgeneratorfunction(StreamReader.at_eof)
    assert inspect.isgeneratorfunction(Protocol.parse)
    assert "yield from self.reader.at_eof()" in inspect.getsource(Protocol.parse)


@pytest.mark.parametrize("unmask", [vars(frames)["apply_mask"], apply_mask])
def test_data_is_unmasked_by_either_function(unmask: Callable[[bytes, bytes], bytes]) -> None:
    random = Random(0)
    for length in range(20):
        data, mask = random.randbytes(length), random.randbytes(4)
        assert unmask(data, mask) == bytes([byte ^ mask[place % 4] for place, byte in enumerate(data)])


def test_there_need_be_no_c_extension() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_SPEEDUPS], check=True)


def test_only_versions_that_have_what_is_relied_on_are_allowed() -> None:
    (allowed,) = [requirement.specifier for requirement in declared() if requirement.name == "websockets"]
    assert version("websockets") in allowed
    assert "15.0.1" not in allowed, "it has `cur_size` in place of `current_size`"
    assert "99" not in allowed, "nobody has read it yet"
