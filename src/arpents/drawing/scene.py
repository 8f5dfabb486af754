"""What a view becomes before it is drawn: pieces in places or on a battlefield, and what is told beside them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from arpents.drawing.words import Words

View = dict[str, Any]


@dataclass(frozen=True)
class Piece:
    """A counter, block, figure or marker."""

    seat: str | None  # whose it is; None for nobody's
    form: str  # its outline: block, counter, disc, leader, ship, cube
    title: str  # what a person reads
    symbol: str = ""
    figure: str = ""  # its strength, in large figures
    note: str = ""  # small, beside it
    name: str = ""  # on its label
    hidden: bool = False  # face down
    reduced: bool = False
    tired: bool = False
    weight: int = 0  # what it adds to the strength of its pile


@dataclass(frozen=True)
class Mark:
    """A sign beside a place, or on it where it is a work: fort, raided, besieged, allied."""

    symbol: str
    seat: str | None
    title: str
    figure: str = ""


@dataclass(frozen=True)
class Pile:
    seat: str | None
    pieces: list[Piece]


@dataclass(frozen=True)
class Fact:
    """What is printed beside a place: points, settlers, walls."""

    symbol: str
    figure: str
    title: str


@dataclass(frozen=True)
class Spot:
    """A place of the map, called as in the map's file."""

    id: str
    title: str
    water: bool = False
    marks: list[Mark] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)


@dataclass(frozen=True)
class Arrow:
    """A written order that its reader may see."""

    start: str
    end: str
    seat: str
    label: str
    broken: bool = False


@dataclass(frozen=True)
class Ground:
    """Woods, fields, fences and cabins of a battlefield."""

    type: str
    area: bool
    points: list[tuple[float, float]]
    title: str = ""


@dataclass(frozen=True)
class Figure:
    """A piece that stands anywhere, not in a place."""

    piece: Piece
    x: float
    y: float
    size: float
    tag: str = ""


@dataclass(frozen=True)
class Track:
    title: str
    value: str
    seat: str | None = None


@dataclass(frozen=True)
class Panel:
    """What lies beside the map: boxes, hands, columns of a battle."""

    title: str
    pieces: list[Piece] = field(default_factory=list)
    text: str = ""


@dataclass
class Scene:
    spots: list[Spot] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    ground: list[Ground] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)
    field_size: tuple[float, float] | None = None  # of a battlefield; None where there is a map


class Adapter:
    """How the views of one game are drawn."""

    size = 26.0  # pixels of a piece, when the picture is as wide as it is meant to be
    wide = False  # whether there is room to lay whole piles out beside their places

    def scene(self, view: View, words: Words) -> Scene:
        raise NotImplementedError


def fold(pieces: list[str], words: Words, prefix: str) -> str:
    """Things by name, each with how many there are of it: `Bateaux × 2, Québec`."""
    counts: dict[str, int] = {}
    for piece in pieces:
        counts[piece] = counts.get(piece, 0) + 1
    return ", ".join(
        words.name(f"{prefix}-{id}") + (f" × {count}" if count > 1 else "") for id, count in counts.items()
    )
