"""The learned values of Twenty One."""
