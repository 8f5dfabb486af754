"""How the log is written: as lines for people, or as JSON for programs; never with a secret in it."""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Final, TextIO

from arpents.server.log import in_short

PASSWORDS: Final = re.compile(r"(?<=://)([^:/@\s]*):[^@\s]*(?=@)")
NAMED: Final = re.compile(r"(?i)\b(bearer\s+|(?:secret|token|password|key|cookie)[\"']?\s*[=:]\s*[\"']?)[^\s,;\"'}]+")
LINKS: Final = re.compile(r"(#/join/[^/\s]+/[^/\s]+/|#/sign-in/|/notices/feed/)[^\s\"']+")


def without_secrets(text: str) -> str:
    """Nothing of the kind should come here; what does is taken out."""
    text = PASSWORDS.sub(r"\1:…", text)
    text = LINKS.sub(r"\1…", text)
    return NAMED.sub(r"\1…", text)


class PlainFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """One object a line. Of a fault its first line and where it happened: what a library says of values is left out."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            fault = record.exc_info[1]
            told["fault"] = without_secrets(in_short(fault))
            frames = traceback.extract_tb(fault.__traceback__)
            told["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(told, ensure_ascii=False)


def log_as(form: str, stream: TextIO | None = None) -> logging.Handler:
    """Have everything that is worth a line written in this form: `text` or `json`."""
    handler = logging.StreamHandler(stream or sys.stderr)
    plain = PlainFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonFormatter() if form == "json" else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    return handler
