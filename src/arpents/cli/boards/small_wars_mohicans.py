"""Where the armies stand, region by region from Acadia to the Carolinas, and what lies beside the map."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from arpents.cli.boards.board import Board, View
from arpents.cli.boards.canvas import Canvas
from arpents.cli.terminal import Paint
from arpents.cli.words import Words
from arpents.games.small_wars_mohicans.facts.board import (
    BASE_OF,
    BRITISH,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_PLACE,
    FRENCH,
    GOAL_OF,
    KIND,
    MILITIA,
    NATION_NAMES,
    NATION_OF,
    PERMANENT,
    PLACE,
    PLACE_NAMES,
    POINTS,
    TRIBE_OF,
    UNIT,
    UNIT_NAMES,
)
from arpents.games.small_wars_mohicans.facts.calendar import SEASON, SEASONS, YEAR
from arpents.games.small_wars_mohicans.facts.reading import OWNERS
from arpents.games.small_wars_mohicans.year.victory import WANTED

REGIONS: Final[dict[str, tuple[str, ...]]] = {
    "mohicans-acadia": (
        "louisbourg", "isle-st-jean", "ft-beausejour", "ft-lawrence", "halifax", "port-royal", "st-jean", "micmac-e",
        "micmac-w",
    ),
    "mohicans-st-lawrence": (
        "tadoussac", "chicoutimi", "quebec", "st-maurice", "trois-rivieres", "saint-francois", "montreal", "chambly",
        "caughnawaga", "algonquin-e", "ft-levis", "portage-des-chats", "portage-dufort", "algonquin-w", "nipissing",
    ),
    "mohicans-hudson": (
        "ft-st-frederic", "ft-carillon", "william-henry", "ft-george", "albany", "johnson-hall", "cherry-valley",
        "ft-stanwix", "ft-oswego", "mohawk", "oneida", "tuscarora", "onondaga", "cayuga", "seneca-e", "seneca-w",
        "ochenago",
    ),
    "mohicans-lakes": (
        "ft-frontenac", "mississauga", "ft-toronto", "ft-niagara", "ft-presquisle", "tionontati", "le-detroit",
        "huron", "chippewa-e", "chippewa-w", "ottawa-e", "ottawa-w", "michillimackinac", "pottawatomi", "fox",
        "winnebago", "sauk",
    ),
    "mohicans-ohio": (
        "ft-duquesne", "ft-venango", "kittaning", "mingo-n", "mingo-s", "delaware-w", "shawnee", "ft-des-miamis",
        "miamis", "ft-vincennes", "illinois", "ft-ligonier", "ft-necessity", "ft-cumberland",
    ),
    "mohicans-new-england": (
        "bangor", "norridgewock", "abenaki", "portland", "portsmouth", "new-hampshire", "boston", "hartford",
        "new-london", "new-haven",
    ),
    "mohicans-colonies": (
        "new-york", "trenton", "philadelphia", "easton", "wilkesbarre", "delaware-e", "carlisle", "baltimore",
        "alexandria", "fredericksburg", "williamsburg", "ft-chiswell", "ennice", "salem", "ft-dobbs", "salisbury",
        "cherokee",
    ),
}  # fmt: skip
SIDES: Final = ("french", "british")

WIDTH: Final = 79
HEIGHT: Final = 31
# Where the name of each place begins: by longitude and latitude, the crowded middle stretched
MAP: Final = {
    "chicoutimi": (40, 0), "tadoussac": (56, 0),
    "st-maurice": (44, 1), "micmac-w": (63, 1),
    "nipissing": (18, 2), "quebec": (48, 2), "isle-st-jean": (63, 2),
    "chippewa-w": (7, 3), "trois-rivieres": (46, 3), "micmac-e": (64, 3),
    "ottawa-e": (10, 4), "algonquin-w": (27, 4), "saint-francois": (46, 4), "louisbourg": (63, 4),
    "michillimackinac": (5, 5), "portage-dufort": (25, 5), "montreal": (42, 5), "ft-beausejour": (63, 5),
    "ottawa-w": (6, 6), "portage-des-chats": (26, 6), "chambly": (47, 6), "ft-lawrence": (63, 6),
    "caughnawaga": (27, 7), "algonquin-e": (44, 7), "st-jean": (61, 7),
    "winnebago": (2, 8), "ft-levis": (36, 8), "bangor": (55, 8), "halifax": (66, 8),
    "fox": (1, 9), "ft-frontenac": (31, 9), "abenaki": (47, 9), "port-royal": (61, 9),
    "mississauga": (25, 10), "ft-st-frederic": (44, 10), "norridgewock": (61, 10),
    "ft-carillon": (45, 11),
    "ft-toronto": (18, 12), "william-henry": (43, 12), "portland": (60, 12),
    "chippewa-e": (8, 13), "ft-oswego": (31, 13), "ft-george": (45, 13),
    "sauk": (0, 14), "ft-niagara": (19, 14), "ft-stanwix": (33, 14), "new-hampshire": (58, 14),
    "seneca-w": (15, 15), "onondaga": (27, 15), "johnson-hall": (42, 15), "portsmouth": (60, 15),
    "pottawatomi": (1, 16), "seneca-e": (19, 16), "oneida": (31, 16), "mohawk": (43, 16),
    "le-detroit": (9, 17), "cayuga": (22, 17), "tuscarora": (34, 17), "albany": (49, 17), "boston": (61, 17),
    "ft-presquisle": (18, 18), "ochenago": (34, 18), "cherry-valley": (50, 18),
    "huron": (6, 19), "mingo-n": (18, 19), "wilkesbarre": (34, 19), "hartford": (51, 19),
    "ft-des-miamis": (3, 20), "ft-venango": (20, 20), "easton": (38, 20), "new-haven": (50, 20),
    "illinois": (0, 21), "kittaning": (20, 21), "trenton": (40, 21), "new-london": (53, 21),
    "miamis": (0, 22), "mingo-s": (12, 22), "delaware-e": (26, 22), "new-york": (43, 22),
    "delaware-w": (4, 23), "ft-duquesne": (21, 23), "philadelphia": (38, 23),
    "ft-ligonier": (20, 24), "carlisle": (34, 24),
    "ft-vincennes": (2, 25), "ft-necessity": (18, 25), "baltimore": (34, 25),
    "shawnee": (6, 26), "ft-cumberland": (21, 26), "alexandria": (36, 26),
    "fredericksburg": (34, 27),
    "ft-chiswell": (14, 28), "williamsburg": (36, 28),
    "ennice": (13, 29), "salem": (25, 29),
    "ft-dobbs": (13, 30), "salisbury": (27, 30),
}  # fmt: skip
NAME: Final = 12  # the longest name on the map
STYLE: Final = {"french": "first", "british": "second"}
LETTER: Final = {"french": "f", "british": "b", "native": "n", "iroquois": "i"}
GOALS: Final = {  # S41 whose victory wants which places
    side: [name for name in PLACE_NAMES[FIRST_PLACE:] if GOAL_OF[PLACE[name]] == OWNERS.index(side)] for side in SIDES
}
BASES: Final = [name for name in GOALS["french"] if BASE_OF[PLACE[name]] == BRITISH]  # Albany is wanted in any case
NAMED_BOXES: Final = ("reserve", "track", "aboard")
COUNTED_BOXES: Final = ("overseas", "out")
HIDDEN: Final = "?"
NO_BREAK: Final = "\u00a0"


class MohicansBoard(Board):
    def __init__(self, words: Words, paint: Paint) -> None:
        super().__init__(words, paint)
        self.close: list[str] = []  # the stacks on the move or in a fight, as they were printed last

    def moment(self, view: View) -> object:
        """The year's turn, who holds what, and where the enemy stands."""
        enemies = [side for side in SIDES if side != view["seat"]]
        places = [
            (
                seen["owner"],
                seen.get("fort"),
                seen.get("raid"),
                seen.get("besieged_by"),
                *(side in seen for side in enemies),
            )
            for seen in view["places"].values()
        ]
        return view["turn"], view["iroquois"]["at_war_for"], places

    def draw(self, view: View, width: int) -> list[str]:
        lines = [self.paint("strong", line) for line in self.wrap(self.heading(view), width)]
        lines += self.map(view)
        lines += self.victory(view, width) + self.diplomacy(view, width) + self.sea(view, width)
        for region, places in regions().items():
            lines += self.region(view, region, places, width)
        self.close = self.stirring(view, width)
        return lines + self.boxes(view, width)

    def close_up(self, view: View, width: int) -> list[str]:
        """The stack that marches and the places that are fought for, when they are no longer as shown."""
        lines = self.stirring(view, width)
        if lines == self.close:
            return []
        self.close = lines
        return lines

    def reveal(self, view: View, width: int) -> list[str]:
        """The French alone have something to hide: their ships."""
        return (self.anchorages(view, width) if view["seat"] == "french" else []) or ["—"]

    def legend(self, view: View) -> str:
        return self.words.text("mohicans-legend")

    # -- the calendar, supply and victory

    def heading(self, view: View) -> str:
        season = self.words.speech.text(f"season-{view['season']}")
        named = {"season": season[:1].upper() + season[1:], "year": str(view["year"])}
        told = [
            self.words.text("mohicans-turn", {**named, "turn": view["turn"], "last": last_turn(view)}),
            self.words.text("mohicans-supply", {"land": view["supply"]["land"], "sea": view["supply"]["sea"]}),
        ]
        if view["phase"]:
            told.insert(1, self.words.speech.text(f"phase-{view['phase']}"))
        if view["sea_lift"]:
            told.append(self.words.text("mohicans-sea-lift", {"place": self.place(view["sea_lift"])}))
        return " · ".join(part.replace(" ", NO_BREAK) for part in told)

    def victory(self, view: View, width: int) -> list[str]:
        """S41 What each side wants, and who holds it."""
        wanted = [name for name in GOALS["french"] if name not in BASES]
        french = {
            "places": ", ".join(self.held(view, name) for name in wanted),
            "bases": ", ".join(self.held(view, name) for name in BASES),
        }
        goals = GOALS["british"]
        taken = sum(view["places"][name]["owner"] == "british" for name in goals)
        british = {"places": ", ".join(self.held(view, name) for name in goals), "taken": taken, "wanted": WANTED}
        british |= {"montreal": self.place("montreal"), "quebec": self.place("quebec")}
        lines = self.labelled("french", self.words.text("mohicans-french-goal", french), width)
        return lines + self.labelled("british", self.words.text("mohicans-british-goal", british), width)

    def held(self, view: View, place: str) -> str:
        return f"{self.place(place)}{NO_BREAK}({LETTER[view['places'][place]['owner']]})"

    def diplomacy(self, view: View, width: int) -> list[str]:
        """S39 The Six Nations, the Great Victories that turn them, and the tribes still at home."""
        iroquois = view["iroquois"]
        if iroquois["at_war_for"] is not None:
            named = {"seat": self.words.seat(iroquois["at_war_for"]), "used": int(iroquois["free_stack_used"])}
            lines = self.wrap(self.words.text("mohicans-at-war", named), width)
        else:
            colours = {side: [unit for unit, of in iroquois["colours"].items() if of == side] for side in SIDES}
            told = {side: ", ".join(self.unit(unit) for unit in units) or "—" for side, units in colours.items()}
            lines = self.wrap(self.words.text("mohicans-council", told), width)
            lines += self.wrap(
                self.words.text("mohicans-great-victories", self.by_side(view["great_victories"])), width
            )
        if any(view["forts_burnt"].values()):
            lines += self.wrap(self.words.text("mohicans-forts-burnt", self.by_side(view["forts_burnt"])), width)
        raids = {side: sum(seen.get("raid") == side for seen in view["places"].values()) for side in SIDES}
        if any(raids.values()):
            lines += self.wrap(self.words.text("mohicans-raids", self.by_side(raids)), width)
        asleep = [unit for seen in view["places"].values() for unit in seen.get("asleep", ())]
        if asleep:
            tribes = ", ".join(self.fresh(unit) for unit in asleep)
            lines += self.wrap(self.words.text("mohicans-asleep", {"tribes": tribes}), width)
        return lines

    def by_side(self, numbers: dict[str, int]) -> dict[str, object]:
        return {side: numbers[side] for side in SIDES}

    # -- the sea

    def sea(self, view: View, width: int) -> list[str]:
        lines = self.anchorages(view, width)
        if view["ships_through"]:
            ships = ", ".join(self.words.speech.text(f"ship-{ship}") for ship in view["ships_through"])
            lines += self.wrap(self.words.text("mohicans-through", {"ships": ships}), width)
        return lines

    def anchorages(self, view: View, width: int) -> list[str]:
        """S4.18, S6 The French ships, face down until they are met."""
        told: list[str] = []
        for number, box in enumerate(view["anchorages"], 1):
            if not box["occupied"]:
                continue
            ship = self.words.speech.text(f"ship-{box['french']}") if box["french"] else HIDDEN
            if box["british"]:
                ship += f" × {self.words.speech.text('ship-' + box['british'])}"
            told.append(f"{self.place('louisbourg') if number == 1 else number} ({ship})")
        return self.wrap(self.words.text("mohicans-anchorages", {"ships": ", ".join(told)}), width) if told else []

    # -- the map

    def map(self, view: View) -> list[str]:
        canvas = Canvas(WIDTH, HEIGHT)
        for name, (x, y) in MAP.items():
            if name in PLACE:
                self.draw_place(canvas, x, y, name, view["places"][name])
        return [line.rstrip() for line in canvas.lines(self.paint)]

    def draw_place(self, canvas: Canvas, x: int, y: int, name: str, seen: dict[str, Any]) -> None:
        """`f#Duquesne F5`: whose, what marks it, where, and the strength of those who stand there."""
        number = PLACE[name]
        sign = (
            "‼" if "besieged_by" in seen or "attacked_by" in seen
            else "×" if "raid" in seen
            else "■" if PERMANENT[number]
            else "#" if "fort" in seen
            else " "
        )  # fmt: skip
        forces = {side: sum(unit["points"] for unit in seen[side]) for side in SIDES if side in seen}
        told = [f"{LETTER[side].upper()}{strength}" for side, strength in forces.items()]
        room = ROOM[name] - len("f#") - (len("".join(told)) + 1 if told else 0)
        owner = STYLE.get(seen["owner"], "faint")
        title = LETTER[seen["owner"]] + sign + cut(self.on_map(name), min(room, NAME)) + " "
        canvas.write(x, y, title, owner)
        x += len(title)
        for side, text in zip(forces, told, strict=True):
            canvas.write(x, y, text, STYLE[side])
            x += len(text)

    def on_map(self, name: str) -> str:
        """Villages are called by their people, forts without the word."""
        number = PLACE[name]
        if TRIBE_OF[number] >= 0:
            return self.words.speech.text(f"unit-{UNIT_NAMES[TRIBE_OF[number]]}.short")
        if NATION_OF[number] >= 0:
            return self.words.speech.text(f"unit-{NATION_NAMES[NATION_OF[number]]}-nation.short")
        return self.place(name).removeprefix("Fort ").partition(" (")[0]

    # -- the places where something is going on, as tables

    def region(self, view: View, region: str, places: tuple[str, ...], width: int) -> list[str]:
        lines = [self.paint("strong", self.words.text(region))]
        for name in places:
            if is_busy(view["places"][name]):
                lines += self.line(name, view["places"][name], width)
        return lines if len(lines) > 1 else []

    def line(self, name: str, seen: dict[str, Any], width: int) -> list[str]:
        parts = [self.words.text(id, {"seat": self.words.seat(seen[field])}) for field, id in EVENTS if field in seen]
        head = f"  {self.marked(name, seen)}" + (f" ({', '.join(parts)})" if parts else "")
        piles = [(side, self.pile(side, seen[side])) for side in SIDES if side in seen]
        room = 26
        lines: list[str] = []
        if len(head) > room and piles:
            lines.append(head)
            head = ""
        for side, told in piles:
            wrapped = textwrap.wrap(
                told, width, initial_indent=" " * (room + 2), subsequent_indent=" " * (room + 4),
                break_on_hyphens=False,
            )  # fmt: skip
            lines.append(head.ljust(room + 2) + self.paint(STYLE[side], wrapped[0].lstrip(" ")))
            lines += [self.paint(STYLE[side], line) for line in wrapped[1:]]
            head = ""
        return lines or [head]

    def marked(self, name: str, seen: dict[str, Any]) -> str:
        """`b Albany #*`: whose it is, walls, and whether victory hangs on it."""
        number = PLACE[name]
        signs = (
            ("■" if PERMANENT[number] else "") + ("#" if "fort" in seen else "") + ("*" if GOAL_OF[number] >= 0 else "")
        )
        return f"{LETTER[seen['owner']]} {self.place(name)}" + (f" {signs}" if signs else "")

    def pile(self, side: str, units: list[dict[str, Any]]) -> str:
        """`F 3/5  La Reine (2), …`: how many, their strength, and each."""
        strength = sum(unit["points"] for unit in units)
        named = ", ".join(self.counter(unit) for unit in units)
        return f"{LETTER[side].upper()} {len(units)}/{strength}  {named}"

    def counter(self, unit: dict[str, Any]) -> str:
        strength = str(unit["points"])
        if "damaged" in unit:
            strength += f"/{POINTS[UNIT[unit['unit']]]}"
        told = self.unit(unit["unit"]) + NO_BREAK + (f"[{strength}]" if "inside" in unit else f"({strength})")
        told += "+" if "won" in unit else ""
        told += "′" if "moved" in unit else ""
        return f"→{told}" if "marching" in unit else told

    def fresh(self, unit: str) -> str:
        return f"{self.unit(unit)}{NO_BREAK}({POINTS[UNIT[unit]]})"

    def stirring(self, view: View, width: int) -> list[str]:
        lines: list[str] = []
        for name, seen in view["places"].items():
            marching = any("marching" in unit for side in SIDES for unit in seen.get(side, ()))
            if marching or "attacked_by" in seen or all(side in seen for side in SIDES):
                lines += self.line(name, seen, width)
        return lines

    # -- beside the map

    def boxes(self, view: View, width: int) -> list[str]:
        lines: list[str] = []
        for box in NAMED_BOXES:
            for side in SIDES:
                units = [unit for unit in view["boxes"][box] if side_of(unit, view) == side]
                if units:
                    told = ", ".join(self.fresh(unit) for unit in units)
                    lines += self.box_line(box, side, told, width)
        for box in COUNTED_BOXES:
            for side in SIDES:
                units = [unit for unit in view["boxes"][box] if side_of(unit, view) == side]
                if units:
                    strength = sum(POINTS[UNIT[unit]] for unit in units)
                    told = self.words.text("mohicans-counters", {"count": len(units), "points": strength})
                    lines += self.box_line(box, side, told, width)
        return lines

    def box_line(self, box: str, side: str, told: str, width: int) -> list[str]:
        name = self.words.speech.text(f"place-{box}")
        named = {"box": name[:1].upper() + name[1:], "seat": self.words.seat(side), "units": told}
        return self.wrap(self.words.text("mohicans-box", named), width)

    # -- names

    def place(self, name: str) -> str:
        return self.words.speech.text(f"place-{name}")

    def unit(self, name: str) -> str:
        """Short, but militia in full: they are called like their towns."""
        id = f"unit-{name}" if KIND[UNIT[name]] == MILITIA else f"unit-{name}.short"
        return self.words.speech.text(id).replace(" ", NO_BREAK)

    def labelled(self, side: str, text: str, width: int) -> list[str]:
        return [self.paint(STYLE[side], line) for line in self.wrap(text, width)]

    def wrap(self, text: str, width: int, indent: int = 0) -> list[str]:
        return textwrap.wrap(
            text, width, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2), break_on_hyphens=False
        )


