"""Five gnome board games, one table, and the rules engine under it."""
