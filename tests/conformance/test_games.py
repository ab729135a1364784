"""Every game keeps the promises of the conformance suite. A new game adds one line."""

from rollwright.testing.border.conformance import BORDER
from rollwright.testing.conformance import suite
from rollwright.testing.twentyone.conformance import TWENTY_ONE

test_border = suite(BORDER)
test_twentyone = suite(TWENTY_ONE)
