"""Records on disk: SQLite by default, PostgreSQL when asked. Knows acts, but no game."""
