"""New France and the colonies from Michilimackinac to Louisbourg, what lies beside the map, and one's own hand."""

from __future__ import annotations

import textwrap
from collections import Counter
from typing import Any, Final

from arpents.cli.boards.board import Board, View
from arpents.cli.boards.canvas import Canvas
from arpents.cli.terminal import Paint
from arpents.cli.words import Words
from arpents.games.few_acres_of_snow.board import (
    ASKS_SETTLERS,
    CAPTURED_POINTS,
    CUBE_WORTH,
    DEFENCE,
    DISC_WORTH,
    LINKS,
    PLACE_NAMES,
    PLACE_NUMBER,
    POINTS,
    SIDES,
    joined_home,
)
from arpents.games.few_acres_of_snow.cards import (
    BY_MAP,
    CARD_NUMBER,
    CARDS,
    COIN,
    COST,
    EMPIRE,
    HAS_BATEAU,
    HAS_FUR,
    HAS_SETTLER,
    HAS_SHIP,
    HAS_WAGON,
    LISTS,
    MILITARY,
    SYMBOLS,
    TRANSPORTS,
)
from arpents.games.few_acres_of_snow.siege_won import ATTACKER_WINS_AT, DEFENDER_WINS_AT

WIDTH: Final = 79
HEIGHT: Final = 23

# Where the mark of each place lies: by longitude and latitude, moved apart until every name can be read
PLACES: Final = {
    "tadoussac": (47, 0),
    "gaspe": (66, 0),
    "quebec": (40, 2),
    "michillimackinac": (0, 3),
    "trois-rivieres": (32, 4),
    "louisbourg": (59, 4),
    "kennebec": (47, 5),
    "montreal": (22, 6),
    "fort-beausejour": (58, 6),
    "fort-st-john": (34, 7),
    "fort-halifax": (46, 8),
    "canso": (66, 8),
    "detroit": (0, 9),
    "fort-frontenac": (16, 9),
    "ticonderoga": (34, 9),
    "port-royal": (57, 9),
    "halifax": (62, 10),
    "fort-niagara": (4, 11),
    "oswego": (22, 11),
    "fort-william-henry": (36, 11),
    "pemaquid": (50, 12),
    "fort-stanwix": (20, 13),
    "albany": (36, 13),
    "fort-presqu-isle": (3, 14),
    "deerfield": (46, 14),
    "boston": (62, 15),
    "fort-venango": (4, 16),
    "new-york": (34, 16),
    "new-haven": (54, 16),
    "fort-duquesne": (4, 18),
    "philadelphia": (33, 18),
    "baltimore": (35, 19),
    "cumberland": (8, 20),
    "st-marys": (36, 21),
    "richmond": (25, 22),
    "norfolk": (43, 22),
}
WAYS: Final = {"river": ("~", "water"), "lake": ("~", "water"), "road": ("=", "faint"), "trail": ("·", "faint")}
STYLE: Final = {"british": "second", "french": "first"}
MARK: Final = {"village": {"british": "b", "french": "f"}, "town": {"british": "B", "french": "F"}}
COLUMNS: Final = (
    "acres-money",
    "acres-points",
    "acres-hand",
    "acres-deck",
    "acres-discards",
    "acres-villages",
    "acres-towns",
    "acres-captured",
)
SYMBOL_TEXTS: Final = ((HAS_SETTLER, "acres-settler"), (HAS_FUR, "acres-fur"))
TRANSPORT_BITS: Final = (HAS_BATEAU, HAS_SHIP, HAS_WAGON)


LEAST_TRACK: Final = 4  # cells of a siege track on either side of level


