"""Tests of 75 Gnom' Street."""
