"""Every shape the database has had, oldest first."""
