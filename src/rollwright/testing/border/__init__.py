"""The Border: positions, a ledger, and its facts for the conformance suite."""
