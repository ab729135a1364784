"""How bots play Twenty One."""
