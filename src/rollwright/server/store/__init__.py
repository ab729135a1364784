"""The database of the server: SQLAlchemy Core, and one writer that combines waiting writes into one synced commit."""
