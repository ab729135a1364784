"""What is not installed is named."""

import pytest

from rollwright.core.errors import Complaint
from rollwright.lab.optional_dependencies import require


def test_what_is_there_is_loaded() -> None:
    assert require("json.decoder").JSONDecoder().decode("1") == 1


def test_what_is_missing_is_named() -> None:
    with pytest.raises(Complaint) as raised:
        require("no_such_package.part")
    assert raised.value.message == "needs-extra"
    assert raised.value.arguments == {"package": "no_such_package", "extra": "lab"}
