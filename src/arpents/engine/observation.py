"""What a seat sees, as numbers for learners: named arrays of bytes, always of the same size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64, u8

LEAST: Final = -128
MOST: Final = 127
MOST_UNSIGNED: Final = 255


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

    def add(self, name: str, rows: Sequence[str], columns: Sequence[str], signed: bool = True) -> int:
        """Where the new array begins: the entry of a row and a column is `first + row * len(columns) + column`."""
        layer = Layer(name, tuple(rows), tuple(columns), self.size, signed)
        self.all.append(layer)
        self.size += layer.size()
        return layer.first


@final
class Slate:
    """An observation being written; what nobody writes is 0."""

    def __init__(self, size: int) -> None:
        self.entries = BytesWriter()
        self.entries.write(bytes(size))
        self.base = 0  # where the array numbered 0 begins

    def put(self, at: int, value: int) -> None:
        """A signed entry; what is out of its range counts as the end of it."""
        place: i64 = self.base + at
        byte: u8 = max(LEAST, min(MOST, value)) & 255
        self.entries[place] = byte

    def put_unsigned(self, at: int, value: int) -> None:
        place: i64 = self.base + at
        byte: u8 = max(0, min(MOST_UNSIGNED, value))
        self.entries[place] = byte

    def add(self, at: int, value: int) -> None:
        """More, or less, of something that is never negative."""
        place: i64 = self.base + at
        before: int = self.entries[place]
        byte: u8 = max(0, min(MOST, before + value))
        self.entries[place] = byte

    def getvalue(self) -> bytes:
        return self.entries.getvalue()
