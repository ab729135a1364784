"""The Border: positions, a ledger, and what the conformance suite must know."""
