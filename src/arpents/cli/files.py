"""Files are read whole or refused, and written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.engine.record import Record, parse


def read_text(name: str) -> str:
    try:
        return Path(name).read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise Refusal("file-missing", file=name) from None
    except IsADirectoryError:
        raise Refusal("file-is-directory", file=name) from None
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=name) from None
    except (OSError, ValueError) as fault:
        raise Refusal("file-unreadable", file=name, why=why(fault)) from None


def read_record(name: str, words: Words) -> Record:
    text = read_text(name)
    try:
        return parse(text)
    except ArpentsError as fault:
        raise Refusal("in-file", file=name, text=words.error(fault)) from None


@contextlib.contextmanager
def writing(name: str, overwrite: bool = False) -> Iterator[IO[str]]:
    """A file that appears under its name only when all of it is written; another one is never overwritten unasked."""
    target = Path(name)
    try:
        if target.is_dir():
            raise Refusal("file-is-directory", file=name)
        if target.exists() and not overwrite:
            raise Refusal("file-exists", file=name)
        handle, draft = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except (OSError, ValueError) as fault:
        raise Refusal("file-unwritable", file=name, why=why(fault)) from None
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as out:
            yield out
        publish(Path(draft), target, overwrite)
    except OSError as fault:
        raise Refusal("file-unwritable", file=name, why=why(fault)) from None
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(draft)


def publish(draft: Path, target: Path, overwrite: bool) -> None:
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(draft, 0o666 & ~mask)
    if overwrite:
        os.replace(draft, target)
        return
    try:
        os.link(draft, target)  # fails when somebody was faster, so nothing is lost
    except FileExistsError:
        raise Refusal("file-exists", file=str(target)) from None
    except OSError:  # a file system without links
        if target.exists():
            raise Refusal("file-exists", file=str(target)) from None
        os.replace(draft, target)


def write_text(name: str, text: str, overwrite: bool = False) -> None:
    with writing(name, overwrite) as out:
        out.write(text)


def why(fault: Exception) -> str:
    return (fault.strerror if isinstance(fault, OSError) else None) or str(fault)
