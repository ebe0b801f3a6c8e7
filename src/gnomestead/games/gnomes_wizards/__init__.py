"""Gnomes & Wizards: two peoples, one crumbling battlefield, and far too many crystals."""
