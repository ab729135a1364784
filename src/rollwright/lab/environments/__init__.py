"""The games as environments for learning: Gymnasium for one player, PettingZoo for several.

See `docs/environments.md`. Only `solo` and `parallel` need those packages.
"""
