"""The rules, one module for each chapter of RULES.md."""
