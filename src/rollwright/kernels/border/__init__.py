"""The Border, compiled: packed positions, the rules B8 to B32 on them, policies, playouts and whole games."""
