"""Twenty One: positions, a ledger, and what the conformance suite must know."""
