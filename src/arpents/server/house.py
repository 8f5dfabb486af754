"""What a running house is made of, in sixteen letters: answers that only change with it can be kept under its name."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

import arpents

LASTING: Final = "public, max-age=31536000, immutable"
LEFT_OUT: Final = ("web", "__pycache__")  # the page has editions of its own


def digest(folder: Path) -> str:
    found = hashlib.sha256()
    for path, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        for name in sorted(files):
            stat = (Path(path) / name).stat()
            found.update(f"{os.path.relpath(path, folder)}/{name} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return found.hexdigest()[:16]


HOUSE: Final = digest(Path(arpents.__file__).parent)
