"""Observations as NumPy arrays: named, with their rows and columns, and flat as whole numbers or as floats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from arpents.engine.errors import BufferFault
from arpents.engine.observation import BYTES, Layers
from arpents.research.wording import library

if TYPE_CHECKING:
    import numpy

    Array: TypeAlias = numpy.ndarray[Any, Any]


def named(layers: Layers, buffer: object, floats: bool = False) -> dict[str, Array]:
    """By name: an array of rows and columns. Views of the buffer, signed or not as the layer is; or float32 copies."""
    flat = flat_bytes(layers, buffer)
    found: dict[str, Array] = {}
    for layer in layers.all:
        part = flat[layer.first : layer.first + layer.size()]
        part = part.view("int8" if layer.signed else "uint8").reshape(len(layer.rows), len(layer.columns))
        found[layer.name] = part.astype("float32") if floats else part
    return found


def flat_bytes(layers: Layers, buffer: object) -> Array:
    numpy = library("numpy", "pettingzoo")
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]
    except TypeError:
        raise BufferFault("buffer-not-an-array", found=type(buffer).__name__) from None
    if view.format not in BYTES:
        raise BufferFault("buffer-wrong-type", found=str(getattr(buffer, "dtype", view.format)))
    if view.nbytes != layers.size:
        raise BufferFault("buffer-wrong-size", count=view.nbytes, size=layers.size)
    if not view.c_contiguous:
        raise BufferFault("buffer-in-pieces")
    flat: Array = numpy.frombuffer(view.cast("B"), dtype=numpy.uint8)
    return flat


class Floats:
    """Flat observations as float32: every entry as it is meant, also where a byte above 127 is not negative."""

    def __init__(self, layers: Layers) -> None:
        self.parts: list[tuple[slice, str]] = []  # runs of layers that are alike
        for layer in layers.all:
            sort = "int8" if layer.signed else "uint8"
            if self.parts and self.parts[-1][1] == sort:
                self.parts[-1] = (slice(self.parts[-1][0].start, layer.first + layer.size()), sort)
            else:
                self.parts.append((slice(layer.first, layer.first + layer.size()), sort))

    def write(self, raw: Array, floats: Array) -> None:
        """From bytes, in the last axis, into an array of float32 of the same shape."""
        for part, sort in self.parts:
            floats[..., part] = raw[..., part].view(sort)

    def bounds(self, size: int) -> tuple[Array, Array]:
        """The least and the most that each entry may be."""
        numpy = library("numpy", "pettingzoo")
        low = numpy.full(size, -128, dtype=numpy.float32)
        high = numpy.full(size, 127, dtype=numpy.float32)
        for part, sort in self.parts:
            if sort == "uint8":
                low[part], high[part] = 0, 255
        return low, high
