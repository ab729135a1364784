"""The games as environments for learning: Gymnasium for Twenty One alone, PettingZoo for both games. See
`docs/environments.md`. Only `solo` and `parallel` need those packages.
"""