def cut(name: str, length: int) -> str:
    return name if len(name) <= length else name[: max(length - 1, 0)] + "."


def room_on_map() -> dict[str, int]:
    """By place: how much can be written before the next name of the row begins."""
    found: dict[str, int] = {}
    for name, (x, y) in MAP.items():
        after = [other for other, row in MAP.values() if row == y and other > x]
        found[name] = min(after, default=WIDTH + 1) - x - 1
    return found


ROOM: Final = room_on_map()
EVENTS: Final = (
    ("besieged_by", "mohicans-besieged"),
    ("attacked_by", "mohicans-attacked"),
    ("raid", "mohicans-raided"),
)


def regions() -> dict[str, tuple[str, ...]]:
    """The regions, and in the last of them whatever another map may have besides."""
    known = {name for places in REGIONS.values() for name in places}
    found = {id: tuple(name for name in places if name in PLACE) for id, places in REGIONS.items()}
    rest = tuple(name for name in PLACE_NAMES[FIRST_PLACE:] if name not in known)
    return found if not rest else {**found, "mohicans-elsewhere": rest}


def is_busy(seen: dict[str, Any]) -> bool:
    return any(field in seen for field in (*SIDES, "raid", "attacked_by", "besieged_by"))


def side_of(unit: str, view: View) -> str | None:
    """Whom a counter serves: the tribes the French, the Six Nations nobody until they are at war."""
    number = UNIT[unit]
    if number >= FIRST_IROQUOIS:
        return view["iroquois"]["at_war_for"]  # type: ignore[no-any-return]
    return OWNERS[BRITISH if number < FIRST_FRENCH else FRENCH]


def last_turn(view: View) -> int:
    """S5.1 Twelve or fourteen: the turn's number and its season tell which calendar is played."""
    for years, seasons in zip(YEAR, SEASON, strict=True):
        turn = view["turn"] - 1
        if turn < len(years) and years[turn] == view["year"] and SEASONS[seasons[turn]] == view["season"]:
            return len(years)
    return int(view["turn"])


BOARD = MohicansBoard
