"""The waterways of the war as a diagram, then what stands where, Department by Department."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from arpents.cli.boards.board import Board, View
from arpents.cli.boards.canvas import Canvas
from arpents.games.wilderness_war.facts.board import (
    DEPARTMENT,
    DEPARTMENTS,
    NATIONS_OF,
    NO_LINK,
    RIVER,
    SIDES,
    SPACE_NUMBER,
    distance,
    linked,
)
from arpents.games.wilderness_war.facts.deck import CARD_NAMES, COLOUR, EITHER, RESPONSE, VALUE
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    INITIATIVE,
    IS_LEADER,
    PIECE_NUMBER,
    SIDE,
    STRENGTH,
    TACTICS,
)

CELL: Final = 20  # columns from one waterway to the next
WIDTH: Final = 79

# four ways down the map, from west to east: the Ohio, the Mohawk, the Hudson and the Connecticut
WAYS: Final = (
    (
        "pays-d-en-haut", "toronto", "niagara", "presqu-ile", "french-creek", "venango", "kittaning", "ohio-forks",
        "gists-station", "wills-creek", "shepherds-ferry", "winchester", "alexandria",
    ),
    (
        "st-regis", "oswegatchie", "cataraqui", "niaoure-bay", "oswego", "oneida-carry-west", "oneida-carry-east",
        "canajoharie", "schenectady", "shamokin", "harriss-ferry", "lancaster", "philadelphia",
    ),
    (
        "montreal", "sorel", "st-jean", "ile-aux-noix", "crown-point", "ticonderoga", "hudson-carry-north",
        "hudson-carry-south", "albany", "kinderhook", "poughkeepsie", "peekskill", "new-york",
    ),
    (
        "quebec", "trois-rivieres", "louisbourg", "halifax", "boston", "cowass", "white-river-falls", "charlestown",
        "deerfield", "northampton", "hartford", "new-haven",
    ),
)  # fmt: skip
# names that are too long for the diagram in one language or the other
SHORT: Final = {
    "crown-point": "wilderness-map-crown-point",
    "hudson-carry-north": "wilderness-map-hudson-north",
    "hudson-carry-south": "wilderness-map-hudson-south",
    "oneida-carry-east": "wilderness-map-oneida-east",
    "oneida-carry-west": "wilderness-map-oneida-west",
    "white-river-falls": "wilderness-map-white-river",
}
LETTER: Final = {"british": "wilderness-letter-british", "french": "wilderness-letter-french"}
STYLE: Final = {"french": "first", "british": "second"}
WORK: Final = {"stockade": "□", "fort": "■", "fortress": "▣"}
LASTING: Final = {
    "william-pitt": "title-william-pitt",
    "diplomatic-revolution": "title-diplomatic-revolution",
    "quiberon-bay": "title-quiberon-bay",
    "cherokees": "title-cherokees",
    "cherokee-uprising": "title-cherokee-uprising",
}  # events that last under their own title; the others need words
IN_FORCE: Final = {
    "no-amphibious-landing": "wilderness-no-landing",
    "no-french-naval": "wilderness-no-french-ships",
    "british-blockhouses": "wilderness-blockhouses-british",
    "french-blockhouses": "wilderness-blockhouses-french",
}
MOST: Final = 11  # victory points that end the war
THROUGH_KAHNAWAKE: Final = ("st-regis", "montreal")

Seen = dict[str, Any]


class WildernessBoard(Board):
    def moment(self, view: View) -> object:
        return view["year"], view["season"], len(view["discarded"]) + len(view["removed"]), view["french_points"]

    def draw(self, view: View, width: int) -> list[str]:
        lines = [
            *self.heading(view, width),
            "",
            *self.diagram(view),
            "",
            *self.departments(view, width),
            *self.boxes(view, width),
        ]
        return lines + self.hand(view, width)

    def legend(self, view: View) -> str:
        return self.words.text(
            "wilderness-legend", {"french": self.letter("french"), "british": self.letter("british")}
        )

    def reveal(self, view: View, width: int) -> list[str]:
        """All that is ever hidden is a hand."""
        return self.hand(view, width)

    # -- names

    def letter(self, side: str) -> str:
        return self.words.text(LETTER[side])

    def space(self, space: str) -> str:
        return self.words.speech.text(f"space-{space}")

    def side_of(self, piece: Seen) -> str:
        return SIDES[SIDE[PIECE_NUMBER[piece["piece"]]]]

    def of_side(self, pieces: list[Seen], side: str) -> list[Seen]:
        return [piece for piece in pieces if self.side_of(piece) == side]

    def wrapped(self, text: str, width: int, first: str = "", then: str = "    ") -> list[str]:
        return textwrap.wrap(
            text, width, initial_indent=first, subsequent_indent=then, break_on_hyphens=False, break_long_words=False
        )

    # -- the year, the points and what is in force

    def heading(self, view: View, width: int) -> list[str]:
        text, speech = self.words.text, self.words.speech
        told = [
            text("wilderness-season", {"year": view["year"], "season": speech.text(f"season-{view['season']}")}),
            text("wilderness-last-year", {"year": view["last_year"]}),
            text("wilderness-assemblies", {"mood": speech.text(f"assemblies-{view['assemblies']}")}),
        ]
        lines = [self.paint("strong", line) for line in self.wrapped(" · ".join(told), width)]
        lines.append(self.track(view["french_points"]))
        force = [speech.text(LASTING[name]) if name in LASTING else text(IN_FORCE[name]) for name in view["lasting"]]
        if force:
            lines += self.wrapped(text("wilderness-in-force", {"list": ", ".join(force)}), width)
        return lines

    def track(self, points: int) -> str:
        """The British count below nought, the French above it."""
        signs = ["·"] * (2 * MOST + 1)
        signs[MOST] = "0"
        signs[max(0, min(2 * MOST, points + MOST))] = "●"
        side = "french" if points > 0 else "british"
        told = self.words.text("wilderness-points", {"count": abs(points), "seat": self.words.seat(side)})
        ends = [self.paint(STYLE[name], self.letter(name)) for name in ("british", "french")]
        return f"{ends[0]} {MOST} {''.join(signs)} {MOST} {ends[1]}   {told}"

    # -- the diagram

    def diagram(self, view: View) -> list[str]:
        height = 2 * max(len(way) for way in WAYS)
        canvas = Canvas(WIDTH, height)
        for column, way in enumerate(WAYS):
            x = CELL * column
            for row, space in enumerate(way):
                seen = view["spaces"].get(space, {})
                name = self.short(space)
                canvas.write(x, 2 * row, name, self.style(seen))
                if row + 1 < len(way):
                    canvas.write(x, 2 * row + 1, self.way_down(space, way[row + 1]), "water")
                at = x + 2
                for told, style in self.signs(seen):
                    canvas.write(at, 2 * row + 1, told, style)
                    at += len(told) + 1
                if column + 1 < len(WAYS) and row < len(WAYS[column + 1]):
                    link = self.way_across(space, WAYS[column + 1][row])
                    start = x + len(name) + 1
                    canvas.write(start, 2 * row, link * (x + CELL - 1 - start), "water")
        return canvas.lines(self.paint)

    def short(self, space: str) -> str:
        name = self.words.text(SHORT[space]) if space in SHORT else self.space(space)
        return name if len(name) < CELL else name[: CELL - 2] + "…"

    def style(self, seen: Seen) -> str:
        sides = {self.side_of(piece) for piece in seen.get("pieces", [])}
        if "owner" in seen:
            sides.add(seen["owner"])
        return STYLE[sides.pop()] if len(sides) == 1 else "strong" if sides else ""

    def way_down(self, a: str, b: str) -> str:
        """By water, by land, or with a space between that is not drawn."""
        link = linked(SPACE_NUMBER[a], SPACE_NUMBER[b])
        if link != NO_LINK:
            return "║" if link >= RIVER else "│"
        return "┆" if distance(SPACE_NUMBER[a], SPACE_NUMBER[b]) == 2 else ""

    def way_across(self, a: str, b: str) -> str:
        if (a, b) == THROUGH_KAHNAWAKE:
            return "┄"
        link = linked(SPACE_NUMBER[a], SPACE_NUMBER[b])
        return "" if link == NO_LINK else "═" if link >= RIVER else "─"

    def signs(self, seen: Seen) -> list[tuple[str, str]]:
        """`■F F3/7 B5/12 s1`: the work, units and strength of each side, the siege."""
        found = self.marks(seen)
        for side in SIDES:
            pieces = self.of_side(seen.get("pieces", []), side)
            if pieces:
                found.append((f"{self.letter(side)}{self.count(pieces)}", STYLE[side]))
        if "siege" in seen:
            found.append((f"§{seen['siege']}", "strong"))
        return found

    def count(self, pieces: list[Seen]) -> str:
        units = [piece for piece in pieces if not IS_LEADER[PIECE_NUMBER[piece["piece"]]]]
        leaders = len(pieces) - len(units)
        total = f"{len(units)}/{sum(self.strength(unit) for unit in units)}" if units else ""
        return f"{total}{'*' if leaders else ''}"

    def strength(self, unit: Seen) -> int:
        return int(unit.get("strength", 0))

    def marks(self, seen: Seen) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        if "work" in seen:
            found.append((f"{WORK[seen['work']]}{self.letter(seen['owner'])}", STYLE[seen["owner"]]))
        if "fort_begun" in seen:
            found.append((f"◇{self.letter(seen['fort_begun'])}", STYLE[seen["fort_begun"]]))
        if "allied" in seen:
            found.append((f"♦{self.letter(seen['allied'])}", STYLE[seen["allied"]]))
        for side in SIDES:
            if f"raided_by_{side}" in seen:
                found.append((f"×{self.letter(side)}", STYLE[side]))
        return found

    # -- what stands where

    def departments(self, view: View, width: int) -> list[str]:
        lines: list[str] = []
        for number in (3, 1, 2, 0):  # from the St. Lawrence southwards, then what lies between and beyond
            spaces = {
                space: seen for space, seen in view["spaces"].items() if DEPARTMENT[SPACE_NUMBER[space]] == number
            }
            if not spaces:
                continue
            name = DEPARTMENTS[number]
            title = self.words.speech.text(f"department-{name}") if name else self.words.text("wilderness-beyond")
            lines.append(self.paint("strong", title))
            for space, seen in spaces.items():
                if self.is_busy(seen):
                    lines += self.entry(space, seen, width)
            empty = [
                self.title(space, seen).replace(" ", "\u00a0")
                for space, seen in spaces.items()
                if not self.is_busy(seen)
            ]
            if empty:
                lines += self.wrapped(self.words.text("wilderness-empty", {"list": ", ".join(empty)}), width, "  ")
        return lines

    def is_busy(self, seen: Seen) -> bool:
        return "pieces" in seen or len(seen) > 1 + ("owner" in seen)

    def title(self, space: str, seen: Seen) -> str:
        told = [self.space(space), *(sign for sign, _ in self.marks(seen))]
        remarks = self.remarks(seen)
        return " ".join([*told, f"({remarks})"] if remarks else told)

    def entry(self, space: str, seen: Seen, width: int) -> list[str]:
        title = self.title(space, seen)
        piles = {side: self.of_side(seen.get("pieces", []), side) for side in SIDES}
        present = [side for side in SIDES if piles[side]]
        if len(present) == 1:  # all on one line, if it can be
            side = present[0]
            lines = self.wrapped(f"{title} · {self.pile(side, piles[side])}", width, "  ", "      ")
            return [self.paint(STYLE[side], line) for line in lines]
        lines = self.wrapped(title, width, "  ", "      ")
        for side in present:
            told = self.wrapped(self.pile(side, piles[side]), width, "    ", "      ")
            lines += [self.paint(STYLE[side], line) for line in told]
        return lines

    def pile(self, side: str, pieces: list[Seen]) -> str:
        return f"{self.letter(side)}{self.count(pieces)} {self.named(pieces)}"

    def remarks(self, seen: Seen) -> str:
        text = self.words.text
        found: list[str] = []
        if "siege" in seen:
            found.append(text("wilderness-siege", {"level": seen["siege"]}))
        if "fieldworks" in seen:
            found.append(text("wilderness-fieldworks", {"seat": self.words.seat(seen["fieldworks"])}))
        if "amphib" in seen:
            found.append(text("wilderness-amphib"))
        for side in SIDES:
            if seen.get(f"raided_by_{side}", 0) > 1:
                found.append(text("wilderness-raids", {"count": seen[f"raided_by_{side}"]}))
        return ", ".join(found)

    def named(self, pieces: list[Seen]) -> str:
        """Leaders first, then the strongest; `La Sarre (2/3)` is reduced."""
        ordered = sorted(pieces, key=lambda piece: (not IS_LEADER[PIECE_NUMBER[piece["piece"]]], -self.strength(piece)))
        return ", ".join(self.piece(piece) for piece in ordered)

    def piece(self, piece: Seen) -> str:
        number = PIECE_NUMBER[piece["piece"]]
        name = self.words.speech.text(f"piece-{piece['piece']}")
        if IS_LEADER[number]:
            told = f"{name} {self.ratings(number)}"
        else:
            strength, full = self.strength(piece), STRENGTH[number * 3 + 2]
            told = f"{name} ({strength}/{full})" if piece.get("reduced") else f"{name} ({strength})"
        return told.replace(" ", "\u00a0")

    def ratings(self, leader: int) -> str:
        return f"[{INITIATIVE[leader]}-{COMMAND[leader]}-{TACTICS[leader]}]"

    def close_up(self, view: View, width: int) -> list[str]:
        """Where both sides stand in one space: a battle or a siege."""
        lines: list[str] = []
        for space, seen in view["spaces"].items():
            if all(self.of_side(seen.get("pieces", []), side) for side in SIDES):
                lines += self.entry(space, seen, width)
        return [self.paint("strong", self.words.text("wilderness-contested")), *lines] if lines else []

    # -- beside the map

    def boxes(self, view: View, width: int) -> list[str]:
        text = self.words.text
        lines: list[str] = [self.paint("strong", text("wilderness-beside"))]
        for box, pieces in view["militia"].items():
            told = self.named(pieces) or "—"
            lines += self.wrapped(text("wilderness-line", {"name": self.space(box), "list": told}), width, "  ")
        pool = ", ".join(self.piece({"piece": leader}) for leader in view["leader_pool"]) or "—"
        name = self.space("leader-pool")
        lines += self.wrapped(text("wilderness-line", {"name": name[0].upper() + name[1:], "list": pool}), width, "  ")
        for place, owner in (("niagara", view["niagara"]), ("ohio-forks", view["ohio_forks"])):
            told = text("wilderness-counted", {"name": self.space(place), "seat": self.words.seat(owner)})
            lines += self.wrapped(told, width, "  ")
        lines += self.alliances(view, width)
        return lines

    def alliances(self, view: View, width: int) -> list[str]:
        """Villages with an Allied marker."""
        lines: list[str] = []
        for side in SIDES:
            allied = [
                self.space(space).replace(" ", "\u00a0")
                for space, seen in view["spaces"].items()
                if seen.get("allied") == side and NATIONS_OF[SPACE_NUMBER[space]]
            ]
            if allied:
                told = {"seat": self.words.seat(side), "list": ", ".join(allied)}
                lines += self.wrapped(self.words.text("wilderness-allies", told), width, "  ")
        return lines

    # -- cards

    def hand(self, view: View, width: int) -> list[str]:
        text = self.words.text
        lines: list[str] = []
        for side in SIDES:
            parts = [text("wilderness-cards", {"seat": self.words.seat(side), "count": view["hands"][side]})]
            if side in view["held"]:
                parts.append(text("wilderness-held"))
            if side in view["must_play_all"]:
                parts.append(text("wilderness-all-cards"))
            if side in view["built_last"]:
                parts.append(text("wilderness-built-last"))
            lines.append(", ".join(parts))
        piles = {"deck": view["deck"], "discarded": len(view["discarded"]), "removed": len(view["removed"])}
        lines = self.wrapped(" · ".join([*lines, text("wilderness-piles", piles)]), width)
        if view["known"]:
            known = ", ".join(self.card(card) for card in view["known"])
            lines += self.wrapped(text("wilderness-known", {"list": known}), width)
        if view["hand"]:
            lines.append(self.paint("strong", text("wilderness-hand")))
        told: set[str] = set()
        for card in view["hand"]:
            event = self.words.speech.text(f"card-{card}.text")
            again = event in told  # cards of one event differ in value at most
            told.add(event)
            line = self.card(card) if again else f"{self.card(card)} — {event}"
            lines += self.wrapped(line, width, "  ", "      ")
        return lines

    def card(self, card: str) -> str:
        """`3 Campaign`, `1 Ambush! (response)`."""
        number = CARD_NAMES.index(card)
        told = [self.words.seat(SIDES[COLOUR[number]])] if COLOUR[number] != EITHER else []
        if RESPONSE[number]:
            told.append(self.words.text("wilderness-response"))
        title = f"{VALUE[number]} {self.words.speech.text(f'card-{card}')}"
        return f"{title} ({', '.join(told)})" if told else title


BOARD = WildernessBoard
