"""The tables in memory: one serial actor per table, its viewers, and the bot workers."""
