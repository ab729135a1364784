"""Pig: roll one die as often as you dare, a 1 loses the points of the round. Rules P1 to P8.

The game exists for the tests only. It is added to Rollwright as any other package would add a game; see
`docs/new-game.md`.
"""

from pathlib import Path

from rollwright.core.registry import Registration

REGISTRATION = Registration(
    game="pig",
    rules="rollwright_pig.game:Pig",
    screen="rollwright_pig.screen:PigScreen",
    bots="rollwright_pig.bots",
    environment="rollwright_pig.environment:PIG",
    messages=Path(__file__).parent / "messages",
)
