"""9. A board made from the description of a map."""

from __future__ import annotations

from typing import Final

from arpents.engine.facts import records, text, wholes
from arpents.games.muskets_tomahawks.facts.reading import parse, points
from arpents.games.muskets_tomahawks.facts.terrain import (
    BUILDING,
    CATEGORY,
    FEATURE_IDS,
    HILL,
    OBSTACLE,
    ROAD,
    ROUGH,
    VERY_ROUGH,
    WATER,
)
from arpents.games.muskets_tomahawks.table.board import Board
from arpents.games.muskets_tomahawks.table.shapes import Opening, Shape

OUT_X: Final = {"east": 1, "west": -1, "north": 0, "south": 0}
OUT_Y: Final = {"east": 0, "west": 0, "north": 1, "south": -1}
BOARDS: Final[dict[str, Board]] = {}


def make_board(source: str, facts: dict[str, object]) -> Board:
    """A board from a map: {"table": [w, h], "features": [...]} in sixteenths."""
    table = wholes(facts, "table")
    board = Board(source, table[0], table[1])
    for feature in records(facts, "features"):
        type = FEATURE_IDS.index(text(feature, "type"))
        xs = [point[0] for point in points(feature, "points")]
        ys = [point[1] for point in points(feature, "points")]
        if CATEGORY[type] == OBSTACLE:
            for k in range(len(xs) - 1):
                board.piece_type.append(type)
                board.piece_ax.append(xs[k])
                board.piece_ay.append(ys[k])
                board.piece_bx.append(xs[k + 1])
                board.piece_by.append(ys[k + 1])
                board.piece_west.append(min(xs[k], xs[k + 1]))
                board.piece_east.append(max(xs[k], xs[k + 1]))
                board.piece_south.append(min(ys[k], ys[k + 1]))
                board.piece_north.append(max(ys[k], ys[k + 1]))
            continue
        shape = Shape(text(feature, "id"), type, xs, ys)
        if type == HILL:
            board.hills.append(shape)
        elif CATEGORY[type] == ROAD:
            board.roads.append(shape)
            if not board.track_x and "centre_line" in feature:
                board.track_x = [point[0] for point in points(feature, "centre_line")]
                board.track_y = [point[1] for point in points(feature, "centre_line")]
        elif CATEGORY[type] == WATER:
            board.rivers.append(shape)
        elif CATEGORY[type] == BUILDING:
            board.buildings.append(shape)
            openings: list[Opening] = []
            for opening in records(feature, "openings"):
                at = wholes(opening, "at")
                side = text(opening, "side")
                openings.append(Opening(at[0], at[1], OUT_X[side], OUT_Y[side]))
            board.openings.append(openings)
        elif CATEGORY[type] in (ROUGH, VERY_ROUGH):
            board.areas.append(shape)
    board.work_out()
    return board


def described_board(source: str) -> Board:
    """A board described by its own JSON text, as positions may bring one."""
    board = BOARDS.get(source)
    if board is None:
        board = make_board(source, parse(source))
        BOARDS[source] = board
    return board
