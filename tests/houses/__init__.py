"""Whole servers and browsers for tests."""
