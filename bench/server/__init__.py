"""Our server against boardgame.io's."""
