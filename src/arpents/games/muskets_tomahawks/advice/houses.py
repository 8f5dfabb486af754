"""How far it is to a building, by the box around it."""

from __future__ import annotations

from typing import Final

from arpents.games.muskets_tomahawks.table.board import Board
from arpents.games.muskets_tomahawks.table.geometry import distance

WALLS_KEY: Final = -2  # what advice keeps with a board has keys below 0


def walls_of(board: Board) -> list[int]:
    """West, south, east, north of each building."""
    known = board.grounds.get(WALLS_KEY)
    if known is None:
        known = []
        for shape in board.buildings:
            known += [min(shape.xs), min(shape.ys), max(shape.xs), max(shape.ys)]
        board.grounds[WALLS_KEY] = known
    return known


def from_walls(board: Board, building: int, x: int, y: int) -> int:
    walls = walls_of(board)
    west = walls[4 * building]
    south = walls[4 * building + 1]
    east = walls[4 * building + 2]
    north = walls[4 * building + 3]
    dx = west - x if x < west else x - east if x > east else 0
    dy = south - y if y < south else y - north if y > north else 0
    return distance(dx, dy)


def middle_x(board: Board, building: int) -> int:
    walls = walls_of(board)
    return (walls[4 * building] + walls[4 * building + 2]) // 2


def middle_y(board: Board, building: int) -> int:
    walls = walls_of(board)
    return (walls[4 * building + 1] + walls[4 * building + 3]) // 2
