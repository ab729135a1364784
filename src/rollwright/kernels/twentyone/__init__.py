"""Twenty One, compiled: packed positions, the rules T9 to T24 on them, policies, playouts and whole games."""
