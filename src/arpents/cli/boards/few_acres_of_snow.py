"""North America as lists: who holds what, how the sieges stand, and one's own hand."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from arpents.cli.boards.board import Board, View

STYLE: Final = {"french": "first", "british": "second"}
WALLS: Final = "#"
SIEGE: Final = "!"
LABEL: Final = 12


class FewAcresBoard(Board):
    def moment(self, view: View) -> object:
        return view["turn"], view["mover"], view["places"], view["sieges"]

    def draw(self, view: View, width: int) -> list[str]:
        lines = [self.paint("strong", self.heading(view))]
        for side in STYLE:
            lines += self.side(view, side, width)
        free = [name for name, spot in view["places"].items() if spot["owner"] is None]
        lines += self.row("board-neutral", self.places(view, free), width)
        lines += self.row("board-display", self.stacks(view["neutral"]), width)
        return lines + self.sieges(view, width) + self.own(view, width)

    def close_up(self, view: View, width: int) -> list[str]:
        seat = view["seat"]
        return [] if seat is None else self.row("board-hand", self.cards(view["sides"][seat]["hand"]), width)

    def legend(self, view: View) -> str:
        return self.text("board-legend", {"walls": WALLS, "siege": SIEGE})

    def reveal(self, view: View, width: int) -> list[str]:
        return self.own(view, width)

    # -- parts

    def heading(self, view: View) -> str:
        points = {side: view["sides"][side]["points"] for side in STYLE}
        return self.text(
            "board-heading", {"turn": view["turn"], "fortifications": view["fortifications_left"], **points}
        )

    def side(self, view: View, side: str, width: int) -> list[str]:
        seen = view["sides"][side]
        told: dict[str, object] = {
            "money": seen["money"],
            "villages": seen["villages_left"],
            "towns": seen["towns_left"],
            "captured": 2 * seen["captured"]["villages"] + 4 * seen["captured"]["towns"],
            "hand": seen["hand_size"],
            "deck": seen["deck_size"],
            "discard": len(seen["discard"]),
        }
        lines = [f"{self.paint(STYLE[side], self.words.seat(side))}  {self.text('board-side', told)}"]
        for piece in ("town", "village"):
            held = [name for name, spot in view["places"].items() if spot["owner"] == side and spot["piece"] == piece]
            lines += self.row(f"board-{piece}s", self.places(view, held), width)
        lines += self.row("board-reserve", self.cards(seen["reserve"]), width)
        if view["seat"] != side:
            lines += self.row("board-known", self.cards(seen["known"]), width)
        return lines

    def sieges(self, view: View, width: int) -> list[str]:
        lines: list[str] = []
        for attacker, siege in view["sieges"].items():
            if siege is not None:
                told: dict[str, object] = {
                    "place": f"place-{siege['place']}",
                    "seat": f"seat-{attacker}",
                    "marker": f"{siege['marker']:+d}",
                    "british": self.cards(siege["cards"]["british"]) or "—",
                    "french": self.cards(siege["cards"]["french"]) or "—",
                }
                lines += textwrap.wrap(
                    self.text("board-siege", told), width, subsequent_indent="  ", break_on_hyphens=False
                )
        return lines

    def own(self, view: View, width: int) -> list[str]:
        """What only its owner knows: the hand is shown with every question, the deck here."""
        seat = view["seat"]
        if seat is None:
            return []
        seen = view["sides"][seat]
        lines = self.row("board-deck", self.cards(seen["deck"]), width)
        lines += self.row("board-discards", self.cards(seen["discard"]), width)
        return lines + self.row("board-available", self.stacks(seen["available_empire"]), width)

    # -- words

    def text(self, id: str, arguments: dict[str, object] | None = None) -> str:
        return self.words.speech.text(id, arguments)

    def row(self, id: str, told: str, width: int) -> list[str]:
        """A label and a list, wrapped; nothing when the list is empty."""
        if not told:
            return []
        label = f"  {self.text(id):<{LABEL}}"
        return textwrap.wrap(
            told, width, initial_indent=label, subsequent_indent=" " * len(label), break_on_hyphens=False
        )

    def places(self, view: View, names: list[str]) -> str:
        return ", ".join(self.place(name, view["places"][name]) for name in names)

    def place(self, name: str, spot: dict[str, Any]) -> str:
        signs = (WALLS if spot["fortified"] else "") + (SIEGE if spot["besieged"] else "")
        return self.text(f"place-{name}").replace(" ", "\u00a0") + signs

    def cards(self, names: list[str]) -> str:
        """Each card once, with how many of it there are."""
        counts = {name: names.count(name) for name in names}
        return ", ".join(self.card(name) + (f"\u00a0×{count}" if count > 1 else "") for name, count in counts.items())

    def stacks(self, counts: dict[str, int]) -> str:
        return self.cards([name for name, count in counts.items() for _ in range(count)])

    def card(self, name: str) -> str:
        return self.text(f"card-{name}").replace(" ", "\u00a0")


BOARD = FewAcresBoard
