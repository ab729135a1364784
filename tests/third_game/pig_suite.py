"""The conformance suite on Pig. `test_conformance.py` runs it in a process that finds the game by its entry point."""

from rollwright.testing.conformance import GameUnderTest, suite
from rollwright_pig.game import Pig
from rollwright_pig.ledger import Ledger

test_pig = suite(GameUnderTest(game=Pig(), ledger=Ledger, move_texts=("roll", "hold")))
