"""The command line: each module adds its commands to `main`, in this order."""

from gnomestead.cli import tables, rules, house, developers  # noqa: F401, I001 - their commands are listed so
from gnomestead.cli.group import main

__all__ = ["main"]
