"""The grain of the paper: one small tile that repeats, brown of varying thinness, written as a PNG without any library."""

from __future__ import annotations

import random
import struct
import zlib

LEVELS = 5  # of transparency: few, so that the tile stays small; two dots fit into a byte
DARKEST = 26  # of 255
SCALES = ((32, 0.4), (8, 0.35), (2, 0.25))  # stains, clouds, fibres: their size in dots and their share


def tile(size: int, seed: int) -> bytes:
    rng = random.Random(seed)
    layers = [(noise(size // step, rng), step, share) for step, share in SCALES]
    rows = []
    for y in range(size):
        dots = []
        for x in range(size):
            value = sum(share * smooth(grid, x / step, y / step) for grid, step, share in layers)
            dots.append(min(LEVELS - 1, max(0, int((value - 0.25) * 2 * LEVELS))))
        rows.append(bytes([0, *(left << 4 | right for left, right in zip(dots[::2], dots[1::2], strict=True))]))
    colours = b"".join(bytes((94, 66, 32)) for _ in range(LEVELS))
    thinness = bytes(DARKEST * level // (LEVELS - 1) for level in range(LEVELS))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 4, 3, 0, 0, 0)),
            chunk(b"PLTE", colours),
            chunk(b"tRNS", thinness),
            chunk(b"IDAT", zlib.compress(b"".join(rows), 9)),
            chunk(b"IEND", b""),
        )
    )


def noise(count: int, rng: random.Random) -> list[list[float]]:
    return [[rng.random() for _ in range(count)] for _ in range(count)]


def smooth(grid: list[list[float]], x: float, y: float) -> float:
    """Between the points of a grid that closes upon itself."""
    count = len(grid)
    i, j = int(x), int(y)
    u, v = ease(x - i), ease(y - j)
    upper = grid[j % count][i % count] * (1 - u) + grid[j % count][(i + 1) % count] * u
    lower = grid[(j + 1) % count][i % count] * (1 - u) + grid[(j + 1) % count][(i + 1) % count] * u
    return upper * (1 - v) + lower * v


def ease(t: float) -> float:
    return t * t * (3 - 2 * t)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
