"""Logs as one JSON object a line, without secrets: no query, no cookie, no body is ever logged."""

from __future__ import annotations

import logging
from typing import Any

import msgspec


class OneLine(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_config(level: str = "INFO") -> dict[str, Any]:
    """What uvicorn and we log, and how."""
    quiet = {"handlers": ["lines"], "level": "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": OneLine}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["lines"], "level": level},
        "loggers": {"uvicorn": quiet, "uvicorn.error": quiet, "uvicorn.access": quiet, "alembic": quiet},
    }
