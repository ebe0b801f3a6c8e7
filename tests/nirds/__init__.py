"""Nirds vs Gnomes, rule by rule."""
