"""Files are read whole or refused, and written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.engine.record import Record, parse
from arpents.research.store import NotAStore, Store

MOST: Final = 1 << 26  # bytes of a file that are read: a device may never end


def read_text(name: str) -> str:
    try:
        with open(name, "rb") as file:
            content = file.read(MOST + 1)
        if len(content) > MOST:
            raise Refusal("file-too-large", file=name)
        return content.decode("utf-8")
    except FileNotFoundError:
        raise Refusal("file-missing", file=name) from None
    except IsADirectoryError:
        raise Refusal("file-is-directory", file=name) from None
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=name) from None
    except (OSError, ValueError) as fault:
        raise Refusal("file-unreadable", file=name, why=why(fault)) from None


def named(name: str) -> Path:
    """The file somebody means, `~` and all."""
    try:
        return Path(name).expanduser().resolve()
    except (OSError, ValueError, RuntimeError):  # no such home, or a sign that no name may hold
        raise Refusal("file-unwritable", file=name, why="why-bad-name") from None


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


@contextlib.contextmanager
def storing(name: str | None) -> Iterator[Store]:
    """A file to which finished work is added and from which it is taken up again; nothing is kept without a name."""
    target = None if name is None else named(name)
    if target is not None and target.is_dir():
        raise Refusal("file-is-directory", file=name)
    try:
        yield Store(target)
    except NotAStore:
        raise Refusal("store-not-matches", file=name) from None
    except OSError as fault:
        if name is None:
            raise
        raise Refusal("file-unwritable", file=name, why=why(fault)) from None


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


WHY: Final = {
    errno.ENOENT: "why-no-folder",
    errno.ENOTDIR: "why-no-folder",
    errno.EACCES: "why-no-permission",
    errno.EPERM: "why-no-permission",
    errno.EROFS: "why-read-only",
    errno.ENOSPC: "why-full",
    errno.EDQUOT: "why-full",
    errno.ENAMETOOLONG: "why-bad-name",
    errno.EINVAL: "why-bad-name",
    errno.EADDRINUSE: "why-in-use",
    errno.EADDRNOTAVAIL: "why-no-address",
}


def why(fault: OSError | ValueError) -> str:
    """What the system has against it, as a text; what Python says of it is English only."""
    if isinstance(fault, ValueError):  # a sign that no name may hold
        return "why-bad-name"
    if isinstance(fault, socket.gaierror):
        return "why-no-address"
    return WHY.get(fault.errno or 0, "why-refused")
