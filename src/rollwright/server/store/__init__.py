"""Where tables are kept: SQLAlchemy Core, one writer that gathers what waits into one synced commit."""
