"""What a seat sees, as numbers for learners: named arrays of bytes, always of the same size."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter

from arpents.engine.errors import BufferFault

if TYPE_CHECKING:
    from mypy_extensions import i64, u8

LEAST: Final = -128
MOST: Final = 127
MOST_UNSIGNED: Final = 255
BYTES: Final = "bB?c"  # the formats of arrays whose entries are bytes


class Layer:
    """One array: so many rows and columns, each with its name, from one place of the observation on."""

    def __init__(self, name: str, rows: tuple[str, ...], columns: tuple[str, ...], first: int, signed: bool) -> None:
        self.name = name
        self.rows = rows
        self.columns = columns
        self.first = first
        self.signed = signed  # from -128 to 127; else from 0 to 255

    def size(self) -> int:
        return len(self.rows) * len(self.columns)


class Layers:
    """The arrays of a game, one after the other."""

    def __init__(self) -> None:
        self.all: list[Layer] = []
        self.size = 0
        self.open_words: tuple[str, ...] = ()  # verbs whose decisions everybody can tell from any other choice

    def add(self, name: str, rows: Sequence[str], columns: Sequence[str], signed: bool = True) -> int:
        """Where the new array begins: the entry of a row and a column is `first + row * len(columns) + column`."""
        layer = Layer(name, tuple(rows), tuple(columns), self.size, signed)
        self.all.append(layer)
        self.size += layer.size()
        return layer.first

    def arrays(self, buffer: object, floats: bool = False) -> dict[str, object]:
        """An observation as NumPy arrays by name, rows and columns: views of int8 or uint8, or copies as float32."""
        named: dict[str, object] = import_module("arpents.research.arrays").named(self, buffer, floats)
        return named


def buffer_of(buffer: object, size: int) -> memoryview:
    """The bytes of somebody's array, to write into."""
    try:
        given = memoryview(buffer)  # type: ignore[arg-type]
    except TypeError:
        raise BufferFault("buffer-not-an-array", found=type(buffer).__name__) from None
    if given.format not in BYTES:
        raise BufferFault("buffer-wrong-type", found=dtype_of(buffer, given))
    if given.nbytes != size:
        raise BufferFault("buffer-wrong-size", count=given.nbytes, size=size)
    if given.readonly:
        raise BufferFault("buffer-read-only")
    if not given.c_contiguous:
        raise BufferFault("buffer-in-pieces")
    return given.cast("B")


def dtype_of(buffer: object, given: memoryview) -> str:
    return str(getattr(buffer, "dtype", given.format))


@final
class Slate:
    """An observation being written; what nobody writes is 0."""

    base: i64

    def __init__(self, size: int) -> None:
        self.entries = BytesWriter()
        self.entries.write(bytes(size))
        self.base = 0  # where the array numbered 0 begins

    def put(self, at: i64, value: i64) -> None:
        """A signed entry; what is out of its range counts as the end of it."""
        if value > MOST:
            value = MOST
        elif value < LEAST:
            value = LEAST
        whole: int = value & 255
        byte: u8 = whole
        self.entries[self.base + at] = byte

    def put_unsigned(self, at: i64, value: i64) -> None:
        if value > MOST_UNSIGNED:
            value = MOST_UNSIGNED
        elif value < 0:
            value = 0
        whole: int = value
        byte: u8 = whole
        self.entries[self.base + at] = byte

    def put_unsigned_pair(self, at: i64, value: i64, following: i64) -> None:
        """Two entries, one after the other."""
        place: i64 = self.base + at
        if value > MOST_UNSIGNED:
            value = MOST_UNSIGNED
        elif value < 0:
            value = 0
        whole: int = value
        byte: u8 = whole
        self.entries[place] = byte
        if following > MOST_UNSIGNED:
            following = MOST_UNSIGNED
        elif following < 0:
            following = 0
        whole = following
        byte = whole
        self.entries[place + 1] = byte

    def add(self, at: i64, value: i64) -> None:
        """More, or less, of something that is never negative."""
        place: i64 = self.base + at
        before: int = self.entries[place]
        value += before
        if value > MOST:
            value = MOST
        elif value < 0:
            value = 0
        whole: int = value
        byte: u8 = whole
        self.entries[place] = byte

    def getvalue(self) -> bytes:
        return self.entries.getvalue()
