"""How a database of an older version becomes one of the newest, step by step; read by Alembic."""
