"""The Border, compiled: packed positions, the rules B8 to B32 on them, and policies that play whole games."""
