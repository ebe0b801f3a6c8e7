"""Tools of the workshop: pictures and types that are made, not written."""
