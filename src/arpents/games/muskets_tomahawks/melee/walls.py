"""12.4, 12.7.4 The walls, hedges and barricades that the target of an engagement stands behind."""

from __future__ import annotations

from typing import final

from arpents.games.muskets_tomahawks.measuring.contact import touch, touch_across
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT
from arpents.games.muskets_tomahawks.state import ON_TABLE, State


@final
class Walls:
    """12.4 The obstacles within an inch of the target's figures: nobody who attacks across one crosses it (MT-35)."""

    def __init__(self, state: State, target: int) -> None:
        self.state = state
        self.board = state.board
        self.radius = state.radius[target]
        self.defended: list[int] = []  # an obstacle and a figure within an inch of it: piece, x, y in threes
        if state.status[target] != ON_TABLE:
            return
        box = state.box(target)
        reach = CONTACT + self.radius
        patch = self.board.patch(box.west - reach, box.south - reach, box.east + reach, box.north + reach)
        for piece in patch.pieces:
            for k in range(0, len(box.points), 3):
                if self.board.near_obstacle(piece, box.points[k + 1], box.points[k + 2], reach):
                    self.defended += [piece, box.points[k + 1], box.points[k + 2]]

    def before(self, sx: int, sy: int) -> list[int]:
        """The obstacles that are defended against an attacker from here."""
        found: list[int] = []
        for k in range(0, len(self.defended), 3):
            piece = self.defended[k]
            if piece not in found and self.board.crosses_piece(
                piece, sx, sy, self.defended[k + 1], self.defended[k + 2]
            ):
                found.append(piece)
        return found

    def stop(self, pieces: list[int], sx: int, sy: int, x: int, y: int) -> bool:
        """Does a leg cross one of the obstacles defended against it?"""
        for piece in pieces:
            if self.board.crosses_piece(piece, sx, sy, x, y):
                return True
        return False

    def are_passed(self, pieces: list[int], base: int, sx: int, sy: int, x: int, y: int, points: list[int]) -> bool:
        """Is a place that touches the target round the end of what is defended, rather than before it?"""
        for k in range(0, len(points), 3):
            bx = points[k + 1]
            by = points[k + 2]
            touched = touch(self.state, x, y, base, bx, by, self.radius)
            if not touched and not touch_across(self.state, x, y, base, bx, by, self.radius):
                continue
            passed = False
            for piece in pieces:
                if self.board.near_obstacle(piece, bx, by, CONTACT + self.radius) and self.board.crosses_piece(
                    piece, sx, sy, bx, by
                ):
                    passed = not self.board.crosses_piece(piece, x, y, bx, by)
                    if not passed:
                        break
            if not passed:
                return False
        return True
