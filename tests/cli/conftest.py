"""Every test here may play the toys."""

from sitting import toys

__all__ = ["toys"]