class FewAcresBoard(Board):
    asks = "uses"

    def __init__(self, words: Words, paint: Paint) -> None:
        super().__init__(words, paint)
        self.hand_shown: object = None  # as it was printed last: it is printed again when it has changed
        self.uses_shown: object = None

    def moment(self, view: View) -> object:
        """Whose turn it is and where there are sieges; what else a player does himself he is told."""
        sieges = [siege and siege["place"] for siege in view["sieges"].values()]
        return view["turn"], view["mover"], sieges

    def draw(self, view: View, width: int) -> list[str]:
        lines = [self.paint("strong", line) for line in self.wrap(self.heading(view), width)]
        lines += [*self.map(view), ""]
        lines += self.account(view)
        for side in SIDES:
            lines += self.siege(view, side, width)
        lines += self.on_offer(view, width)
        for side in SIDES:
            lines += self.piles(view, side, width)
        return lines + self.own(view, width)

    def close_up(self, view: View, width: int) -> list[str]:
        """The hand, if it or what it can do is no longer as it was shown."""
        changed = self.holding(view) != self.hand_shown or (self.uses() and self.uses() != self.uses_shown)
        return self.own(view, width) if changed else []

    def reveal(self, view: View, width: int) -> list[str]:
        return self.own(view, width)

    def legend(self, view: View) -> str:
        return self.words.text("acres-legend")

    def heading(self, view: View) -> str:
        told = [
            self.words.text("acres-turn", {"turn": view["turn"]}),
            self.words.text("acres-mover", {"seat": self.words.seat(view["mover"]), "left": view["actions_left"]}),
            self.words.text("acres-fortifications", {"count": view["fortifications_left"]}),
        ]
        return " · ".join(told)

    # -- the map

    def map(self, view: View) -> list[str]:
        canvas = Canvas(WIDTH, HEIGHT)
        for link in LINKS:
            self.draw_way(canvas, PLACES[str(link["a"])], PLACES[str(link["b"])], *WAYS[str(link["by"])])
        for place, (x, y) in PLACES.items():
            self.draw_place(canvas, x, y, place, view["places"][place])
        return [line.rstrip() for line in canvas.lines(self.paint)]

    def draw_way(self, canvas: Canvas, start: tuple[int, int], end: tuple[int, int], sign: str, style: str) -> None:
        """As straight as letters go, from mark to mark; names are written over it."""
        steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]))
        for step in range(steps + 1):
            x = start[0] + 1 + round((end[0] - start[0]) * step / steps)
            y = start[1] + round((end[1] - start[1]) * step / steps)
            canvas.write(x, y, sign, style)

    def draw_place(self, canvas: Canvas, x: int, y: int, place: str, seen: dict[str, Any]) -> None:
        owner = seen["owner"]
        mark = "o" if owner is None else MARK[seen["piece"]][owner]
        number = PLACE_NUMBER[place]
        told = f"[{mark}]" if seen["fortified"] else f" {mark} "
        told += self.words.speech.text(f"place-{place}.short")
        worth = str(POINTS[number] or "") + ("*" if ASKS_SETTLERS >> number & 1 else "")
        worth += f"+{DEFENCE[number]}" if DEFENCE[number] else ""
        told += f" {worth}" if worth else ""
        told += " ‼" if seen["besieged"] else ""
        canvas.write(x, y, told + " ", STYLE[owner] if owner else "")

    # -- both sides, line by line

    def account(self, view: View) -> list[str]:
        """Money, points and the size of every pile."""
        names = [self.words.text(id) for id in COLUMNS]
        wide = max(len(self.words.seat(side)) for side in SIDES) + 2
        lines = [self.paint("faint", " " * wide + "  ".join(names))]
        for side in SIDES:
            seen = view["sides"][side]
            taken = CUBE_WORTH * seen["captured"]["villages"] + DISC_WORTH * seen["captured"]["towns"]
            cells = [
                seen["money"], seen["points"], seen["hand_size"], seen["deck_size"], len(seen["discard"]),
                seen["villages_left"], seen["towns_left"], f"{taken}/{CAPTURED_POINTS}",
            ]  # fmt: skip
            row = "  ".join(f"{cell!s:>{len(name)}}" for cell, name in zip(cells, names, strict=True))
            lines.append(self.paint(STYLE[side], f"{self.words.seat(side):<{wide}}") + row)
        return lines

    def siege(self, view: View, attacker: str, width: int) -> list[str]:
        siege = view["sieges"][attacker]
        if siege is None:
            return []
        defender = next(side for side in SIDES if side != attacker)
        marker = siege["marker"]
        leader = attacker if marker > 0 else defender
        named = {
            "place": self.words.speech.text(f"place-{siege['place']}"),
            "attacker": self.words.seat(attacker),
            "leader": self.words.seat(leader),
            "lead": abs(marker),
        }
        told = [self.words.text("acres-siege", named)]
        told += [f"{self.words.seat(side)} — {self.cards(siege['cards'][side])}" for side in (attacker, defender)]
        lines = [self.paint("strong", line) for line in self.wrap(told[0], width)]
        lines.append("  " + self.track(marker, self.words.seat(defender), self.words.seat(attacker)))
        return lines + self.wrap(told[1], width, 2) + self.wrap(told[2], width, 2)

    def track(self, marker: int, defender: str, attacker: str) -> str:
        """A13.2, A13.7 The marker between the defender's end and the attacker's; beyond the bars a siege is won."""
        told = [defender]
        for at in range(min(-LEAST_TRACK, marker), max(LEAST_TRACK, marker) + 1):
            if at == ATTACKER_WINS_AT:
                told.append("|")
            told.append(f"[{abs(at)}]" if at == marker else str(abs(at)))
            if at == DEFENDER_WINS_AT:
                told.append("|")
        return " ".join([*told, attacker])

    def on_offer(self, view: View, width: int) -> list[str]:
        """A22 The empire cards still to be had, with what they cost."""
        lines: list[str] = []
        for side in SIDES:
            cards = view["sides"][side]["available_empire"]
            named = {"seat": self.words.seat(side), "cards": self.offered(cards, side)}
            if view["seat"] == side:
                lines += self.wrap(self.words.text("acres-offer", {**named, "cards": ""}).rstrip(), width)
                lines += self.effects(cards, side, width)
            else:
                lines += self.wrap(self.words.text("acres-offer", named), width)
        neutral = self.offered(view["neutral"], SIDES[0])
        if view["seat"] is None:
            return lines + self.wrap(self.words.text("acres-offer-neutral", {"cards": neutral}), width)
        lines += self.wrap(self.words.text("acres-offer-neutral", {"cards": ""}).rstrip(), width)
        return lines + self.effects(view["neutral"], SIDES[0], width)

    def effects(self, cards: dict[str, int], side: str, width: int) -> list[str]:
        """Each card with its price and what it does."""
        lines: list[str] = []
        for card, count in cards.items():
            if count:
                speech = self.words.speech
                told = {"label": self.offered({card: count}, side), "value": speech.text(f"wording-{card}")}
                lines += self.wrap(speech.text("inspect-line", told), width, 2)
        return lines

    def offered(self, cards: dict[str, int], side: str) -> str:
        told: list[str] = []
        for card, count in cards.items():
            if count:
                cost = COST[at(side, card)]
                told.append(self.times(card, count) + (f"\u00a0({cost})" if cost else ""))
        return ", ".join(told) or "—"

    def piles(self, view: View, side: str, width: int) -> list[str]:
        """What lies open of a side, and for the other side what is known of its hand."""
        seen = view["sides"][side]
        parts = [("acres-reserve", seen["reserve"]), ("acres-discard", seen["discard"])]
        if "known" in seen:
            parts += [("acres-known", seen["known"]), ("acres-hand-or-deck", seen["hand_or_deck"])]
        else:
            parts += [("acres-in-deck", seen["deck"]), ("acres-shown", seen["seen_by_opponent"])]
        told = [self.words.text(id, {"cards": self.cards(cards)}) for id, cards in parts if cards]
        if not told:
            return []
        lines = [self.paint(STYLE[side], self.words.seat(side))]
        for text in told:
            lines += self.wrap(text, width, 2)
        return lines

    def cards(self, cards: list[str]) -> str:
        return ", ".join(self.times(card, count) for card, count in Counter(cards).items()) or "—"

    def times(self, card: str, count: int) -> str:
        name = self.words.speech.text(f"card-{card}").replace(" ", "\u00a0")
        return name if count == 1 else f"{name}\u00a0×{count}"

    # -- one's own hand: each card, and what it can do

    def holding(self, view: View) -> object:
        seat = view["seat"]
        return None if seat is None else (seat, list(view["sides"][seat]["hand"]))

    def own(self, view: View, width: int) -> list[str]:
        self.hand_shown = self.holding(view)
        uses = self.uses()
        self.uses_shown = uses or self.uses_shown
        seat = view["seat"]
        if seat is None:
            return []
        seen = view["sides"][seat]
        title = {"seat": self.words.seat(seat), "money": seen["money"], "count": len(seen["hand"])}
        lines = [self.paint("strong", self.words.text("acres-own-hand", title))]
        usable = usable_places(view, seat)
        names = {card: self.words.speech.text(f"card-{card}") for card in seen["hand"]}
        wide = max((len(name) for name in names.values()), default=0) + 4
        for card, count in Counter(seen["hand"]).items():
            told = self.ability(seat, card, "fort-st-john-by-map" in view["rules"])
            if card in PLACE_NUMBER and not usable >> PLACE_NUMBER[card] & 1:
                told = self.words.text("acres-unusable", {"does": told})
            name = names[card] + (f" ×{count}" if count > 1 else "")
            head = f"  {name}".ljust(wide)
            lines += textwrap.wrap(
                told, width, initial_indent=head + "  ", subsequent_indent=" " * (wide + 2), break_on_hyphens=False
            ) or [head.rstrip()]
            if uses:
                lines += self.can(uses.get(card, []), width, wide + 2)
        return lines

    def uses(self) -> dict[str, Any]:
        return dict(self.answer.get("cards", {}))

    def can(self, uses: list[dict[str, Any]], width: int, indent: int) -> list[str]:
        """What a card can do now."""
        told = [
            self.words.speech.text(f"use-{use['verb']}", {"places": [f"place-{place}" for place in use["places"]]})
            for use in uses
        ]
        text = self.words.apart(told) if told else self.words.speech.text("use-nothing")
        lines = textwrap.wrap(text, width, initial_indent=" " * indent + "→ ", subsequent_indent=" " * (indent + 2))
        return [self.paint("strong" if uses else "faint", line) for line in lines]

    def ability(self, side: str, card: str, by_map: bool) -> str:
        if CARD_NUMBER[card] >= EMPIRE:
            return self.words.speech.text(f"wording-{card}")
        number = at(side, card)
        told = [
            self.words.speech.text(f"transport-{name}")
            for name, bit in zip(TRANSPORTS, TRANSPORT_BITS, strict=True)
            if SYMBOLS[number] & bit
        ]
        told += [self.words.text(id) for bit, id in SYMBOL_TEXTS if SYMBOLS[number] & bit]
        if COIN[number]:
            told.append(self.words.text("acres-coin", {"count": COIN[number]}))
        if MILITARY[number]:
            told.append(self.words.text("acres-strength", {"count": MILITARY[number]}))
        symbols = ", ".join(told) or self.words.text("acres-no-symbols")
        sheet = number + BY_MAP if by_map else number
        leads = [self.leads(sheet, transport) for transport in range(len(TRANSPORTS))]
        return " · ".join([symbols, *(lead for lead in leads if lead)])

    def leads(self, at_card: int, transport: int) -> str:
        """A8.2 The places a card lists."""
        mask = LISTS[transport][at_card]
        if not mask:
            return ""
        places = [
            self.words.speech.text(f"place-{name}.short").replace(" ", "\u00a0")
            for place, name in enumerate(PLACE_NAMES)
            if mask >> place & 1
        ]
        by = self.words.speech.text(f"transport-{TRANSPORTS[transport]}")
        return f"{by} → {', '.join(places)}"

    def wrap(self, text: str, width: int, indent: int = 0) -> list[str]:
        return textwrap.wrap(
            text, width, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2), break_on_hyphens=False
        )


def at(side: str, card: str) -> int:
    """Where the facts of a card stand, see cards.py of the room."""
    return SIDES.index(side) * CARDS + CARD_NUMBER[card]


def usable_places(view: View, side: str) -> int:
    """A11.1 Held, joined home and not besieged."""
    held = besieged = 0
    for number, name in enumerate(PLACE_NAMES):
        seen = view["places"][name]
        held |= (seen["owner"] == side) << number
        besieged |= seen["besieged"] << number
    return held & joined_home(SIDES.index(side), held) & ~besieged


BOARD = FewAcresBoard
