"""Training of the networks, one module per game. Needs PyTorch, which is not a dependency of the package."""
